import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import {
  capturedStates,
  type CardPaymentState,
  type PrepaidMethod,
} from '#contract/order-status.ts'
import { cardPayment, cardRefund } from '../payments/card.tables.ts'
import type { Executor } from '../platform/db.ts'
import { isUnpaid, order, sellerOrder } from './order.tables.ts'

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

/** How many orders of the last days a buyer placed to be paid in advance, and has not paid. */
export async function unpaidOrders(
  db: Executor,
  buyerNo: number,
  { method, days }: { method: PrepaidMethod; days: number },
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int count from ${order}
    where ${order.buyerNo} = ${buyerNo} and ${order.paymentMethod} = ${method}
      and ${order.placedAt} > now() - make_interval(days => ${days})
      and not exists (select from ${sellerOrder}
        where ${sellerOrder.orderNo} = ${order.no} and ${sellerOrder.paymentState} in ${capturedStates})`)
  return rows[0]!.count
}

/** Which order: by its number or id, of one buyer or any. */
export type WhichOrder = { no?: number; id?: string; buyerNo?: number }

/** An order to be paid, locked until the transaction ends. */
export async function lockOrder(db: Executor, { no, id, buyerNo }: WhichOrder) {
  const [row] = await db
    .select({
      ...{ no: order.no, id: order.id, buyerNo: order.buyerNo },
      method: order.paymentMethod,
    })
    .from(order)
    .where(
      and(
        no === undefined ? undefined : eq(order.no, no),
        id === undefined ? undefined : eq(order.id, id),
        buyerNo === undefined ? undefined : eq(order.buyerNo, buyerNo),
      ),
    )
    .for('no key update')
  return row
}

/** The seller orders of an order that wait for a payment this way, locked in the order of their numbers. */
export const lockWaitingParts = (db: Executor, orderNo: number, method: PrepaidMethod) =>
  db
    .select()
    .from(sellerOrder)
    .where(
      and(
        eq(sellerOrder.orderNo, orderNo),
        eq(sellerOrder.paymentMethod, method),
        eq(sellerOrder.state, 'placed'),
        isUnpaid,
      ),
    )
    .orderBy(asc(sellerOrder.no))
    .for('no key update')
