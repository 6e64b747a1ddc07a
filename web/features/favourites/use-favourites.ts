import type { ReplyOf } from '#contract/api.ts'
import { callQuery } from '#web/shell/members/data-cache.ts'
import { useData } from '#web/shell/members/use-data.ts'
import { toFavouritesCall, type FavouritesQuery } from './favourites-query.ts'

export type FavouritesReply = ReplyOf<'getMyFavorites'>

export const favouritesData = (query: FavouritesQuery) =>
  callQuery('getMyFavorites', toFavouritesCall(query))

/** The favourites that match a query. */
export const useFavourites = (query: FavouritesQuery) => useData(favouritesData(query))
