import { useTranslation } from '#web/shell/i18n.ts'
import { StandIn } from '#web/ui/stand-in.tsx'
import { isReady, type BrowseView } from './browse-view.ts'
import type { BrowseState } from './browse-navigation.ts'
import { FacetGroup } from './facet-group.tsx'
import { useEarlyChanges } from './early-changes.ts'
import { PriceRange } from './price-range.tsx'
import {
  changed,
  type FacetName,
  facetNames,
  type Filters,
  type PathChoice,
  toggled,
} from './search-params.ts'
import './facets.css'

type FilterPanelProps = {
  view: BrowseView
  filters: Filters
  path: PathChoice | undefined
  go: (to: Filters, handover?: BrowseState) => void
  /** Lets the sort menu outside belong to the form. */
  id?: string
}

const isFacet = (name: string): name is FacetName => facetNames.some((facet) => facet === name)

/**
 * Subcategories are those of one category; a filter without values, or a quality that no listing
 * has, helps nobody.
 */
function isIdle(facet: FacetName, view: BrowseView, filters: Filters): boolean {
  const { choices, total } = view.facets[facet]
  if (facet === 'model' && !isReady(facet, filters, view)) return false
  if (total === 0 || (facet === 'sub' && filters.category.length !== 1)) return true
  return facet === 'tier' && filters.tier.length === 0 && choices.every(({ count }) => count === 0)
}

/** All filters as one form: every change applies at once, and without scripts by its button. */
export function FilterPanel({ view, filters, path, go, id }: FilterPanelProps) {
  const { t } = useTranslation('catalog')
  const form = useEarlyChanges(filters, go)
  const apply = ({ target }: React.ChangeEvent<HTMLFormElement>) => {
    const { name, value } = target as unknown as HTMLInputElement
    if (isFacet(name)) {
      go(toggled(filters, name, value), { focus: `${name}=${value}`, sheet: id === undefined })
    }
  }
  return (
    <form
      ref={form}
      id={id}
      action="/all-listings"
      method="get"
      // A browser must not restore checkboxes of an earlier visit over those of the address.
      autoComplete="off"
      onChange={apply}
    >
      {filters.search && <input type="hidden" name="search" value={filters.search} />}
      {filters.view === 'list' && <input type="hidden" name="view" value="list" />}
      {facetNames.map((facet) =>
        isIdle(facet, view, filters) ? null : (
          <FacetGroup
            key={facet}
            facet={facet}
            view={view.facets[facet]}
            ready={isReady(facet, filters, view)}
            filters={filters}
            path={path}
          />
        ),
      )}
      <PriceRange
        span={view.span}
        filters={filters}
        onChosen={(price) => go(changed(filters, price))}
      />
      <StandIn>
        <button type="submit" className="button button-primary w-full">
          {t('filters.apply')}
        </button>
      </StandIn>
    </form>
  )
}
