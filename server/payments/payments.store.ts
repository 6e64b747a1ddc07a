import {
  and,
  asc,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  sql,
  type AnyColumn,
  type SQL,
} from 'drizzle-orm'
import type { Fils } from '#contract/money.ts'
import { openStates, prepaidMethods } from '#contract/order-status.ts'
import { shownRefundState } from '#contract/transfer-status.ts'
import { seller } from '../accounts/seller.tables.ts'
import {
  order,
  orderLine,
  orderNumberOf,
  sellerOrder,
  sellerOrderNumber,
} from '../orders/order.tables.ts'
import type { Executor } from '../platform/db.ts'
import {
  buyerTransfer,
  buyerTransferPart,
  buyerTransferReversal,
  transferRefund,
} from './buyer-transfers/buyer-transfer.tables.ts'
import { cardPayment, cardPaymentPart, cardRefund } from './card.tables.ts'
import { creditOrder } from './credit/credit.tables.ts'
import { taxDocument } from './document.tables.ts'

/** What stands of a seller order is to be paid for: its lines and the delivery. */
const amount = sql<Fils>`(${sellerOrder.feeFils} + (
  select coalesce(sum(${orderLine.quantity}::bigint * ${orderLine.priceFils}), 0) from ${orderLine}
  where ${orderLine.sellerOrderNo} = ${sellerOrder.no}))::float8`

/** When and how much was paid by card for a seller order. */
const byCard = (what: SQL) => sql`(
  select ${what} from ${cardPaymentPart}
  join ${cardPayment} on ${cardPayment.no} = ${cardPaymentPart.paymentNo}
  where ${cardPaymentPart.sellerOrderNo} = ${sellerOrder.no} and ${cardPayment.state} = 'captured')`

/** The same of what a transfer paid. */
const byTransfer = (what: AnyColumn) => sql`(
  select ${what} from ${buyerTransferPart}
  where ${buyerTransferPart.sellerOrderNo} = ${sellerOrder.no})`

/** Cash is paid at delivery, when it is invoiced. On credit, a payment may be for parts of several orders. */
const paidAt = sql<Date | null>`case ${sellerOrder.paymentMethod}
  when 'card' then ${byCard(sql`min(${cardPayment.capturedAt})`)}
  when 'bank_transfer' then ${byTransfer(buyerTransferPart.paidAt)}
  when 'credit' then null else ${taxDocument.issuedAt} end`

/** What of a transfer had paid a seller order, until it was taken back. */
const takenBack = sql`(
  select coalesce(sum(${transferRefund.amountFils}), 0) from ${transferRefund}
  where ${transferRefund.sellerOrderNo} = ${sellerOrder.no} and ${transferRefund.state} = 'withdrawn')`

const paidFils = sql<Fils>`case when ${sellerOrder.paymentState} = 'due' then ${amount}
  else case ${sellerOrder.paymentMethod}
    when 'card' then coalesce(${byCard(sql`sum(${cardPaymentPart.amountFils})`)}, 0)::float8
    when 'bank_transfer' then (coalesce(${byTransfer(buyerTransferPart.amountFils)}, 0) - ${takenBack})::float8
    else ${amount} end end`

/** What of it was refunded in cash or on credit; null where nothing was. */
const refunded = sql<Fils | null>`(
  select sum(credit.total_fils)::float8 from ${taxDocument} credit
  where credit.seller_order_no = ${sellerOrder.no} and credit.return_no is not null
    and ${sellerOrder.paymentMethod} not in ${prepaidMethods})`

export type PaymentRow = Awaited<ReturnType<typeof paymentsOf>>[number]

/**
 * What a buyer paid or has to pay for, latest order first; of a span of time, by when it was paid, but for transfers, of
 * which more may have come (`transfersBetween`).
 */
