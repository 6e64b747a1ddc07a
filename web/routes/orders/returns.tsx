import { ReturnsDesk } from '#web/features/orders/returns/list/returns-desk.tsx'
import { readReturnsQuery, returnsData } from '#web/features/orders/returns/list/returns-query.ts'
import { ReturnsSkeleton } from '#web/features/orders/returns/list/returns-skeleton.tsx'
import { onArrival, privateLoader, showCached } from '#web/shell/members/private-load.ts'
import { BrowserOnly, PrivatePage } from '#web/shell/members/private-page.tsx'
import { RequireLogin } from '#web/shell/members/require-login.tsx'
import { RouteFailure } from '#web/shell/members/route-failure.tsx'
import { usePageTexts } from '#web/shell/page-texts.ts'

export const clientLoader = privateLoader({
  texts: 'orders',
  load: ({ url, login }) =>
    showCached(returnsData(readReturnsQuery(url.searchParams, login.role === 'SELLER'))),
})
export const shouldRevalidate = onArrival

function Frame({ children }: { children: React.ReactNode }) {
  const { t } = usePageTexts()
  return (
    <PrivatePage title={t('trade.returns')} path="/returns">
      {children}
    </PrivatePage>
  )
}

export function HydrateFallback() {
  return (
    <Frame>
      <BrowserOnly skeleton={<ReturnsSkeleton />} />
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

export default function ReturnsPage() {
  return (
    <Frame>
      <RequireLogin>
        <ReturnsDesk />
      </RequireLogin>
    </Frame>
  )
}
