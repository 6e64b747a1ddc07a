import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Fils } from '#contract/money.ts'
import {
  deadlineDay,
  orderEvent,
  sellerOrder,
  sellerOrderNumber,
} from '../../orders/order.tables.ts'
import { returnEvent, returnRequest } from '../../orders/returns/return.tables.ts'
import type { Executor } from '../../platform/db.ts'
import { amountOfReturn, linesOf, refundedOf } from './credit-balance.tables.ts'
import { credit, creditOrder, creditPayment, creditPaymentPart } from './credit.tables.ts'

const number = sellerOrderNumber(sellerOrder.orderNo, sellerOrder.place)

/** More than a page shows; the statement has them all. */
const MOST_OPEN = 200
const MOST_PAYMENTS = 50

const lines = linesOf(sql`${sellerOrder.no}`)

/** What is open on a credit, what is due first before the rest. */
export const openOrders = (db: Executor, creditNo: number) =>
  db
    .select({
      ...{ id: sellerOrder.id, number, placedAt: sellerOrder.placedAt },
      ...{ dueOn: creditOrder.dueOn, openFils: creditOrder.openFils },
      isLate: sql<boolean>`coalesce(${creditOrder.dueOn} < ${deadlineDay}, false)`,
      amountFils: sql<Fils>`(${sellerOrder.feeFils} + ${lines} - ${refundedOf(sql`${sellerOrder.no}`)})::float8`,
    })
    .from(creditOrder)
    .innerJoin(sellerOrder, eq(sellerOrder.no, creditOrder.sellerOrderNo))
    .where(and(eq(creditOrder.creditNo, creditNo), sql`${creditOrder.openFils} > 0`))
    .orderBy(sql`${creditOrder.dueOn} nulls last`, asc(creditOrder.sellerOrderNo))
    .limit(MOST_OPEN)
export type OpenOrderRow = Awaited<ReturnType<typeof openOrders>>[number]

/** What was paid on a credit, latest first. */
export const paymentsOf = (db: Executor, creditNo: number) =>
  db
    .select({
      ...{ id: creditPayment.id, kind: creditPayment.kind, at: creditPayment.at },
      ...{ receivedOn: creditPayment.receivedOn, note: creditPayment.note },
      amountFils: creditPayment.amountFils,
      isReversed: sql<boolean>`exists (select from ${creditPayment} later where later.reverses_no = ${creditPayment.no})`,
      parts: sql<{ number: string; fils: Fils }[]>`(
        select coalesce(json_agg(json_build_object('number', ${number},
          'fils', ${creditPaymentPart.amountFils}) order by ${creditPaymentPart.sellerOrderNo}), '[]')
        from ${creditPaymentPart} join ${sellerOrder} on ${sellerOrder.no} = ${creditPaymentPart.sellerOrderNo}
        where ${creditPaymentPart.paymentNo} = ${creditPayment.no})`,
    })
    .from(creditPayment)
    .innerJoin(credit, eq(credit.no, creditPayment.creditNo))
    .where(eq(creditPayment.creditNo, creditNo))
    .orderBy(desc(creditPayment.no))
    .limit(MOST_PAYMENTS)
export type CreditPaymentRow = Awaited<ReturnType<typeof paymentsOf>>[number]

export type OwedOrder = { no: number; id: string; openFils: Fils }

/**
 * What is to be paid for delivered orders of a credit, what is due first before the rest. Their seller orders stay locked
 * until the transaction ends, in the order of their numbers.
 */
export async function lockOwed(
  db: Executor,
  creditNo: number,
  ids: string[] | undefined,
): Promise<OwedOrder[]> {
  const owed = and(
    eq(creditOrder.creditNo, creditNo),
    sql`${creditOrder.openFils} > 0 and ${creditOrder.dueOn} is not null`,
    ids && inArray(sellerOrder.id, ids),
  )
  const from = (where: SQL | undefined) =>
    db
      .select({ no: sellerOrder.no, id: sellerOrder.id, openFils: creditOrder.openFils })
      .from(creditOrder)
      .innerJoin(sellerOrder, eq(sellerOrder.no, creditOrder.sellerOrderNo))
      .where(where)
      .$dynamic()
  const locked = await from(owed)
    .orderBy(asc(sellerOrder.no))
    .for('no key update', { of: sellerOrder })
  // Read again: what was waited for may have been paid or returned meanwhile. What was delivered since is not locked.
  const stillOwed = and(
    owed,
    inArray(
      sellerOrder.no,
      locked.map(({ no }) => no),
    ),
  )
  return from(stillOwed).orderBy(asc(creditOrder.dueOn), asc(sellerOrder.no))
}

type Part = { sellerOrderNo: number; amountFils: Fils }

/** Adds a payment; false where it would reverse one a second time. */
export async function insertPayment(
  db: Executor,
  fields: typeof creditPayment.$inferInsert,
  parts: Part[],
): Promise<boolean> {
  const [row] = await db
    .insert(creditPayment)
    .values(fields)
    .onConflictDoNothing()
    .returning({ no: creditPayment.no })
  if (!row) return false
  await db.insert(creditPaymentPart).values(parts.map((part) => ({ ...part, paymentNo: row.no })))
  return true
}

