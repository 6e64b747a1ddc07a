import { emirates, type Emirate } from '#contract/emirates.ts'
import { openingState } from '#contract/opening-state.ts'
import type { Offer } from './part-view.ts'

/** By what the offers of a part are ordered. */
export const offerOrders = ['price', 'place', 'open'] as const
export type OfferOrder = (typeof offerOrders)[number]

/** Whether a seller is open at `now` (ms since 1970); undefined where their hours or the time aren't known. */
export const isOpen = ({ hours }: Pick<Offer, 'hours'>, now: number | null): boolean | undefined =>
  hours && now !== null ? openingState(hours, now).open : undefined

/**
 * Offers in stock come first in any order; of equals the lower price. By place, the reader's own emirate comes first
 * and the others as they are listed everywhere.
 */
export function inOrder(
  offers: Offer[],
  order: OfferOrder,
  { now, emirate }: { now: number | null; emirate?: Emirate | undefined },
): Offer[] {
  const placeOf = (offer: Offer) =>
    offer.emirate === emirate ? -1 : emirates.indexOf(offer.emirate)
  const rankOf = (offer: Offer) =>
    order === 'place' ? placeOf(offer) : order === 'open' ? Number(!isOpen(offer, now)) : 0
  return offers.toSorted(
    (a, b) =>
      Number(b.quantity > 0) - Number(a.quantity > 0) || rankOf(a) - rankOf(b) || a.price - b.price,
  )
}
