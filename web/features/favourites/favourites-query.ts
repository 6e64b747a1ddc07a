import type { InputOf } from '#contract/api.ts'
import { favouriteOrders, type FavouriteOrder } from '#contract/talking.ts'
import { pageOf } from '#web/ui/pages.ts'

export const favouriteViews = ['all', 'dropped', 'sold_out'] as const
export type FavouriteView = (typeof favouriteViews)[number]

/** What of the kept parts is shown. */
export type FavouritesQuery = { q: string; only: FavouriteView; sort: FavouriteOrder; page: number }

const usual: FavouritesQuery = { q: '', only: 'all', sort: 'latest', page: 1 }
const longest = 100

/** The query of an address. What it says that isn't known counts as not said. */
export function readFavouritesQuery(params: URLSearchParams): FavouritesQuery {
  const only = params.get('only')
  const sort = params.get('sort')
  return {
    q: params.get('q')?.trim().slice(0, longest) ?? '',
    only: favouriteViews.find((view) => view === only) ?? usual.only,
    sort: favouriteOrders.find((order) => order === sort) ?? usual.sort,
    page: pageOf(params) ?? 1,
  }
}

/** A query as the address says it: what is usual is left out. */
export function favouritesParams(query: FavouritesQuery): URLSearchParams {
  const said = Object.entries(query).filter(
    ([name, value]) => value !== usual[name as keyof FavouritesQuery],
  )
  return new URLSearchParams(said.map(([name, value]) => [name, String(value)]))
}

/** The same with a change, from its first page on. */
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
