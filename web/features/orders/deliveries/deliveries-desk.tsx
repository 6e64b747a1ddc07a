import { useMemo } from 'react'
import { Link, useLocation } from 'react-router'
import { ListPages } from '#web/shell/list-pages.tsx'
import { countText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useLogin } from '#web/shell/login-record.ts'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { useData } from '#web/shell/members/use-data.ts'
import { Icon } from '#web/ui/icon.tsx'
import { NoticePanel } from '#web/ui/notice-panel.tsx'
import { ViewTabs } from '#web/ui/view-tabs.tsx'
import { DeliveryCard } from './delivery-card.tsx'
import { DeliveryCardsSkeleton } from './deliveries-skeleton.tsx'
import {
  deliveriesData,
  deliveriesHref,
  deliveriesParams,
  readDeliveriesQuery,
  type DeliverySide,
} from './deliveries-query.ts'
import './deliveries.css'

/** What comes to the user and when; for sellers also what they send. */
export function DeliveriesDesk() {
  const { t } = useTranslation('orders')
  const { pathname, search } = useLocation()
  const isSeller = useLogin()?.role === 'SELLER'
  const query = useMemo(
    () => readDeliveriesQuery(new URLSearchParams(search), isSeller),
    [search, isSeller],
  )
  const { data: reply, failure, updating, reload } = useData(deliveriesData(query))
  const params = deliveriesParams(query.side, isSeller)
  return (
    <div className="deliveries">
      {isSeller && <SellerBar pathname={pathname} side={query.side} />}
      {failure && <LoadFailure message={failure} onRetry={reload} />}
      {!reply && !failure && <DeliveryCardsSkeleton />}
      {reply?.total === 0 && !updating && <NoDeliveries side={query.side} />}
      {reply && reply.shipments.length > 0 && (
        <ul
          aria-label={t(`deliveries.sides.${query.side}`)}
          aria-busy={updating}
          data-updating={updating || undefined}
          className="delivery-list"
        >
          {reply.shipments.map((shipment) => (
            <li key={shipment._id}>
              <DeliveryCard shipment={shipment} />
            </li>
          ))}
        </ul>
      )}
      <ListPages pathname={pathname} query={params} page={query.page} pages={reply?.pages ?? 1} />
    </div>
  )
}

function SellerBar({ pathname, side }: { pathname: string; side: DeliverySide }) {
  const { t } = useTranslation('orders')
  const tabs = (['outgoing', 'incoming'] as const).map((key) => ({
    key,
    label: t(`deliveries.sides.${key}`),
    to: deliveriesHref(pathname, key, true),
    current: key === side,
  }))
  return (
    <div className="delivery-bar">
      <ViewTabs label={t('deliveries.sides.label')} tabs={tabs} countText={countText} />
      <Link to="/deliveries/settings" className="text-button">
        <Icon name="settings" />
        {t('list.settings')}
      </Link>
    </div>
  )
}

function NoDeliveries({ side }: { side: DeliverySide }) {
  const { t } = useTranslation('orders')
  return (
    <NoticePanel
      label={t(`deliveries.sides.${side}`)}
      icon="delivery"
      title={t(`deliveries.empty.${side}.title`)}
      text={t(`deliveries.empty.${side}.text`)}
    >
      <Link
        to={side === 'incoming' ? '/orders?side=purchases' : '/orders'}
        className="button button-primary"
      >
        {t('deliveries.empty.orders')}
      </Link>
    </NoticePanel>
  )
}
