import { useSearchParams } from 'react-router'
import { CartSkeleton } from '#web/features/orders/cart/cart-skeleton.tsx'
import { SharedCart } from '#web/features/orders/cart/shared-cart.tsx'
import { sharedCartData } from '#web/features/orders/link-data.ts'
import { usePageTexts } from '#web/shell/page-texts.ts'
import { fetchFresh, linkLoader, onArrival } from '#web/shell/members/private-load.ts'
import { BrowserOnly, PrivatePage } from '#web/shell/members/private-page.tsx'
import { RouteFailure } from '#web/shell/members/route-failure.tsx'

export const clientLoader = linkLoader((token) => fetchFresh(sharedCartData(token)), 'orders')
export const shouldRevalidate = onArrival

function Frame({ children }: { children: React.ReactNode }) {
  const { t } = usePageTexts()
  return (
    <PrivatePage title={t('trade.sharedCart')} path="/shared-cart">
      {children}
    </PrivatePage>
  )
}

export function HydrateFallback() {
  return (
    <Frame>
      <BrowserOnly skeleton={<CartSkeleton />} />
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

export default function SharedCartPage() {
  const [query] = useSearchParams()
  const token = query.get('token') ?? ''
  return (
    <Frame>
      <SharedCart key={token} token={token} />
    </Frame>
  )
}
