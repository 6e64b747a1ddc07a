import { Link } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { OrdersNavigation } from './use-orders-navigation.ts'

/** Above the orders: sales or purchases, for sellers, and the ways to deliveries and their settings. */
export function OrderSides({ navigation }: { navigation: OrdersNavigation }) {
  const { t } = useTranslation('orders')
  const { query, isSeller, hrefOf } = navigation
  return (
    <div className="order-sides">
      {isSeller && (
        <nav aria-label={t('sides.label')} className="flex">
          {(['sales', 'purchases'] as const).map((side) => (
            <Link
              key={side}
              to={hrefOf({ side, state: '', q: '' })}
              aria-current={query.side === side ? 'page' : undefined}
              className="button order-side"
            >
              {t(`sides.${side}`)}
            </Link>
          ))}
        </nav>
      )}
      <div className="flex flex-wrap gap-x-4">
        <Link to="/deliveries" className="text-button">
          <Icon name="delivery" className="turns" />
          {t('list.deliveries')}
        </Link>
        {isSeller && (
          <Link to="/deliveries/settings" className="text-button">
            <Icon name="settings" />
            {t('list.settings')}
          </Link>
        )}
      </div>
    </div>
  )
}
