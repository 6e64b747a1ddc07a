import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import type { FavouriteListing } from '#contract/favourites.ts'
import type { Language } from '#contract/language.ts'
import { toDirhams } from '#contract/money.ts'
import { skuKey } from '#contract/part-number.ts'
import type { Caller } from '../platform/api/caller.ts'
import { offsetOf } from '../platform/paging.ts'
import * as store from './favourite.store.ts'
import type { FavouritesDeps } from './favourites-deps.ts'

export async function getMyFavourites(
  { db, catalog }: Pick<FavouritesDeps, 'db' | 'catalog'>,
  { q = '', only, sort, page, limit }: ParsedInputOf<'getMyFavorites'>,
  { caller, language }: { caller: Caller; language: Language },
): Promise<ReplyOf<'getMyFavorites'>> {
  const query = q === '' ? undefined : { key: skuKey(q), words: q }
  const { rows, counts } = await store.pageOf(
    db,
    caller.no,
    { only, query },
    { order: sort, ...offsetOf({ page, limit }) },
  )
  const nos = rows.map(({ no }) => no)
  const listings = await catalog.listings(nos, language)
  const { total, ...ofAll } = counts
  return {
    listings: rows.flatMap((row): FavouriteListing[] => {
      const listing = listings.get(row.no)
      if (!listing) return []
      return [{ ...listing, favourite_users: [caller.id], favourite: presentFavourite(row) }]
    }),
    ...{ total, page, pages: Math.ceil(total / limit), counts: ofAll },
  }
}

/** Which of these listings are the caller's favourites. */
export async function getFavouriteIds(
  { db }: Pick<FavouritesDeps, 'db'>,
  { listing_ids }: ParsedInputOf<'getFavouriteIds'>,
  { caller }: { caller: Caller },
): Promise<ReplyOf<'getFavouriteIds'>> {
  return { listing_ids: await store.favouritesAmong(db, caller.no, listing_ids) }
}

const presentFavourite = (row: store.FavouriteRow): FavouriteListing['favourite'] => ({
  since: row.since.toISOString(),
  price: toDirhams(row.priceFils),
  priceDropped: row.dropped,
  soldOut: row.soldOut,
  gone: row.gone,
})
