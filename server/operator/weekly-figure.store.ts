import { desc, gte, sql } from 'drizzle-orm'
import { endedStates } from '#contract/order-status.ts'
import { user } from '../accounts/user.tables.ts'
import { searchCount } from '../catalog/failed-search.tables.ts'
import { isUnpaid, orderEvent, orderLine, sellerOrder } from '../orders/order.tables.ts'
import { returnRequest } from '../orders/returns/return.tables.ts'
import type { Executor } from '../platform/db.ts'
import { weeklyFigure } from './weekly-figure.tables.ts'

/** The stored weeks from one on, the latest first. */
export const since = (db: Executor, week: string) =>
  db
    .select()
    .from(weeklyFigure)
    .where(gte(weeklyFigure.week, week))
    .orderBy(desc(weeklyFigure.week))

const nothingSold = [...endedStates, 'returned_to_seller']

/** Counts a week and stores what it counted; some seconds where there are many orders. */
export async function count(db: Executor, week: string): Promise<void> {
  const begin = sql`(${week}::date)::timestamp at time zone 'Asia/Dubai'`
  const end = sql`(${week}::date + 7)::timestamp at time zone 'Asia/Dubai'`
  const isIn = (at: unknown) => sql`${at} >= ${begin} and ${at} < ${end}`
  await db.execute(sql`
    with placed as materialized (
      select no, order_no, placed_at, fee_fils,
        state not in ${nothingSold} and not (${isUnpaid}) stands, not (${isUnpaid}) seen
      from ${sellerOrder} where ${isIn(sql`placed_at`)}
    ), lines as materialized (
      select sum(ordered::bigint * price_fils) ordered,
        coalesce(sum(quantity::bigint * price_fils) filter (where stands), 0) standing
      from placed join ${orderLine} on seller_order_no = placed.no
    ), answers as materialized (
      select placed.no,
        min(at) filter (where event in ('accept', 'reject'))
          - coalesce(min(at) filter (where event = 'pay'), min(placed_at)) took,
        bool_or(seen and event = 'expire' and from_state = 'placed') expired
      from placed join ${orderEvent} on seller_order_no = placed.no
      where event in ('accept', 'reject', 'pay', 'expire') group by 1
    ), searched as materialized (
      select coalesce(sum(searches), 0)::int searches, coalesce(sum(failed), 0)::int failed
      from ${searchCount} where day >= ${week}::date and day < ${week}::date + 7
    )
    insert into ${weeklyFigure} (week, orders, seller_orders, placed_fils, standing_fils, answered,
      expired, median_minutes, returns, garages, companies, searches, failed_searches, counted_at)
    select ${week}::date, sums.*, answered, expired, median,
      (select count(*) from ${returnRequest} where ${isIn(sql`requested_at`)}),
      (select count(*) from ${user} where role = 'BUYER' and ${isIn(sql`created_at`)}),
      (select count(*) from ${user} where role = 'SELLER' and ${isIn(sql`created_at`)}),
      searches, failed, clock_timestamp()
    from (
      select count(distinct order_no), count(*),
        coalesce(sum(fee_fils), 0) + (select coalesce(ordered, 0) from lines),
        coalesce(sum(fee_fils) filter (where stands), 0) + (select standing from lines)
      from placed
    ) sums, (
      select count(took) answered, count(*) filter (where expired) expired,
        round(percentile_cont(0.5) within group (order by extract(epoch from took)) / 60)::int median
      from answers
    ) rates, searched
    on conflict (week) do update set (orders, seller_orders, placed_fils, standing_fils, answered,
      expired, median_minutes, returns, garages, companies, searches, failed_searches, counted_at)
      = row(excluded.orders, excluded.seller_orders, excluded.placed_fils, excluded.standing_fils,
        excluded.answered, excluded.expired, excluded.median_minutes, excluded.returns,
        excluded.garages, excluded.companies, excluded.searches, excluded.failed_searches,
        excluded.counted_at)`)
}
