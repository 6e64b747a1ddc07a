import { DeliveriesDesk } from '#web/features/orders/deliveries/deliveries-desk.tsx'
import {
  deliveriesData,
  readDeliveriesQuery,
} from '#web/features/orders/deliveries/deliveries-query.ts'
import { DeliveriesSkeleton } from '#web/features/orders/deliveries/deliveries-skeleton.tsx'
import { onArrival, privateLoader, showCached } from '#web/shell/members/private-load.ts'
import { BrowserOnly, PrivatePage } from '#web/shell/members/private-page.tsx'
import { RequireLogin } from '#web/shell/members/require-login.tsx'
import { RouteFailure } from '#web/shell/members/route-failure.tsx'
import { usePageTexts } from '#web/shell/page-texts.ts'

export const clientLoader = privateLoader({
  texts: 'orders',
  load: ({ url, login }) =>
    showCached(deliveriesData(readDeliveriesQuery(url.searchParams, login.role === 'SELLER'))),
})
export const shouldRevalidate = onArrival

function Frame({ children }: { children: React.ReactNode }) {
  const { t } = usePageTexts()
  return (
    <PrivatePage title={t('trade.deliveries')} path="/deliveries">
      {children}
    </PrivatePage>
  )
}

export function HydrateFallback() {
  return (
    <Frame>
      <BrowserOnly skeleton={<DeliveriesSkeleton />} />
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

export default function DeliveriesPage() {
  return (
    <Frame>
      <RequireLogin>
        <DeliveriesDesk />
      </RequireLogin>
    </Frame>
  )
}
