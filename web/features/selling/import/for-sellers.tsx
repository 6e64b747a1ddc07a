import { Link } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { NoticePanel } from '#web/ui/notice-panel.tsx'

/** In place of the page for those who don't sell. */
export function ForSellers() {
  const { t } = useTranslation('import')
  return (
    <NoticePanel
      label={t('sellers.label')}
      icon="seller"
      title={t('sellers.title')}
      text={t('sellers.text')}
    >
      <Link to="/all-listings" className="button button-primary">
        {t('sellers.search')}
      </Link>
    </NoticePanel>
  )
}
