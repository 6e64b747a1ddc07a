import { and, asc, desc, eq, gte, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { openStates } from '#contract/order-status.ts'
import { seller } from '../accounts/seller.tables.ts'
import { order, orderLine, sellerOrder, sellerOrderNumber } from '../orders/order.tables.ts'
import type { Executor } from '../platform/db.ts'
import type { Fils } from '../platform/money.ts'
import { taxDocument } from './document.tables.ts'

/** What stands of a seller order is to be paid for: its lines and the delivery. */
const amount = sql<Fils>`(${sellerOrder.feeFils} + (
  select coalesce(sum(${orderLine.quantity}::bigint * ${orderLine.priceFils}), 0) from ${orderLine}
  where ${orderLine.sellerOrderNo} = ${sellerOrder.no}))::float8`

/** What of it was refunded; null where nothing was. */
const refunded = sql<Fils | null>`(
  select sum(credit.total_fils)::float8 from ${taxDocument} credit
  where credit.seller_order_no = ${sellerOrder.no} and credit.return_no is not null)`

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
      paidAt: taxDocument.issuedAt,
      sellerId: seller.id,
      companyName: sellerOrder.companyName,
      emirate: sellerOrder.emirate,
      method: order.paymentMethod,
      state: sellerOrder.paymentState,
      amountFils: amount,
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
        paid
          ? sql`and ${taxDocument.issuedAt} >= ${paid.from} and ${taxDocument.issuedAt} < ${paid.to}`
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

/** What a buyer will have to pay for orders that are open. */
export async function owedBy(db: Executor, buyerNo: number): Promise<Fils> {
  const { rows } = await db.execute<{ fils: Fils }>(sql`
    select coalesce(sum(${amount}), 0) fils
    from ${order} join ${sellerOrder} on ${sellerOrder.orderNo} = ${order.no}
    where ${order.buyerNo} = ${buyerNo} and ${sellerOrder.paymentState} = 'due'
      and ${sellerOrder.state} in ${openStates}`)
  return rows[0]!.fils
}

/** What a buyer got back in a span of time, earliest first. */
export const refundsTo = (
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
    .where(
      and(
        eq(taxDocument.recipientNo, buyerNo),
        isNotNull(taxDocument.returnNo),
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
    where ${taxDocument.issuerNo} = ${sellerNo} and ${taxDocument.returnNo} is null
      and ${taxDocument.issuedAt} >= ${from} and ${taxDocument.issuedAt} < ${to}`)
  return rows[0]!.fils
}
