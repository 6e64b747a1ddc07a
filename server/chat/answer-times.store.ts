import { sql } from 'drizzle-orm'
import type { Executor } from '../platform/db.ts'
import { message, room } from './chat.tables.ts'

const DAYS = 90
// Fewer conversations say nothing of the next one.
const FEWEST = 5
// Within a day a question may still be answered; later, the answer took longer than is ever said.
const UNANSWERED_MINUTES = 1_000_000

/**
 * The median minutes from a buyer's first message to the seller's first after it, by seller, of the
 * conversations of the last 90 days; those without an answer count as the slowest. Sellers with few
 * conversations are left out, and those whose median is no answer.
 */
export async function answerTimes(db: Executor): Promise<{ no: number; minutes: number }[]> {
  const { rows } = await db.execute<{ no: number; minutes: number }>(sql`
    with asked as (
      select r.no, r.seller_no, q.seq, q.created_at
      from ${room} r cross join lateral (
        select seq, created_at from ${message} m
        where m.room_no = r.no and m.sender_no = r.buyer_no order by seq limit 1) q
      where r.last_at > now() - make_interval(days => ${DAYS})
        and q.created_at > now() - make_interval(days => ${DAYS})
    ), answered as (
      select a.seller_no, a.created_at asked_at, (
        select extract(epoch from m.created_at - a.created_at) / 60 from ${message} m
        where m.room_no = a.no and m.sender_no = a.seller_no and m.seq > a.seq
        order by m.seq limit 1) minutes
      from asked a
    ), medians as (
      select seller_no no, percentile_disc(0.5) within group (
        order by coalesce(minutes, ${UNANSWERED_MINUTES}::numeric)) median
      from answered where minutes is not null or asked_at < now() - interval '1 day'
      group by 1 having count(*) >= ${FEWEST}
    )
    select no, ceil(median)::int minutes from medians where median < ${UNANSWERED_MINUTES}`)
  return rows
}
