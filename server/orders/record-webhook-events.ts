import { addresses } from '#contract/addresses.ts'
import { orderNumber, type OrderActor, type OrderStep } from '#contract/order-status.ts'
import type { WebhookEvent } from '#contract/webhook-events.ts'
import type { WebhookPayload } from '#contract/webhooks.ts'
import type { NewWebhookEvent } from '../webhooks/webhooks.service.ts'
import type { Executor } from '../platform/db.ts'
import * as store from './order.store.ts'
import type { OrdersDeps } from './orders-deps.ts'
import { returnNumber } from './returns/return.present.ts'
import type { ReturnRow } from './returns/return.store.ts'

export type RecordDeps = Pick<OrdersDeps, 'webhooks' | 'origin'>
type Step = { row: store.SellerOrderRow; event: OrderStep | 'place'; by: OrderActor }

const ofShipment: readonly Step['event'][] = [
  ...(['ship', 'fail', 'redeliver', 'deliver', 'confirm', 'return-to-seller'] as const),
]
const ofShipmentAlone: readonly Step['event'][] = ['fail', 'redeliver']

/** What of a seller order a step changes, as the events of webhooks name it. */
function changedBy(event: Step['event']): WebhookEvent[] {
  if (event === 'place') return ['seller_order.placed']
  return [
    ...(ofShipmentAlone.includes(event) ? [] : (['seller_order.changed'] as const)),
    ...(ofShipment.includes(event) ? (['shipment.changed'] as const) : []),
  ]
}

/** Records for the sellers' webhooks what steps have changed, in their transaction. */
export async function recordWebhookEvents(
  { webhooks, origin }: RecordDeps,
  tx: Executor,
  steps: Step[],
): Promise<void> {
  const events: NewWebhookEvent[] = []
  for (const { row, event, by } of steps) {
    if (row.sellerNo === null) continue
    const shipment = ofShipment.includes(event) ? await store.shipmentOf(tx, row.no) : undefined
    const data = {
      ...stateOf(row),
      ...{ event, by },
      ...(shipment && { shipment: { _id: shipment.id, state: shipment.state } }),
      url: `${origin}/api${addresses.getSellerOrder.path}?id=${row.id}`,
    }
    for (const type of changedBy(event)) events.push({ sellerNo: row.sellerNo, type, data })
  }
  await webhooks.recordEvents(tx, events)
}

/** Records for the seller's webhooks a step of a return, or asking for one, in its transaction. */
export async function recordReturnEvent(
  { webhooks, origin }: RecordDeps,
  tx: Executor,
  { part, row }: { part: store.SellerOrderRow; row: ReturnRow },
  { event, by }: Required<Pick<WebhookPayload['data'], 'event' | 'by'>>,
): Promise<void> {
  if (part.sellerNo === null) return
  const data = {
    ...stateOf(part),
    ...{ event, by },
    return: { _id: row.id, number: returnNumber(part, row.place), state: row.state },
    url: `${origin}/api${addresses.getReturns.path}?seller_order=${part.id}`,
  }
  await webhooks.recordEvents(tx, [{ sellerNo: part.sellerNo, type: 'return.changed', data }])
}

const stateOf = (row: store.SellerOrderRow) => ({
  ...{ seller_order: row.id, number: orderNumber(row.orderNo, row.place) },
  ...{ state: row.state, cancel_requested: row.cancelRequested },
})
