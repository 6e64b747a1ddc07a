import { callQuery } from '#web/shell/members/data-cache.ts'

const refreshMs = 30_000

export const saleData = (id: string) => ({
  ...callQuery('getSellerOrder', { id }),
  refetchInterval: refreshMs,
})
