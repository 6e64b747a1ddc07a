import { isPrepaid } from '#contract/order-status.ts'
import type { SellerOrder } from '#contract/orders.ts'

/** A state as people read it: what is shipped may be on the way, ready to collect, or neither of both. */
export type ShownState = SellerOrder['state'] | 'ready' | 'failed' | 'notCollected' | 'unpaid'

type Facts = Pick<
  SellerOrder,
  'state' | 'cancel_requested' | 'delivery' | 'shipments' | 'payment' | 'closes'
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
  | 'notCollected'
  | 'check'
  | 'returning'
  | 'completed'
  | 'rejected'
  | 'expired'
  | 'cancelled'
  | 'returned'

export const isPickup = ({ delivery }: Pick<SellerOrder, 'delivery'>) =>
  delivery.method === 'pickup'

/** Whether it is or was to be paid in advance, and never was. */
const isUnpaid = ({ payment: { method, state } }: Pick<Facts, 'payment'>, now: 'due' | 'voided') =>
  isPrepaid(method) && state === now

export function shownState(order: Facts): ShownState {
  const { state, shipments, delivery } = order
  if (state === 'placed' && isUnpaid(order, 'due')) return 'unpaid'
  if (state !== 'shipped') return state
  const hasFailed = shipments.some((shipment) => shipment.state === 'failed')
  if (isPickup({ delivery })) return hasFailed ? 'notCollected' : 'ready'
  return hasFailed ? 'failed' : 'shipped'
}

export function nextStepOf(order: Facts): NextStep {
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
      return order.closes === undefined ? 'returning' : 'check'
    case 'returned_to_seller':
      return 'returned'
    default:
      return state
  }
}
