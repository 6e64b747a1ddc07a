import type { Rule } from '../platform/rate-limits.ts'

/** A month's invoices of a busy workshop; the longest ones take a core for seconds. */
export const documentFiles: Rule = { name: 'document', points: 120, seconds: 600 }
/** More than anyone tries to pay; each may ask the provider for a page. */
export const cardPayments: Rule = { name: 'card-payment', points: 40, seconds: 600 }
/** Reports without a right signature; the provider’s own are never counted. */
export const forgedHooks: Rule = {
  ...{ name: 'forged-hook', points: 30, seconds: 600, scope: 'address' },
}
