import { useState } from 'react'
import { useLocation, useNavigate, useNavigation, useNavigationType } from 'react-router'
import { browseHref, type Filters, type PathChoice, readFilters } from './search-params.ts'

/**
 * State that a browse screen passes to the next one, because a change of the path remounts the
 * page.
 */
export type BrowseState = { sheet?: boolean; focus?: string }

/** `replace`: Back leads past this screen. */
type Go = BrowseState & { replace?: boolean }

/** For a link that disappears with the change: moves the focus to the heading. */
export const focusHeading: BrowseState = { focus: 'heading' }

const browsePath = /^\/(all-listings|spare-parts\/|car-parts\/|buy-spare-parts($|[^/]))/

/** The filter that the path itself selects on its four routes; undefined where it selects none. */
export function pathChoiceOf(pathname: string): PathChoice | undefined {
  const match = /^\/(spare-parts\/|car-parts\/|buy-spare-parts)(.+)$/.exec(pathname)
  if (!match || (match[1] === 'buy-spare-parts' && match[2]!.startsWith('/'))) return undefined
  return { facet: match[1] === 'spare-parts/' ? 'category' : 'make', value: decoded(match[2]!) }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * `filters` as last chosen, also while their results are loading; `shown` belong to the visible
 * results. `updating` is true while other results are being loaded.
 */
export function useBrowseNavigation() {
  const current = useLocation()
  const { location: next } = useNavigation()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<{ from: string; filters: Filters }>()
  const updating = next !== undefined && browsePath.test(next.pathname)
  const path = pathChoiceOf(current.pathname)
  const shown = filtersAt(current)
  // Back may lead to where the choice was made, which is then over.
  if (chosen && chosen.from !== current.key) setChosen(undefined)
  // A checkbox shows its new state at once; the router follows a little later.
  const filters = chosen?.from === current.key ? chosen.filters : updating ? filtersAt(next) : shown

  const go = (to: Filters, { replace = false, ...browseState }: Go = {}) => {
    setChosen({ from: current.key, filters: to })
    void navigate(browseHref(to, path), {
      ...{ replace, preventScrollReset: true, state: browseState },
    })
  }
  // Back and reload restore the page without the state of a choice in progress.
  const browseState = (useNavigationType() === 'PUSH' && current.state) || {}
  return { filters, shown, path, updating, go, browseState: browseState as BrowseState }
}

function filtersAt({ pathname, search }: { pathname: string; search: string }): Filters {
  return readFilters(new URLSearchParams(search), pathChoiceOf(pathname))
}
