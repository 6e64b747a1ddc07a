import { Link } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { NoticePanel } from '#web/ui/notice-panel.tsx'
import type { OrdersNavigation } from './use-orders-navigation.ts'

/** No order is shown: because there is none yet, or because none matches. */
export function NoOrders({ navigation }: { navigation: OrdersNavigation }) {
  const { t } = useTranslation('orders')
  const { query, hrefOf } = navigation
  const isNarrowed = Boolean(query.state || query.q)
  const kind = isNarrowed ? 'none' : query.side
  return (
    <NoticePanel
      label={t(query.state ? `views.${query.state}` : 'title')}
      icon="document"
      title={t(`empty.${kind}.title`)}
      text={t(`empty.${kind}.text`)}
    >
      {isNarrowed ? (
        <Link to={hrefOf({ state: '', q: '' })} preventScrollReset className="button">
          {t('empty.showAll')}
        </Link>
      ) : query.side === 'sales' ? (
        <Link to="/deliveries/settings" className="button button-primary">
          {t('list.settings')}
        </Link>
      ) : (
        <Link to="/all-listings" className="button button-primary">
          {t('empty.browse')}
        </Link>
      )}
    </NoticePanel>
  )
}
