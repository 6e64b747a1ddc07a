import { replace, useRouteLoaderData, type ClientLoaderFunctionArgs } from 'react-router'
import { visitorCart } from '#contract/visitor-cart.ts'
import { CartSkeleton } from '#web/features/orders/cart/cart-skeleton.tsx'
import { MemberDesk } from '#web/features/orders/cart/member-desk.tsx'
import { mergeVisitorCart } from '#web/features/orders/cart/merge-visitor-cart.ts'
import { UnscriptedCart } from '#web/features/orders/cart/unscripted-cart.tsx'
import { takeOverCookie } from '#web/features/orders/cart/visitor-cart.ts'
import { VisitorDesk } from '#web/features/orders/cart/visitor-desk.tsx'
import { useLogin } from '#web/shell/login-record.ts'
import { onArrival, textsLoader } from '#web/shell/members/private-load.ts'
import { BrowserOnly, PrivatePage } from '#web/shell/members/private-page.tsx'
import { RouteFailure } from '#web/shell/members/route-failure.tsx'
import { usePageTexts } from '#web/shell/page-texts.ts'
import type { loader } from './unscripted-cart.tsx'

const loadPageTexts = textsLoader('orders')

export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<null> {
  takeOverCookie()
  await Promise.all([loadPageTexts(), mergeVisitorCart()])
  const url = new URL(request.url)
  if (!url.searchParams.has(visitorCart.parameter)) return null
  url.searchParams.delete(visitorCart.parameter)
  throw replace(url.pathname + url.search)
}
export const shouldRevalidate = onArrival

function Frame({ children }: { children: React.ReactNode }) {
  const { t } = usePageTexts()
  return (
    <PrivatePage title={t('trade.cart')} path="/cart">
      {children}
    </PrivatePage>
  )
}

export function HydrateFallback() {
  const cart = useRouteLoaderData<typeof loader>('unscripted-cart')
  return (
    <Frame>
      <BrowserOnly
        skeleton={<CartSkeleton />}
        unscripted={<UnscriptedCart cart={cart ?? undefined} />}
      />
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

export default function CartPage() {
  const user = useLogin()?._id
  return <Frame>{user ? <MemberDesk key={user} /> : <VisitorDesk />}</Frame>
}
