import { sql } from 'drizzle-orm'
import type { Executor } from '../platform/db.ts'
import { deadlineClock, deadlineNow, sellerOrder } from './order.tables.ts'
import { returnRequest } from './returns/return.tables.ts'
import { openReturnStates } from '#contract/return-status.ts'

export async function readDeadlineClock(db: Executor): Promise<Date> {
  const { rows } = await db.execute<{ now: string }>(sql`select ${deadlineNow} now`)
  return new Date(rows[0]!.now)
}

const DAY_MS = 24 * 3_600_000

/** The deadline so many days from now. */
export const deadlineIn = async (db: Executor, days: number): Promise<Date> =>
  new Date((await readDeadlineClock(db)).getTime() + days * DAY_MS)

const MOST_AHEAD = 10 * 366 * 86_400

/** Moves it forward, ten years in all at most; it never goes back. */
export async function forwardDeadlineClock(db: Executor, seconds: number): Promise<void> {
  await db
    .insert(deadlineClock)
    .values({ ahead: seconds })
    .onConflictDoUpdate({
      target: deadlineClock.one,
      set: { ahead: sql`least(${deadlineClock.ahead} + ${seconds}, ${MOST_AHEAD})` },
    })
}

const DUE_AT_ONCE = 100

const nothingReturning = sql`not exists (
  select from ${returnRequest} where ${returnRequest.sellerOrderNo} = ${sellerOrder.no}
    and ${returnRequest.state} in ${openReturnStates})`

// The states stand in the text, so that the partial indexes are used.
const hasPassed = (event: 'expire' | 'complete') =>
  event === 'expire'
    ? sql`${sellerOrder.state} = 'placed' and ${sellerOrder.answerBy} <= ${deadlineNow}`
    : sql`${sellerOrder.state} = 'delivered' and ${sellerOrder.completeAt} <= ${deadlineNow}
        and ${nothingReturning}`

/**
 * Seller orders of which a deadline has passed, the earliest first, but for those that failed. None is completed while
 * something of it is being returned.
 */
export async function due(
  db: Executor,
  event: 'expire' | 'complete',
  failed: number[],
): Promise<number[]> {
  const rows = await db
    .select({ no: sellerOrder.no })
    .from(sellerOrder)
    .where(sql`${hasPassed(event)} and ${sellerOrder.no} <> all(${sql.param(failed)}::int[])`)
    .orderBy(event === 'expire' ? sellerOrder.answerBy : sellerOrder.completeAt)
    .limit(DUE_AT_ONCE)
  return rows.map(({ no }) => no)
}

/** Whether the deadline of a locked seller order has passed, and nothing stands against its step. */
export async function isDue(
  db: Executor,
  { no }: { no: number },
  event: 'expire' | 'complete',
): Promise<boolean> {
  const rows = await db
    .select({ no: sellerOrder.no })
    .from(sellerOrder)
    .where(sql`${sellerOrder.no} = ${no} and ${hasPassed(event)}`)
  return rows.length > 0
}
