import type { ReplyOf } from '#contract/api.ts'
import { toDirhams } from '#contract/money.ts'
import { mayOperate } from '#contract/operator-roles.ts'
import type { Caller } from '../platform/api/caller.ts'
import { allowLonger } from '../platform/db.ts'
import { enqueue } from '../platform/jobs.ts'
import { uaeWeek } from '../platform/uae-day.ts'
import type { OperatorDeps } from './operator-deps.ts'
import * as store from './weekly-figure.store.ts'

const WEEKS = 13
// What was ordered in a closed week may still be cancelled or paid: it is counted anew once a day.
const COUNTED_AGAIN_MS = 23 * 3_600_000

/** Counts the running week, and those of the others that weren't counted for a day. */
export async function countWeeks(
  { db }: Pick<OperatorDeps, 'db'>,
  now = new Date(),
): Promise<void> {
  const rows = await store.since(db, uaeWeek(now, WEEKS - 1))
  const counted = new Map(rows.map(({ week, countedAt }) => [week, countedAt.getTime()]))
  for (let earlier = 0; earlier < WEEKS; earlier++) {
    const week = uaeWeek(now, earlier)
    const at = counted.get(week) ?? 0
    // What was counted while a week ran lacks its end.
    const isWhole = at >= Date.parse(`${uaeWeek(now, earlier - 1)}T00:00:00+04:00`)
    const isRecent = isWhole && now.getTime() - at < COUNTED_AGAIN_MS
    if (earlier > 0 && isRecent) continue
    await db.transaction(async (tx) => {
      await allowLonger(tx)
      await store.count(tx, week)
    })
  }
}

/** The last weeks as they were counted last. A running week that wasn't counted yet is counted soon. */
export async function getWeeklyFigures(
  { db }: Pick<OperatorDeps, 'db'>,
  { operator }: Caller,
): Promise<ReplyOf<'getWeeklyFigures'>> {
  const now = new Date()
  const rows = await store.since(db, uaeWeek(now, WEEKS - 1))
  const seesMoney = mayOperate(operator!, 'money')
  const running = rows.find(({ week }) => week === uaeWeek(now))
  if (!running) await enqueue(db, 'count-weeks', {}, { key: 'count-weeks' })
  return {
    weeks: rows.map(({ placedFils, standingFils, countedAt: _, ...row }) => ({
      ...row,
      placed: seesMoney ? toDirhams(placedFils) : null,
      standing: seesMoney ? toDirhams(standingFils) : null,
    })),
    counted: running?.countedAt.toISOString() ?? null,
  }
}
