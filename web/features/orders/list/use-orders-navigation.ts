import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLogin } from '#web/shell/login-record.ts'
import { pageHref } from '#web/ui/pages.ts'
import { ordersParams, readOrdersQuery, type OrdersQuery } from './orders-query.ts'

/** The query of the address, and ways to another. Typing replaces the history entry, choosing adds one. */
export function useOrdersNavigation() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const isSeller = useLogin()?.role === 'SELLER'
  const query = useMemo(
    () => readOrdersQuery(new URLSearchParams(search), isSeller),
    [search, isSeller],
  )
  const hrefOf = useCallback(
    (change: Partial<OrdersQuery>) => {
      const changed = { ...query, page: 1, ...change }
      return pageHref(pathname, ordersParams(changed, isSeller), changed.page)
    },
    [pathname, query, isSeller],
  )
  const go = useCallback(
    (change: Partial<OrdersQuery>, { replace = false } = {}) =>
      void navigate(hrefOf(change), { replace, preventScrollReset: true }),
    [navigate, hrefOf],
  )
  return { pathname, query, isSeller, params: ordersParams(query, isSeller), go, hrefOf }
}

export type OrdersNavigation = ReturnType<typeof useOrdersNavigation>
