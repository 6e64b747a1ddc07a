import { useEffect } from 'react'
import { useMessagesOnDevice } from './features/chat/device-notifications.ts'
import { queueKey } from './features/chat/queue-key.ts'
import MemberTools from './features/notifications/member-tools.tsx'
import { useLogin, type LoginRecord } from './shell/login-record.ts'
import { usePage } from './shell/page.tsx'

/** What every page of somebody who is signed in does, beside showing itself. */
export default function Tools() {
  const login = useLogin()
  return login && <ToolsOf login={login} />
}

function ToolsOf({ login: { _id, token } }: { login: LoginRecord }) {
  const { language } = usePage()
  useMessagesOnDevice(token)
  // What was written without a connection, on a page that is closed by now, goes out from here.
  useEffect(() => {
    if (localStorage.getItem(queueKey(_id)) === null) return
    import('./features/chat/chat-session.ts').then(
      ({ chatNow }) => void chatNow(language),
      () => {},
    )
  }, [_id, language, token])
  return <MemberTools />
}
