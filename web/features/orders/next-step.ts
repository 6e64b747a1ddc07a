import { returnDays } from '#contract/limits.ts'
import type { SellerOrder } from '#contract/orders.ts'

/** A state as people read it: what is shipped may be on the way, ready to collect, or failed. */
export type ShownState = SellerOrder['state'] | 'ready' | 'failed' | 'unpaid'

type Facts = Pick<
  SellerOrder,
  'state' | 'cancel_requested' | 'delivery' | 'shipments' | 'answer_by' | 'timeline' | 'payment'
>

/** What a seller order waits for, or how it has ended. */
export type NextStep =
  | 'pay'
  | 'unpaid'
  | 'answer'
  | 'prepare'
  | 'preparePickup'
  | 'decideCancel'
  | 'onTheWay'
  | 'collect'
  | 'failed'
  | 'check'
  | 'completed'
  | 'rejected'
  | 'expired'
  | 'cancelled'
  | 'returned'

export const isPickup = ({ delivery }: Pick<SellerOrder, 'delivery'>) =>
  delivery.method === 'pickup'

/** Whether it is or was to be paid by card, and never was. */
const isUnpaid = ({ payment: { method, state } }: Pick<Facts, 'payment'>, now: 'due' | 'voided') =>
  method === 'card' && state === now

export function shownState(order: Omit<Facts, 'timeline'>): ShownState {
  const { state, shipments, delivery } = order
  if (state === 'placed' && isUnpaid(order, 'due')) return 'unpaid'
  if (state !== 'shipped') return state
  if (shipments.some((shipment) => shipment.state === 'failed')) return 'failed'
  return delivery.method === 'pickup' ? 'ready' : 'shipped'
}

export function nextStepOf(order: Omit<Facts, 'timeline'>): NextStep {
  const state = shownState(order)
  switch (state) {
    case 'unpaid':
      return 'pay'
    case 'placed':
      return 'answer'
    case 'expired':
      return isUnpaid(order, 'voided') ? 'unpaid' : state
    case 'accepted':
    case 'packed':
      if (order.cancel_requested) return 'decideCancel'
      return isPickup(order) ? 'preparePickup' : 'prepare'
    case 'shipped':
      return 'onTheWay'
    case 'ready':
      return 'collect'
    case 'delivered':
      return 'check'
    case 'returned_to_seller':
      return 'returned'
    default:
      return state
  }
}

const day = 86_400_000

/** When a delivered seller order is completed by time; undefined in other states. */
export function closesAt({ state, timeline }: Pick<Facts, 'state' | 'timeline'>) {
  if (state !== 'delivered') return undefined
  const delivered = timeline.findLast(({ event }) => event === 'deliver' || event === 'confirm')
  return delivered && new Date(Date.parse(delivered.at) + returnDays * day).toISOString()
}
