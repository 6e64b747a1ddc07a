import { useEffect, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { pageHref } from '#web/ui/pages.ts'
import { ListPages } from '#web/shell/list-pages.tsx'
import { CardsSkeleton } from '../callbacks-skeleton.tsx'
import { useNow } from '../use-now.ts'
import { CallbackCard } from './callback-card.tsx'
import { CallbackTabs } from './callback-tabs.tsx'
import { callbacksParams, readCallbacksQuery } from './callbacks-query.ts'
import { NoCallbacks } from './no-callbacks.tsx'
import { useCallbacks } from './use-callbacks.ts'
import '../callbacks.css'

/** Call-back requests to a seller, latest first. */
export function CallbackDesk() {
  const { t } = useTranslation('callbacks')
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const query = useMemo(() => readCallbacksQuery(new URLSearchParams(search)), [search])
  const { page, failure, updating, reload, show } = useCallbacks(query)
  const now = useNow()
  const params = callbacksParams(query)
  const pages = page?.pages ?? 1

  // The last requests of the last page have changed their state.
  const last =
    !updating && page && page.total > 0 && query.page > pages
      ? pageHref(pathname, params, pages)
      : undefined
  useEffect(() => {
    if (last) void navigate(last, { replace: true })
  }, [last, navigate])

  return (
    <div className="callbacks">
      <CallbackTabs pathname={pathname} view={query.view} counts={page?.counts} />
      {failure && <LoadFailure message={failure} onRetry={reload} />}
      {!page && !failure && <CardsSkeleton />}
      {page?.total === 0 && !updating && <NoCallbacks view={query.view} />}
      {page && page.items.length > 0 && (
        <ul
          aria-label={t('title')}
          aria-busy={updating}
          data-updating={updating || undefined}
          className="callback-list"
        >
          {page.items.map((callback) => (
            <li key={callback._id}>
              <CallbackCard {...{ callback, now, show }} view={updating ? 'all' : query.view} />
            </li>
          ))}
        </ul>
      )}
      <ListPages pathname={pathname} query={params} page={query.page} pages={pages} />
    </div>
  )
}
