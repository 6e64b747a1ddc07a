import type { Api } from '#contract/api.ts'
import type { ClientEvents, ServerEvents } from '#contract/realtime.ts'

type Arrivals = ServerEvents & { connect: () => void; disconnect: () => void }

/** The connection as the core needs it: `socketTransport` makes one of a socket, a test its own. */
export type Transport = {
  isConnected: () => boolean
  emit: <Name extends keyof ClientEvents>(
    name: Name,
    ...said: Parameters<ClientEvents[Name]>
  ) => void
  /** Gives back what ends it. */
  on: <Name extends keyof Arrivals>(name: Name, listener: Arrivals[Name]) => () => void
}

/** Texts that wait to be sent, where they outlast the page; all tabs of a user share one. */
export type QueueStorage = { read: () => string | null; write: (text: string) => void }

/** Everything that lies outside of the core. */
export type World = {
  me: string
  transport: Transport
  call: Api['call']
  storage?: QueueStorage
  /** Where texts that are begun outlast the page. */
  drafts?: QueueStorage
  /** In ms since 1970. */
  now: () => number
  /** A random UUID. */
  newId: () => string
}
