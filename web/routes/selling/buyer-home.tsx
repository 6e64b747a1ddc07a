import { Link } from 'react-router'
import { OpenCallbacks } from '#web/features/callbacks/overview/open-callbacks.tsx'
import { UnreadChats } from '#web/features/chat/unread-chats.tsx'
import { PriceDrops } from '#web/features/favourites/price-drops.tsx'
import { OpenCarts } from '#web/features/orders/overview/open-carts.tsx'
import { OpenOrders } from '#web/features/orders/overview/open-orders.tsx'
import { OpenReturns } from '#web/features/orders/overview/open-returns.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { RecentSearchesPanel } from '#web/shell/members/recent-searches-panel.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** What goes on in the account of a garage: orders, carts, messages, prices. */
export function BuyerHome() {
  const { t } = useTranslation('overview')
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid gap-4">
        <OpenOrders />
        <OpenReturns />
        <OpenCallbacks />
        <PriceDrops />
      </div>
      <div className="grid gap-4">
        <Link to="/cart" className="summary-row panel">
          <Icon name="quick" className="text-lg text-primary" />
          <span className="min-w-0 flex-1">
            <strong>{t('quickOrder.title')}</strong>
            <br />
            <span className="text-soft">{t('quickOrder.text')}</span>
          </span>
          <Icon name="chevron" className="turns text-muted" />
        </Link>
        <OpenCarts />
        <UnreadChats />
        <RecentSearchesPanel />
      </div>
    </div>
  )
}
