import { randomInt } from 'node:crypto'
import {
  isEnded,
  isPrepaid,
  openSteps,
  type OrderActor,
  type OrderStep,
  type SellerOrderState,
} from '#contract/order-status.ts'
import type { Change } from '../platform/changes.ts'
import type { Executor } from '../platform/db.ts'
import type { RefundDue } from '../platform/feature.ts'
import { newId } from '../platform/id.ts'
import { lineTotal, sumOf } from './amounts.ts'
import { deadlineIn } from './deadline.store.ts'
import * as credits from './order-credit.store.ts'
import { toBuyer, toSeller } from './order-notifications.ts'
import * as store from './order.store.ts'
import { recordWebhookEvents } from './record-webhook-events.ts'
import type { OrdersDeps } from './orders-deps.ts'
import { factsOf } from './seller-order.present.ts'

export type Step = {
  event: OrderStep
  by: OrderActor
  reason?: string | undefined
  /** What is accepted of each line, by its id; lines left out are accepted whole. */
  accepted?: ReadonlyMap<string, number>
  shipping?: Pick<store.ShipmentRow, 'carrier' | 'tracking' | 'driverPhone'>
  /** How it was handed over. */
  receipt?: Pick<store.ShipmentRow, 'receivedBy' | 'pictureId'>
}

type Found = { row: store.SellerOrderRow; buyerNo: number | null }
export type StepDeps = Pick<
  OrdersDeps,
  | 'stock'
  | 'notifications'
  | 'webhooks'
  | 'onDelivered'
  | 'onEndedUnpaid'
  | 'onRefundDue'
  | 'origin'
>

/**
 * Takes a step of a locked seller order, with all that follows from it: stock, shipment, payment, the timeline
 * and whom it concerns. Undefined where the step isn't open; else what changed in the stock.
 */
export async function takeStep(
  deps: StepDeps,
  tx: Executor,
  { row, buyerNo }: Found,
  step: Step,
): Promise<{ row: store.SellerOrderRow; change: Change | undefined } | undefined> {
  const shipment = await store.shipmentOf(tx, row.no)
  const open = openSteps(factsOf(row, shipment), step.by).find(({ event }) => event === step.event)
  if (!open) return undefined
  const isSeen = !isUnpaid(row)
  const due = await refundDueAfter(tx, row, step, open.to)
  const change = await moveStock(deps, tx, row, step, open.to)
  await moveShipment(tx, row, step)
  const changed = await store.changeSellerOrder(tx, row.no, {
    ...{ state: open.to, answerBy: null },
    ...(step.event === 'request-cancel' && { cancelRequested: true }),
    ...(open.to === 'shipped' && { cancelRequested: false }),
    ...paymentAfter(row, open.to, due),
    ...(open.to === 'delivered' && {
      completeAt: await deadlineIn(tx, row.returnDays),
    }),
  })
  const moved = await followCredit(tx, changed)
  await store.addEvents(tx, [
    {
      ...{ sellerOrderNo: row.no, event: step.event, actor: step.by },
      ...{ fromState: row.state, toState: open.to, reason: step.reason || null },
    },
  ])
  if (due) await deps.onRefundDue(tx, due)
  if (!isSeen) await deps.onEndedUnpaid(tx, { no: row.orderNo })
  if (open.to === 'delivered') await deps.onDelivered(tx, moved)
  await deps.notifications.notify(
    tx,
    // A seller doesn't see what was never paid.
    ...(step.by === 'seller' || !isSeen ? [] : toSeller(moved)),
    ...(step.by === 'buyer' ? [] : toBuyer(moved, buyerNo)),
  )
  if (isSeen) await recordWebhookEvents(deps, tx, [{ row: moved, ...step }])
  return { row: moved, change }
}

const isUnpaid = ({ paymentMethod, paymentState }: store.SellerOrderRow) =>
  isPrepaid(paymentMethod) && paymentState === 'due'

/**
 * Cash is collected when it is handed over, and nothing is owed for what has ended. What was paid in advance goes back
 * as far as it doesn't stand.
 */
