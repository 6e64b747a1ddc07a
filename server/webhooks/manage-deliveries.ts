import type { List, ParsedInputOf, ReplyOf } from '#contract/api.ts'
import { webhookTestEvent } from '#contract/webhook-events.ts'
import type { WebhookDelivery } from '#contract/webhooks.ts'
import type { Caller } from '../platform/api/caller.ts'
import { enqueue } from '../platform/jobs.ts'
import { offsetOf } from '../platform/paging.ts'
import { type Refusal, refuse } from '../platform/refusal.ts'
import * as deliveries from './delivery.store.ts'
import { SEND_WEBHOOKS } from './event-sender.ts'
import { webhookTests } from './limits.ts'
import { recordEvents } from './record-events.ts'
import { presentDelivery } from './webhook.present.ts'
import * as store from './webhook.store.ts'
import type { ManagedDeps } from './webhooks-deps.ts'

type By = { caller: Caller }
type Deps = Pick<ManagedDeps, 'db' | 'limits'>

const done = { message: 'success' } as const

export async function testWebhook(
  { db, limits }: Deps,
  { id }: ParsedInputOf<'testWebhook'>,
  { caller }: By,
): Promise<ReplyOf<'testWebhook'> | Refusal> {
  const limited = await limits.take(webhookTests, caller.id)
  if (limited) return limited
  return db.transaction(async (tx) => {
    const row = await store.find(tx, caller.no, id)
    if (!row) return refuse('webhook.not_found')
    if (row.pausedAt) return refuse('webhook.paused')
    await recordEvents(tx, [{ sellerNo: caller.no, type: webhookTestEvent, data: {} }], id)
    return done
  })
}

export async function getWebhookDeliveries(
  { db }: Deps,
  { id, ...page }: ParsedInputOf<'getWebhookDeliveries'>,
  { caller }: By,
): Promise<List<WebhookDelivery> | Refusal> {
  const row = await store.find(db, caller.no, id)
  if (!row) return refuse('webhook.not_found')
  const { rows, total } = await deliveries.deliveriesOf(db, row.no, offsetOf(page))
  return { items: rows.map(presentDelivery), total }
}

/** Attempts once more where it was given up; where it is still tried, at once. */
export async function retryWebhookDelivery(
  { db, limits }: Deps,
  { id }: ParsedInputOf<'retryWebhookDelivery'>,
  { caller }: By,
): Promise<ReplyOf<'retryWebhookDelivery'> | Refusal> {
  const limited = await limits.take(webhookTests, caller.id)
  if (limited) return limited
  return db.transaction(async (tx) => {
    const found = await deliveries.findDelivery(tx, caller.no, id)
    if (!found) return refuse('webhook.not_found')
    if (found.isPaused) return refuse('webhook.paused')
    await deliveries.makeDue(tx, found.no)
    await enqueue(tx, SEND_WEBHOOKS, {})
    return done
  })
}
