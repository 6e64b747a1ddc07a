import { Link } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { NoticePanel } from '#web/ui/notice-panel.tsx'

/** For garages who come here: what this is, and where they find parts. */
export function SellersOnly() {
  const { t } = useTranslation('stock')
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
