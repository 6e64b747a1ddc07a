import { useEffect, useId, useState } from 'react'
import { Link } from 'react-router'
import { browserApi } from '#web/shell/api.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePageTexts } from '#web/shell/page-texts.ts'
import { usePage } from '#web/shell/page.tsx'
import { useAppliedFilters } from './applied-filters.tsx'
import { focusHeading } from './browse-navigation.ts'
import { type AppliedFilter, type BrowseView, hasNoSuggestions } from './browse-view.ts'
import type { Card } from './card.ts'
import { ListingCard } from './listing-card.tsx'
import {
  browseHref,
  changed,
  cleared,
  type Filters,
  type PathChoice,
  toQuery,
} from './search-params.ts'
import { looksLikeVin, type SearchChoice } from './understood-view.ts'

type NoResultsProps = {
  view: BrowseView
  filters: Filters
  path: PathChoice | undefined
  favouriteButton: (card: Card) => React.ReactNode
}

/**
 * No results, or only those that share some of the words: filters to remove, the nearest part numbers, similar kinds of part,
 * and other links.
 */
export default function NoResults({ view, filters, path, favouriteButton }: NoResultsProps) {
  usePageTexts()
  const { t } = useTranslation('results')
  const applied = useAppliedFilters(view, filters)
  const search = filters.search && {
    key: 'search',
    label: t('catalog:filters.search', { search: filters.search }),
    without: changed(filters, { search: '' }),
  }
  const removable = search && applied.length > 0 ? [...applied, search] : applied
  const totals = useTotals(removable)
  const isNumber = isNumberAlone(view.understood)
  const { nearest, lift, similar } = view.suggestions ?? { nearest: [], lift: [], similar: [] }
  const withFilters = (search: string) => browseHref(changed(filters, { search }), path)
  // Their totals are those of the text alone.
  const withoutFilters = (search: string) => browseHref(changed(cleared(filters), { search }))
  return (
    <>
      <div className="no-results">
        <h2>{view.total > 0 ? t('noneOfThese') : t('none')}</h2>
        {!view.understood.vehicle && looksLikeVin(filters.search) && <p>{t('noneVin')}</p>}
        {isNumber && <p>{t('noneOfNumber')}</p>}
        {hasNoSuggestions(view) ? (
          <HowToSearch number={view.exampleNumber} />
        ) : (
          !isNumber && <p>{t('noneHint')}</p>
        )}
        {lift.length > 0 && (
          <SuggestionList title={t('noneLift')}>
            {lift.map((suggestion) => (
              <SuggestionItem
                key={suggestion.search}
                suggestion={suggestion}
                href={withFilters(suggestion.search)}
                isRemoval
              />
            ))}
          </SuggestionList>
        )}
        {similar.length > 0 && (
          <SuggestionList title={t('noneSimilar')}>
            {similar.map((suggestion) => (
              <SuggestionItem
                key={suggestion.search}
                suggestion={suggestion}
                href={withoutFilters(suggestion.search)}
              />
            ))}
          </SuggestionList>
        )}
        {removable.length > 0 && (
          <SuggestionList title={t('noneRemove')}>
            {removable.map(({ key, label, without }) => (
              <li key={key}>
                <Link
                  to={browseHref(without, path)}
                  state={focusHeading}
                  rel="nofollow"
                  className="applied-filter"
                  aria-label={t('catalog:filters.remove', { filter: label })}
                >
                  <s>
                    <bdi>{label}</bdi>
                  </s>
                  {totals[key] !== undefined && <b>{t('catalog:parts', { count: totals[key] })}</b>}
                </Link>
              </li>
            ))}
          </SuggestionList>
        )}
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          <Link to="/all-listings" className="link">
            {t('noneAll')}
          </Link>
          <Link to="/stores" className="link">
            {t('noneSellers')}
          </Link>
        </p>
      </div>
      {nearest.length > 0 && (
        <section aria-labelledby="nearest" className="results">
          <h2 id="nearest" className="pb-3 text-lg">
            {t('nearest')}
          </h2>
          <ul className="card-list">
            {nearest.map((card) => (
              <li key={card.id}>
                <ListingCard card={card} favouriteButton={favouriteButton(card)} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** Whether a search is nothing but a number that nobody lists. */
function isNumberAlone({ mentions, unknown }: BrowseView['understood']): boolean {
  const [number = '', ...others] = unknown
  return mentions.length === 0 && others.length === 0 && /\p{N}/u.test(number)
}

function SuggestionList({ title, children }: { title: string; children: React.ReactNode }) {
  const id = useId()
  return (
    <div className="suggestions">
      <p id={id}>{title}</p>
      <ul aria-labelledby={id} className="applied">
        {children}
      </ul>
    </div>
  )
}

/** Another search with results; `isRemoval` marks a word that would be left out. */
function SuggestionItem({
  suggestion,
  href,
  isRemoval,
}: {
  suggestion: SearchChoice
  href: string
  isRemoval?: boolean
}) {
  const { t } = useTranslation('results')
  const Name = isRemoval ? 's' : 'span'
  return (
    <li>
      <Link
        to={href}
        state={focusHeading}
        rel="nofollow"
        className={isRemoval ? 'applied-filter' : 'suggestion'}
      >
        {isRemoval && <span className="sr-only">{t('catalog:understood.leaveOut')}</span>}
        <Name>
          <bdi>{suggestion.label}</bdi>
        </Name>
        {suggestion.total !== undefined && <b>{t('catalog:parts', { count: suggestion.total })}</b>}
      </Link>
    </li>
  )
}

const examples = ['number', 'vin', 'words'] as const

/** The three ways to search, each with an example. */
function HowToSearch({ number }: { number: string | undefined }) {
  const { t } = useTranslation('results')
  return (
    <>
      <p>{t('how')}</p>
      <ul className="how">
        {examples.map((kind) => {
          const search = (kind === 'number' && number) || t(`howExample.${kind}`)
          return (
            <li key={kind}>
              {t(`howKind.${kind}`)}{' '}
              <Link
                to={`/all-listings?${new URLSearchParams({ search })}`}
                state={focusHeading}
                className="link"
              >
                <bdi>{search}</bdi>
              </Link>
            </li>
          )
        })}
      </ul>
    </>
  )
}

const maxCounted = 6

/**
 * How many results each choice would give, by key; requested in the browser, because it is rarely
 * needed.
 */
function useTotals(choices: AppliedFilter[]): Record<string, number> {
  const { language } = usePage()
  const [totals, setTotals] = useState<Record<string, number>>({})
  const queries = choices.slice(0, maxCounted).map(({ key, without }) => [key, toQuery(without)])
  // As text, because the list is created anew on every render.
  const serializedQueries = JSON.stringify(queries)
  useEffect(() => {
    const controller = new AbortController()
    const api = browserApi(language, controller.signal)
    for (const [key, query] of JSON.parse(serializedQueries) as [
      string,
      ReturnType<typeof toQuery>,
    ][]) {
      api
        .call('searchListings', { ...query, limit: 1 })
        .then(({ total }) => setTotals((known) => ({ ...known, [key]: total })))
        // The chips work without their counts.
        .catch(() => {})
    }
    return () => controller.abort()
  }, [serializedQueries, language])
  return totals
}
