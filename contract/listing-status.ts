/** What a seller can see his listings as. A removed one can be put back for a while. */
export const listingStatuses = ['active', 'paused', 'removed'] as const
export type ListingStatus = (typeof listingStatuses)[number]

/** What is missing from a listing, so that fewer garages find it or dare to order. */
export const listingHints = ['picture', 'fitment', 'years'] as const
export type ListingHint = (typeof listingHints)[number]

/** What a seller sees his stock by; a listing can be of several. */
export const stockViews = ['all', 'active', 'paused', 'low', 'sold_out', 'removed'] as const
export type StockView = (typeof stockViews)[number]

/** At this quantity and below, stock is low. */
export const lowStock = 2

export const stockOrders = [
  'newest',
  'oldest',
  'changed',
  'name',
  'cheapest',
  'dearest',
  'least_stock',
  'most_stock',
  'most_seen',
] as const
export type StockOrder = (typeof stockOrders)[number]

/** The most listings that one call changes. */
export const mostAtOnce = 500

/** The most pictures of one listing. */
export const mostPictures = 8

/** The largest picture that is taken, in bytes. */
export const pictureBytes = 10 * 1024 * 1024
