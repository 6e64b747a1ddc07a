import pLimit, { type LimitFunction } from 'p-limit'
import { refuse, type Refusal } from './refusal.ts'

const RETRY_AFTER_SECONDS = 2

/**
 * Runs so many works at once and lets so many wait; what comes beyond that is refused at once. Of one owner at most
 * `ofOwner` run or wait, so that nobody fills the queue alone.
 */
export class BoundedQueue {
  private readonly limit: LimitFunction
  private readonly capacity: number
  private readonly ofOwner: number
  private readonly owners = new Map<string, number>()

  constructor({
    parallel,
    queue,
    ofOwner = Infinity,
  }: {
    parallel: number
    queue: number
    ofOwner?: number
  }) {
    this.limit = pLimit(parallel)
    this.capacity = parallel + queue
    this.ofOwner = ofOwner
  }

  async run<Result>(work: () => Promise<Result>, owner = ''): Promise<Result | Refusal> {
    const { activeCount, pendingCount } = this.limit
    const retryAfter = RETRY_AFTER_SECONDS
    if (activeCount + pendingCount >= this.capacity)
      return refuse('server.unavailable', undefined, { retryAfter })
    const own = this.owners.get(owner) ?? 0
    if (own >= this.ofOwner) return refuse('server.limited', undefined, { retryAfter })
    this.owners.set(owner, own + 1)
    try {
      return await this.limit(work)
    } finally {
      const left = this.owners.get(owner)! - 1
      if (left > 0) this.owners.set(owner, left)
      else this.owners.delete(owner)
    }
  }
}
