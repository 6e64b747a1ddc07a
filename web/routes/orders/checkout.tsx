import { Navigate, useSearchParams } from 'react-router'
import { CheckoutDesk } from '#web/features/orders/checkout/checkout-desk.tsx'
import { CheckoutSkeleton } from '#web/features/orders/checkout/checkout-skeleton.tsx'
import { quoteData } from '#web/features/orders/checkout/use-checkout.ts'
import { EmptyCart } from '#web/features/orders/cart/empty-cart.tsx'
import { fetchFresh, onArrival, privateLoader } from '#web/shell/members/private-load.ts'
import { BrowserOnly, PrivatePage } from '#web/shell/members/private-page.tsx'
import { RequireLogin } from '#web/shell/members/require-login.tsx'
import { RouteFailure } from '#web/shell/members/route-failure.tsx'
import { usePageTexts } from '#web/shell/page-texts.ts'

export const clientLoader = privateLoader({
  texts: 'orders',
  load: async ({ url }) => {
    const cart = url.searchParams.get('cart')
    if (cart) await fetchFresh(quoteData({ cart, deliveries: {} }))
  },
})
export const shouldRevalidate = onArrival

function Frame({ children }: { children: React.ReactNode }) {
  const { t } = usePageTexts()
  return (
    <PrivatePage title={t('trade.checkout')} path="/checkout">
      {children}
    </PrivatePage>
  )
}

export function HydrateFallback() {
  return (
    <Frame>
      <BrowserOnly skeleton={<CheckoutSkeleton />} />
    </Frame>
  )
}

export function ErrorBoundary() {
  return (
    <Frame>
      <RouteFailure missing={<EmptyCart />} />
    </Frame>
  )
}

export default function CheckoutPage() {
  const [params] = useSearchParams()
  const cart = params.get('cart')
  return (
    <Frame>
      <RequireLogin preservesInput>
        {cart ? <CheckoutDesk key={cart} cart={cart} /> : <Navigate to="/cart" replace />}
      </RequireLogin>
    </Frame>
  )
}