function paymentAfter(
  { paymentMethod, paymentState }: store.SellerOrderRow,
  state: SellerOrderState,
  due: RefundDue | undefined,
): Partial<Pick<store.SellerOrderRow, 'paymentState'>> {
  if (paymentMethod === 'credit') return {}
  const isOver = isEnded(state) || state === 'returned_to_seller'
  if (isPrepaid(paymentMethod) && paymentState !== 'due') {
    if (isOver) return { paymentState: 'refunded' }
    return due ? { paymentState: 'partly_refunded' } : {}
  }
  if (state === 'delivered') return { paymentState: 'collected' }
  return isOver ? { paymentState: 'voided' } : {}
}

/** On credit, what is owed follows what stands, and is due some days after the delivery. */
async function followCredit(
  tx: Executor,
  row: store.SellerOrderRow,
): Promise<store.SellerOrderRow> {
  if (row.paymentMethod !== 'credit') return row
  if (row.state === 'delivered') await credits.setDueDay(tx, row.no)
  const states = await credits.recalculate(tx, [row.no])
  return { ...row, paymentState: states.get(row.no)! }
}

/** What the buyer gets back by a step of a seller order that was paid in advance: read before its lines change. */
async function refundDueAfter(
  tx: Executor,
  row: store.SellerOrderRow,
  { event, accepted }: Step,
  to: SellerOrderState,
): Promise<RefundDue | undefined> {
  const { paymentMethod } = row
  if (!isPrepaid(paymentMethod) || row.paymentState === 'due') return undefined
  const isOver = isEnded(to) || to === 'returned_to_seller'
  if (!isOver && event !== 'accept') return undefined
  const lines = await store.linesOf(tx, [row.no])
  const dropped = (line: store.LineRow) =>
    isOver ? line.quantity : line.quantity - (accepted?.get(line.id) ?? line.quantity)
  const amounts = lines.map((line) => lineTotal({ ...line, quantity: dropped(line) }))
  const amountFils = sumOf(isOver ? [...amounts, row.feeFils] : amounts)
  const reason = isOver ? 'ended' : 'part_accepted'
  return amountFils > 0 ? { paymentMethod, sellerOrderNo: row.no, amountFils, reason } : undefined
}

async function moveStock(
  { stock }: StepDeps,
  tx: Executor,
  row: store.SellerOrderRow,
  { event, accepted }: Step,
  to: SellerOrderState,
): Promise<Change | undefined> {
  const lines = await store.linesOf(tx, [row.no])
  const pieces = (of: { listingNo: number | null; quantity: number }[]) =>
    of.flatMap(({ listingNo: no, quantity }) =>
      no === null || quantity === 0 ? [] : [{ no, quantity }],
    )
  await stock.lock(
    tx,
    pieces(lines).map(({ no }) => no),
  )
  if (event === 'accept') {
    const less = lines.flatMap((line) => {
      const quantity = accepted?.get(line.id) ?? line.quantity
      return quantity < line.quantity
        ? [{ ...line, quantity, dropped: line.quantity - quantity }]
        : []
    })
    await store.setQuantities(tx, less)
    return stock.release(
      tx,
      pieces(less.map(({ listingNo, dropped }) => ({ listingNo, quantity: dropped }))),
    )
  }
  if (event === 'ship') return stock.takeReserved(tx, pieces(lines))
  if (event === 'return-to-seller') return stock.restock(tx, pieces(lines))
  return isEnded(to) ? stock.release(tx, pieces(lines)) : undefined
}

const newCode = () => String(randomInt(10_000)).padStart(4, '0')

async function moveShipment(
  tx: Executor,
  { no, delivery }: store.SellerOrderRow,
  { event, shipping, receipt }: Step,
): Promise<void> {
  switch (event) {
    case 'ship':
      return store.insertShipment(tx, {
        ...{ id: newId(), sellerOrderNo: no, method: delivery.method, code: newCode() },
        ...{ carrier: '', tracking: '', driverPhone: '', ...shipping },
      })
    case 'deliver':
    case 'confirm':
      return store.changeShipment(tx, no, { state: 'delivered', ...receipt })
    case 'fail':
      return store.changeShipment(tx, no, { state: 'failed' })
    case 'redeliver':
      return store.redeliver(tx, no)
    case 'return-to-seller':
      return store.changeShipment(tx, no, { state: 'returned' })
  }
}
