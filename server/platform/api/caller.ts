import type { OperatorRole } from '#contract/operator-roles.ts'
import type { Role } from '#contract/roles.ts'
import type { ReceivedFile } from '../files/receive-file.ts'

/**
 * The user who is logged in. `no` is the user's number for joins, `session` the id of the session; with
 * `key` it is a program that uses an access key, and `session` is the id of the key.
 */
export type Caller = {
  no: number
  id: string
  role: Role
  session: string
  key?: true
  /** What an operator may do. */
  operator?: OperatorRole
  /** Whether the second factor was entered in the last ten minutes. */
  isRecent?: boolean
}

/** Cookies that the browser's scripts can't read. */
export type CookieName = 'companion' | 'draft' | 'device'

/** The program that makes a call. */
export type Client = {
  /** Network address, behind as many proxies as are trusted. */
  address: string
  /** The User-Agent header, cut short. */
  agent: string
  /** Whether it is a browser, which stores cookies. */
  browser: boolean
  cookie(name: CookieName): string | undefined
  /** Sets a cookie for so many seconds; null removes it. */
  setCookie(name: CookieName, value: string | null, seconds: number): void
}

export type Files = readonly ReceivedFile[]

/** The client of calls that the server makes itself to render a public page. */
export const anonymousClient: Client = {
  address: '127.0.0.1',
  agent: '',
  browser: false,
  cookie: () => undefined,
  setCookie: () => undefined,
}
