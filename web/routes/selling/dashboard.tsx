import { DashboardDesk } from '#web/features/selling/dashboard/dashboard-desk.tsx'
import { DashboardSkeleton } from '#web/features/selling/dashboard/dashboard-skeleton.tsx'
import { SellersOnly } from '#web/features/selling/dashboard/sellers-only.tsx'
import { dashboardData, periodOf } from '#web/features/selling/dashboard/use-dashboard.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { onArrival, privateLoader, showCached } from '#web/shell/members/private-load.ts'
import { BrowserOnly, PrivatePage } from '#web/shell/members/private-page.tsx'
import { RequireLogin } from '#web/shell/members/require-login.tsx'
import { RouteFailure } from '#web/shell/members/route-failure.tsx'

export const clientLoader = privateLoader({
  texts: 'selling',
  role: 'SELLER',
  load: ({ url }) => showCached(dashboardData(periodOf(url.searchParams))),
})
export const shouldRevalidate = onArrival

function Frame({ children }: { children: React.ReactNode }) {
  const { t } = useTranslation()
  return (
    <PrivatePage title={t('selling.dashboard')} path="/dashboard">
      {children}
    </PrivatePage>
  )
}

export function HydrateFallback() {
  return (
    <Frame>
      <BrowserOnly skeleton={<DashboardSkeleton />} />
    </Frame>
  )
}

export function ErrorBoundary() {
  return (
    <Frame>
      <RouteFailure otherRole={<SellersOnly />} />
    </Frame>
  )
}

export default function DashboardPage() {
  return (
    <Frame>
      <RequireLogin>
        <DashboardDesk />
      </RequireLogin>
    </Frame>
  )
}
