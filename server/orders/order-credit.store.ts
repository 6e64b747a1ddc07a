import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Fils } from '#contract/money.ts'
import type { PaymentState } from '#contract/order-status.ts'
import { seller } from '../accounts/seller.tables.ts'
import { creditBalance, creditSurplus } from '../payments/credit/credit-balance.tables.ts'
import {
  credit,
  creditOrder,
  creditPayment,
  creditPaymentPart,
} from '../payments/credit/credit.tables.ts'
import type { Executor } from '../platform/db.ts'
import { newId } from '../platform/id.ts'
import { deadlineDay, sellerOrder } from './order.tables.ts'

/** What a buyer has with one seller. */
export type CreditStanding = Awaited<ReturnType<typeof standingsOf>>[number]

/** The credit that some sellers grant a buyer, without what has ended. */
export const standingsOf = (db: Executor, buyerNo: number, sellerNos: number[]) =>
  sellerNos.length === 0
    ? Promise.resolve([])
    : db
        .select({
          ...{ no: credit.no, sellerNo: seller.no, state: credit.state },
          ...{ limitFils: credit.limitFils, days: credit.days },
          openFils: sql<Fils>`coalesce((select sum(${creditOrder.openFils}) from ${creditOrder}
            where ${creditOrder.creditNo} = ${credit.no} and ${creditOrder.openFils} > 0), 0)::float8`,
          isOverdue: sql<boolean>`exists (select from ${creditOrder}
            where ${creditOrder.creditNo} = ${credit.no} and ${creditOrder.openFils} > 0
              and ${creditOrder.dueOn} < ${deadlineDay})`,
        })
        .from(credit)
        .innerJoin(seller, eq(seller.no, credit.sellerNo))
        .where(
          and(
            eq(credit.buyerNo, buyerNo),
            inArray(credit.sellerNo, sellerNos),
            ne(credit.state, 'ended'),
          ),
        )

/** Locks all credit of a buyer until the transaction ends, so that orders placed at once add up, and nobody changes it. */
export async function lockCredits(db: Executor, buyerNo: number): Promise<void> {
  await db
    .select({ no: credit.no })
    .from(credit)
    .where(eq(credit.buyerNo, buyerNo))
    .orderBy(asc(credit.no))
    .for('no key update')
}

export async function insertCreditOrders(
  db: Executor,
  rows: Pick<typeof creditOrder.$inferInsert, 'sellerOrderNo' | 'creditNo' | 'days' | 'openFils'>[],
): Promise<CreditOrderRow[]> {
  return db.insert(creditOrder).values(rows).returning(columns)
}

const columns = {
  sellerOrderNo: creditOrder.sellerOrderNo,
  dueOn: creditOrder.dueOn,
  openFils: creditOrder.openFils,
}
export type CreditOrderRow = {
  sellerOrderNo: number
  /** Null until it is delivered. */
  dueOn: string | null
  openFils: Fils
}

export const creditOrdersOf = (
  db: Executor,
  sellerOrderNos: number[],
): Promise<CreditOrderRow[]> =>
  sellerOrderNos.length === 0
    ? Promise.resolve([])
    : db.select(columns).from(creditOrder).where(inArray(creditOrder.sellerOrderNo, sellerOrderNos))

/** From the delivery of a seller order on, its days run. */
export async function setDueDay(db: Executor, sellerOrderNo: number): Promise<void> {
  await db
    .update(creditOrder)
    .set({ dueOn: sql`${deadlineDay} + ${creditOrder.days}` })
    .where(eq(creditOrder.sellerOrderNo, sellerOrderNo))
}

/** Writes what is open of locked seller orders on credit, and the state of their payment, which it returns by number. */
export async function recalculate(
  db: Executor,
  sellerOrderNos: number[],
): Promise<Map<number, PaymentState>> {
  const { rows } = await db.execute<{ no: number; state: PaymentState }>(sql`
    with balance as (
      select s.no, b.open_fils, b.payment_state from ${sellerOrder} s, lateral ${creditBalance} b
      where s.no = any(${sql.param(sellerOrderNos)}::int[])),
    opened as (
      update ${creditOrder} c set open_fils = balance.open_fils from balance
      where c.seller_order_no = balance.no)
    update ${sellerOrder} o set payment_state = balance.payment_state from balance
    where o.no = balance.no returning o.no, o.payment_state state`)
  return new Map(rows.map(({ no, state }) => [no, state]))
}

/**
 * Records that the seller gave back what had been paid for parts of a return, where more was paid than now stands of a
 * locked seller order.
 */
export async function recordRepaid(
  db: Executor,
  sellerOrderNo: number,
  returnNo: number,
): Promise<void> {
  const { rows } = await db.execute<{ credit_no: number; surplus: Fils; today: string }>(sql`
    select c.credit_no, ${creditSurplus}::float8 surplus,
      ${deadlineDay}::text today
    from ${creditOrder} c join ${sellerOrder} s on s.no = c.seller_order_no
    where s.no = ${sellerOrderNo}`)
  const { credit_no: creditNo, surplus, today } = rows[0]!
  if (surplus <= 0) return
  const amountFils = -surplus as Fils
  const [payment] = await db
    .insert(creditPayment)
    .values({
      ...{ id: newId(), creditNo, kind: 'repaid', amountFils, note: '', returnNo },
      receivedOn: today,
    })
    .returning({ no: creditPayment.no })
  await db.insert(creditPaymentPart).values({ paymentNo: payment!.no, sellerOrderNo, amountFils })
}