/** What a seller received, with the seller orders that it was for, which stay locked until the transaction ends. */
export async function lockReceived(db: Executor, sellerNo: number, id: string) {
  const [payment] = await db
    .select({
      no: creditPayment.no,
      creditNo: creditPayment.creditNo,
      amountFils: creditPayment.amountFils,
    })
    .from(creditPayment)
    .innerJoin(credit, eq(credit.no, creditPayment.creditNo))
    .where(
      and(
        eq(creditPayment.id, id),
        eq(creditPayment.kind, 'received'),
        eq(credit.sellerNo, sellerNo),
      ),
    )
  if (!payment) return undefined
  const parts = await db
    .select({
      sellerOrderNo: creditPaymentPart.sellerOrderNo,
      amountFils: creditPaymentPart.amountFils,
    })
    .from(creditPaymentPart)
    .innerJoin(sellerOrder, eq(sellerOrder.no, creditPaymentPart.sellerOrderNo))
    .where(eq(creditPaymentPart.paymentNo, payment.no))
    .orderBy(asc(creditPaymentPart.sellerOrderNo))
    .for('no key update', { of: sellerOrder })
  return { ...payment, parts }
}

export async function today(db: Executor): Promise<string> {
  const { rows } = await db.execute<{ today: string }>(sql`select ${deadlineDay}::text today`)
  return rows[0]!.today
}

export type StatementRow = {
  day: string
  kind: 'delivery' | 'return' | 'payment' | 'correction' | 'repayment'
  number: string
  fils: Fils
}

const uaeDate = (at: ReturnType<typeof sql>) => sql`(${at} at time zone 'Asia/Dubai')::date`

/** What makes the balance of a credit, earliest first: positive is owed by the garage. */
export async function statementOf(
  db: Executor,
  creditNo: number,
  limit: number,
): Promise<StatementRow[]> {
  const { rows } = await db.execute<StatementRow>(sql`
    select shown_on::text "day", kind, number, fils::float8 fils from (
      select ${uaeDate(sql`${orderEvent.at}`)} shown_on, ${orderEvent.at} at, 'delivery' kind, ${number} number,
        ${sellerOrder.feeFils} + ${lines} fils
      from ${creditOrder} join ${sellerOrder} on ${sellerOrder.no} = ${creditOrder.sellerOrderNo}
      join ${orderEvent} on ${orderEvent.sellerOrderNo} = ${sellerOrder.no}
        and ${orderEvent.toState} = 'delivered'
      where ${creditOrder.creditNo} = ${creditNo}
      union all
      select ${uaeDate(sql`${returnEvent.at}`)}, ${returnEvent.at}, 'return', ${number}, -${amountOfReturn}
      from ${creditOrder} join ${sellerOrder} on ${sellerOrder.no} = ${creditOrder.sellerOrderNo}
      join ${returnRequest} r on r.seller_order_no = ${sellerOrder.no}
      join ${returnEvent} on ${returnEvent.returnNo} = r.no and ${returnEvent.toState} = 'refunded'
      where ${creditOrder.creditNo} = ${creditNo}
      union all
      select ${creditPayment.receivedOn}, ${creditPayment.at},
        case ${creditPayment.kind} when 'received' then 'payment' when 'reversed' then 'correction' else 'repayment' end,
        ${numbersOf}, -${creditPayment.amountFils}
      from ${creditPayment} where ${creditPayment.creditNo} = ${creditNo}) entry
    order by shown_on, at limit ${limit}`)
  return rows
}

/** The orders that a payment was for: the first, and how many more. */
const numbersOf = sql<string>`(
  select min(${number}) || case when count(*) > 1 then ' +' || (count(*) - 1) else '' end
  from ${creditPaymentPart} join ${sellerOrder} on ${sellerOrder.no} = ${creditPaymentPart.sellerOrderNo}
  where ${creditPaymentPart.paymentNo} = ${creditPayment.no})`

/** What a buyer paid on credit in a month of the UAE, such as `2026-11`, or got back, earliest first. */
export const paymentsOfMonth = (
  db: Executor,
  buyerNo: number,
  { month, limit }: { month: string; limit: number },
) =>
  db
    .select({
      ...{ at: creditPayment.at, day: creditPayment.receivedOn, kind: creditPayment.kind },
      ...{ number: numbersOf, amountFils: creditPayment.amountFils },
    })
    .from(creditPayment)
    .innerJoin(credit, eq(credit.no, creditPayment.creditNo))
    .where(
      sql`${credit.buyerNo} = ${buyerNo} and ${creditPayment.receivedOn} >= ${`${month}-01`}::date
        and ${creditPayment.receivedOn} < ${`${month}-01`}::date + interval '1 month'`,
    )
    .orderBy(asc(creditPayment.receivedOn), asc(creditPayment.no))
    .limit(limit)

/** What a buyer owes on credit; undefined where no seller has granted any. */
export async function owedOnCredit(
  db: Executor,
  buyerNo: number,
): Promise<{ open: Fils; overdue: Fils } | undefined> {
  const { rows } = await db.execute<{ count: number; open: Fils; overdue: Fils }>(sql`
    select count(distinct ${credit.no})::int count, coalesce(sum(o.open_fils), 0)::float8 open,
      coalesce(sum(o.open_fils) filter (where o.due_on < ${deadlineDay}), 0)::float8 overdue
    from ${credit} left join ${creditOrder} o on o.credit_no = ${credit.no} and o.open_fils > 0
    where ${credit.buyerNo} = ${buyerNo}`)
  const { count, open, overdue } = rows[0]!
  return count > 0 ? { open, overdue } : undefined
}
