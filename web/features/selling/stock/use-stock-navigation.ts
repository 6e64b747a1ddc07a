import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { changedQuery, readStockQuery, stockHref, type StockQuery } from './stock-query.ts'

/** The query of the address, and ways to another. Typing replaces, choosing can be gone back from. */
export function useStockNavigation() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const query = useMemo(() => readStockQuery(new URLSearchParams(search)), [search])
  const go = useCallback(
    (change: Partial<StockQuery>, { replace = false } = {}) =>
      void navigate(stockHref(pathname, changedQuery(query, change)), {
        replace,
        preventScrollReset: true,
      }),
    [navigate, pathname, query],
  )
  const hrefOf = (change: Partial<StockQuery>) => stockHref(pathname, changedQuery(query, change))
  return { pathname, query, go, hrefOf }
}

export type StockNavigation = ReturnType<typeof useStockNavigation>
