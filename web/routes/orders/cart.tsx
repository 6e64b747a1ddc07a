import { CartSkeleton } from '#web/features/orders/cart/cart-skeleton.tsx'
import { MemberDesk } from '#web/features/orders/cart/member-desk.tsx'
import { mergeVisitorCart } from '#web/features/orders/cart/merge-visitor-cart.ts'
import { VisitorDesk } from '#web/features/orders/cart/visitor-desk.tsx'
import { useLogin } from '#web/shell/login-record.ts'
import { onArrival, textsLoader } from '#web/shell/members/private-load.ts'
import { BrowserOnly, PrivatePage } from '#web/shell/members/private-page.tsx'
import { RouteFailure } from '#web/shell/members/route-failure.tsx'
import { usePageTexts } from '#web/shell/page-texts.ts'

const loadPageTexts = textsLoader('orders')

export async function clientLoader(): Promise<null> {
  await Promise.all([loadPageTexts(), mergeVisitorCart()])
  return null
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

export default function CartPage() {
  const user = useLogin()?._id
  return <Frame>{user ? <MemberDesk key={user} /> : <VisitorDesk />}</Frame>
}
