import type { InputOf } from '#contract/api.ts'
import type { PaymentSide } from '#contract/money-kinds.ts'
import { callQuery } from '#web/shell/members/data-cache.ts'
import { pageHref, pageOf } from '#web/ui/pages.ts'

export type PaymentsQuery = { side: PaymentSide; page: number }

/** What each side of the page is given: the query, and where its pages are. */
export type SideProps = { query: PaymentsQuery; pathname: string; params: URLSearchParams }

/** The query of an address: sellers see their sales by default, buyers only what they bought. */
export function readPaymentsQuery(params: URLSearchParams, isSeller: boolean): PaymentsQuery {
  const isSales = isSeller && params.get('side') !== 'purchases'
  return { side: isSales ? 'sales' : 'purchases', page: pageOf(params) ?? 1 }
}

/** A query as search parameters; the page is added by the pagination. */
export const paymentsParams = (side: PaymentSide, isSeller: boolean) =>
  new URLSearchParams(isSeller && side === 'purchases' ? { side } : {})

export const paymentsHref = (pathname: string, side: PaymentSide) =>
  pageHref(pathname, paymentsParams(side, true), 1)

export const paymentsData = (query: PaymentsQuery) =>
  callQuery('getPayments', query satisfies InputOf<'getPayments'>)
