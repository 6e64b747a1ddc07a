import { lt, sql } from 'drizzle-orm'
import type { Executor } from '../platform/db.ts'
import { listingInterest, sellerInterest } from './interest.tables.ts'
import { listing } from '../catalog/listing.tables.ts'

export type InterestKind = typeof listingInterest.$inferSelect.kind

/** How often something happened to a listing on a day of the UAE, as "2026-11-22". */
export type Interest = { listingId: string; day: string; kind: InterestKind; times: number }

/** Adds to the counts of listings that are on offer, and with them of their sellers. */
export async function addInterest(db: Executor, counted: Interest[]): Promise<void> {
  // Both in one order, so that two processes never wait for one another in a circle.
  await db.execute(sql`
    with counted as materialized (
      select l.no, l.seller_no, c.day, c.kind, sum(c.times)::int times
      from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb)
        as c("listingId" uuid, day date, kind text, times int)
      join ${listing} l on l.id = c."listingId" and l.status = 'active'
      group by 1, 2, 3, 4
    ), noted as (
      insert into ${listingInterest} (listing_no, seller_no, day, kind, times)
      select no, seller_no, day, kind, times from counted order by 1, 3, 4
      on conflict (listing_no, day, kind)
      do update set times = ${listingInterest.times} + excluded.times
      returning listing_no, day, kind
    )
    insert into ${sellerInterest} (seller_no, day, kind, times)
    select c.seller_no, c.day, c.kind, sum(c.times) from counted c
    join noted n on n.listing_no = c.no and n.day = c.day and n.kind = c.kind
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (seller_no, day, kind)
    do update set times = ${sellerInterest.times} + excluded.times`)
}

/** Forgets what no figure is made of any more. */
export async function removeOldInterest(db: Executor): Promise<void> {
  await db.delete(listingInterest).where(lt(listingInterest.day, sql`current_date - 100`))
  await db.delete(sellerInterest).where(lt(sellerInterest.day, sql`current_date - 400`))
}
