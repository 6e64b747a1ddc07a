import { useEffect } from 'react'
import type { OrdersNavigation } from './use-orders-navigation.ts'

type Reply = { total: number; page: number; pages: number }

/** Goes to the last page when the address names a later one, because orders have left this list. */
export function useLastPage({ query, go }: OrdersNavigation, reply: Reply | undefined) {
  const isBeyond =
    reply !== undefined && reply.total > 0 && reply.page === query.page && query.page > reply.pages
  const pages = reply?.pages
  useEffect(() => {
    if (isBeyond) go({ page: pages }, { replace: true })
  }, [isBeyond, go, pages])
}
