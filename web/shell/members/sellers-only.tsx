import { Link } from 'react-router'
import { NoticePanel } from '#web/ui/notice-panel.tsx'
import { useTranslation } from '../i18n.ts'

type SellersOnlyProps = {
  /** The namespace whose `sellersOnly` says what the page is. */
  texts: 'callbacks' | 'chat' | 'import' | 'orders' | 'stock'
  /** Where its `action` leads. */
  to?: string
}

/** For buyers who open a page of sellers: whose page it is, and a next step. */
export function SellersOnly({ texts, to = '/all-listings' }: SellersOnlyProps) {
  const { t } = useTranslation(texts)
  return (
    <NoticePanel
      label={t('sellersOnly.label')}
      icon="seller"
      title={t('sellersOnly.title')}
      text={t('sellersOnly.text')}
    >
      <Link to={to} className="button button-primary">
        {t('sellersOnly.action')}
      </Link>
    </NoticePanel>
  )
}
