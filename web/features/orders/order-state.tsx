import type { SellerOrder } from '#contract/orders.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { shownState, type ShownState } from './next-step.ts'
import './order-state.css'

const tones: Record<ShownState, 'waiting' | 'working' | 'good' | 'bad' | 'ended'> = {
  unpaid: 'waiting',
  placed: 'waiting',
  accepted: 'working',
  packed: 'working',
  shipped: 'working',
  ready: 'working',
  failed: 'bad',
  notCollected: 'bad',
  delivered: 'good',
  completed: 'good',
  rejected: 'bad',
  expired: 'ended',
  cancelled: 'ended',
  returned_to_seller: 'ended',
}

/** The state of a seller order as a chip. */
export function OrderState({ order }: { order: SellerOrder }) {
  const { t } = useTranslation('orders')
  const state = shownState(order)
  return (
    <span className="order-state" data-tone={tones[state]}>
      {t(`states.${state}`)}
    </span>
  )
}
