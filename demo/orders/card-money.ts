import type { Fils } from '#contract/money.ts'
import { isEnded, type RefundReason } from '#contract/order-status.ts'
import { cardPayment, cardPaymentPart, cardRefund } from '#server/payments/card.tables.ts'
import type { NewPosting } from '#server/payments/ledger.store.ts'
import { captured, refunded } from '#server/payments/postings.ts'
import { demoCheckout, demoRefund } from '#server/platform/demo-card.tables.ts'
import type { Executor } from '#server/platform/db.ts'
import { idFromKey } from '#server/platform/id.ts'
import type { DemoOrder, DemoPart } from './draw-orders.ts'

const CHUNK = 1_000
const HOUR = 3_600_000
const TIME_TO_PAY = 90_000
const MINUTES_OPEN = 31 * 60_000

/** Every fifth order is paid by card, if it is old enough to be paid by now. */
export const isByCard = ({ placedAt }: DemoOrder, at: number, now: Date): boolean =>
  at % 5 === 2 && now.getTime() - placedAt.getTime() > HOUR

/** When an order was paid: soon after it was placed, and before anything else happened to it. */
export function paidAt({ placedAt, parts }: DemoOrder): Date {
  const next = parts.flatMap(({ events }) => events[1]?.at.getTime() ?? [])
  const placed = placedAt.getTime()
  return new Date(Math.min(placed + TIME_TO_PAY, ...next.map((at) => (placed + at) / 2)))
}

export const sumOf = (amounts: number[]) => amounts.reduce((sum, each) => sum + each, 0) as Fils

/** What was paid of a part, with the delivery. */
export const paidFor = ({ lines, feeFils }: DemoPart): Fils =>
  sumOf([...lines.map(({ part, ordered }) => part.priceFils * ordered), feeFils])

/** What went back of a part, and when. */
export function refundsOf(part: DemoPart): { amountFils: Fils; reason: RefundReason; at: Date }[] {
  const { events, lines, state } = part
  const accepted = events.find(({ event }) => event === 'accept')
  const dropped = sumOf(lines.map((line) => line.part.priceFils * (line.ordered - line.quantity)))
  const rest = (paidFor(part) - dropped) as Fils
  const isOver = isEnded(state) || state === 'returned_to_seller'
  return [
    ...(accepted && dropped > 0
      ? [{ amountFils: dropped, reason: 'part_accepted' as const, at: accepted.at }]
      : []),
    ...(isOver ? [{ amountFils: rest, reason: 'ended' as const, at: events.at(-1)!.at }] : []),
  ]
}

export function prepaidStateOf(part: DemoPart): 'captured' | 'partly_refunded' | 'refunded' {
  const refunds = refundsOf(part)
  if (refunds.some(({ reason }) => reason === 'ended')) return 'refunded'
  return refunds.length > 0 ? 'partly_refunded' : 'captured'
}

export type PaidOrder = {
  at: number
  no: number
  id: string
  number: string
  order: DemoOrder
  parts: { no: number; part: DemoPart }[]
}

type DatedPosting = NewPosting & { at: Date }

/** The payments and refunds of orders by card, as the demonstration’s provider has them; what is to be posted. */
export async function insertCardMoney(db: Executor, orders: PaidOrder[]): Promise<DatedPosting[]> {
  const payments = orders.map(paymentOf)
  const nos = new Map<string, number>()
  for (const some of chunks(payments.map(({ row }) => row)))
    for (const { id, no } of await db.insert(cardPayment).values(some).returning()) nos.set(id, no)
  const parts = payments.flatMap(({ row, parts }) =>
    parts.map(({ no: sellerOrderNo, part }) => ({
      ...{ paymentNo: nos.get(row.id)!, sellerOrderNo, amountFils: paidFor(part) },
      ...{ part, payment: row },
    })),
  )
  for (const some of chunks(parts)) await db.insert(cardPaymentPart).values(some)
  const refunds = parts.flatMap(({ part, payment, paymentNo, sellerOrderNo }) =>
    refundsOf(part).map(({ at, ...refund }, place) => ({
      ...{ id: idFromKey(`demo-refund/${sellerOrderNo}/${place}`), paymentNo, sellerOrderNo },
      ...{ ...refund, state: 'done' as const, requestedAt: at, doneAt: at, payment },
    })),
  )
  const refundNos = new Map<string, number>()
  for (const some of chunks(refunds))
    for (const { id, no } of await db.insert(cardRefund).values(some).returning())
      refundNos.set(id, no)
  await insertAtProvider(db, payments, refunds)
  return [
    ...parts.map(({ paymentNo: causeNo, sellerOrderNo, amountFils: amount, payment }) => ({
      ...captured({ sellerOrderNo, causeNo, amount }),
      at: payment.capturedAt,
    })),
    ...refunds.map(({ id, sellerOrderNo, amountFils: amount, doneAt }) => ({
      ...refunded({ sellerOrderNo, causeNo: refundNos.get(id)!, amount }),
      at: doneAt,
    })),
  ]
}

function paymentOf({ at, no, number, id: orderId, order, parts }: PaidOrder) {
  const id = idFromKey(`demo-payment/${at}`)
  const row = {
    ...{ id, orderNo: no, provider: 'demo', providerId: id, captureId: id },
    ...{ state: 'captured' as const, createdAt: order.placedAt, capturedAt: paidAt(order) },
    expiresAt: new Date(order.placedAt.getTime() + MINUTES_OPEN),
    amountFils: sumOf(parts.map(({ part }) => paidFor(part))),
  }
  return { row, parts, number, returnUrl: `/orders/${orderId}` }
}

/** The other side: what the provider's own book says. */
async function insertAtProvider(
  db: Executor,
  payments: ReturnType<typeof paymentOf>[],
  refunds: { id: string; amountFils: Fils; payment: { id: string } }[],
): Promise<void> {
  const given = Map.groupBy(refunds, ({ payment }) => payment.id)
  const checkouts = payments.map(({ row, number, returnUrl }) => ({
    ...{ id: row.id, number, returnUrl, amountFils: row.amountFils, expiresAt: row.expiresAt },
    state: 'captured' as const,
    refundedFils: sumOf((given.get(row.id) ?? []).map(({ amountFils }) => amountFils)),
  }))
  for (const some of chunks(checkouts)) await db.insert(demoCheckout).values(some)
  const made = refunds.map(({ id, amountFils, payment }) => ({
    ...{ id, amountFils, checkoutId: payment.id },
  }))
  for (const some of chunks(made)) await db.insert(demoRefund).values(some)
}

export function* chunks<Row>(rows: Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += CHUNK) yield rows.slice(at, at + CHUNK)
}
