import { callQuery } from '#web/shell/members/data-cache.ts'

const refreshMs = 30_000

/** The user's latest orders; open ones are hardly ever older. */
export const latestOrders = {
  ...callQuery('getOrders', { limit: 30 }),
  refetchInterval: refreshMs,
}
