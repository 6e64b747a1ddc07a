import { useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { ListPages } from '#web/shell/list-pages.tsx'
import { NoNotifications } from './no-notifications.tsx'
import { NotificationDays } from './notification-days.tsx'
import { NotificationSkeleton } from './notification-skeleton.tsx'
import { ReadAllButton } from './read-all-button.tsx'
import { notificationsQuery, useNotifications } from './use-notifications.ts'
import './notifications.css'

/** The user's notifications by day and page. */
export function NotificationsDesk() {
  const { t } = useTranslation('notifications')
  const [query] = useSearchParams()
  const { page } = notificationsQuery(query)
  const list = useRef<HTMLDivElement>(null)
  const { shown, failure, reload, read } = useNotifications(notificationsQuery(query))
  if (!shown && failure) return <LoadFailure message={failure} onRetry={reload} />
  return (
    <div className="notifications" aria-busy={!shown}>
      <div className="flex flex-wrap items-center justify-between gap-2 pb-2">
        <Link to="/settings#notifications" className="link inline-flex min-h-11 items-center">
          {t('settings.title')}
        </Link>
        {shown && shown.unread > 0 && <ReadAllButton onRead={read} onBeforeRemove={list} />}
      </div>
      <div ref={list} tabIndex={-1} className="panel overflow-hidden">
        {!shown && <NotificationSkeleton rows={8} />}
        {shown && shown.items.length > 0 && (
          <NotificationDays items={shown.items} now={shown.at} onOpen={read} />
        )}
        {shown?.items.length === 0 && (page > 1 ? <BeyondTheEnd /> : <NoNotifications />)}
      </div>
      {shown && (
        <ListPages pathname="/notifications" query={query} page={page} pages={shown.pages} />
      )}
    </div>
  )
}

function BeyondTheEnd() {
  const { t } = useTranslation('notifications')
  return (
    <div className="grid justify-items-start gap-3 p-5">
      <p>{t('beyond')}</p>
      <Link to="/notifications" className="button">
        {t('all')}
      </Link>
    </div>
  )
}
