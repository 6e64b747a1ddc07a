import { Redis } from 'ioredis'

const SLOWEST_RETRY_MS = 2_000

/**
 * A connection to Redis for which nobody waits long. While it gives no answers it is asked nothing,
 * and comes back by itself. An outage is logged when it begins and when it ends.
 */
export class RedisLink {
  readonly client: Redis
  private readonly answerMs: number
  private readonly log: (message: string, error?: unknown) => void
  private late = false
  private failing = false

  constructor(
    url: string,
    options: { answerMs: number; log: (message: string, error?: unknown) => void },
  ) {
    this.answerMs = options.answerMs
    this.log = options.log
    this.client = new Redis(url, {
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
      connectTimeout: 1_000,
      // A connection that stays silent is given up, so that another one is tried.
      socketTimeout: Math.max(1_000, this.answerMs),
      disconnectTimeout: 200,
      retryStrategy: (attempt) => Math.min(50 * 2 ** attempt, SLOWEST_RETRY_MS),
    })
    this.client.on('error', (error) => this.failed(error))
    this.client.on('ready', () => this.answered())
  }

  /** Whether it is connected and owes no answer. */
  get ready(): boolean {
    return this.client.status === 'ready' && !this.late
  }

  /** Redis' answer, or undefined where there is none in time. Never rejects. */
  ask<Answer>(question: () => Promise<Answer>): Promise<Answer | undefined> {
    if (!this.ready) return Promise.resolve(undefined)
    return new Promise((resolve) => {
      const giveUp = () => {
        this.late = true
        this.failed(new Error(`No answer from Redis within ${this.answerMs} ms`))
        resolve(undefined)
      }
      // An answer that came while this process was busy is read before the immediate runs.
      let grace: NodeJS.Immediate | undefined
      const timer = setTimeout(() => (grace = setImmediate(giveUp)), this.answerMs)
      const settle = () => {
        clearTimeout(timer)
        if (grace) clearImmediate(grace)
      }
      question().then(
        (answer) => {
          settle()
          this.answered()
          resolve(answer)
        },
        (error: unknown) => {
          settle()
          this.late = false
          this.failed(error)
          resolve(undefined)
        },
      )
    })
  }

  close(): void {
    this.client.disconnect()
  }

  private answered(): void {
    this.late = false
    if (!this.failing) return
    this.failing = false
    this.log('Redis answers again: limits count for all processes together')
  }

  private failed(error: unknown): void {
    if (this.failing) return
    this.failing = true
    this.log('Redis does not answer: each process counts its share of the limits', error)
  }
}
