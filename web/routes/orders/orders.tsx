import { purchasesData, salesData } from '#web/features/orders/list/orders-data.ts'
import { OrdersDesk } from '#web/features/orders/list/orders-desk.tsx'
import { readOrdersQuery } from '#web/features/orders/list/orders-query.ts'
import { OrdersSkeleton } from '#web/features/orders/list/orders-skeleton.tsx'
import { onArrival, privateLoader, showCached } from '#web/shell/members/private-load.ts'
import { BrowserOnly, PrivatePage } from '#web/shell/members/private-page.tsx'
import { RequireLogin } from '#web/shell/members/require-login.tsx'
import { RouteFailure } from '#web/shell/members/route-failure.tsx'
import { usePageTexts } from '#web/shell/page-texts.ts'

export const clientLoader = privateLoader({
  texts: 'orders',
  load: ({ url, login }) => {
    const query = readOrdersQuery(url.searchParams, login.role === 'SELLER')
    return query.side === 'sales' ? showCached(salesData(query)) : showCached(purchasesData(query))
  },
})
export const shouldRevalidate = onArrival

function Frame({ children }: { children: React.ReactNode }) {
  const { t } = usePageTexts()
  return (
    <PrivatePage title={t('trade.orders')} path="/orders">
      {children}
    </PrivatePage>
  )
}

export function HydrateFallback() {
  return (
    <Frame>
      <BrowserOnly skeleton={<OrdersSkeleton />} />
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

export default function OrdersPage() {
  return (
    <Frame>
      <RequireLogin>
        <OrdersDesk />
      </RequireLogin>
    </Frame>
  )
}
