import { callQuery } from '#web/shell/members/data-cache.ts'
import { toOrdersCall, type OrdersQuery } from './orders-query.ts'

/** A shop sees a new order without reloading; only while the page is visible. */
const refreshMs = 30_000

export const salesData = (query: OrdersQuery) => ({
  ...callQuery('getSellerOrders', toOrdersCall(query)),
  refetchInterval: refreshMs,
})

export const purchasesData = (query: OrdersQuery) => ({
  ...callQuery('getOrders', toOrdersCall(query)),
  refetchInterval: refreshMs,
})
