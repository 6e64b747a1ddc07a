import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { WebhookFailure } from '#contract/webhook-events.ts'
import { enqueue } from '../platform/jobs.ts'
import type { Signer } from '../platform/signing-key.ts'
import * as store from './delivery.store.ts'
import { pauseFailing } from './pause-failing.ts'
import { postEvent, type Attempt, type PostOptions } from './post-event.ts'
import { retryTime } from './retry-time.ts'
import { secretOf, signedHeaders } from './signature.ts'
import type { WebhooksDeps } from './webhooks-deps.ts'
import { readWebhookUrl } from './webhook-url.ts'

export const SEND_WEBHOOKS = 'send-webhooks'

const TIMEOUT_MS = 10_000
const LEASE_SECONDS = 60
const SLOW_MS = 1_000
const MINUTE_MS = 60_000

/**
 * What is sent at once, by one process. Webhooks whose last attempt failed or took long have a lane of their own, so
 * that those which answer never wait for them. Of one webhook there is one attempt at a time.
 */
const lanes = { quick: 12, slow: 6 }

type Lane = {
  slow: boolean
  most: number
  running: Set<Promise<void>>
  claiming: boolean
  again: boolean
}

type Deps = WebhooksDeps & {
  signer: Signer
  post: Pick<PostOptions, 'resolve' | 'loopback'> & { timeoutMs?: number }
  onAttempt?: (outcome: WebhookFailure | 'delivered', seconds: number) => void
}

/** Sends what is due, beside the jobs of this process: they only wake it, so none waits for a receiver. */
export class EventSender {
  private readonly closing = new AbortController()
  private readonly lanes: Lane[]
  private readonly deps: Deps

  constructor(deps: Deps) {
    this.deps = deps
    this.lanes = Object.entries(lanes).map(([name, most]) => ({
      ...{ slow: name === 'slow', most, running: new Set() },
      ...{ claiming: false, again: false },
    }))
  }

  /** Begins with what is due now, if it hasn't. */
  readonly wake = (): void => {
    for (const lane of this.lanes) void this.fill(lane)
  }

  /** Breaks off what is under way; it is sent again later. */
  async close(): Promise<void> {
    this.closing.abort()
    await Promise.all(this.lanes.flatMap(({ running }) => [...running]))
  }

  private async fill(lane: Lane): Promise<void> {
    lane.again = true
    if (lane.claiming) return
    lane.claiming = true
    try {
      while (lane.again && !this.closing.signal.aborted) {
        lane.again = false
        const room = lane.most - lane.running.size
        if (room > 0) for (const claimed of await this.claim(lane, room)) this.begin(lane, claimed)
      }
    } catch (error) {
      this.deps.log('webhooks could not be sent; the next minute tries again', error)
    } finally {
      lane.claiming = false
    }
  }

  private claim({ slow }: Lane, most: number): Promise<store.Claimed[]> {
    return store.claim(this.deps.db, { slow, most, leaseSeconds: LEASE_SECONDS })
  }

  private begin(lane: Lane, claimed: store.Claimed): void {
    const running = this.attempt(claimed)
      .catch((error: unknown) => {
        if (!this.closing.signal.aborted)
          this.deps.log('the attempt of a webhook was not recorded', error)
      })
      .finally(() => {
        lane.running.delete(running)
        // It may have changed lanes.
        this.wake()
      })
    lane.running.add(running)
  }

  private async attempt(claimed: store.Claimed): Promise<void> {
    const began = performance.now()
    const attempt = await this.post(claimed)
    const ms = performance.now() - began
    this.deps.onAttempt?.(attempt.failure ?? 'delivered', ms / 1_000)
    await record(this.deps, claimed, attempt, ms > SLOW_MS)
  }

  private async post(claimed: store.Claimed): Promise<Attempt> {
    const { signer, post, origin } = this.deps
    const { webhookId, secretNo, oldSecret, body } = claimed
    // What was allowed when it was made may not be any more.
    const url = readWebhookUrl(claimed.url, post)
    if (!url) return { status: null, failure: 'address' }
    const secrets = (oldSecret ? [secretNo, secretNo - 1] : [secretNo]).map((no) =>
      secretOf(signer, webhookId, no),
    )
    const headers = {
      'content-type': 'application/json',
      'user-agent': `Ghiyar-Webhooks/1 (+${origin}/api/docs#webhooks)`,
      ...signedHeaders(claimed, secrets, Math.floor(Date.now() / 1_000)),
    }
    return postEvent(
      url,
      { headers, body },
      { timeoutMs: TIMEOUT_MS, ...post, signal: this.closing.signal },
    )
  }
}

async function record(
  deps: WebhooksDeps & { db: NodePgDatabase },
  claimed: store.Claimed,
  { status, failure }: Attempt,
  slow: boolean,
): Promise<void> {
  const nextAt = failure === null ? null : retryTime(claimed.attempts, new Date())
  await deps.db.transaction(async (tx) => {
    const row = await store.recordHealth(tx, claimed.webhookNo, { failed: failure !== null, slow })
    if (!row) return
    await store.recordAttempt(tx, claimed, { status, failure, nextAt })
    if (failure !== null) await pauseFailing(deps, tx, row)
    // What is due later is found by the job of each minute.
    if (nextAt && nextAt.getTime() < Date.now() + MINUTE_MS)
      await enqueue(tx, SEND_WEBHOOKS, {}, { runAt: nextAt })
  })
}
