import { ChatDesk } from '#web/features/chat/chat-desk.tsx'
import { ChatSkeleton } from '#web/features/chat/chat-skeleton.tsx'
import { SellersOnly } from '#web/shell/members/sellers-only.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { onArrival, privateLoader } from '#web/shell/members/private-load.ts'
import { BrowserOnly, PrivatePage } from '#web/shell/members/private-page.tsx'
import { RequireLogin } from '#web/shell/members/require-login.tsx'
import { RouteFailure } from '#web/shell/members/route-failure.tsx'

export const clientLoader = privateLoader({ texts: 'activity', role: 'SELLER' })
export const shouldRevalidate = onArrival

function Frame({ children }: { children: React.ReactNode }) {
  const { t } = useTranslation()
  return (
    <PrivatePage title={t('talking.discussion')} path="/discussion" dense>
      {children}
    </PrivatePage>
  )
}

export function HydrateFallback() {
  return (
    <Frame>
      <BrowserOnly skeleton={<ChatSkeleton />} />
    </Frame>
  )
}

export function ErrorBoundary() {
  return (
    <Frame>
      <RouteFailure otherRole={<SellersOnly texts="chat" to="/chats" />} />
    </Frame>
  )
}

export default function SellerChatsPage() {
  return (
    <Frame>
      <RequireLogin>
        <ChatDesk kind="discussion" />
      </RequireLogin>
    </Frame>
  )
}
