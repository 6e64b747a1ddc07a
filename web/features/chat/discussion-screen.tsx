import { Link } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { useLogin } from '#web/shell/login-record.ts'
import { NoticePanel } from '#web/shell/members/notice-panel.tsx'
import { RequireLogin } from '#web/shell/members/require-login.tsx'
import { ChatDesk } from './chat-desk.tsx'

export default function DiscussionScreen() {
  return (
    <RequireLogin>
      <ForSellers />
    </RequireLogin>
  )
}

function ForSellers() {
  const login = useLogin()
  // Without a login the desk waits as it is, for the same person to come back.
  return login && login.role !== 'SELLER' ? <SellersOnly /> : <ChatDesk kind="discussion" />
}

/** For garages who come here: where they find their own conversations. */
function SellersOnly() {
  const { t } = useTranslation('chat')
  return (
    <NoticePanel
      label={t('sellersOnly.label')}
      icon="seller"
      title={t('sellersOnly.title')}
      text={t('sellersOnly.text')}
    >
      <Link to="/chats" className="button button-primary">
        {t('sellersOnly.action')}
      </Link>
    </NoticePanel>
  )
}
