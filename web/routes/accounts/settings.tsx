import { meData } from '#web/features/accounts/profile/use-me.ts'
import { Settings } from '#web/features/accounts/settings/settings.tsx'
import { SettingsSkeleton } from '#web/features/accounts/settings/settings-skeleton.tsx'
import { NotificationSettings } from '#web/features/notifications/notification-settings.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { onArrival, privateLoader, fetchFresh } from '#web/shell/members/private-load.ts'
import { BrowserOnly, PrivatePage } from '#web/shell/members/private-page.tsx'
import { RequireLogin } from '#web/shell/members/require-login.tsx'
import { RouteFailure } from '#web/shell/members/route-failure.tsx'

export const clientLoader = privateLoader({
  texts: 'activity',
  load: () => fetchFresh(meData),
})
export const shouldRevalidate = onArrival

function Frame({ children }: { children: React.ReactNode }) {
  const { t } = useTranslation()
  return (
    <PrivatePage title={t('profile.settings')} path="/settings">
      {children}
    </PrivatePage>
  )
}

export function HydrateFallback() {
  return (
    <Frame>
      <BrowserOnly skeleton={<SettingsSkeleton />} />
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

export default function SettingsPage() {
  return (
    <Frame>
      <RequireLogin>
        <Settings notifications={<NotificationSettings />} />
      </RequireLogin>
    </Frame>
  )
}
