import type { Socket } from 'node:net'
import pg from 'pg'

/** What lets the statements of a transaction take a minute, here as on the server. */
export const ALLOW_LONGER = "set local statement_timeout = '60s'"
const LONGER_MS = 60_000

const ENDS_WITHIN_MS = 1_000
// A peer that vanished is noticed in 25 seconds, also where nothing is asked; Linux takes two hours.
const KEEP_ALIVE = { idleMs: 10_000, intervalMs: 5_000, probes: 3 }

type Settings = pg.ClientConfig & {
  /** How long the server may stay silent while an answer is due; 0 for as long as it takes. */
  answerMs?: number
  /** Called when a connection is given up for that, before its statement fails. */
  onSilent?: (error: Error) => void
}

/**
 * A connection to PostgreSQL on which no wait is endless. One that stays silent while an answer is
 * due is destroyed: its statements fail with `ETIMEDOUT`, and a pool replaces it. pg's own
 * `query_timeout` fails the statement alone, and a transaction then returns the blocked connection
 * to the pool.
 */
export class BoundedClient extends pg.Client {
  private readonly usualMs: number
  private readonly onSilent: ((error: Error) => void) | undefined
  private answerMs: number
  private timer: NodeJS.Timeout | undefined

  constructor({ answerMs = 0, onSilent, ...config }: Settings = {}) {
    super(config)
    this.usualMs = this.answerMs = answerMs
    this.onSilent = onSilent
    this.connection.once('connect', () => {
      const { idleMs, intervalMs, probes } = KEEP_ALIVE
      this.stream.setKeepAlive(true, idleMs, intervalMs, probes)
    })
    const [query, end] = [this.query.bind(this), this.end.bind(this)] as ((
      ...given: unknown[]
    ) => unknown)[]
    const bounded = {
      query: (...given: unknown[]) => {
        this.expectAnswer()
        if (this.usualMs > 0 && textOf(given[0]) === ALLOW_LONGER)
          this.answerMs = this.usualMs + LONGER_MS
        return query!(...given)
      },
      end: (...given: unknown[]) => {
        const destroying = setTimeout(() => this.stream.destroy(), ENDS_WITHIN_MS)
        this.connection.once('end', () => clearTimeout(destroying))
        return end!(...given)
      },
    }
    Object.assign(this, bounded)
    this.on('drain', () => this.expectNothing())
    this.on('end', () => this.expectNothing())
  }

  /** Ends what `ALLOW_LONGER` began, with the transaction. */
  allowAsUsual(): void {
    this.answerMs = this.usualMs
  }

  /** Another one after the connection turned to TLS. */
  private get stream(): Socket {
    return this.connection.stream as Socket
  }

  private expectAnswer(): void {
    // One that has ended already refuses by itself.
    if (this.timer || this.answerMs === 0 || this.stream.destroyed) return
    const { bytesRead } = this.stream
    // What arrived while this process was busy is read before the immediate runs.
    this.timer = setTimeout(() => setImmediate(() => this.look(bytesRead)), this.answerMs)
  }

  private expectNothing(): void {
    clearTimeout(this.timer)
    this.timer = undefined
  }

  private look(bytesBefore: number): void {
    if (!this.timer) return
    this.expectNothing()
    if (this.stream.bytesRead > bytesBefore) return this.expectAnswer()
    const error = Object.assign(new Error(`No answer of the database in ${this.answerMs} ms`), {
      code: 'ETIMEDOUT',
    })
    this.onSilent?.(error)
    this.stream.destroy(error)
  }
}

const textOf = (asked: unknown) =>
  typeof asked === 'string' ? asked : (asked as { text?: string } | undefined)?.text
