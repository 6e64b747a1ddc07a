import { Link } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { NoticePanel } from '#web/ui/notice-panel.tsx'

/** For buyers who open this page: a link to their own conversations. */
export function SellersOnly() {
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
