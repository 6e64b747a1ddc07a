import type { Rule } from '../platform/rate-limits.ts'

/** A month's invoices of a busy workshop; the longest ones take a core for seconds. */
export const documentFiles: Rule = { name: 'document', points: 120, seconds: 600 }
