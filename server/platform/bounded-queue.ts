import pLimit, { type LimitFunction } from 'p-limit'
import { refuse, type Refusal } from './refusal.ts'

const RETRY_AFTER_SECONDS = 2

/** Runs so many works at once and lets so many wait; what comes beyond that is refused at once. */
export class BoundedQueue {
  private readonly limit: LimitFunction
  private readonly capacity: number

  constructor({ parallel, queue }: { parallel: number; queue: number }) {
    this.limit = pLimit(parallel)
    this.capacity = parallel + queue
  }

  run<Result>(work: () => Promise<Result>): Promise<Result | Refusal> {
    const { activeCount, pendingCount } = this.limit
    if (activeCount + pendingCount < this.capacity) return this.limit(work)
    const retryAfter = RETRY_AFTER_SECONDS
    return Promise.resolve(refuse('server.unavailable', undefined, { retryAfter }))
  }
}
