import { useEffect, useRef } from 'react'
import { useTranslation } from '#web/shell/i18n.ts'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { ListPages } from '#web/shell/list-pages.tsx'
import { favouritesParams } from './favourites-query.ts'
import { PartsSkeleton } from './favourites-skeleton.tsx'
import { FavouritesToolbar } from './favourites-toolbar.tsx'
import { FavouriteItem, type RenderCard } from './favourite-item.tsx'
import { NoMatch, NoFavourites } from './no-favourites.tsx'
import { RemovalNotice } from './removal-notice.tsx'
import { useFavouritesNavigation } from './use-favourites-navigation.ts'
import { useFavourites } from './use-favourites.ts'
import { useNarrow } from './use-narrow.ts'
import { useRemoval } from './use-removal.ts'
import './favourites.css'

type FavouritesDeskProps = { renderCard: RenderCard }

/** The user's favourites, filtered and by page. */
export function FavouritesDesk({ renderCard }: FavouritesDeskProps) {
  const { t } = useTranslation('favourites')
  const navigation = useFavouritesNavigation()
  const { pathname, query, go } = navigation
  const { data: reply, at, failure, updating, reload } = useFavourites(query)
  const removal = useRemoval(reload)
  const narrow = useNarrow()
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const { restoredId, setRestoredId } = removal
  const parts = reply?.listings.filter(({ _id }) => !removal.hidden.has(_id)) ?? []

  // The last listings of the last page were removed.
  const beyond = reply && reply.total > 0 && query.page > reply.pages && reply.page === query.page
  useEffect(() => {
    if (beyond) go({ page: reply.pages }, { replace: true })
  }, [beyond, go, reply?.pages])

  // After a query change the restored listing may not be shown.
  useEffect(() => setRestoredId(undefined), [query, setRestoredId])
  // Moves the focus to the button of the restored listing, unless the focus has moved elsewhere.
  useEffect(() => {
    const button = list.current?.querySelector<HTMLElement>(
      `[data-part="${restoredId}"] .favourite-button`,
    )
    if (!restoredId || !button) return
    const at = document.activeElement
    if (at === document.body || at === heading.current || at === list.current) button.focus()
    setRestoredId(undefined)
  })

  const page = { page: reply?.page ?? 1, pages: reply?.pages ?? 1 }
  return (
    <>
      {reply?.counts.all === 0 ? (
        <NoFavourites />
      ) : (
        <div className="favourites">
          <FavouritesToolbar navigation={navigation} counts={reply?.counts} />
          {failure && <LoadFailure message={failure} onRetry={reload} />}
          <p role="status" className="min-h-5 text-soft text-sm">
            {reply && t('catalog:parts', { count: reply.total })}
          </p>
          <h2 ref={heading} tabIndex={-1} className="sr-only">
            {t('catalog:browse.results')}
          </h2>
          {!reply && !failure && <PartsSkeleton />}
          {reply?.total === 0 && <NoMatch navigation={navigation} />}
          {parts.length > 0 && (
            <ul
              ref={list}
              tabIndex={-1}
              aria-label={t('title')}
              aria-busy={updating}
              data-updating={updating || undefined}
              data-view={narrow ? 'list' : undefined}
              className="favourite-list"
            >
              {parts.map((listing) => (
                <FavouriteItem
                  key={listing._id}
                  listing={listing}
                  at={at}
                  renderCard={renderCard}
                  onRemove={(favourite, byKeyboard) => {
                    // The pressed button is about to disappear.
                    list.current?.focus({ preventScroll: true })
                    void removal.remove(favourite, byKeyboard)
                  }}
                />
              ))}
            </ul>
          )}
          <ListPages pathname={pathname} query={favouritesParams(query)} {...page} />
        </div>
      )}
      <RemovalNotice
        removal={removal}
        onBeforeClose={() => heading.current?.focus({ preventScroll: true })}
      />
    </>
  )
}
