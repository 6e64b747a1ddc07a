import type { Server, Socket } from 'socket.io'
import type { Language } from '#contract/language.ts'
import type { ClientEvents, ServerEvents } from '#contract/realtime.ts'
import type { Caller } from '../api/caller.ts'

/** A user by number, and by the id under which others know them. */
export type Person = { no: number; id: string }

type SocketData = {
  caller: Caller
  token: string
  language: Language
  /** The contacts at the start. */
  people: Person[]
  known: Map<number, string>
  /** Whether the page is in view, as its browser last sent. */
  looking: boolean
}
type Between = {
  online: (process: string, user: number, online: boolean) => void
  'online-all': (process: string, users: number[]) => void
  who: (process: string) => void
  bye: (process: string) => void
  contact: (one: Person, other: Person) => void
  missed: () => void
}
export type RealtimeSocket = Socket<ClientEvents, ServerEvents, Between, SocketData>
export type Io = Server<ClientEvents, ServerEvents, Between, SocketData>

/** Limits the events of a connection in ten seconds; further ones are dropped without an answer. */
export function limitEvents(socket: RealtimeSocket, perTenSeconds: number): void {
  let events = 0
  let until = 0
  socket.use((_event, next) => {
    const now = performance.now()
    if (now >= until) {
      events = 0
      until = now + 10_000
    }
    if (++events <= perTenSeconds) next()
  })
}