export const paymentsOf = (
  db: Executor,
  buyerNo: number,
  { limit, offset = 0, paid }: { limit: number; offset?: number; paid?: { from: Date; to: Date } },
) =>
  db
    .select({
      id: sellerOrder.id,
      no: sellerOrder.no,
      orderId: order.id,
      number: sellerOrderNumber(order.no, sellerOrder.place),
      placedAt: sellerOrder.placedAt,
      paidAt: paidAt.mapWith(taxDocument.issuedAt),
      sellerId: seller.id,
      companyName: sellerOrder.companyName,
      companyNameAr: seller.companyNameAr,
      emirate: sellerOrder.emirate,
      method: order.paymentMethod,
      state: sellerOrder.paymentState,
      amountFils: paidFils,
      refundedFils: refunded,
      openFils: creditOrder.openFils,
      dueOn: creditOrder.dueOn,
    })
    .from(order)
    .innerJoin(sellerOrder, eq(sellerOrder.orderNo, order.no))
    .leftJoin(seller, eq(seller.no, sellerOrder.sellerNo))
    .leftJoin(creditOrder, eq(creditOrder.sellerOrderNo, sellerOrder.no))
    .leftJoin(
      taxDocument,
      and(eq(taxDocument.sellerOrderNo, sellerOrder.no), isNull(taxDocument.returnNo)),
    )
    .where(
      sql`${order.buyerNo} = ${buyerNo} ${
        paid
          ? sql`and ${paidAt} >= ${paid.from} and ${paidAt} < ${paid.to}
              and ${order.paymentMethod} <> 'bank_transfer'`
          : sql``
      }`,
    )
    .orderBy(desc(order.no), sellerOrder.place)
    .limit(limit)
    .offset(offset)

