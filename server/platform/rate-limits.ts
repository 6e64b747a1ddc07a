import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { RedisLink } from './rate-limits-redis.ts'
import { refuse, type Refusal } from './refusal.ts'

/**
 * So many times in so many seconds, counted from the first. The name tells one rule's counts from
 * another's. Many people can share an address: rules of that scope are widened by `perAddress`.
 */
export type Rule = { name: string; points: number; seconds: number; scope?: 'address' }

type Options = {
  /** Without it every process counts for itself. */
  redisUrl?: string
  /** How many processes share the limits. */
  processes: number
  perAddress: number
  /** How long Redis may take before a request goes on without it. */
  answerMs?: number
  log: (message: string, error?: unknown) => void
}

// A browser stays with one process: its typing errors are not to shut anybody out.
const SMALLEST_SHARE = 3

type Limiters = { own: RateLimiterMemory; shared: RateLimiterRedis | undefined }

/**
 * Counts attempts and refuses those above the limit: for all processes together in Redis, and in
 * this process alone, where it then has only its share, without Redis or while that is away. A
 * refused attempt doesn't make the wait longer.
 */
export class RateLimits {
  private readonly limiters = new Map<string, Limiters>()
  private readonly redis: RedisLink | undefined
  private readonly processes: number
  private readonly perAddress: number

  constructor({ redisUrl, processes, perAddress, answerMs = 150, log }: Options) {
    this.processes = processes
    this.perAddress = perAddress
    this.redis = redisUrl ? new RedisLink(redisUrl, { answerMs, log }) : undefined
  }

  /** Whether the counts are those of all processes now. */
  get shared(): boolean {
    return this.redis?.ready ?? this.processes === 1
  }

  /** Counts one attempt; a refusal when that is one too many. */
  async take(rule: Rule, key: string): Promise<Refusal | undefined> {
    const { own, shared } = this.limitersOf(rule)
    const counted = shared && (await this.redis?.ask(() => count(shared, digest(key))))
    const limiter = counted && shared ? shared : own
    const { consumedPoints, msBeforeNext } = counted ?? (await count(own, digest(key)))
    if (consumedPoints <= limiter.points) return undefined
    const retryAfter = Math.max(1, Math.ceil(msBeforeNext / 1_000))
    return refuse('server.limited', undefined, { retryAfter })
  }

  /**
   * Counts one attempt under each rule until one refuses: put the address first, so that one that is
   * refused itself can't use up what others are allowed.
   */
  async takeAll(attempts: readonly (readonly [Rule, string])[]): Promise<Refusal | undefined> {
    for (const [rule, key] of attempts) {
      const refusal = await this.take(rule, key)
      if (refusal) return refusal
    }
    return undefined
  }

  /** Forgets what was counted, as after a success. What Redis counted stays while it is away. */
  async reset(rule: Rule, key: string): Promise<void> {
    const { own, shared } = this.limitersOf(rule)
    await own.delete(digest(key))
    if (shared) await this.redis?.ask(() => shared.delete(digest(key)))
  }

  async close(): Promise<void> {
    this.redis?.close()
  }

  private limitersOf(rule: Rule): Limiters {
    const known = this.limiters.get(rule.name)
    if (known) return known
    const points = this.pointsOf(rule)
    const options = { keyPrefix: `ghiyar:limit:${rule.name}`, duration: rule.seconds }
    const share = Math.max(Math.min(points, SMALLEST_SHARE), Math.ceil(points / this.processes))
    const limiters = {
      own: new RateLimiterMemory({ ...options, points: share }),
      shared:
        this.redis && new RateLimiterRedis({ ...options, points, storeClient: this.redis.client }),
    }
    this.limiters.set(rule.name, limiters)
    return limiters
  }

  private pointsOf({ points, scope }: Rule): number {
    return scope === 'address' ? Math.max(1, Math.round(points * this.perAddress)) : points
  }
}

/** The count after this attempt. The library rejects with it when it is above the limit. */
async function count(limiter: RateLimiterMemory | RateLimiterRedis, key: string) {
  try {
    return await limiter.consume(key)
  } catch (reason) {
    if (reason instanceof RateLimiterRes) return reason
    throw reason
  }
}

/** Addresses and identities stand nowhere in the clear, and no key is long. */
const digest = (key: string) => createHash('sha256').update(key).digest('hex')
