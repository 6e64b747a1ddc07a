import type { SellerOrder } from '#contract/orders.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { EventList } from './event-list.tsx'
import { isPickup } from './next-step.ts'

/** What is collected at the shop is not handed over, and doesn't fail to be delivered. */
const pickupEvents = {
  ship: 'shipPickup',
  fail: 'failPickup',
  redeliver: 'redeliverPickup',
} as const

type OrderTimelineProps = { order: Pick<SellerOrder, 'timeline' | 'delivery'> }

/** What happened to a seller order, when and by whom; the latest first. */
export function OrderTimeline({ order }: OrderTimelineProps) {
  const { t } = useTranslation('orders')
  return (
    <EventList
      title={t('timeline.title')}
      entries={order.timeline}
      textOf={(event) =>
        event in pickupEvents && isPickup(order)
          ? t(`timeline.events.${pickupEvents[event as keyof typeof pickupEvents]}`)
          : t(`timeline.events.${event}`)
      }
    />
  )
}
