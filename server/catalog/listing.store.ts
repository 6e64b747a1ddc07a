import { and, asc, desc, eq, getTableColumns, inArray, ne, sql } from 'drizzle-orm'
import type { Executor } from '../platform/db.ts'
import { seller } from '../accounts/seller.tables.ts'
import { favourite } from '../favourites/favourite.tables.ts'
import { listing } from './listing.tables.ts'
import { fitment } from './reference.tables.ts'

const { allWords: _a, updatedAt: _u, ...columns } = getTableColumns(listing)

const shown = {
  ...columns,
  vehicles: fitment.vehicles,
  sellerId: seller.id,
  companyName: seller.companyName,
  emirate: seller.emirate,
  favouriteCount: sql<number>`(select count(*)::int from ${favourite}
    where ${favourite.listingNo} = ${listing.no})`,
}

const shownListings = (db: Executor) =>
  db
    .select(shown)
    .from(listing)
    .innerJoin(seller, eq(seller.no, listing.sellerNo))
    .leftJoin(fitment, eq(fitment.no, listing.fitmentNo))
    .$dynamic()

export type ListingRow = Awaited<ReturnType<typeof shownListings>>[number]

const onOffer = eq(listing.status, 'active')

/** The listings of these numbers, in the order of the numbers; those no longer there are left out. */
export async function byNos(db: Executor, nos: number[]): Promise<ListingRow[]> {
  if (nos.length === 0) return []
  const rows = await shownListings(db).where(inArray(listing.no, nos))
  const found = new Map(rows.map((row) => [row.no, row]))
  return nos.flatMap((no) => found.get(no) ?? [])
}

/** Every offer of one of these part numbers: in stock first, then cheapest, then newest. */
export const offersOf = (db: Executor, skuKeys: string[]): Promise<ListingRow[]> =>
  shownListings(db)
    .where(and(onOffer, inArray(listing.skuKey, skuKeys)))
    .orderBy(
      desc(sql`${listing.quantity} > 0`),
      asc(listing.priceFils),
      desc(listing.createdAt),
      desc(listing.no),
    )
    .limit(100)

/** Other parts of the same type, those for the same vehicles first, then the newest. */
export const similarTo = (db: Executor, row: ListingRow, limit: number): Promise<ListingRow[]> => {
  const order = [
    desc(sql`${listing.fitmentNo} is not distinct from ${row.fitmentNo}`),
    desc(listing.createdAt),
    desc(listing.no),
  ]
  const recent = db.$with('recent').as(
    db
      .select({ no: listing.no })
      .from(listing)
      .where(
        and(onOffer, eq(listing.partTypeNo, row.partTypeNo ?? 0), ne(listing.skuKey, row.skuKey)),
      )
      .orderBy(...order)
      .limit(limit),
  )
  return db
    .with(recent)
    .select(shown)
    .from(recent)
    .innerJoin(listing, eq(listing.no, recent.no))
    .innerJoin(seller, eq(seller.no, listing.sellerNo))
    .leftJoin(fitment, eq(fitment.no, listing.fitmentNo))
    .orderBy(...order)
}

/** The newest of a seller; only those of the page are looked up in whole. */
export async function ofSeller(
  db: Executor,
  sellerNo: number,
  page: { offset: number; limit: number },
): Promise<ListingRow[]> {
  const rows = await db
    .select({ no: listing.no })
    .from(listing)
    .where(and(onOffer, eq(listing.sellerNo, sellerNo)))
    .orderBy(desc(listing.createdAt), desc(listing.no))
    .limit(page.limit)
    .offset(page.offset)
  return byNos(
    db,
    rows.map(({ no }) => no),
  )
}

// Grouping all of a million listings takes seconds; what came lately says as much about demand.
const LATELY = 20_000

/**
 * Of the numbers that most sellers listed lately, one listing each: in stock before sold out, then
 * the cheapest.
 */
export async function mostOffered(db: Executor, limit: number): Promise<number[]> {
  const result = await db.execute<{ no: number }>(sql`
    select (array_agg(no order by (quantity > 0) desc, price_fils, no))[1] no
    from (select no, sku_key, quantity, price_fils, created_at from ${listing}
          where status = 'active' order by no desc limit ${LATELY}) lately
    group by sku_key order by count(*) desc, max(created_at) desc, 1 limit ${limit}`)
  return result.rows.map((row) => row.no)
}
