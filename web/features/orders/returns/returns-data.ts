import { mostReturns } from '#contract/limits.ts'
import { callQuery } from '#web/shell/members/data-cache.ts'

const refreshMs = 30_000

/** All returns of one seller order; there are never more than a page. */
export const orderReturnsData = (sellerOrder: string) => ({
  ...callQuery('getReturns', { seller_order: sellerOrder, limit: mostReturns }),
  refetchInterval: refreshMs,
})
