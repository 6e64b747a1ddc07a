import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import {
  changedQuery,
  favouritesHref,
  readFavouritesQuery,
  type FavouritesQuery,
} from './favourites-query.ts'

/**
 * The query of the address, and navigation to another. Typing replaces the history entry, choosing
 * adds one.
 */
export function useFavouritesNavigation() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const query = useMemo(() => readFavouritesQuery(new URLSearchParams(search)), [search])
  const go = useCallback(
    (change: Partial<FavouritesQuery>, { replace = false } = {}) =>
      void navigate(favouritesHref(pathname, changedQuery(query, change)), {
        replace,
        preventScrollReset: true,
      }),
    [navigate, pathname, query],
  )
  const hrefOf = (change: Partial<FavouritesQuery>) =>
    favouritesHref(pathname, changedQuery(query, change))
  return { pathname, query, go, hrefOf }
}

export type FavouritesNavigation = ReturnType<typeof useFavouritesNavigation>
