import type { Caller, Client } from '../api/caller.ts'
import type { Person } from './realtime-socket.ts'

export type RealtimeDeps = {
  authenticate: (token: string, client: Client) => Promise<Caller | undefined>
  /** Which of these tokens still open something. */
  signedIn: (tokens: string[]) => Promise<Set<string>>
  /** Those with whom a user shares a room; they see of one another whether they are online. */
  contacts: (userNo: number) => Promise<Person[]>
  /** Records that these users have a page in view now. */
  recordSeen: (userNos: number[]) => Promise<void>
  origin: string
  trustProxy: number
  /** How many processes share the connections of this machine. */
  processes: number
  /** Most events of one connection in ten seconds; further ones are dropped. */
  perTenSeconds: number
  redisUrl: string | undefined
  databaseUrl: string
  log: (message: string, error?: unknown) => void
}
