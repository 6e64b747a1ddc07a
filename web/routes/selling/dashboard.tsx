import { useState } from 'react'
import { latestOrders } from '#web/features/orders/overview/latest-orders.ts'
import { DashboardSkeleton } from '#web/features/selling/dashboard/dashboard-skeleton.tsx'
import { dashboardData, periodOf } from '#web/features/selling/dashboard/use-dashboard.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useLogin } from '#web/shell/login-record.ts'
import { onArrival, privateLoader, showCached } from '#web/shell/members/private-load.ts'
import { BrowserOnly, PrivatePage } from '#web/shell/members/private-page.tsx'
import { RequireLogin } from '#web/shell/members/require-login.tsx'
import { RouteFailure } from '#web/shell/members/route-failure.tsx'
import { salesToAnswer } from '#web/shell/members/sales-to-answer.ts'
import { BuyerHome } from './buyer-home.tsx'
import { SellerHome } from './seller-home.tsx'

export const clientLoader = privateLoader({
  texts: (role) => (role === 'SELLER' ? ['selling', 'orders'] : ['orders', 'activity']),
  load: ({ url, login }) => {
    if (login.role !== 'SELLER') return showCached(latestOrders)
    // Figures are shown without the orders, too.
    const sales = showCached(salesToAnswer).catch(() => {})
    return Promise.all([showCached(dashboardData(periodOf(url.searchParams))), sales])
  },
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
      <RouteFailure />
    </Frame>
  )
}

export default function DashboardPage() {
  return (
    <Frame>
      <RequireLogin>
        <RoleHome />
      </RequireLogin>
    </Frame>
  )
}

function RoleHome() {
  const login = useLogin()
  // It stays, hidden, when the session ends.
  const [role] = useState(login?.role)
  return role === 'SELLER' ? <SellerHome /> : <BuyerHome />
}
