import { useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { RequireLogin } from '#web/shell/members/require-login.tsx'
import { pageOf } from '#web/ui/pages.ts'
import { Pagination } from '#web/ui/pagination.tsx'
import { NoNotifications } from './no-notifications.tsx'
import { NotificationDays } from './notification-days.tsx'
import { NotificationSkeleton } from './notification-skeleton.tsx'
import { ReadAllButton } from './read-all-button.tsx'
import { useNotifications } from './use-notifications.ts'
import './notifications.css'

const perPage = 24

export default function NotificationsScreen() {
  return (
    <RequireLogin>
      <Notifications />
    </RequireLogin>
  )
}

function Notifications() {
  const { t } = useTranslation('notifications')
  const [query] = useSearchParams()
  const page = pageOf(query) ?? 1
  const list = useRef<HTMLDivElement>(null)
  const { shown, failure, retry, read } = useNotifications({ page, limit: perPage })
  if (!shown && failure) return <LoadFailure message={failure} onRetry={retry} />
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
        <Pagination
          pathname="/notifications"
          query={query}
          page={page}
          pages={shown.pages}
          texts={{
            label: t('shell:nav.pages'),
            previous: t('shell:nav.previous'),
            next: t('shell:nav.next'),
            position: t('shell:nav.page', { page, pages: shown.pages }),
          }}
        />
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
