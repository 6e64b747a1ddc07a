import type { Role } from '#contract/roles.ts'
import type { ReceivedFile } from '../files/receive-form.ts'

/**
 * Who is signed in. `no` is the user's number for joins, `session` the id of the session; with a `key`,
 * a program that was given an access key, and `session` is the id of that.
 */
export type Caller = { no: number; id: string; role: Role; session: string; key?: true }

/** What is kept in the browser beyond the reach of its scripts. */
export type KeptCookie = 'companion' | 'draft' | 'device'

/** The program that asks, in so far as a call may depend on it. */
export type Client = {
  /** Network address, behind as many proxies as are trusted. */
  address: string
  /** The User-Agent header, cut short. */
  agent: string
  /** Whether it is a browser, which keeps cookies. */
  browser: boolean
  cookie(name: KeptCookie): string | undefined
  /** Keeps a value for so many seconds; null takes it away. */
  keep(name: KeptCookie, value: string | null, seconds: number): void
}

export type Files = readonly ReceivedFile[]

/** Nobody in particular: the server itself, rendering a page that is equal for everybody. */
export const nobody: Client = {
  address: '127.0.0.1',
  agent: '',
  browser: false,
  cookie: () => undefined,
  keep: () => undefined,
}
