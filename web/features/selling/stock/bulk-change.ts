import { statesFor } from '#contract/life-cycle.ts'
import { listingLifeCycle, type ListingEvent, type ListingState } from '#contract/listing-status.ts'
import type { OwnListing } from '#contract/selling.ts'

const back: Record<ListingEvent, ListingEvent> = {
  activate: 'pause',
  pause: 'activate',
  remove: 'restore',
  restore: 'remove',
}

const idsOf = (listings: Iterable<OwnListing>, statuses: readonly ListingState[]) =>
  [...listings].filter(({ status }) => statuses.includes(status)).map(({ _id }) => _id)

/** Those of the chosen that an action can change; a figure is changed of what isn't removed. */
export function changeable(
  chosen: Iterable<OwnListing>,
  action: ListingEvent | 'price' | 'quantity',
): string[] {
  const figures = action === 'price' || action === 'quantity'
  return idsOf(chosen, figures ? ['active', 'paused'] : statesFor(listingLifeCycle, action))
}

/** The action that takes back another, for exactly those that it changed. */
export const undoing = (action: ListingEvent): ListingEvent => back[action]
