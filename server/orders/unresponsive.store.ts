import { sql } from 'drizzle-orm'
import { prepaidMethods } from '#contract/order-status.ts'
import { seller } from '../accounts/seller.tables.ts'
import type { Executor } from '../platform/db.ts'
import { order, sellerOrder } from './order.tables.ts'

/** So many orders expired within the days, of so many buyers, so that none does it alone, and at least one of so many. */
const EXPIRED = { days: 30, least: 3, buyers: 2, oneOf: 3 }

/**
 * Sets whether sellers let orders expire without an answer: this one, or all those of whom it is set. Called when an
 * order expires, and daily, as old ones stop counting.
 */
export async function rateAnswers(db: Executor, sellerNo?: number): Promise<void> {
  const { days, least, buyers, oneOf } = EXPIRED
  const which = sellerNo === undefined ? sql`unresponsive` : sql`no = ${sellerNo}`
  await db.execute(sql`
    update ${seller} s set unresponsive = rated.is_so from (
      select no, (
        select count(*) filter (where state = 'expired') >= ${least}::int
          and count(distinct p.buyer_no) filter (where state = 'expired') >= ${buyers}::int
          and count(*) filter (where state = 'expired') * ${oneOf}::int >= count(*)
        from ${sellerOrder} o join ${order} p on p.no = o.order_no
        where o.seller_no = rated_seller.no and state <> 'placed'
          and o.placed_at > now() - make_interval(days => ${days})
          -- What expired because the buyer left is nobody's fault.
          and p.buyer_no is not null
          -- Nor what was never paid, which the seller didn't see.
          and not (o.payment_method in ${prepaidMethods} and o.payment_state in ('due', 'voided'))
      ) is_so
      from ${seller} rated_seller where ${which}
    ) rated
    where s.no = rated.no and s.unresponsive <> rated.is_so`)
}
