import { Link } from 'react-router'
import { NoticePanel } from '#web/ui/notice-panel.tsx'
import { useTranslation } from '#web/shell/i18n.ts'

/** Replaces an order that doesn't exist, or belongs to another account. */
export function OrderMissing() {
  const { t } = useTranslation('orders')
  return (
    <NoticePanel label="404" icon="document" title={t('missing.title')} text={t('missing.text')}>
      <Link to="/orders" className="button button-primary">
        {t('missing.back')}
      </Link>
    </NoticePanel>
  )
}
