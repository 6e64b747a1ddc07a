import { sql } from 'drizzle-orm'
import type { Executor } from '../platform/db.ts'
import { failedSearch } from '../catalog/failed-search.tables.ts'
import { listing } from '../catalog/listing.tables.ts'
import { fitment, model } from '../catalog/reference.tables.ts'

/** A text that found nothing, how often, and on which day last. */
export type Searched = { text: string; searches: number; last: string }

/** The texts that found nothing since a day, the most searched first. */
export async function mostSearched(db: Executor, from: string, most: number): Promise<Searched[]> {
  const { rows } = await db.execute<Searched>(sql`
    select text, sum(searches)::int searches, max(day)::text last
    from ${failedSearch} where day >= ${from}::date
    group by text order by 2 desc, 3 desc, 1 limit ${most}`)
  return rows
}

export type OffSale = {
  no: number
  id: string
  skuKey: string
  why: 'paused' | 'sold_out' | 'removed'
}

/**
 * The seller's listings of these numbers that a garage can't buy now but that can come back, of each
 * number the one nearest to that. Numbers that the seller has on sale are left out.
 */
export async function offSale(
  db: Executor,
  sellerNo: number,
  skuKeys: string[],
): Promise<OffSale[]> {
  if (skuKeys.length === 0) return []
  const { rows } = await db.execute<Omit<OffSale, 'why'> & { why: OffSale['why'] | null }>(sql`
    select distinct on (sku_key) no, id, sku_key "skuKey",
      case when status not in ('active', 'withdrawn') then status::text when available = 0 then 'sold_out' end why
    from ${listing}
    where seller_no = ${sellerNo} and sku_key = any(${sql.param(skuKeys)}::text[])
      and (status in ('active', 'paused', 'withdrawn')
        or (status = 'removed' and updated_at > now() - interval '30 days'))
    order by sku_key, status, no desc`)
  return rows.filter((row): row is OffSale => row.why !== null)
}

/** How many of a seller's parts are of a category, and (`make` not null) for the cars of a make. */
export type Range = { category: number; make: number | null; parts: number }

/** What a seller deals in; a part for several makes counts for each. */
export async function rangesOf(db: Executor, sellerNo: number): Promise<Range[]> {
  const { rows } = await db.execute<Range>(sql`
    with own as materialized (
      select category_no, fitment_no, count(*) parts from ${listing}
      where seller_no = ${sellerNo} and status in ('active', 'paused', 'withdrawn') group by 1, 2
    )
    select category_no category, null::smallint make, sum(parts)::int parts from own group by 1
    union all
    select category_no, fitted.make_no, sum(parts)::int from own
    join ${fitment} f on f.no = own.fitment_no, lateral (
      select distinct m.make_no from jsonb_array_elements(f.vehicles) v
      join ${model} m on m.no = (v ->> 'model')::int
    ) fitted
    group by 1, 2`)
  return rows
}
