import { lazy, Suspense, useEffect, useState } from 'react'
import { Link, useLoaderData, useLocation } from 'react-router'
import { AppliedFilters } from '#web/features/catalog/applied-filters.tsx'
import { pathChoiceOf, useBrowseNavigation } from '#web/features/catalog/browse-navigation.ts'
import { browseTitle, canonicalHref, isListed } from '#web/features/catalog/browse-title.ts'
import { BrowseToolbar } from '#web/features/catalog/browse-toolbar.tsx'
import {
  type BrowseView,
  isUnanswered,
  modelsToChoose,
  toBrowseView,
  trimmed,
  withExample,
} from '#web/features/catalog/browse-view.ts'
import type { Card } from '#web/features/catalog/card.ts'
import { FavouriteButton } from '#web/features/favourites/favourite-button.tsx'
import { FilterPanel } from '#web/features/catalog/filter-panel.tsx'
import { MyVehicleBar } from '#web/features/catalog/my-vehicle-bar.tsx'
import { ResultList } from '#web/features/catalog/result-list.tsx'
import { useRememberedOffers } from '#web/features/catalog/display-choices.ts'
import { changed, filterCount, readFilters, toQuery } from '#web/features/catalog/search-params.ts'
import { namesVehicle } from '#web/features/catalog/understood-view.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import {
  checkPage,
  inBrowser,
  invalid,
  type LoadArguments,
  notFound,
  onServer,
  pageIn,
} from '#web/shell/load.ts'
import { breadcrumbs, PageMeta } from '#web/shell/page-meta.tsx'
import { usePage } from '#web/shell/page.tsx'
import { preloadable } from '#web/ui/preloadable.ts'
import '#web/features/catalog/ask-sellers.css'
import '#web/features/catalog/browse.css'

export { ErrorScreen as ErrorBoundary } from '#web/shell/error-screen.tsx'

const FilterSheet = lazy(() => import('#web/features/catalog/filter-sheet.tsx'))
// Most screens have none of them.
const AskSellers = preloadable(() => import('#web/features/catalog/ask-sellers.tsx'))
const NoResults = preloadable(() => import('#web/features/catalog/no-results.tsx'))
const UnderstoodRow = preloadable(() => import('#web/features/catalog/understood-row.tsx'))
const NamedCarBar = preloadable(() => import('#web/features/catalog/named-car-bar.tsx'))
const VehicleCard = preloadable(() => import('#web/features/catalog/vehicle-card.tsx'))
const RowActions = lazy(() => import('./row-actions.tsx'))
const OpenedOffers = lazy(() => import('./opened-offers.tsx'))

const unknownInPath = { category: 'listing.unknown_category', make: 'listing.unknown_make' }

async function load({ api, url, params, language }: LoadArguments): Promise<BrowseView> {
  const path = pathChoiceOf(url.pathname)
  // The route of "/buy-spare-partstoyota" also matches every other single segment.
  if (('slug' in params || '*' in params) && !path) throw notFound()
  const filters = { ...readFilters(url.searchParams, path), page: pageIn(url) }
  if (url.searchParams.get('sort') && !filters.sort) throw invalid()
  if (path && filters[path.facet].length === 0) throw notFound()
  const reply = await api.call('searchListings', toQuery(filters)).catch((error: unknown) => {
    throw path && codeOf(error) === unknownInPath[path.facet] ? notFound() : error
  })
  checkPage(reply, url)
  const view = toBrowseView(reply, filters, language, await modelsToChoose(api, reply))
  return withExample(api, view)
}

// Not by its class: on the server, the error is of the API's own module, not of this bundle's.
function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}

export const loader = onServer(async (page) => {
  const view = await load(page)
  return trimmed(view, readFilters(page.url.searchParams, pathChoiceOf(page.url.pathname)))
})
export const clientLoader = inBrowser(async (page) => {
  const view = await load(page)
  const { understood, specialists } = view
  const shown = [
    page.url.searchParams.get('search') && UnderstoodRow,
    understood.car && NamedCarBar,
    understood.vehicle && VehicleCard,
    isUnanswered(view) && NoResults,
    specialists && AskSellers,
  ]
  // Coming after the results, they would push these away from a finger.
  await Promise.allSettled(shown.map((part) => part && part.preload()))
  return view
})

const form = 'filters'

