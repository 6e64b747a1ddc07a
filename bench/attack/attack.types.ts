import type { Running } from '../servers.ts'

/** What an attack is given: a server of its own, on a database of its own. */
export type Target = {
  databaseUrl: string
  /** Starts the server on that database as an operator runs it; stopped and the database dropped at the end. */
  start: (env?: Record<string, string>) => Promise<Running>
}

/** Whether the attack was withstood, with what was measured (a figure and its unit in words). */
export type Outcome = { passed: boolean; figures: Record<string, string> }

/** What each file in `attacks/` exports; its name is the file's. */
export type Attack = {
  /** One line for `npm run attack -- list`: who does what, and what must not happen. */
  about: string
  attack: (target: Target) => Promise<Outcome>
}
