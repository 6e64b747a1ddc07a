import { useParams } from 'react-router'
import { OrderMissing } from '#web/features/orders/order-missing.tsx'
import { orderData } from '#web/features/orders/order/order-data.ts'
import { OrderSheet } from '#web/features/orders/order/order-sheet.tsx'
import { OrderSkeleton } from '#web/features/orders/order/order-skeleton.tsx'
import type { RenderChat } from '#web/features/orders/order/render-chat.ts'
import { lazyComponent } from '#web/shell/lazy-component.tsx'
import { dataCache } from '#web/shell/members/data-cache.ts'
import { fetchFresh, onArrival, privateLoader } from '#web/shell/members/private-load.ts'
import { BrowserOnly, PrivatePage } from '#web/shell/members/private-page.tsx'
import { RequireLogin } from '#web/shell/members/require-login.tsx'
import { RouteFailure } from '#web/shell/members/route-failure.tsx'
import { usePageTexts } from '#web/shell/page-texts.ts'

const StartChatButton = lazyComponent({
  texts: 'activity',
  load: () => import('#web/features/chat/start-chat-button.tsx'),
})
const renderChat: RenderChat = (part) => <StartChatButton {...part} />

export const clientLoader = privateLoader({
  texts: 'orders',
  load: ({ params: { id = '' } }) => fetchFresh(orderData(id)),
})
export const shouldRevalidate = onArrival

type FrameProps = { number?: string | undefined; children: React.ReactNode }

function Frame({ number, children }: FrameProps) {
  const { t } = usePageTexts()
  return (
    <PrivatePage
      title={number ? t('trade.orderNumber', { number }) : t('trade.order')}
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
      <RouteFailure missing={<OrderMissing />} />
    </Frame>
  )
}

export default function OrderPage() {
  const { id = '' } = useParams()
  const { queryKey } = orderData(id)
  const number = dataCache.getQueryData<{ number: string }>(queryKey)?.number
  return (
    <Frame number={number}>
      <RequireLogin>
        <OrderSheet key={id} id={id} renderChat={renderChat} />
      </RequireLogin>
    </Frame>
  )
}
