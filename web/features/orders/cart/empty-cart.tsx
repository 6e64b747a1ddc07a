import { Link } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { NoticePanel } from '#web/ui/notice-panel.tsx'

/** In place of the lines: what the cart is for, and where to find parts. */
export function EmptyCart({ children }: { children?: React.ReactNode }) {
  const { t } = useTranslation('cart')
  return (
    <NoticePanel label={t('title')} icon="cart" title={t('empty.title')} text={t('empty.text')}>
      <div className="flex flex-wrap gap-2">
        <Link to="/all-listings" className="button button-primary">
          {t('empty.browse')}
        </Link>
        {children}
      </div>
    </NoticePanel>
  )
}
