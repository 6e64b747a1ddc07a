import type { InputOf } from '#contract/api.ts'
import { longestQuery } from '#contract/limits.ts'
import {
  listingHints,
  stockOrders,
  stockViews,
  type ListingHint,
  type StockOrder,
  type StockView,
} from '#contract/listing-status.ts'
import { pageOf } from '#web/ui/pages.ts'

export const pageSizes = [24, 50, 100] as const

/** What of the stock is asked for; an empty text is no choice. */
export type StockQuery = {
  q: string
  view: StockView
  category: string
  make: string
  hint: ListingHint | ''
  sort: StockOrder
  limit: (typeof pageSizes)[number]
  page: number
}

const usual: StockQuery = {
  q: '',
  view: 'all',
  category: '',
  make: '',
  hint: '',
  sort: 'newest',
  limit: 24,
  page: 1,
}

/** The query of an address; unknown values are ignored. */
export function readStockQuery(params: URLSearchParams): StockQuery {
  const valueOf = (name: string) => params.get(name)?.trim().slice(0, longestQuery) ?? ''
  const oneOf = <Value>(values: readonly Value[], name: string, otherwise: Value) =>
    values.find((value) => String(value) === params.get(name)) ?? otherwise
  return {
    q: valueOf('q'),
    view: oneOf(stockViews, 'view', usual.view),
    category: valueOf('category'),
    make: valueOf('make'),
    hint: oneOf<ListingHint | ''>(listingHints, 'hint', ''),
    sort: oneOf(stockOrders, 'sort', usual.sort),
    limit: oneOf(pageSizes, 'limit', usual.limit),
    page: pageOf(params) ?? 1,
  }
}

/** A query as the address says it: what is usual is left out. */
export function stockParams(query: StockQuery): URLSearchParams {
  const given = Object.entries(query).filter(
    ([name, value]) => value !== usual[name as keyof StockQuery],
  )
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
}

export function stockHref(pathname: string, query: StockQuery): string {
  const params = String(stockParams(query))
  return params ? `${pathname}?${params}` : pathname
}

/** The same with a change, from its first page on. */
export const changedQuery = (query: StockQuery, change: Partial<StockQuery>): StockQuery => ({
  ...query,
  page: 1,
  ...change,
})

/** The whole stock in the chosen order. */
export const withoutFilters = ({ sort, limit }: StockQuery): StockQuery => ({
  ...usual,
  sort,
  limit,
})

export const isNarrowed = ({ q, category, make, hint }: StockQuery) =>
  Boolean(q || category || make || hint)

/** The part of a query that says which listings, for `getMyListing` and `exportListings`. */
export function stockFilterOf(query: StockQuery) {
  const { q, view, category, make, hint } = query
  return {
    view,
    ...(q && { q }),
    ...(category && { category }),
    ...(make && { make }),
    ...(hint && { hint }),
  } satisfies InputOf<'exportListings'>
}

export function toStockCall(query: StockQuery): InputOf<'getMyListing'> {
  const { sort, limit, page } = query
  return { ...stockFilterOf(query), sort, limit, page }
}
