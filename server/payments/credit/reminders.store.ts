import { sql } from 'drizzle-orm'
import { remindedBefore, weeksReminded } from '#contract/credit-status.ts'
import type { Fils } from '#contract/money.ts'
import { seller } from '../../accounts/seller.tables.ts'
import { deadlineDay } from '../../orders/order.tables.ts'
import type { Executor } from '../../platform/db.ts'
import { credit, creditOrder } from './credit.tables.ts'

/** The reminders of an order in the order of time: before it is due, on the day, and then each week. */
export const reminderStages = { soon: 1, due: 2 } as const

/** Which reminder of an order `o` is to have been sent by today; 0 is none. */
const stage = sql`case
  when o.due_on is null or ${deadlineDay} < o.due_on - ${remindedBefore}::int then 0
  when ${deadlineDay} < o.due_on then ${reminderStages.soon}::int
  else ${reminderStages.due}::int + least((${deadlineDay} - o.due_on) / 7, ${weeksReminded}::int) end`

const AT_ONCE = 100

/** Credit whose garage is to be reminded now, by their numbers after one. */
export async function toRemind(db: Executor, after: number): Promise<number[]> {
  const { rows } = await db.execute<{ no: number }>(sql`
    select distinct o.credit_no no from ${creditOrder} o
    join ${credit} on ${credit.no} = o.credit_no and ${credit.buyerNo} is not null
    where o.open_fils > 0 and o.due_on <= ${deadlineDay} + ${remindedBefore}::int
      and o.reminded < ${stage} and o.credit_no > ${after}
    order by 1 limit ${AT_ONCE}`)
  return rows.map(({ no }) => no)
}

/** Records what is reminded of now; the latest stage of a credit, or undefined where that was done meanwhile. */
export async function recordReminded(db: Executor, creditNo: number): Promise<number | undefined> {
  const { rows } = await db.execute<{ stage: number | null }>(sql`
    with marked as (
      update ${creditOrder} o set reminded = ${stage}
      where o.credit_no = ${creditNo} and o.open_fils > 0 and o.reminded < ${stage}
      returning o.reminded)
    select max(reminded) stage from marked`)
  return rows[0]!.stage ?? undefined
}

export type Overdue = { sellerNo: number; sellerId: string }

/** Sellers to whom garages that still exist owe something overdue, and who got no overview of this week, by their numbers after one. */
export async function toOverview(db: Executor, after: number): Promise<Overdue[]> {
  const { rows } = await db.execute<Overdue>(sql`
    select distinct ${seller.no} "sellerNo", ${seller.id} "sellerId"
    from ${creditOrder} o join ${credit} on ${credit.no} = o.credit_no
    join ${seller} on ${seller.no} = ${credit.sellerNo}
    where o.open_fils > 0 and o.due_on < ${deadlineDay} and ${credit.buyerNo} is not null and ${seller.no} > ${after}
      and coalesce(${credit.overviewOn} < ${deadlineDay} - 5, true)
    order by 1 limit ${AT_ONCE}`)
  return rows
}

/** Records the credit that an overview counts, and returns what is in it; no garages where it was sent meanwhile. */
export async function recordOverview(
  db: Executor,
  sellerNo: number,
): Promise<{ garages: number; overdueFils: Fils }> {
  const { rows } = await db.execute<{ garages: number; overdueFils: Fils }>(sql`
    with late as (
      select o.credit_no, sum(o.open_fils) fils from ${creditOrder} o
      join ${credit} on ${credit.no} = o.credit_no
      where ${credit.sellerNo} = ${sellerNo} and ${credit.buyerNo} is not null
        and o.open_fils > 0 and o.due_on < ${deadlineDay}
      group by 1),
    marked as (
      update ${credit} c set overview_on = ${deadlineDay} from late
      where c.no = late.credit_no and coalesce(c.overview_on < ${deadlineDay} - 5, true)
      returning late.fils)
    select count(*)::int garages, coalesce(sum(fils), 0)::float8 "overdueFils" from marked`)
  return rows[0]!
}
