import { meData } from '#web/features/accounts/profile/use-me.ts'
import { Settings } from '#web/features/accounts/settings/settings.tsx'
import { SettingsSkeleton } from '#web/features/accounts/settings/settings-skeleton.tsx'
import { NotificationSettings } from '#web/features/notifications/notification-settings.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { lazyComponent } from '#web/shell/lazy-component.tsx'
import { useLogin } from '#web/shell/login-record.ts'
import { onArrival, privateLoader, fetchFresh } from '#web/shell/members/private-load.ts'
import { BrowserOnly, PrivatePage } from '#web/shell/members/private-page.tsx'
import { RequireLogin } from '#web/shell/members/require-login.tsx'
import { RouteFailure } from '#web/shell/members/route-failure.tsx'

const AddressBook = lazyComponent({
  texts: 'orders',
  load: () => import('#web/features/orders/addresses/address-book.tsx'),
  fallback: <div className="panel skeleton h-40" />,
})

const OwnFactors = lazyComponent<{ mayRemove: boolean }>({
  load: () => import('#web/features/operator/security/own-factors.tsx'),
  fallback: <div className="panel skeleton h-40" />,
})

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
  const role = useLogin()?.role
  const buys = role === 'BUYER' || role === 'SELLER'
  return (
    <Frame>
      <RequireLogin>
        <Settings
          notifications={<NotificationSettings />}
          factors={<OwnFactors mayRemove={buys} />}
          addresses={buys && <AddressBook />}
        />
      </RequireLogin>
    </Frame>
  )
}
