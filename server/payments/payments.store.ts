import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm'
import { openStates } from '#contract/order-status.ts'
import { seller } from '../accounts/seller.tables.ts'
import { order, orderLine, sellerOrder, sellerOrderNumber } from '../orders/order.tables.ts'
import type { Executor } from '../platform/db.ts'
import type { Fils } from '../platform/money.ts'
import { cardPayment, cardPaymentPart, cardRefund } from './card.tables.ts'
import { taxDocument } from './document.tables.ts'
import { ledgerEntry, ledgerPosting } from './ledger.tables.ts'

/** What stands of a seller order is to be paid for: its lines and the delivery. */
const amount = sql<Fils>`(${sellerOrder.feeFils} + (
  select coalesce(sum(${orderLine.quantity}::bigint * ${orderLine.priceFils}), 0) from ${orderLine}
  where ${orderLine.sellerOrderNo} = ${sellerOrder.no}))::float8`

/** When and how much was paid by card for a seller order. */
const byCard = (what: SQL) => sql`(
  select ${what} from ${cardPaymentPart}
  join ${cardPayment} on ${cardPayment.no} = ${cardPaymentPart.paymentNo}
  where ${cardPaymentPart.sellerOrderNo} = ${sellerOrder.no} and ${cardPayment.state} = 'captured')`

/** Cash is paid at delivery, when it is invoiced. */
const paidAt = sql<Date | null>`case ${sellerOrder.paymentMethod}
  when 'card' then ${byCard(sql`min(${cardPayment.capturedAt})`)} else ${taxDocument.issuedAt} end`

const paidFils = sql<Fils>`case when ${sellerOrder.paymentMethod} = 'card' and ${sellerOrder.paymentState} <> 'due'
  then coalesce(${byCard(sql`sum(${cardPaymentPart.amountFils})`)}, 0)::float8 else ${amount} end`

/** What of it was refunded in cash; null where nothing was. */
const refunded = sql<Fils | null>`(
  select sum(credit.total_fils)::float8 from ${taxDocument} credit
  where credit.seller_order_no = ${sellerOrder.no} and credit.return_no is not null
    and ${sellerOrder.paymentMethod} = 'cash_on_delivery')`

export type PaymentRow = Awaited<ReturnType<typeof paymentsOf>>[number]

/** What a buyer paid or has to pay for, latest order first; of a span of time, by when it was paid. */
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
      emirate: sellerOrder.emirate,
      method: order.paymentMethod,
      state: sellerOrder.paymentState,
      amountFils: paidFils,
      refundedFils: refunded,
    })
    .from(order)
    .innerJoin(sellerOrder, eq(sellerOrder.orderNo, order.no))
    .leftJoin(seller, eq(seller.no, sellerOrder.sellerNo))
    .leftJoin(
      taxDocument,
      and(eq(taxDocument.sellerOrderNo, sellerOrder.no), isNull(taxDocument.returnNo)),
    )
    .where(
      sql`${order.buyerNo} = ${buyerNo} ${
        paid ? sql`and ${paidAt} >= ${paid.from} and ${paidAt} < ${paid.to}` : sql``
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

/** What a buyer will have to pay for orders that are open. */
export async function owedBy(db: Executor, buyerNo: number): Promise<Fils> {
  const { rows } = await db.execute<{ fils: Fils }>(sql`
    select coalesce(sum(${amount}), 0) fils
    from ${order} join ${sellerOrder} on ${sellerOrder.orderNo} = ${order.no}
    where ${order.buyerNo} = ${buyerNo} and ${sellerOrder.paymentState} = 'due'
      and ${sellerOrder.state} in ${openStates}`)
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

/** What goes back to the cards that paid for some seller orders, earliest first. */
export const refundsOf = (db: Executor, sellerOrderNos: number[]) =>
  sellerOrderNos.length === 0
    ? Promise.resolve([])
    : db
        .select(refundColumns)
        .from(cardRefund)
        .where(inArray(cardRefund.sellerOrderNo, sellerOrderNos))
        .orderBy(cardRefund.no)

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

/** What of a seller's balance comes from sales by card that may still be given back. */
export async function openSales(db: Executor, sellerNo: number): Promise<Fils> {
  const { rows } = await db.execute<{ fils: Fils }>(sql`
    select coalesce(sum(${ledgerEntry.amountFils}), 0)::float8 fils
    from ${sellerOrder}
    join ${ledgerPosting} on ${ledgerPosting.sellerOrderNo} = ${sellerOrder.no}
    join ${ledgerEntry} on ${ledgerEntry.postingNo} = ${ledgerPosting.no}
    where ${sellerOrder.sellerNo} = ${sellerNo} and ${sellerOrder.state} = 'delivered'
      and ${sellerOrder.paymentMethod} = 'card' and ${ledgerEntry.account} = 'seller'`)
  return rows[0]!.fils
}
