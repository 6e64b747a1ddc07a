import { useEffect } from 'react'
import { useMessagesOnDevice } from './features/chat/device-notifications.ts'
import { queueKey } from './features/chat/queue-key.ts'
import MemberTools from './features/notifications/member-tools.tsx'
import { refreshMemberCount } from './features/orders/cart/member-count.ts'
import { mergeVisitorCart } from './features/orders/cart/merge-visitor-cart.ts'
import { useLogin, type LoginRecord } from './shell/login-record.ts'
import { usePage } from './shell/page.tsx'
import { storedText } from './ui/stored-text.ts'

/** Background tasks of every page for a signed-in user. */
export default function Tools() {
  const login = useLogin()
  return login && <ToolsOf login={login} />
}

function ToolsOf({ login: { _id, token, role } }: { login: LoginRecord }) {
  const { language } = usePage()
  useMessagesOnDevice(token)
  // Sends messages that were written offline on a page that has since been closed.
  useEffect(() => {
    if (storedText(queueKey(_id)).read() === null) return
    import('./features/chat/chat-session.ts').then(
      ({ currentChat }) => void currentChat(language),
      () => {},
    )
  }, [_id, language, token])
  useEffect(() => {
    // Operators have no carts.
    if (role === 'OPERATOR') return
    mergeVisitorCart().then(
      () => refreshMemberCount(language),
      () => {},
    )
  }, [_id, language, role])
  return <MemberTools />
}
