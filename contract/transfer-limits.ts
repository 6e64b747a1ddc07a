import type { Range } from './limits.ts'

// Beside the life cycle of refunds, so that pages which need these don't load it.

/** Working days, Monday to Friday, that an order waits for its transfer, from placing and from what shows good will. */
export const daysToTransfer = 3

/** So many orders by transfer that weren't paid may one buyer place within a week; each holds stock until it expires. */
export const mostUnpaidTransfers = 3

/** How often a buyer may send a slip for one order; the last one counts. */
export const mostSlips = 5

/** In dirhams: what one transfer of a buyer may come to. Not among the limits, which public pages load. */
export const transferRange = { min: 0.01, max: 100_000_000 } as const satisfies Range
