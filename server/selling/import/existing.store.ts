import { and, eq, getTableColumns, ne, sql } from 'drizzle-orm'
import { listing } from '../../catalog/listing.tables.ts'
import { fitment } from '../../catalog/reference.tables.ts'
import type { Executor } from '../../platform/db.ts'
import { listingPicture } from '../listing-picture.tables.ts'
import type { FittedVehicle } from './reading/knowledge.ts'

const { allWords: _allWords, ...columns } = getTableColumns(listing)

/** One of the seller's listings as it is now. */
export type Existing = Omit<typeof listing.$inferSelect, 'allWords'> & { vehicles: FittedVehicle[] }

/** The seller's listings of these numbers, on offer or paused, by the key of the number. */
export async function existing(
  db: Executor,
  sellerNo: number,
  keys: string[],
): Promise<Map<string, Existing>> {
  const rows = await db
    .select({ ...columns, vehicles: fitment.vehicles })
    .from(listing)
    .leftJoin(fitment, eq(fitment.no, listing.fitmentNo))
    .where(
      and(
        eq(listing.sellerNo, sellerNo),
        ne(listing.status, 'removed'),
        sql`${listing.skuKey} = any(${sql.param(keys)})`,
      ),
    )
  return new Map(rows.map((row) => [row.skuKey, { ...row, vehicles: row.vehicles ?? [] }]))
}

/** What another seller's listing says of a part. */
export type ListedElsewhere = Pick<
  typeof listing.$inferSelect,
  'skuKey' | 'brand' | 'categoryNo' | 'subCategoryNo' | 'partTypeNo'
> & {
  /** Any JSON, or none. */
  vehicles: unknown
}

/** What other sellers say of these numbers: the listing with the most cars, by number and brand. */
export async function listedElsewhere(
  db: Executor,
  sellerNo: number,
  keys: string[],
): Promise<ListedElsewhere[]> {
  if (keys.length === 0) return []
  const { rows } = await db.execute<ListedElsewhere>(sql`
    select distinct on (sku_key, brand) sku_key "skuKey", brand, category_no "categoryNo",
      sub_category_no "subCategoryNo", part_type_no "partTypeNo", vehicles
    from ${listing} left join ${fitment} on ${fitment.no} = ${listing.fitmentNo}
    where sku_key = any(${sql.param(keys)}) and status = 'active' and seller_no <> ${sellerNo}
    order by sku_key, brand,
      case jsonb_typeof(vehicles) when 'array' then jsonb_array_length(vehicles) end desc nulls last`)
  return rows
}

/** What other sellers ask for these numbers: the middle one of their prices, by the key of the number. */
export async function marketPrices(
  db: Executor,
  sellerNo: number,
  keys: string[],
): Promise<Map<string, number>> {
  const rows = await db
    .select({
      skuKey: listing.skuKey,
      fils: sql<number>`percentile_disc(0.5) within group (order by ${listing.priceFils})`,
    })
    .from(listing)
    .where(
      and(
        sql`${listing.skuKey} = any(${sql.param(keys)})`,
        eq(listing.status, 'active'),
        ne(listing.sellerNo, sellerNo),
      ),
    )
    .groupBy(listing.skuKey)
  return new Map(rows.map(({ skuKey, fils }) => [skuKey, fils]))
}

/** Which of these pictures the seller uploaded. */
export async function ownPictures(
  db: Executor,
  sellerNo: number,
  ids: string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from ${listingPicture}
    where owner_no = ${sellerNo} and id = any(${sql.param(ids)}::uuid[])`)
  return new Set(rows.map(({ id }) => id))
}
