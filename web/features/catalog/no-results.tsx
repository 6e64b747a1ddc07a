import { useEffect, useId, useState } from 'react'
import { Link } from 'react-router'
import { browserApi } from '#web/shell/api.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { useAppliedFilters } from './applied-filters.tsx'
import { toHeading } from './browse-navigation.ts'
import { type AppliedFilter, type BrowseView, leadsNowhere } from './browse-view.ts'
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
  heart: (card: Card) => React.ReactNode
}

/** Nothing found: what to give up, the nearest numbers, other kinds of part, and where else to ask. */
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
  const { nearest, lift, similar } = view.help ?? { nearest: [], lift: [], similar: [] }
  const withFilters = (search: string) => browseHref(changed(filters, { search }), path)
  // Its totals are those of the text alone.
  const withoutFilters = (search: string) => browseHref(changed(cleared(filters), { search }))
  return (
    <>
      <div className="no-results">
        <h2>{t('browse.none')}</h2>
        {!view.understood.vehicle && looksLikeVin(filters.search) && <p>{t('browse.noneVin')}</p>}
        {leadsNowhere(view) ? (
          <HowToSearch number={view.exampleNumber} />
        ) : (
          <p>{t('browse.noneHint')}</p>
        )}
        {lift.length > 0 && (
          <Ways title={t('browse.noneLift')}>
            {lift.map((way) => (
              <Way key={way.search} way={way} href={withFilters(way.search)} leavesOut />
            ))}
          </Ways>
        )}
        {similar.length > 0 && (
          <Ways title={t('browse.noneSimilar')}>
            {similar.map((way) => (
              <Way key={way.search} way={way} href={withoutFilters(way.search)} />
            ))}
          </Ways>
        )}
        {removable.length > 0 && (
          <Ways title={t('browse.noneRemove')}>
            {removable.map(({ key, label, without }) => (
              <li key={key}>
                <Link
                  to={browseHref(without, path)}
                  state={toHeading}
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
          </Ways>
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
      {nearest.length > 0 && (
        <section aria-labelledby="nearest" className="results">
          <h2 id="nearest" className="pb-3 text-lg">
            {t('browse.nearest')}
          </h2>
          <ul className="card-list">
            {nearest.map((card) => (
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

function Ways({ title, children }: { title: string; children: React.ReactNode }) {
  const id = useId()
  return (
    <div className="ways">
      <p id={id}>{title}</p>
      <ul aria-labelledby={id} className="applied">
        {children}
      </ul>
    </div>
  )
}

/** Another search that finds something; `leavesOut` names what it goes without. */
function Way({ way, href, leavesOut }: { way: SearchChoice; href: string; leavesOut?: boolean }) {
  const { t } = useTranslation('catalog')
  const Name = leavesOut ? 's' : 'span'
  return (
    <li>
      <Link
        to={href}
        state={toHeading}
        rel="nofollow"
        className={leavesOut ? 'applied-filter' : 'way'}
      >
        {leavesOut && <span className="sr-only">{t('understood.leaveOut')}</span>}
        <Name>
          <bdi>{way.label}</bdi>
        </Name>
        {way.total !== undefined && <b>{t('parts', { count: way.total })}</b>}
      </Link>
    </li>
  )
}

const examples = ['number', 'vin', 'words'] as const

/** The three ways to search, each with one that can be tried. */
function HowToSearch({ number }: { number: string | undefined }) {
  const { t } = useTranslation('catalog')
  return (
    <>
      <p>{t('browse.how')}</p>
      <ul className="how">
        {examples.map((kind) => {
          const search = (kind === 'number' && number) || t(`browse.howExample.${kind}`)
          return (
            <li key={kind}>
              {t(`browse.howKind.${kind}`)}{' '}
              <Link
                to={`/all-listings?${new URLSearchParams({ search })}`}
                state={toHeading}
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