export default function Browse() {
  const view = useLoaderData<typeof loader>()
  const { filters, shown, path, updating, go, browseState } = useBrowseNavigation()
  const [sheet, setSheet] = useState(browseState.sheet === true)
  const { t } = useTranslation('catalog')
  useFocusOn(browseState.focus)
  useRememberedOffers(shown, () => go(changed(shown, { single: true }), { replace: true }))

  const title = browseTitle(view, shown, t)
  const count = filterCount(shown)
  // Filters that aren't set can't help a search without results.
  const filterable = view.total > 0 || count > 0
  const favouriteButton = (card: Card) => <FavouriteButton part={card} />
  return (
    <div className="browse page-width">
      <BrowseMeta view={view} title={title} />
      <div className="browse-top grid gap-3">
        <nav aria-label={t('browse.breadcrumb')} className="text-sm text-soft">
          <Link to="/" className="link">
            {t('home')}
          </Link>{' '}
          / <span aria-current="page">{title}</span>
        </nav>
        <div className="browse-head">
          <h1 tabIndex={-1}>{title}</h1>
          <p role="status" className="text-soft">
            <span>{t('browse.found', { count: view.total })}</span>
            {view.offers > view.total && ` · ${t('browse.offers', { count: view.offers })}`}
            <Differing view={view} />
          </p>
        </div>
        {shown.search !== '' && (
          <Suspense>
            <UnderstoodRow
              understood={view.understood}
              filters={shown}
              path={path}
              empty={view.total === 0}
            />
          </Suspense>
        )}
        {view.understood.car ? (
          <Suspense>
            <NamedCarBar car={view.understood.car} filters={shown} path={path} />
          </Suspense>
        ) : (
          <MyVehicleBar
            filters={shown}
            path={path}
            narrows={shown.search !== '' && !namesVehicle(view.understood)}
          />
        )}
      </div>
      {filterable && (
        <aside id={`${form}-side`} className="browse-filters" aria-label={t('filters.title')}>
          <FilterPanel id={form} view={view} filters={filters} path={path} go={go} />
        </aside>
      )}
      <div className="grid content-start gap-4">
        {view.understood.vehicle && (
          <Suspense>
            <VehicleCard vehicle={view.understood.vehicle} filters={shown} path={path} />
          </Suspense>
        )}
        {filterable && (
          <div className="browse-bar">
            <a
              href={`#${form}-side`}
              role="button"
              className="button browse-filters-button"
              onClick={(event) => {
                event.preventDefault()
                setSheet(true)
              }}
              onKeyDown={(event) => {
                if (event.key !== ' ') return
                event.preventDefault()
                setSheet(true)
              }}
            >
              {count === 0 ? t('filters.open') : t('filters.openCount', { count })}
            </a>
            <BrowseToolbar filters={filters} path={path} go={go} form={form} />
          </div>
        )}
        <AppliedFilters view={view} filters={shown} path={path} />
        {view.total > 0 && (
          <ResultList
            view={view}
            filters={shown}
            path={path}
            updating={updating}
            favouriteButton={favouriteButton}
            actions={(card) => (
              <Suspense>
                <RowActions card={card} />
              </Suspense>
            )}
            offers={(card) => (
              <Suspense fallback={<div className="skeleton h-16" />}>
                <OpenedOffers card={card} filters={shown} />
              </Suspense>
            )}
          />
        )}
        {isUnanswered(view) && (
          <Suspense>
            <NoResults view={view} filters={shown} path={path} favouriteButton={favouriteButton} />
          </Suspense>
        )}
        {view.specialists && (
          <Suspense>
            <AskSellers specialists={view.specialists} search={shown.search} />
          </Suspense>
        )}
      </div>
      {sheet && (
        <Suspense>
          <FilterSheet
            view={view}
            filters={filters}
            path={path}
            go={go}
            onClose={() => setSheet(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

function BrowseMeta({ view, title }: { view: BrowseView; title: string }) {
  const { t } = useTranslation('catalog')
  const { origin } = usePage()
  const { shown } = useBrowseNavigation()
  const path = canonicalHref(shown)
  return (
    <PageMeta
      title={view.page > 1 ? t('browse.pageTitle', { title, page: view.page }) : title}
      description={
        shown.search
          ? t('browse.searchDescription', { search: shown.search })
          : t('browse.description', { title })
      }
      path={path}
      noindex={!isListed(shown)}
      jsonLd={breadcrumbs(origin, [
        { name: t('home'), path: '/' },
        { name: title, path },
      ])}
    />
  )
}

/** In what the results differ from the search: all of them, or how many by year or side. */
function Differing({ view: { total, understood } }: { view: BrowseView }) {
  const { t } = useTranslation('catalog')
  const { contradicting: count, near } = understood
  if (near) return ` · ${t('browse.contradictingAll')}`
  if (!count || !total) return null
  return ` · ${count < total ? t('browse.contradicting', { count }) : t('browse.contradictingAll')}`
}

/**
 * The focused element may have been removed: a change of the path remounts the page, and a removed
 * chip is gone. The focus is restored to the same place, or moves to the heading.
 */
function useFocusOn(choice: string | undefined) {
  const { key } = useLocation()
  useEffect(() => {
    const [name, value] = choice?.split('=') ?? []
    if (!name || document.activeElement !== document.body) return
    const inputs = [...document.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)]
    const last = inputs.findLast((input) => input.value === value) ?? inputs[0]
    if (last) last.focus()
    else document.querySelector('h1')?.focus({ preventScroll: true })
  }, [choice, key])
}
