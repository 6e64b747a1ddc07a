import { lifeCycle, previous } from './life-cycle.ts'

/** What a seller sees of the states; a withdrawn listing shows as active, which is what they chose. */
export const listingStatuses = ['active', 'paused', 'removed'] as const
export type ListingStatus = (typeof listingStatuses)[number]

/** Listings are withdrawn while their company isn't shown: it isn't approved, or it is leaving; and while an operator hides them. */
export const listingStates = [...listingStatuses, 'withdrawn'] as const
export type ListingState = (typeof listingStates)[number]

/** A removed listing remembers what it was. After `restorableDays` it counts as deleted. */
export const listingLifeCycle = lifeCycle({
  states: listingStates,
  start: 'active',
  refusal: 'listing.not_allowed',
  transitions: [
    { from: 'paused', event: 'activate', by: 'seller', to: 'active' },
    { from: 'active', event: 'pause', by: 'seller', to: 'paused' },
    { from: 'active', event: 'remove', by: 'seller', to: 'removed' },
    { from: 'paused', event: 'remove', by: 'seller', to: 'removed' },
    { from: 'removed', event: 'restore', by: 'seller', to: previous },
    { from: 'active', event: 'withdraw', by: 'system', to: 'withdrawn' },
    { from: 'withdrawn', event: 'pause', by: 'seller', to: 'paused' },
    { from: 'withdrawn', event: 'remove', by: 'seller', to: 'removed' },
    { from: 'withdrawn', event: 'return', by: 'system', to: 'active' },
  ],
})

/** What sellers do with their listings, one or many. */
export const listingEvents = ['activate', 'pause', 'remove', 'restore'] as const
export type ListingEvent = (typeof listingEvents)[number]

/** What is missing from a listing, so that fewer garages find it or dare to order. */
export const listingHints = ['picture', 'fitment', 'years'] as const
export type ListingHint = (typeof listingHints)[number]

/** The views of My Listings; a listing can be in several. */
export const stockViews = ['all', 'active', 'paused', 'low', 'sold_out', 'removed'] as const
export type StockView = (typeof stockViews)[number]

/** At this quantity and below, stock is low. */
export const lowStock = 2

export const stockOrders = [
  'newest',
  'oldest',
  'changed',
  'name',
  'price_ascending',
  'price_descending',
  'least_stock',
  'most_stock',
  'most_viewed',
] as const
export type StockOrder = (typeof stockOrders)[number]

/** The largest picture that is taken, in bytes. */
export const pictureBytes = 10 * 1024 * 1024

/** What people do about a part that its seller is shown the number of. */
export const interestKinds = ['view', 'call', 'whatsapp'] as const
