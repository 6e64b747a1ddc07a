import { createHmac, randomBytes } from 'node:crypto'
import { isbot } from 'isbot'
import type { Client } from '../platform/api/caller.ts'
import type { Executor } from '../platform/db.ts'
import type { RateLimits, Rule } from '../platform/rate-limits.ts'
import { addressKey } from '../platform/rate-limits-address.ts'
import { addInterest, type Interest, type InterestKind } from './interest.store.ts'
import { uaeDay } from '../platform/uae-day.ts'

const WRITE_EVERY_MS = 10_000
const MOST_WAITING = 20_000
const MOST_SEEN = 200_000
const AT_ONCE = 2_000

const ofAddress: Rule = { name: 'interest-address', points: 60, seconds: 60, scope: 'address' }

type Visitor = Pick<Client, 'address' | 'agent'>

/**
 * Counts what visitors do about parts, in memory first, so that no visitor waits for it. One address
 * counts once for a listing, kind and day; which did is known to nobody, and forgotten with the day.
 */
export class InterestCounter {
  private waiting = new Map<string, Interest>()
  private readonly seen = new Set<number>()
  private seenOn = ''
  private salt = randomBytes(32)
  private written = Promise.resolve()
  private readonly timer: NodeJS.Timeout
  private readonly db: Executor
  private readonly limits: Pick<RateLimits, 'take'>
  private readonly onError: (error: unknown) => void
  private readonly now: () => Date

  constructor(options: {
    db: Executor
    limits: Pick<RateLimits, 'take'>
    onError: (error: unknown) => void
    now?: () => Date
  }) {
    this.db = options.db
    this.limits = options.limits
    this.onError = options.onError
    this.now = options.now ?? (() => new Date())
    this.timer = setInterval(() => void this.write(), WRITE_EVERY_MS).unref()
  }

  /** Robots, repetitions and floods are let by in silence. */
  async count(listingId: string, kind: InterestKind, visitor: Visitor): Promise<void> {
    if (visitor.agent === '' || isbot(visitor.agent)) return
    if (await this.limits.take(ofAddress, visitor.address)) return
    const day = uaeDay(this.now())
    if (!this.isNew(day, `${addressKey(visitor.address)} ${listingId} ${kind}`)) return
    const key = `${listingId} ${day} ${kind}`
    const known = this.waiting.get(key)
    if (known) known.times++
    else if (this.waiting.size < MOST_WAITING)
      this.waiting.set(key, { listingId, day, kind, times: 1 })
  }

  /** What is lost when the database is away is lost: these are statistics. */
  write(): Promise<void> {
    this.written = this.written.then(() => this.writeNow())
    return this.written
  }

  private async writeNow(): Promise<void> {
    const counted = [...this.waiting.values()]
    this.waiting = new Map()
    for (let at = 0; at < counted.length; at += AT_ONCE)
      await addInterest(this.db, counted.slice(at, at + AT_ONCE)).catch(this.onError)
  }

  async close(): Promise<void> {
    clearInterval(this.timer)
    await this.write()
  }

  /** Beyond the most that are remembered the oldest are forgotten, and may count again. */
  private isNew(day: string, visit: string): boolean {
    if (day !== this.seenOn) {
      this.seen.clear()
      this.seenOn = day
      this.salt = randomBytes(32)
    }
    const hash = createHmac('sha256', this.salt).update(visit).digest().readUIntBE(0, 6)
    if (this.seen.has(hash)) return false
    if (this.seen.size >= MOST_SEEN) this.seen.delete(this.seen.values().next().value!)
    this.seen.add(hash)
    return true
  }
}
