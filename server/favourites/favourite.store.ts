import { and, asc, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { FavouriteOrder } from '#contract/favourite-orders.ts'
import { user } from '../accounts/user.tables.ts'
import { listing } from '../catalog/listing.tables.ts'
import type { Executor } from '../platform/db.ts'
import { favourite, favouriteTakenOff } from './favourite.tables.ts'

/** A listing by its id, in any status. */
export async function findListing(
  db: Executor,
  id: string,
): Promise<{ no: number; skuKey: string } | undefined> {
  const [row] = await db
    .select({ no: listing.no, skuKey: listing.skuKey })
    .from(listing)
    .where(eq(listing.id, id))
  return row
}

/** Serialises changes to the favourites of one user until the transaction ends. */
export async function lockUser(db: Executor, userNo: number): Promise<void> {
  await db.select({ no: user.no }).from(user).where(eq(user.no, userNo)).for('no key update')
}

const of = (userNo: number, listingNo: number) =>
  and(eq(favourite.userNo, userNo), eq(favourite.listingNo, listingNo))

export async function isFavourite(
  db: Executor,
  userNo: number,
  listingNo: number,
): Promise<boolean> {
  const rows = await db
    .select({ no: favourite.listingNo })
    .from(favourite)
    .where(of(userNo, listingNo))
  return rows.length > 0
}

// The time in which a removal may be undone.
const lately = sql`now() - interval '10 minutes'`

/**
 * Adds a listing at its current price, or with its former values if it was removed a moment ago; false
 * when the listing is not active.
 */
export async function add(db: Executor, userNo: number, listingNo: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    with before as (
      delete from ${favouriteTakenOff} where user_no = ${userNo} and listing_no = ${listingNo}
      returning *
    )
    insert into ${favourite} (user_no, listing_no, price_fils, told_fils, told_at, created_at)
    select ${userNo}::int, l.no, coalesce(b.price_fils, l.price_fils),
      coalesce(b.told_fils, l.price_fils), b.told_at, coalesce(b.created_at, now())
    from ${listing} l left join before b on b.listing_no = l.no and b.taken_off_at > ${lately}
    where l.no = ${listingNo} and (l.status = 'active' or b.listing_no is not null)
    on conflict do nothing`)
  return rowCount === 1
}

export async function remove(db: Executor, userNo: number, listingNo: number): Promise<void> {
  await db.execute(sql`
    with gone as (
      delete from ${favourite} where user_no = ${userNo} and listing_no = ${listingNo}
      returning user_no, listing_no, price_fils, told_fils, told_at, created_at
    )
    insert into ${favouriteTakenOff}
      (user_no, listing_no, price_fils, told_fils, told_at, created_at)
    select * from gone
    on conflict (user_no, listing_no) do update set
      price_fils = excluded.price_fils, told_fils = excluded.told_fils,
      told_at = excluded.told_at, created_at = excluded.created_at, taken_off_at = now()`)
}

/** Deletes removed favourites once they can no longer be restored. */
export async function forgetTakenOff(db: Executor): Promise<void> {
  await db.execute(sql`delete from ${favouriteTakenOff} where taken_off_at < ${lately}`)
}

const counted = async (db: Executor, where: SQL): Promise<number> => {
  const [row] = await db.select({ times: count() }).from(favourite).where(where)
  return row!.times
}

export const countOfUser = (db: Executor, userNo: number) =>
  counted(db, eq(favourite.userNo, userNo))

export const countOfListing = (db: Executor, listingNo: number) =>
  counted(db, eq(favourite.listingNo, listingNo))

/** Which of these listings, by id, are favourites of the user. */
export async function favouritesAmong(
  db: Executor,
  userNo: number,
  ids: string[],
): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: listing.id })
    .from(favourite)
    .innerJoin(listing, eq(listing.no, favourite.listingNo))
    .where(and(eq(favourite.userNo, userNo), inArray(listing.id, ids)))
  return rows.map(({ id }) => id)
}

// The price and quantity of an inactive listing mean nothing.
const onOffer = sql<boolean>`(${listing.status} = 'active')`
const dropped = sql<boolean>`(${onOffer} and ${listing.priceFils} < ${favourite.priceFils})`
const soldOut = sql<boolean>`(${onOffer} and ${listing.available} = 0)`

export type FavouriteView = 'dropped' | 'available' | 'sold_out'

const views: Record<FavouriteView, SQL> = {
  dropped,
  available: sql`(${onOffer} and ${listing.available} > 0)`,
  sold_out: soldOut,
}

const latest = [desc(favourite.createdAt), desc(favourite.listingNo)]
const drop = sql`case when ${dropped}
  then 1 - ${listing.priceFils}::float8 / ${favourite.priceFils} else 0 end`

const orders: Record<FavouriteOrder, SQL[]> = {
  latest,
  price: [asc(listing.priceFils), ...latest],
  '-price': [desc(listing.priceFils), ...latest],
  dropped: [desc(drop), ...latest],
}

/** What to search for among the favourites: a part number's key, or words; either has to match. */
export type FavouriteQuery = { key: string; words: string }

/** Every word must occur in the names, the brand or the number. */
function matching({ key, words }: FavouriteQuery): SQL {
  const text = sql`fold_text(concat_ws(' ', ${listing.partName}, ${listing.partNameAr},
    ${listing.brand}, ${listing.sku}))`
  const folded = sql`nullif(trim(fold_text(${words})), '')`
  const byWords = sql`(${folded} is not null and not exists (
    select from unnest(string_to_array(${folded}, ' ')) word where strpos(${text}, word) = 0))`
  return key.length < 2 ? byWords : sql`(strpos(${listing.skuKey}, ${key}) > 0 or ${byWords})`
}

export type FavouriteFilter = {
  only?: FavouriteView | undefined
  query?: FavouriteQuery | undefined
}

/** One page of a user's favourites in order, each with its current state, and the counts. */
export async function pageOf(
  db: Executor,
  userNo: number,
  { only, query }: FavouriteFilter,
  { order, offset, limit }: { order: FavouriteOrder; offset: number; limit: number },
) {
  const own = eq(favourite.userNo, userNo)
  const wanted = and(only && views[only], query && matching(query))
  const rows = await db
    .select({
      no: favourite.listingNo,
      since: favourite.createdAt,
      priceFils: favourite.priceFils,
      ...{ dropped, soldOut, gone: sql<boolean>`not ${onOffer}` },
    })
    .from(favourite)
    .innerJoin(listing, eq(listing.no, favourite.listingNo))
    .where(and(own, wanted))
    .orderBy(...orders[order])
    .offset(offset)
    .limit(limit)
  const times = (where: SQL) => sql<number>`(count(*) filter (where ${where}))::int`
  const [counts] = await db
    .select({
      total: times(wanted ?? sql`true`),
      all: times(sql`true`),
      dropped: times(dropped),
      soldOut: times(soldOut),
    })
    .from(favourite)
    .innerJoin(listing, eq(listing.no, favourite.listingNo))
    .where(own)
  return { rows, counts: counts! }
}

export type FavouriteRow = Awaited<ReturnType<typeof pageOf>>['rows'][number]
