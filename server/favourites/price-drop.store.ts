import { sql } from 'drizzle-orm'
import type { Fils } from '#contract/money.ts'
import type { Executor } from '../platform/db.ts'
import { favourite } from './favourite.tables.ts'
import { listing } from '../catalog/listing.tables.ts'

/** A favourite that costs less than the price its owner was last notified of. */
export type PriceDrop = {
  userNo: number
  listingNo: number
  listingId: string
  was: Fils
  now: Fils
}

/**
 * Takes up to `most` favourites that cost at least 1 % less than the price their owner was notified of,
 * except those notified within a day, and records the new price as notified.
 */
export async function takeDrops(db: Executor, most: number): Promise<PriceDrop[]> {
  const { rows } = await db.execute<PriceDrop>(sql`
    with due as materialized (
      select f.user_no, f.listing_no, l.id, f.told_fils, l.price_fils
      from ${favourite} f join ${listing} l on l.no = f.listing_no
      where l.status = 'active' and l.price_fils::bigint * 100 <= f.told_fils::bigint * 99
        and (f.told_at is null or f.told_at <= now() - interval '24 hours')
      order by f.user_no, f.listing_no
      limit ${most} for update of f skip locked
    )
    update ${favourite} f set told_fils = due.price_fils, told_at = now() from due
    where f.user_no = due.user_no and f.listing_no = due.listing_no
    returning f.user_no "userNo", f.listing_no "listingNo", due.id "listingId",
      due.told_fils was, due.price_fils now`)
  return rows
}
