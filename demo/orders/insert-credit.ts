import { sql } from 'drizzle-orm'
import { toFils, type Fils } from '#contract/money.ts'
import { recalculate } from '#server/orders/order-credit.store.ts'
import { order, orderEvent, orderLine, sellerOrder } from '#server/orders/order.tables.ts'
import { returnRequest } from '#server/orders/returns/return.tables.ts'
import {
  credit,
  creditEvent,
  creditOrder,
  creditPayment,
  creditPaymentPart,
} from '#server/payments/credit/credit.tables.ts'
import type { Executor } from '#server/platform/db.ts'
import { idFromKey } from '#server/platform/id.ts'
import { uaeDay } from '#server/platform/uae-day.ts'

const DAY = 24 * 3_600_000
const DAYS_TO_PAY = 30
/** Orders of so many days become orders on credit. */
const SPAN = 180
/** Of the demo seller, and of the demo garage beside. */
const PAIRS = 3

type Pair = { sellerNo: number; buyerNo: number }
type Ordered = { no: number; orderNo: number; placedAt: Date; deliveredAt: Date | null; fils: Fils }

/**
 * Turns orders in cash between some garages and sellers into orders on credit, those of the demo seller and the demo garage
 * first: most are paid, and something is overdue.
 */
export async function insertCredit(
  db: Executor,
  { sellerNo, garageNo, now }: { sellerNo: number; garageNo: number; now: Date },
): Promise<void> {
  const pairs = [
    ...(await pairsOf(db, sql`${sellerOrder.sellerNo} = ${sellerNo}`, now)),
    ...(await pairsOf(
      db,
      sql`${order.buyerNo} = ${garageNo} and ${sellerOrder.sellerNo} <> ${sellerNo}`,
      now,
    )),
  ]
  for (const [index, pair] of pairs.entries()) await insertOne(db, pair, { index, now })
}

/** What may be on credit: an order of one seller, of which nothing came back. */
const mayBe = (now: Date) => sql`${order.paymentMethod} = 'cash_on_delivery'
  and ${sellerOrder.placedAt} > ${new Date(now.getTime() - SPAN * DAY)}
  and ${sellerOrder.place} = 1
  and not exists (select from ${sellerOrder} s where s.order_no = ${order.no} and s.place = 2)
  and not exists (select from ${returnRequest} where ${returnRequest.sellerOrderNo} = ${sellerOrder.no})`

/** Delivered so long ago that it is overdue, unless it is paid. */
const isLongDelivered = (now: Date) => sql`${sellerOrder.state} = 'completed'
  and ${sellerOrder.placedAt} < ${new Date(now.getTime() - 2 * DAYS_TO_PAY * DAY)}`

async function pairsOf(db: Executor, whose: ReturnType<typeof sql>, now: Date): Promise<Pair[]> {
  const { rows } = await db.execute<Pair>(sql`
    select ${sellerOrder.sellerNo} "sellerNo", ${order.buyerNo} "buyerNo"
    from ${order} join ${sellerOrder} on ${sellerOrder.orderNo} = ${order.no}
    where ${whose} and ${mayBe(now)}
    group by 1, 2 order by bool_or(${isLongDelivered(now)}) desc, count(*) desc, 1, 2 limit ${PAIRS}`)
  return rows
}