export async function countPayments(db: Executor, buyerNo: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int count from ${order} join ${sellerOrder} on ${sellerOrder.orderNo} = ${order.no}
    where ${order.buyerNo} = ${buyerNo}`)
  return rows[0]!.count
}

/** What a buyer will have to pay for orders that are open, and owes on credit. */
export async function owedBy(db: Executor, buyerNo: number): Promise<Fils> {
  const { rows } = await db.execute<{ fils: Fils }>(sql`
    select coalesce(sum(coalesce(${creditOrder.openFils}, ${amount})), 0) fils
    from ${order} join ${sellerOrder} on ${sellerOrder.orderNo} = ${order.no}
    left join ${creditOrder} on ${creditOrder.sellerOrderNo} = ${sellerOrder.no}
    where ${order.buyerNo} = ${buyerNo} and ${sellerOrder.paymentState} = 'due'
      and (${sellerOrder.state} in ${openStates} or ${creditOrder.sellerOrderNo} is not null)`)
  return rows[0]!.fils
}

/** What a buyer got back in cash in a span of time, earliest first. */
export const cashRefundsBetween = (
  db: Executor,
  buyerNo: number,
  { from, to, limit }: { from: Date; to: Date; limit: number },
) =>
  db
    .select({
      at: taxDocument.issuedAt,
      number: sql<string>`${taxDocument.data} ->> 'number'`,
      amountFils: taxDocument.totalFils,
    })
    .from(taxDocument)
    .innerJoin(sellerOrder, eq(sellerOrder.no, taxDocument.sellerOrderNo))
    .where(
      and(
        eq(taxDocument.recipientNo, buyerNo),
        isNotNull(taxDocument.returnNo),
        eq(sellerOrder.paymentMethod, 'cash_on_delivery'),
        gte(taxDocument.issuedAt, from),
        lt(taxDocument.issuedAt, to),
      ),
    )
    .orderBy(asc(taxDocument.no))
    .limit(limit)

/** The cash that a seller took in a span of time, refunds not taken off: what was invoiced. */
export async function collectedBy(
  db: Executor,
  sellerNo: number,
  { from, to }: { from: Date; to: Date },
): Promise<Fils> {
  const { rows } = await db.execute<{ fils: Fils }>(sql`
    select coalesce(sum(${taxDocument.totalFils}), 0)::float8 fils from ${taxDocument}
    join ${sellerOrder} on ${sellerOrder.no} = ${taxDocument.sellerOrderNo}
    where ${taxDocument.issuerNo} = ${sellerNo} and ${taxDocument.returnNo} is null
      and ${sellerOrder.paymentMethod} = 'cash_on_delivery'
      and ${taxDocument.issuedAt} >= ${from} and ${taxDocument.issuedAt} < ${to}`)
  return rows[0]!.fils
}

const refundColumns = {
  sellerOrderNo: cardRefund.sellerOrderNo,
  at: cardRefund.requestedAt,
  amountFils: cardRefund.amountFils,
  state: cardRefund.state,
  reason: cardRefund.reason,
}

export type RefundRow = Awaited<ReturnType<typeof refundsOf>>[number]

/** What goes back of what was paid in advance for some seller orders, earliest first. */
export async function refundsOf(db: Executor, sellerOrderNos: number[]) {
  if (sellerOrderNos.length === 0) return []
  const byCards = await db
    .select(refundColumns)
    .from(cardRefund)
    .where(inArray(cardRefund.sellerOrderNo, sellerOrderNos))
    .orderBy(cardRefund.no)
  return [...byCards, ...(await transferRefundsOf(db, sellerOrderNos))]
}

/** Of a whole order, with the first of its seller orders. */
async function transferRefundsOf(db: Executor, sellerOrderNos: number[]) {
  const rows = await db
    .select({
      ...{ sellerOrderNo: sellerOrder.no, at: transferRefund.dueAt },
      ...{ amountFils: transferRefund.amountFils, reason: transferRefund.reason },
      state: transferRefund.state,
    })
    .from(transferRefund)
    .innerJoin(
      sellerOrder,
      sql`${sellerOrder.orderNo} = ${transferRefund.orderNo}
        and case when ${transferRefund.sellerOrderNo} is null then ${sellerOrder.place} = 1
          else ${sellerOrder.no} = ${transferRefund.sellerOrderNo} end`,
    )
    .where(inArray(sellerOrder.no, sellerOrderNos))
    .orderBy(transferRefund.no)
  return rows.flatMap(({ state, ...row }) =>
    state === 'withdrawn' ? [] : [{ ...row, state: shownRefundState[state] }],
  )
}

/** What was recorded as transferred by a buyer in a span of time; `transferReversalsBetween` has what was taken back. */
export const transfersBetween = (
  db: Executor,
  buyerNo: number,
  { from, to, limit }: { from: Date; to: Date; limit: number },
) =>
  db
    .select({
      at: buyerTransfer.recordedAt,
      number: orderNumberOf(order.no),
      amountFils: buyerTransfer.amountFils,
    })
    .from(buyerTransfer)
    .innerJoin(order, eq(order.no, buyerTransfer.orderNo))
    .where(
      and(
        eq(order.buyerNo, buyerNo),
        gte(buyerTransfer.recordedAt, from),
        lt(buyerTransfer.recordedAt, to),
      ),
    )
    .orderBy(buyerTransfer.no)
    .limit(limit)

/** What of a buyer's transfers was taken back in a span of time, as it had been recorded wrongly. */
export const transferReversalsBetween = (
  db: Executor,
  buyerNo: number,
  { from, to, limit }: { from: Date; to: Date; limit: number },
) =>
  db
    .select({
      at: buyerTransferReversal.at,
      number: orderNumberOf(order.no),
      amountFils: buyerTransfer.amountFils,
    })
    .from(buyerTransferReversal)
    .innerJoin(buyerTransfer, eq(buyerTransfer.no, buyerTransferReversal.transferNo))
    .innerJoin(order, eq(order.no, buyerTransfer.orderNo))
    .where(
      and(
        eq(order.buyerNo, buyerNo),
        gte(buyerTransferReversal.at, from),
        lt(buyerTransferReversal.at, to),
      ),
    )
    .orderBy(buyerTransfer.no)
    .limit(limit)

/** What went back by transfer to a buyer in a span of time. */
export const transferRefundsBetween = (
  db: Executor,
  buyerNo: number,
  { from, to, limit }: { from: Date; to: Date; limit: number },
) =>
  db
    .select({
      at: sql<Date>`${transferRefund.endedAt}`.mapWith(transferRefund.endedAt),
      number: orderNumberOf(order.no),
      amountFils: transferRefund.amountFils,
    })
    .from(transferRefund)
    .innerJoin(order, eq(order.no, transferRefund.orderNo))
    .where(
      and(
        eq(order.buyerNo, buyerNo),
        eq(transferRefund.state, 'paid'),
        gte(transferRefund.endedAt, from),
        lt(transferRefund.endedAt, to),
      ),
    )
    .orderBy(transferRefund.no)
    .limit(limit)

/** What a buyer got back on cards in a span of time. */
export const cardRefundsBetween = (
  db: Executor,
  buyerNo: number,
  { from, to, limit }: { from: Date; to: Date; limit: number },
) =>
  db
    .select({
      at: sql<Date>`${cardRefund.doneAt}`.mapWith(cardRefund.doneAt),
      number: sellerOrderNumber(order.no, sellerOrder.place),
      amountFils: cardRefund.amountFils,
    })
    .from(cardRefund)
    .innerJoin(sellerOrder, eq(sellerOrder.no, cardRefund.sellerOrderNo))
    .innerJoin(order, eq(order.no, sellerOrder.orderNo))
    .where(and(eq(order.buyerNo, buyerNo), gte(cardRefund.doneAt, from), lt(cardRefund.doneAt, to)))
    .orderBy(cardRefund.no)
    .limit(limit)
