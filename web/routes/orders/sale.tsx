import { useParams } from 'react-router'
import { OrderMissing } from '#web/features/orders/order-missing.tsx'
import { OrderSkeleton } from '#web/features/orders/order/order-skeleton.tsx'
import { saleData } from '#web/features/orders/sale/sale-data.ts'
import { SaleSheet } from '#web/features/orders/sale/sale-sheet.tsx'
import { dataCache } from '#web/shell/members/data-cache.ts'
import { fetchFresh, onArrival, privateLoader } from '#web/shell/members/private-load.ts'
import { BrowserOnly, PrivatePage } from '#web/shell/members/private-page.tsx'
import { RequireLogin } from '#web/shell/members/require-login.tsx'
import { RouteFailure } from '#web/shell/members/route-failure.tsx'
import { usePageTexts } from '#web/shell/page-texts.ts'
import { SellersOnly } from '#web/shell/members/sellers-only.tsx'

export const clientLoader = privateLoader({
  texts: 'orders',
  role: 'SELLER',
  load: ({ params: { id = '' } }) => fetchFresh(saleData(id)),
})
export const shouldRevalidate = onArrival

type FrameProps = { number?: string | undefined; children: React.ReactNode }

function Frame({ number, children }: FrameProps) {
  const { t } = usePageTexts()
  return (
    <PrivatePage
      title={number ? t('trade.saleNumber', { number }) : t('trade.sale')}
      path="/orders"
    >
      {children}
    </PrivatePage>
  )
}

export function HydrateFallback() {
  return (
    <Frame>
      <BrowserOnly skeleton={<OrderSkeleton />} />
    </Frame>
  )
}

export function ErrorBoundary() {
  return (
    <Frame>
      <RouteFailure otherRole={<SellersOnly texts="orders" />} missing={<OrderMissing />} />
    </Frame>
  )
}

export default function SalePage() {
  const { id = '' } = useParams()
  const { queryKey } = saleData(id)
  const number = dataCache.getQueryData<{ number: string }>(queryKey)?.number
  return (
    <Frame number={number}>
      <RequireLogin>
        <SaleSheet key={id} id={id} />
      </RequireLogin>
    </Frame>
  )
}
