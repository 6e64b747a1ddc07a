import { SellersOnly } from '#web/shell/members/sellers-only.tsx'
import { StockDesk } from '#web/features/selling/stock/stock-desk.tsx'
import { readStockQuery } from '#web/features/selling/stock/stock-query.ts'
import { StockSkeleton } from '#web/features/selling/stock/stock-skeleton.tsx'
import { stockData } from '#web/features/selling/stock/use-stock.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { onArrival, privateLoader, showCached } from '#web/shell/members/private-load.ts'
import { BrowserOnly, PrivatePage } from '#web/shell/members/private-page.tsx'
import { RequireLogin } from '#web/shell/members/require-login.tsx'
import { RouteFailure } from '#web/shell/members/route-failure.tsx'

export const clientLoader = privateLoader({
  texts: 'selling',
  role: 'SELLER',
  load: ({ url }) => showCached(stockData(readStockQuery(url.searchParams))),
})
export const shouldRevalidate = onArrival

function Frame({ children }: { children: React.ReactNode }) {
  const { t } = useTranslation()
  return (
    <PrivatePage title={t('selling.stock')} path="/my-listing">
      {children}
    </PrivatePage>
  )
}

export function HydrateFallback() {
  return (
    <Frame>
      <BrowserOnly skeleton={<StockSkeleton />} />
    </Frame>
  )
}

export function ErrorBoundary() {
  return (
    <Frame>
      <RouteFailure otherRole={<SellersOnly texts="stock" />} />
    </Frame>
  )
}

export default function StockPage() {
  return (
    <Frame>
      <RequireLogin>
        <StockDesk />
      </RequireLogin>
    </Frame>
  )
}
