import { callQuery } from './data-cache.ts'

/** How often what others cause is read again while it is visible. */
const refreshMs = 30_000

/** How many orders a seller has in each state, and the one with the least time left to answer. */
export const salesToAnswer = {
  ...callQuery('getSellerOrders', { state: 'placed', limit: 1 }),
  refetchInterval: refreshMs,
  meta: { followsWrites: true },
} as const
