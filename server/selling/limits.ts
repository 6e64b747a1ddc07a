import type { Rule } from '../platform/rate-limits.ts'

const minute = 60

// Per seller, whoever of his people or programs it is.
export const writesOfSeller: Rule = { name: 'listing-write', points: 1_200, seconds: 10 * minute }
export const importsOfSeller: Rule = { name: 'import', points: 60, seconds: 60 * minute }
export const filesOfSeller: Rule = { name: 'export', points: 60, seconds: 10 * minute }
