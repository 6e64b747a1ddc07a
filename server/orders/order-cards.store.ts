import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { capturedStates, type CardPaymentState } from '#contract/order-status.ts'
import { cardPayment, cardRefund } from '../payments/card.tables.ts'
import type { Executor } from '../platform/db.ts'
import { isUnpaidCard, order, sellerOrder } from './order.tables.ts'

export type RefundRow = Awaited<ReturnType<typeof refundsOf>>[number]

/** What goes or went back to the card, earliest first. */
export const refundsOf = (db: Executor, sellerOrderNos: number[]) =>
  sellerOrderNos.length === 0
    ? Promise.resolve([])
    : db
        .select({
          sellerOrderNo: cardRefund.sellerOrderNo,
          at: cardRefund.requestedAt,
          amountFils: cardRefund.amountFils,
          state: cardRefund.state,
          reason: cardRefund.reason,
        })
        .from(cardRefund)
        .where(inArray(cardRefund.sellerOrderNo, sellerOrderNos))
        .orderBy(asc(cardRefund.no))

/** How the last attempt to pay each order ended. */
export async function lastAttempts(
  db: Executor,
  orderNos: number[],
): Promise<Map<number, CardPaymentState>> {
  if (orderNos.length === 0) return new Map()
  const { rows } = await db.execute<{ order_no: number; state: CardPaymentState }>(sql`
    select distinct on (${cardPayment.orderNo}) ${cardPayment.orderNo}, ${cardPayment.state}
    from ${cardPayment} where ${cardPayment.orderNo} in ${orderNos}
    order by ${cardPayment.orderNo}, ${cardPayment.no} desc`)
  return new Map(rows.map(({ order_no, state }) => [order_no, state]))
}

/** How many orders of the last day a buyer placed by card and has not paid. */
export async function unpaidOrders(db: Executor, buyerNo: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int count from ${order}
    where ${order.buyerNo} = ${buyerNo} and ${order.paymentMethod} = 'card'
      and ${order.placedAt} > now() - interval '1 day'
      and not exists (select from ${sellerOrder}
        where ${sellerOrder.orderNo} = ${order.no} and ${sellerOrder.paymentState} in ${capturedStates})`)
  return rows[0]!.count
}

/** An order of this buyer to be paid, locked until the transaction ends. */
export async function lockOrder(
  db: Executor,
  buyerNo: number,
  id: string,
): Promise<{ no: number; id: string } | undefined> {
  const [row] = await db
    .select({ no: order.no, id: order.id })
    .from(order)
    .where(and(eq(order.id, id), eq(order.buyerNo, buyerNo)))
    .for('no key update')
  return row
}

/** The seller orders of an order that wait for their payment, in the order of their numbers. */
export const waitingParts = (db: Executor, orderNo: number) =>
  db
    .select()
    .from(sellerOrder)
    .where(and(eq(sellerOrder.orderNo, orderNo), eq(sellerOrder.state, 'placed'), isUnpaidCard))
    .orderBy(asc(sellerOrder.no))
