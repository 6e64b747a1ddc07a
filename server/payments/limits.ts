import type { Rule } from '../platform/rate-limits.ts'

/** A month's invoices of a busy workshop; the longest ones take a core for seconds. */
export const documentFiles: Rule = { name: 'document', points: 120, seconds: 600 }
/** More than anyone tries to pay; each may ask the provider for a page. */
export const cardPayments: Rule = { name: 'card-payment', points: 40, seconds: 600 }
/** Per operator, so that a stolen session can't do much before it is seen. */
export const payoutSteps: Rule = { name: 'payout-step', points: 600, seconds: 3_600 }
/** Reports without a right signature; the provider’s own are never counted. */
export const forgedHooks: Rule = {
  ...{ name: 'forged-hook', points: 30, seconds: 600, scope: 'address' },
}
/** Per operator, as with payouts. */
export const transferSteps: Rule = { name: 'transfer-step', points: 600, seconds: 3_600 }
/** What a buyer sends about transfers: slips, and accounts for refunds. */
export const buyerTransferSteps: Rule = { name: 'buyer-transfer', points: 40, seconds: 600 }
/** Each looks through the names of all sellers. */
export const sellerSearches: Rule = { name: 'seller-search', points: 120, seconds: 600 }
/** Granting and changing credit, and recording what was paid; a seller's day at the books. */
export const creditChanges: Rule = { name: 'credit-change', points: 300, seconds: 600 }
/** Each may look through the garages of all orders of a seller. */
export const garageSearches: Rule = { name: 'garage-search', points: 240, seconds: 600 }
