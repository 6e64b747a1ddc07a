import { DeliverySettingsDesk } from '#web/features/orders/delivery-settings/delivery-settings.tsx'
import { settingsData } from '#web/features/orders/delivery-settings/settings-data.ts'
import { DeliverySettingsSkeleton } from '#web/features/orders/delivery-settings/settings-skeleton.tsx'
import { fetchFresh, onArrival, privateLoader } from '#web/shell/members/private-load.ts'
import { BrowserOnly, PrivatePage } from '#web/shell/members/private-page.tsx'
import { RequireLogin } from '#web/shell/members/require-login.tsx'
import { RouteFailure } from '#web/shell/members/route-failure.tsx'
import { usePageTexts } from '#web/shell/page-texts.ts'
import { SellersOnly } from '#web/shell/members/sellers-only.tsx'

export const clientLoader = privateLoader({
  texts: 'orders',
  role: 'SELLER',
  load: () => fetchFresh(settingsData),
})
export const shouldRevalidate = onArrival

function Frame({ children }: { children: React.ReactNode }) {
  const { t } = usePageTexts()
  return (
    <PrivatePage title={t('trade.deliverySettings')} path="/deliveries/settings">
      {children}
    </PrivatePage>
  )
}

export function HydrateFallback() {
  return (
    <Frame>
      <BrowserOnly skeleton={<DeliverySettingsSkeleton />} />
    </Frame>
  )
}

export function ErrorBoundary() {
  return (
    <Frame>
      <RouteFailure otherRole={<SellersOnly texts="orders" />} />
    </Frame>
  )
}

export default function DeliverySettingsPage() {
  return (
    <Frame>
      <RequireLogin preservesInput>
        <DeliverySettingsDesk />
      </RequireLogin>
    </Frame>
  )
}
