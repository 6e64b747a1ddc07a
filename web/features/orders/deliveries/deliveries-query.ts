import type { InputOf } from '#contract/api.ts'
import { callQuery } from '#web/shell/members/data-cache.ts'
import { pageHref, pageOf } from '#web/ui/pages.ts'

/** What the user gets, or sends as a seller. */
export type DeliverySide = 'incoming' | 'outgoing'
export type DeliveriesQuery = { side: DeliverySide; page: number }

/** The query of an address: sellers see what they send by default, buyers only what they get. */
export function readDeliveriesQuery(params: URLSearchParams, isSeller: boolean): DeliveriesQuery {
  const isOutgoing = isSeller && params.get('side') !== 'incoming'
  return { side: isOutgoing ? 'outgoing' : 'incoming', page: pageOf(params) ?? 1 }
}

/** A query as search parameters; the page is added by the pagination. */
export const deliveriesParams = (side: DeliverySide, isSeller: boolean) =>
  new URLSearchParams(isSeller && side === 'incoming' ? { side } : {})

export const deliveriesHref = (pathname: string, side: DeliverySide, isSeller: boolean) =>
  pageHref(pathname, deliveriesParams(side, isSeller), 1)

const refreshMs = 30_000

export const deliveriesData = (query: DeliveriesQuery) => ({
  ...callQuery('getDeliveries', query satisfies InputOf<'getDeliveries'>),
  refetchInterval: refreshMs,
})
