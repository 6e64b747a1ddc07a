import { useSearchParams } from 'react-router'
import { DriverSheet } from '#web/features/orders/driver/driver-sheet.tsx'
import { DriverSkeleton } from '#web/features/orders/driver/driver-skeleton.tsx'
import { driverData } from '#web/features/orders/link-data.ts'
import { usePageTexts } from '#web/shell/page-texts.ts'
import { fetchFresh, linkLoader, onArrival } from '#web/shell/members/private-load.ts'
import { BrowserOnly, PrivatePage } from '#web/shell/members/private-page.tsx'
import { RouteFailure } from '#web/shell/members/route-failure.tsx'

export const clientLoader = linkLoader((token) => fetchFresh(driverData(token)), 'orders')
export const shouldRevalidate = onArrival

function Frame({ children }: { children: React.ReactNode }) {
  const { t } = usePageTexts()
  return (
    <PrivatePage title={t('trade.driver')} path="/driver">
      {children}
    </PrivatePage>
  )
}

export function HydrateFallback() {
  return (
    <Frame>
      <BrowserOnly skeleton={<DriverSkeleton />} />
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

export default function DriverPage() {
  const [query] = useSearchParams()
  const token = query.get('token') ?? ''
  return (
    <Frame>
      <DriverSheet key={token} token={token} />
    </Frame>
  )
}
