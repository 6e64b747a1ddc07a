import { Link } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { NoticePanel } from '#web/ui/notice-panel.tsx'

/** For buyers who open this page: whose page it is, and where to request a call. */
export function SellersOnly() {
  const { t } = useTranslation('callbacks')
  return (
    <NoticePanel
      label={t('sellersOnly.label')}
      icon="seller"
      title={t('sellersOnly.title')}
      text={t('sellersOnly.text')}
    >
      <Link to="/all-listings" className="button button-primary">
        {t('sellersOnly.browse')}
      </Link>
    </NoticePanel>
  )
}
