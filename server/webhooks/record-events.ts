import type { WebhookPayload } from '#contract/webhooks.ts'
import type { Executor } from '../platform/db.ts'
import { newId } from '../platform/id.ts'
import { enqueue } from '../platform/jobs.ts'
import { addDeliveries } from './delivery.store.ts'
import { SEND_WEBHOOKS } from './event-sender.ts'

export type NewWebhookEvent = Pick<WebhookPayload, 'type' | 'data'> & { sellerNo: number }

/**
 * Records events for the sellers' webhooks, or for the one of this id, in the caller's transaction: they are sent
 * after its commit, and not at all without one. Locks nothing that another order needs.
 */
export async function recordEvents(
  tx: Executor,
  events: NewWebhookEvent[],
  only?: string,
): Promise<void> {
  if (events.length === 0) return
  const timestamp = new Date().toISOString()
  const bodies = events.map(({ sellerNo, type, data }) => {
    const payload: WebhookPayload = { id: newId(), type, timestamp, data }
    return { sellerNo, eventId: payload.id, type, body: JSON.stringify(payload) }
  })
  const added = await addDeliveries(tx, bodies, only)
  // Without a key: one for all would make orders wait for each other.
  if (added > 0) await enqueue(tx, SEND_WEBHOOKS, {})
}
