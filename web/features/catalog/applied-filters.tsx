import { Link } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { focusHeading } from './browse-navigation.ts'
import { type AppliedFilter, appliedFilters, type BrowseView } from './browse-view.ts'
import { browseHref, cleared, type Filters, type PathChoice } from './search-params.ts'

type AppliedFiltersProps = { view: BrowseView; filters: Filters; path: PathChoice | undefined }

/** The applied filters as chips that remove them, and "Clear all". */
export function AppliedFilters({ view, filters, path }: AppliedFiltersProps) {
  const { t } = useTranslation('catalog')
  const applied = useAppliedFilters(view, filters)
  if (applied.length === 0) return null
  return (
    <ul aria-label={t('filters.applied')} className="applied">
      {applied.map(({ key, label, without }) => (
        <li key={key}>
          <Link
            to={browseHref(without, path)}
            state={focusHeading}
            preventScrollReset
            rel="nofollow"
            className="applied-filter"
            aria-label={t('filters.remove', { filter: label })}
          >
            <bdi>{label}</bdi>
            <span aria-hidden="true">×</span>
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={browseHref(cleared(filters), path)}
          state={focusHeading}
          preventScrollReset
          className="link applied-clear"
        >
          {t('filters.clear')}
        </Link>
      </li>
    </ul>
  )
}

export function useAppliedFilters(view: BrowseView, filters: Filters): AppliedFilter[] {
  const { t } = useTranslation('catalog')
  return appliedFilters(view, filters, {
    priceRange: (min, max) => t('filters.priceRange', { min, max }),
    priceFrom: (min) => t('filters.priceFrom', { min }),
    priceTo: (max) => t('filters.priceTo', { max }),
  })
}
