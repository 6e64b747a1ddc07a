import type { InputOf } from '#contract/api.ts'
import { longestQuery } from '#contract/limits.ts'
import { sellerOrderStates, type SellerOrderState } from '#contract/order-status.ts'
import { pageOf } from '#web/ui/pages.ts'

/** What a seller sees: what was ordered from them, or what they ordered. Buyers only have purchases. */
export type OrderSide = 'sales' | 'purchases'

/** Which orders are shown; an empty text is no choice. */
export type OrdersQuery = {
  side: OrderSide
  state: SellerOrderState | ''
  q: string
  page: number
}

/** The query of an address; unknown values are ignored, and a seller sees sales by default. */
export function readOrdersQuery(params: URLSearchParams, isSeller: boolean): OrdersQuery {
  const isSales = isSeller && params.get('side') !== 'purchases'
  return {
    side: isSales ? 'sales' : 'purchases',
    state: sellerOrderStates.find((state) => state === params.get('state')) ?? '',
    q: params.get('q')?.trim().slice(0, longestQuery) ?? '',
    page: pageOf(params) ?? 1,
  }
}

/** A query as search parameters; the page is added by the pagination. */
export function ordersParams({ side, state, q }: OrdersQuery, isSeller: boolean): URLSearchParams {
  return new URLSearchParams({
    ...(isSeller && side === 'purchases' && { side }),
    ...(state && { state }),
    ...(q && { q }),
  })
}

export const toOrdersCall = ({ state, q, page }: OrdersQuery): InputOf<'getOrders'> => ({
  ...(state && { state }),
  ...(q && { q }),
  page,
})
