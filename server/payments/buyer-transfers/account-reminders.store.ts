import { sql } from 'drizzle-orm'
import type { Fils } from '#contract/money.ts'
import { accountReminderDays } from '#contract/transfer-status.ts'
import { user } from '../../accounts/user.tables.ts'
import { deadlineNow, order } from '../../orders/order.tables.ts'
import type { Executor } from '../../platform/db.ts'
import { transferRefund } from './buyer-transfer.tables.ts'

const [first, second] = accountReminderDays

/** How many reminders about a refund `r` are to have been sent by now. */
const stage = sql`(case when r.due_at <= ${deadlineNow} - make_interval(days => ${second}) then 2
  when r.due_at <= ${deadlineNow} - make_interval(days => ${first}) then 1 else 0 end)`

/** Open, without an account, and its buyer was reminded less often than by now. */
const isDue = sql`r.state = 'open' and r.iban is null and r.reminded < ${stage}`

const AT_ONCE = 100

/** Orders whose buyers are there to be reminded now, by their numbers after one. */
export async function toRemind(db: Executor, after: number): Promise<number[]> {
  const { rows } = await db.execute<{ no: number }>(sql`
    select distinct r.order_no no from ${transferRefund} r join ${order} o on o.no = r.order_no
    join ${user} u on u.no = o.buyer_no and u.suspended_at is null
    where ${isDue} and r.order_no > ${after} order by 1 limit ${AT_ONCE}`)
  return rows.map(({ no }) => no)
}

/** Records what is reminded of now, and returns its sum; null where that was done meanwhile, or an account was given. */
export async function recordReminded(db: Executor, orderNo: number): Promise<Fils | null> {
  const { rows } = await db.execute<{ fils: Fils | null }>(sql`
    with marked as (update ${transferRefund} r set reminded = ${stage}
      where r.order_no = ${orderNo} and ${isDue} returning r.amount_fils)
    select sum(amount_fils)::float8 fils from marked`)
  return rows[0]!.fils
}
