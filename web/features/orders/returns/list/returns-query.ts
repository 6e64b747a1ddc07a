import type { InputOf } from '#contract/api.ts'
import type { PaymentSide } from '#contract/money-kinds.ts'
import { callQuery } from '#web/shell/members/data-cache.ts'
import { pageHref, pageOf } from '#web/ui/pages.ts'

export const returnShows = ['open', 'ended', 'all'] as const
export type ReturnShow = (typeof returnShows)[number]

/** Which returns are shown. */
export type ReturnsQuery = { side: PaymentSide; show: ReturnShow; page: number }

/** The query of an address: sellers see those of their sales, and everyone the open ones first. */
export function readReturnsQuery(params: URLSearchParams, isSeller: boolean): ReturnsQuery {
  const isSales = isSeller && params.get('side') !== 'purchases'
  return {
    side: isSales ? 'sales' : 'purchases',
    show: returnShows.find((show) => show === params.get('show')) ?? 'open',
    page: pageOf(params) ?? 1,
  }
}

type Shown = Pick<ReturnsQuery, 'side' | 'show'>

/** A query as search parameters; the page is added by the pagination. */
export const returnsParams = ({ side, show }: Shown, isSeller: boolean) =>
  new URLSearchParams({
    ...(isSeller && side === 'purchases' && { side }),
    ...(show !== 'open' && { show }),
  })

export const returnsHref = (pathname: string, shown: Shown, isSeller: boolean) =>
  pageHref(pathname, returnsParams(shown, isSeller), 1)

export const toReturnsCall = ({ side, show, page }: ReturnsQuery): InputOf<'getReturns'> => ({
  ...{ side, page },
  ...(show !== 'all' && { show }),
})

const refreshMs = 30_000

export const returnsData = (query: ReturnsQuery) => ({
  ...callQuery('getReturns', toReturnsCall(query)),
  refetchInterval: refreshMs,
})
