import { and, asc, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Executor } from '../platform/db.ts'
import { given, prepared } from '../platform/prepared.ts'
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
  companyNameAr: seller.companyNameAr,
  emirate: seller.emirate,
  hours: seller.hours,
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

const shownByNos = prepared('listings_by_nos', (db) =>
  shownListings(db).where(sql`${listing.no} = any(${given('nos', 'int')})`),
)

/** The listings of these numbers, in the order of the numbers; those no longer there are left out. */
export async function byNos(db: Executor, nos: number[]): Promise<ListingRow[]> {
  if (nos.length === 0) return []
  const rows = await shownByNos(db).execute({ nos })
  const found = new Map(rows.map((row) => [row.no, row]))
  return nos.flatMap((no) => found.get(no) ?? [])
}

/**
 * Every offer of one of these part numbers: in stock first, those of sellers who don't answer orders last, then
 * cheapest, then newest.
 */
export const offersOf = (db: Executor, skuKeys: string[]): Promise<ListingRow[]> =>
  shownListings(db)
    .where(and(onOffer, inArray(listing.skuKey, skuKeys)))
    .orderBy(
      desc(sql`${listing.available} > 0`),
      asc(seller.unresponsive),
      asc(listing.priceFils),
      desc(listing.createdAt),
      desc(listing.no),
    )
    .limit(100)

/** The emirate of each of these sellers. */
export async function emiratesOf(db: Executor, sellerNos: number[]): Promise<Map<number, string>> {
  if (sellerNos.length === 0) return new Map()
  const rows = await db
    .select({ no: seller.no, emirate: seller.emirate })
    .from(seller)
    .where(sql`${seller.no} = any(${sql.param(sellerNos)}::int[])`)
  return new Map(rows.map(({ no, emirate }) => [no, emirate]))
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