async function insertOne(
  db: Executor,
  { sellerNo, buyerNo }: Pair,
  { index, now }: { index: number; now: Date },
): Promise<void> {
  const all = await ordersOf(db, { sellerNo, buyerNo }, now)
  const unpaid = index === 0 ? lateOf(all, now).at(-1) : undefined
  // While something is overdue, nothing is ordered on credit.
  const orders = unpaid ? all.filter(({ placedAt }) => placedAt.getTime() < dueAt(unpaid)) : all
  const [first] = orders
  if (!first) return
  const owed = orders.reduce((sum, { fils }) => sum + fils, 0)
  const limitFils = toFils(Math.max(2_000, Math.ceil(owed / toFils(500)) * 500))
  const grantedAt = new Date(first.placedAt.getTime() - DAY)
  const terms = { limitFils, days: DAYS_TO_PAY }
  const [granted] = await db
    .insert(credit)
    .values({ id: idFromKey(`demo-credit/${index}`), sellerNo, buyerNo, ...terms, grantedAt })
    .returning({ no: credit.no })
  const creditNo = granted!.no
  const event = { event: 'grant', actor: 'seller', toState: 'active' } as const
  await db.insert(creditEvent).values({ creditNo, ...event, ...terms, at: grantedAt })
  const nos = orders.map(({ no }) => no)
  await db.execute(sql`update ${order} set payment_method = 'credit'
    where no in ${orders.map(({ orderNo }) => orderNo)}`)
  await db.execute(sql`update ${sellerOrder} set payment_method = 'credit' where no in ${nos}`)
  await db.insert(creditOrder).values(
    orders.map(({ no: sellerOrderNo, deliveredAt, fils }) => ({
      ...{ sellerOrderNo, creditNo, days: DAYS_TO_PAY, openFils: fils },
      dueOn: deliveredAt && uaeDay(deliveredAt, DAYS_TO_PAY),
    })),
  )
  await pay(db, { creditNo, orders, unpaid, now })
  await recalculate(db, nos)
}

async function ordersOf(db: Executor, { sellerNo, buyerNo }: Pair, now: Date): Promise<Ordered[]> {
  const { rows } = await db.execute<
    Omit<Ordered, 'placedAt' | 'deliveredAt'> & { placedAt: string; deliveredAt: string | null }
  >(sql`
    select ${sellerOrder.no}, ${order.no} "orderNo", ${sellerOrder.placedAt} "placedAt",
      (select ${orderEvent.at} from ${orderEvent}
        where ${orderEvent.sellerOrderNo} = ${sellerOrder.no} and ${orderEvent.toState} = 'delivered') "deliveredAt",
      (${sellerOrder.feeFils} + (select sum(${orderLine.quantity} * ${orderLine.priceFils}) from ${orderLine}
        where ${orderLine.sellerOrderNo} = ${sellerOrder.no}))::float8 fils
    from ${order} join ${sellerOrder} on ${sellerOrder.orderNo} = ${order.no}
    where ${sellerOrder.sellerNo} = ${sellerNo} and ${order.buyerNo} = ${buyerNo} and ${mayBe(now)}
    order by ${sellerOrder.no}`)
  return rows.map(({ placedAt, deliveredAt, ...row }) => ({
    ...{ ...row, placedAt: new Date(placedAt) },
    deliveredAt: deliveredAt === null ? null : new Date(deliveredAt),
  }))
}

const dueAt = ({ deliveredAt }: Ordered) => deliveredAt!.getTime() + DAYS_TO_PAY * DAY
const isDelivered = ({ deliveredAt }: Ordered) => deliveredAt !== null
/** With a day of room, as a day in the UAE begins earlier. */
const lateOf = (orders: Ordered[], now: Date) =>
  orders.filter((each) => isDelivered(each) && dueAt(each) < now.getTime() - DAY)

/** What was due is paid on its day, but for one that is left; of the first one not due yet, a part. */
async function pay(
  db: Executor,
  {
    creditNo,
    orders,
    unpaid,
    now,
  }: { creditNo: number; orders: Ordered[]; unpaid: Ordered | undefined; now: Date },
): Promise<void> {
  const paid = lateOf(orders, now).filter((each) => each !== unpaid)
  const [next] = orders.filter((each) => isDelivered(each) && dueAt(each) > now.getTime() + DAY)
  const payments = [
    ...paid.map((each) => ({ each, fils: each.fils, at: new Date(dueAt(each)) })),
    ...(next
      ? [{ each: next, fils: Math.floor(next.fils / 2) as Fils, at: new Date(now.getTime() - 1) }]
      : []),
  ].filter(({ fils }) => fils > 0)
  for (const { each, fils: amountFils, at } of payments) {
    const [payment] = await db
      .insert(creditPayment)
      .values({
        ...{ id: idFromKey(`demo-credit-payment/${each.no}`), creditNo, kind: 'received' },
        ...{ amountFils, receivedOn: uaeDay(at), note: 'Bank transfer', at },
      })
      .returning({ no: creditPayment.no })
    const part = { paymentNo: payment!.no, sellerOrderNo: each.no, amountFils }
    await db.insert(creditPaymentPart).values(part)
  }
}
