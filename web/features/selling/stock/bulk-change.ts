import type { ListingStatus } from '#contract/listing-status.ts'
import type { OwnListing } from '#contract/selling.ts'

/** What many listings can be told at once without a figure. */
export type StatusAction = 'activate' | 'pause' | 'remove' | 'restore'

const from: Record<StatusAction, readonly ListingStatus[]> = {
  activate: ['paused'],
  pause: ['active'],
  remove: ['active', 'paused'],
  restore: ['removed'],
}
const back: Record<StatusAction, StatusAction> = {
  activate: 'pause',
  pause: 'activate',
  remove: 'restore',
  restore: 'remove',
}

const idsOf = (listings: Iterable<OwnListing>, statuses: readonly ListingStatus[]) =>
  [...listings].filter(({ status }) => statuses.includes(status)).map(({ _id }) => _id)

/** Those of the chosen that an action can change; a figure is changed of what isn't removed. */
export function changeable(
  chosen: Iterable<OwnListing>,
  action: StatusAction | 'price' | 'quantity',
): string[] {
  const figures = action === 'price' || action === 'quantity'
  return idsOf(chosen, figures ? ['active', 'paused'] : from[action])
}

/** The action that takes back another, for exactly those that it changed. */
export const undoing = (action: StatusAction): StatusAction => back[action]
