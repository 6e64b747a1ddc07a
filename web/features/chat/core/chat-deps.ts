import type { Api } from '#contract/api.ts'
import type { ClientEvents, ServerEvents } from '#contract/realtime.ts'

type ConnectionEvents = ServerEvents & { connect: () => void; disconnect: () => void }

/** The connection as the core needs it: `socketTransport` wraps a socket, tests have their own. */
export type Transport = {
  isConnected: () => boolean
  emit: <Name extends keyof ClientEvents>(
    name: Name,
    ...args: Parameters<ClientEvents[Name]>
  ) => void
  /** Returns a function that removes the listener. */
  on: <Name extends keyof ConnectionEvents>(
    name: Name,
    listener: ConnectionEvents[Name],
  ) => () => void
}

/** Storage for queued texts, shared by all tabs of a user. `write` returns whether it could store. */
export type QueueStorage = { read: () => string | null; write: (text: string) => boolean }

/** Everything the core depends on. */
export type ChatDeps = {
  me: string
  transport: Transport
  call: Api['call']
  storage?: QueueStorage
  /** Storage for unsent drafts. */
  drafts?: QueueStorage
  /** In ms since 1970. */
  now: () => number
  /** A random UUID. */
  newId: () => string
}
