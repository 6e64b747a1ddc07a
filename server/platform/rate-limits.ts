import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { addressScopes, type AddressScope } from './rate-limits-address.ts'
import { RedisLink } from './rate-limits-redis.ts'
import { refuse, type Refusal } from './refusal.ts'

/**
 * So many times in so many seconds, counted from the first. The name tells one rule's counts from
 * another's. The key of a rule of the scope “address” is an IP address, which counts as itself and as
 * part of its networks. Many people can share one: such rules are widened by `perAddress`, and so are
 * those of the scope “widened”, whose key is just a key.
 */
export type Rule = { name: string; points: number; seconds: number; scope?: 'address' | 'widened' }

type Options = {
  /** Without it every process counts for itself. Counts of two scopes in one Redis are kept apart. */
  redis?: { url: string; scope: string }
  /** How many processes share the limits. */
  processes: number
  perAddress: number
  /** How long Redis may take before a request goes on without it. */
  answerMs?: number
  /** Called with the name of the rule that refused. */
  onLimited?: (rule: string) => void
  log: (message: string, error?: unknown) => void
}

// A browser stays with one process: its typing errors are not to shut anybody out.
const SMALLEST_SHARE = 3

type Limiters = { own: RateLimiterMemory; shared: RateLimiterRedis | undefined }
type Counted = { used: number; points: number; msBeforeNext: number }

/**
 * Counts attempts and refuses those above the limit: for all processes together in Redis, and in
 * this process alone, where it then has only its share, without Redis or while that is away. A
 * refused attempt doesn't make the wait longer.
 */
export class RateLimits {
  private readonly limiters = new Map<string, Limiters>()
  private readonly redis: RedisLink | undefined
  private readonly keyPrefix: string
  private readonly processes: number
  private readonly perAddress: number
  readonly onLimited: (rule: string) => void

  constructor({
    redis,
    processes,
    perAddress,
    answerMs = 150,
    onLimited = () => undefined,
    log,
  }: Options) {
    this.processes = processes
    this.perAddress = perAddress
    this.onLimited = onLimited
    this.redis = redis && new RedisLink(redis.url, { answerMs, log })
    this.keyPrefix = `${redis?.scope}:limit`
  }

  /** Whether the counts are those of all processes now. */
  get shared(): boolean {
    return this.redis?.ready ?? this.processes === 1
  }

  /**
   * Counts one attempt; a refusal when that is one too many. Of an address and its networks the
   * narrowest counts first: what it is refused doesn't use up what its neighbours may do.
   */
  async take(rule: Rule, key: string): Promise<Refusal | undefined> {
    for (const scope of scopesOf(rule, key)) {
      const { used, points, msBeforeNext } = await this.count(rule, scope)
      if (used <= points) continue
      this.onLimited(rule.name)
      const retryAfter = Math.max(1, Math.ceil(msBeforeNext / 1_000))
      return refuse('server.limited', undefined, { retryAfter })
    }
    return undefined
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

  /** Counts one attempt and refuses nothing: what share of the limit is used now, above 1 beyond it. */
  async measure(rule: Rule, key: string): Promise<number> {
    const counts = await Promise.all(scopesOf(rule, key).map((scope) => this.count(rule, scope)))
    return Math.max(...counts.map(({ used, points }) => used / points))
  }

  /** The share that one more attempt would bring it to. Counts and stores nothing. */
  async peek(rule: Rule, key: string): Promise<number> {
    const shares = scopesOf(rule, key).map(async (scope) => {
      const { own, shared } = this.limitersOf(rule, scope.times)
      const stored = shared && (await this.redis?.ask(() => shared.get(digest(scope.key))))
      const { points } = stored !== undefined && shared ? shared : own
      const counted = stored === undefined ? await own.get(digest(scope.key)) : stored
      return ((counted?.consumedPoints ?? 0) + 1) / points
    })
    return Math.max(...(await Promise.all(shares)))
  }

  /** Takes back one attempt, as if it hadn't been counted: a count of nothing isn't stored. */
  async giveBack(rule: Rule, key: string): Promise<void> {
    await Promise.all(
      scopesOf(rule, key).map(async (scope) => {
        const { own, shared } = this.limitersOf(rule, scope.times)
        const key = digest(scope.key)
        const given = shared && (await this.redis?.ask(() => shared.reward(key)))
        const { consumedPoints } = given ?? (await own.reward(key))
        if (consumedPoints > 0) return
        if (given && shared) await this.redis?.ask(() => shared.delete(key))
        else await own.delete(key)
      }),
    )
  }

  /** Forgets what was counted, as after a success. What Redis counted stays while it is away. */
  async reset(rule: Rule, key: string): Promise<void> {
    for (const scope of scopesOf(rule, key)) {
      const { own, shared } = this.limitersOf(rule, scope.times)
      await own.delete(digest(scope.key))
      if (shared) await this.redis?.ask(() => shared.delete(digest(scope.key)))
    }
  }

  /** How much of something one network address may have, where an ordinary one has so much. */
  widened(points: number): number {
    return Math.max(1, Math.round(points * this.perAddress))
  }

  async close(): Promise<void> {
    this.redis?.close()
  }

  private async count(rule: Rule, { key, times }: AddressScope): Promise<Counted> {
    const { own, shared } = this.limitersOf(rule, times)
    const counted = shared && (await this.redis?.ask(() => count(shared, digest(key))))
    const { points } = counted && shared ? shared : own
    const { consumedPoints, msBeforeNext } = counted ?? (await count(own, digest(key)))
    return { used: consumedPoints, points, msBeforeNext }
  }

  private limitersOf(rule: Rule, times: number): Limiters {
    const name = `${rule.name} ${times}`
    const known = this.limiters.get(name)
    if (known) return known
    const points = rule.scope ? this.widened(rule.points * times) : rule.points
    const options = { keyPrefix: `${this.keyPrefix}:${rule.name}`, duration: rule.seconds }
    const share = Math.max(Math.min(points, SMALLEST_SHARE), Math.ceil(points / this.processes))
    const limiters = {
      own: new RateLimiterMemory({ ...options, points: share }),
      shared:
        this.redis && new RateLimiterRedis({ ...options, points, storeClient: this.redis.client }),
    }
    this.limiters.set(name, limiters)
    return limiters
  }
}

const scopesOf = ({ scope }: Rule, key: string): AddressScope[] =>
  scope === 'address' ? addressScopes(key) : [{ key, times: 1 }]

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
