import { useCallback } from 'react'
import { callQuery } from '#web/shell/members/data-cache.ts'
import { useData } from '#web/shell/members/use-data.ts'
import type { SellerOrder } from '#contract/orders.ts'

const refreshMs = 30_000
/** While a payment page is open: its provider may report at any moment. */
const payingMs = 4_000

export const orderData = (id: string) => ({
  ...callQuery('getOrder', { id }),
  refetchInterval: refreshMs,
})

/** An order of the buyer. `show` puts a changed part in its place, until the totals are read again. */
export function useOrder(id: string) {
  const query = orderData(id)
  const { data: order, failure, reload, change } = useData(query)
  // Read by the same cache, more often.
  const isPaying = order?.payment.state === 'due' && order.payment.attempt === 'open'
  useData(isPaying ? { ...query, refetchInterval: payingMs } : query)
  const show = useCallback(
    (part: SellerOrder) => {
      change((order) => ({
        ...order,
        sellerOrders: order.sellerOrders.map((shown) => (shown._id === part._id ? part : shown)),
      }))
      reload()
    },
    [change, reload],
  )
  return { order, failure, reload, show }
}
