import type { InputOf } from '#contract/api.ts'
import { longestQuery } from '#contract/limits.ts'
import { favouriteOrders, type FavouriteOrder } from '#contract/favourite-orders.ts'
import { pageOf } from '#web/ui/pages.ts'

export const favouriteViews = ['all', 'dropped', 'sold_out'] as const
export type FavouriteView = (typeof favouriteViews)[number]

/** Which favourites are shown. */
export type FavouritesQuery = { q: string; only: FavouriteView; sort: FavouriteOrder; page: number }

const usual: FavouritesQuery = { q: '', only: 'all', sort: 'latest', page: 1 }

/** Reads the query from an address. Unknown values are ignored. */
export function readFavouritesQuery(params: URLSearchParams): FavouritesQuery {
  const only = params.get('only')
  const sort = params.get('sort')
  return {
    q: params.get('q')?.trim().slice(0, longestQuery) ?? '',
    only: favouriteViews.find((view) => view === only) ?? usual.only,
    sort: favouriteOrders.find((order) => order === sort) ?? usual.sort,
    page: pageOf(params) ?? 1,
  }
}

/** The query as search parameters; default values are left out. */
export function favouritesParams(query: FavouritesQuery): URLSearchParams {
  const set = Object.entries(query).filter(
    ([name, value]) => value !== usual[name as keyof FavouritesQuery],
  )
  return new URLSearchParams(set.map(([name, value]) => [name, String(value)]))
}

/** The query with a change applied, back on its first page. */
export const changedQuery = (query: FavouritesQuery, change: Partial<FavouritesQuery>) => ({
  ...query,
  page: 1,
  ...change,
})

export function favouritesHref(pathname: string, query: FavouritesQuery): string {
  const params = String(favouritesParams(query))
  return params ? `${pathname}?${params}` : pathname
}

export function toFavouritesCall(query: FavouritesQuery): InputOf<'getMyFavorites'> {
  const { q, only, sort, page } = query
  return { ...(q && { q }), ...(only !== 'all' && { only }), sort, page }
}
