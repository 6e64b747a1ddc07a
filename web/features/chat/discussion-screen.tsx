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
  // Without a login the screen is hidden and keeps its state for the same user.
  return login && login.role !== 'SELLER' ? <SellersOnly /> : <ChatDesk kind="discussion" />
}

/** For buyers who open this page: a link to their own conversations. */
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
