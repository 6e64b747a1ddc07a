import { RequireLogin } from '#web/shell/members/require-login.tsx'
import { ChatDesk } from './chat-desk.tsx'

export default function ChatsScreen() {
  return (
    <RequireLogin>
      <ChatDesk kind="chats" />
    </RequireLogin>
  )
}
