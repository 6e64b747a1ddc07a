import type { Order, SellerOrder } from '#contract/orders.ts'
import { shownState, type ShownState } from '../next-step.ts'

/** States in which something is still to come, those that need the buyer first. */
const openStates: readonly ShownState[] = [
  'unpaid',
  'failed',
  'notCollected',
  'ready',
  'shipped',
  'placed',
  'packed',
  'accepted',
]

/** A seller's part of an order, with the id of the order. */
export type OpenPart = { order: string; part: SellerOrder; code: string | undefined }

/** What is still to come of these orders: by state, then in the order of the list. */
export function openParts(orders: readonly Order[]): OpenPart[] {
  const rank = (part: SellerOrder) => openStates.indexOf(shownState(part))
  return orders
    .flatMap(({ _id: order, sellerOrders }) =>
      sellerOrders.map((part) => ({ order, part, code: codeOf(part) })),
    )
    .filter(({ part }) => rank(part) >= 0)
    .sort((one, other) => rank(one.part) - rank(other.part))
}

/** The code that the buyer gives for the parts, while they are on the way. */
const codeOf = ({ shipments }: SellerOrder) =>
  shipments.find(({ code, state }) => code && state === 'on_the_way')?.code
