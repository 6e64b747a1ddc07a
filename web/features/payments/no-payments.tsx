import { Link } from 'react-router'
import type { PaymentSide } from '#contract/money-kinds.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { NoticePanel } from '#web/ui/notice-panel.tsx'

/** Nothing was bought, or nothing was sold yet. */
export function NoPayments({ side }: { side: PaymentSide }) {
  const { t } = useTranslation('payments')
  return (
    <NoticePanel
      label={t(`sides.${side}`)}
      icon="price"
      title={t(`empty.${side}.title`)}
      text={t(`empty.${side}.text`)}
    >
      <Link to={side === 'sales' ? '/orders' : '/all-listings'} className="button button-primary">
        {t(`empty.${side}.action`)}
      </Link>
    </NoticePanel>
  )
}
