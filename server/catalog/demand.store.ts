import { sql } from 'drizzle-orm'
import type { Executor } from '../platform/db.ts'
import { listingInterest } from '../selling/interest.tables.ts'
import { listing } from './listing.tables.ts'

const DAYS = 14
// Who calls or writes wants the part more than who looks at it.
const CONTACT = 10

/** The part numbers that visitors were interested in most of late, those with the most interest first. */
export async function mostWanted(db: Executor, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ key: string }>(sql`
    with wanted as (
      select listing_no, sum(times * case kind when 'view' then 1 else ${CONTACT} end) score
      from ${listingInterest} where day > current_date - ${DAYS}::int
      group by listing_no order by score desc, listing_no desc limit ${limit * 4})
    select ${listing.skuKey} key from wanted join ${listing} on ${listing.no} = wanted.listing_no
    where ${listing.status} = 'active'
    group by ${listing.skuKey} order by sum(wanted.score) desc, key limit ${limit}`)
  return rows.map(({ key }) => key)
}

// Grouping all of a million listings takes seconds; what came lately says as much about demand.
const LATELY = 20_000

/** The part numbers that most sellers listed lately. */
export async function mostOffered(db: Executor, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ key: string }>(sql`
    select sku_key key
    from (select no, sku_key, created_at from ${listing}
          where status = 'active' order by no desc limit ${LATELY}) lately
    group by sku_key order by count(*) desc, max(created_at) desc, min(no) limit ${limit}`)
  return rows.map(({ key }) => key)
}

export type BestOffer = { no: number; skuKey: string; sellerNo: number; pictured: boolean }

/** Of each of these numbers the offer that its page opens on, if it is in stock. */
export async function bestOffers(db: Executor, keys: string[]): Promise<BestOffer[]> {
  const { rows } = await db.execute<BestOffer>(sql`
    select distinct on (sku_key) no, sku_key "skuKey", seller_no "sellerNo", images <> '[]' pictured
    from ${listing} where status = 'active' and available > 0 and sku_key = any(${sql.param(keys)})
    order by sku_key, price_fils, created_at desc, no desc`)
  return rows
}
