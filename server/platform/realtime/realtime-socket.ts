import type { Server, Socket } from 'socket.io'
import type { Language } from '#contract/language.ts'
import type { ClientEvents, ServerEvents } from '#contract/realtime.ts'
import type { Caller } from '../api/caller.ts'

/** Somebody by number, and by the id under which others know him. */
export type Person = { no: number; id: string }

type SocketData = {
  caller: Caller
  token: string
  language: Language
  /** Whom it may know of from the start. */
  people: Person[]
  known: Map<number, string>
  /** Whether somebody looks at the page, as far as it tells. */
  looking: boolean
}
type Between = {
  online: (process: string, user: number, online: boolean) => void
  'online-all': (process: string, users: number[]) => void
  who: (process: string) => void
  bye: (process: string) => void
  acquaint: (one: Person, other: Person) => void
  missed: () => void
}
export type RealtimeSocket = Socket<ClientEvents, ServerEvents, Between, SocketData>
export type Io = Server<ClientEvents, ServerEvents, Between, SocketData>

/** Lets a connection say so much in ten seconds; what is beyond goes unheard, and unanswered. */
export function boundTalk(socket: RealtimeSocket, perTenSeconds: number): void {
  let said = 0
  let until = 0
  socket.use((_event, next) => {
    const now = performance.now()
    if (now >= until) {
      said = 0
      until = now + 10_000
    }
    if (++said <= perTenSeconds) next()
  })
}
