import type { ReplyOf } from '#contract/api.ts'
import { useLoaded } from '#web/shell/members/use-loaded.ts'
import { favouritesHref, toFavouritesCall, type FavouritesQuery } from './favourites-query.ts'

export type FavouritesReply = ReplyOf<'getMyFavorites'>

/** The favourites that match a query. */
export const useFavourites = (query: FavouritesQuery) =>
  useLoaded(favouritesHref('', query), (api) => api.call('getMyFavorites', toFavouritesCall(query)))
