import { longestNameOrId, longestQuery } from '#contract/limits.ts'
import { pageHref } from '#web/ui/pages.ts'

/** What the address of a seller's page chooses among its parts; empty texts choose nothing. */
export type SellerQuery = { q: string; category: string; make: string }

export function readSellerQuery(params: URLSearchParams): SellerQuery {
  const text = (name: string, longest: number) => (params.get(name) ?? '').trim().slice(0, longest)
  return {
    q: text('q', longestQuery),
    category: text('category', longestNameOrId),
    make: text('make', longestNameOrId),
  }
}

/** What is chosen, as the parameters of the address and of the call. */
export const sellerParams = (query: SellerQuery): Record<string, string> =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''))

/** The address of the parts chosen, on the page of the seller. */
export const sellerPartsHref = (pathname: string, query: SellerQuery): string =>
  `${pageHref(pathname, new URLSearchParams(sellerParams(query)), 1)}#listings`
