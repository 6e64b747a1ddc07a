import { NotificationsDesk } from '#web/features/notifications/notifications-desk.tsx'
import { NotificationsSkeleton } from '#web/features/notifications/notification-skeleton.tsx'
import {
  notificationsData,
  notificationsQuery,
} from '#web/features/notifications/use-notifications.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { onArrival, privateLoader, showCached } from '#web/shell/members/private-load.ts'
import { BrowserOnly, PrivatePage } from '#web/shell/members/private-page.tsx'
import { RequireLogin } from '#web/shell/members/require-login.tsx'
import { RouteFailure } from '#web/shell/members/route-failure.tsx'

export const clientLoader = privateLoader({
  texts: 'activity',
  load: ({ url }) => showCached(notificationsData(notificationsQuery(url.searchParams))),
})
export const shouldRevalidate = onArrival

function Frame({ children }: { children: React.ReactNode }) {
  const { t } = useTranslation()
  return (
    <PrivatePage title={t('talking.notifications')} path="/notifications">
      {children}
    </PrivatePage>
  )
}

export function HydrateFallback() {
  return (
    <Frame>
      <BrowserOnly skeleton={<NotificationsSkeleton />} />
    </Frame>
  )
}

export function ErrorBoundary() {
  return (
    <Frame>
      <RouteFailure />
    </Frame>
  )
}

export default function NotificationsPage() {
  return (
    <Frame>
      <RequireLogin>
        <NotificationsDesk />
      </RequireLogin>
    </Frame>
  )
}
