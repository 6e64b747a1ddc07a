import { useState } from 'react'
import { useLocation, useNavigate, useNavigation, useNavigationType } from 'react-router'
import { browseHref, type Filters, type PathChoice, readFilters } from './search-params.ts'

/** What a browse screen hands to the next one, where the path changes and the page is built anew. */
export type Handover = { sheet?: boolean; focus?: string }

/** For a link that is gone with what it changes: the focus goes to the heading. */
export const toHeading: Handover = { focus: 'heading' }

const browsePath = /^\/(all-listings|spare-parts\/|car-parts\/|buy-spare-parts($|[^/]))/

/** The path's own choice on its four routes; undefined where it chooses nothing. */
export function pathChoiceOf(pathname: string): PathChoice | undefined {
  const found = /^\/(spare-parts\/|car-parts\/|buy-spare-parts)(.+)$/.exec(pathname)
  if (!found || (found[1] === 'buy-spare-parts' && found[2]!.startsWith('/'))) return undefined
  return { facet: found[1] === 'spare-parts/' ? 'category' : 'make', value: decoded(found[2]!) }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * `filters` as last chosen, also while their parts are on the way; `shown` are those of the parts
 * in sight. `updating` is true while another choice of parts is being fetched.
 */
export function useBrowseNavigation() {
  const here = useLocation()
  const { location: next } = useNavigation()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<{ from: string; filters: Filters }>()
  const updating = next !== undefined && browsePath.test(next.pathname)
  const path = pathChoiceOf(here.pathname)
  const shown = filtersAt(here)
  // A tick stays where it was set from the first moment on; the router comes a little later.
  const filters = chosen?.from === here.key ? chosen.filters : updating ? filtersAt(next) : shown

  const go = (to: Filters, handover: Handover = {}) => {
    setChosen({ from: here.key, filters: to })
    void navigate(browseHref(to, path), { preventScrollReset: true, state: handover })
  }
  // Back and reload bring the page as it was, not into the middle of a choice.
  const handover = (useNavigationType() === 'PUSH' && here.state) || {}
  return { filters, shown, path, updating, go, handover: handover as Handover }
}

function filtersAt({ pathname, search }: { pathname: string; search: string }): Filters {
  return readFilters(new URLSearchParams(search), pathChoiceOf(pathname))
}
