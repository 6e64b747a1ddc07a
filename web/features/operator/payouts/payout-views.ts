/** The lists of payouts: payouts to be approved, batches, single payouts that ended badly, sellers without one. */
export const payoutViews = ['open', 'approved', 'done', 'failed', 'cancelled', 'withheld'] as const
export type PayoutView = (typeof payoutViews)[number]
