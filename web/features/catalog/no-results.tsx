import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { browserApi } from '#web/shell/api.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { useAppliedFilters } from './applied-filters.tsx'
import type { AppliedFilter, BrowseView } from './browse-view.ts'
import type { Card } from './card.ts'
import { ListingCard } from './listing-card.tsx'
import { browseHref, changed, type Filters, type PathChoice, toQuery } from './search-params.ts'

type NoResultsProps = {
  view: BrowseView
  filters: Filters
  path: PathChoice | undefined
  heart: (card: Card) => React.ReactNode
}

/** Nothing found: which filter to give up, the nearest part numbers, and where else to ask. */
export function NoResults({ view, filters, path, heart }: NoResultsProps) {
  const { t } = useTranslation('catalog')
  const applied = useAppliedFilters(view, filters)
  const search = filters.search && {
    key: 'search',
    label: t('filters.search', { search: filters.search }),
    without: changed(filters, { search: '' }),
  }
  const removable = search && applied.length > 0 ? [...applied, search] : applied
  const totals = useTotals(removable)
  return (
    <>
      <div className="no-results">
        <h2>{t('browse.none')}</h2>
        <p>{t('browse.noneHint')}</p>
        {removable.length > 0 && (
          <>
            <p>{t('browse.noneRemove')}</p>
            <ul className="applied">
              {removable.map(({ key, label, without }) => (
                <li key={key}>
                  <Link
                    to={browseHref(without, path)}
                    rel="nofollow"
                    className="applied-filter"
                    aria-label={t('filters.remove', { filter: label })}
                  >
                    <s>
                      <bdi>{label}</bdi>
                    </s>
                    {totals[key] !== undefined && <b>{t('parts', { count: totals[key] })}</b>}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          <Link to="/all-listings" className="link">
            {t('browse.noneAll')}
          </Link>
          <Link to="/stores" className="link">
            {t('browse.noneSellers')}
          </Link>
        </p>
      </div>
      {view.nearest.length > 0 && (
        <section aria-labelledby="nearest" className="results">
          <h2 id="nearest" className="pb-3 text-lg">
            {t('browse.nearest')}
          </h2>
          <ul className="card-list">
            {view.nearest.map((card) => (
              <li key={card.id}>
                <ListingCard card={card} heart={heart(card)} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

const mostAsked = 6

/** How many parts each choice would bring, by key; asked in the browser, since few ever need it. */
function useTotals(choices: AppliedFilter[]): Record<string, number> {
  const { language } = usePage()
  const [totals, setTotals] = useState<Record<string, number>>({})
  const questions = choices.slice(0, mostAsked).map(({ key, without }) => [key, toQuery(without)])
  // As text, because the list is made anew on every rendering.
  const asked = JSON.stringify(questions)
  useEffect(() => {
    const leaving = new AbortController()
    const api = browserApi(language, leaving.signal)
    for (const [key, query] of JSON.parse(asked) as [string, ReturnType<typeof toQuery>][]) {
      api
        .call('searchListings', { ...query, limit: 1 })
        .then(({ total }) => setTotals((known) => ({ ...known, [key]: total })))
        // The chips work without their counts.
        .catch(() => {})
    }
    return () => leaving.abort()
  }, [asked, language])
  return totals
}
