import type { Rule } from '../platform/rate-limits.ts'

const minute = 60

// Per seller, whichever of their staff or programs calls.
export const writesOfSeller: Rule = { name: 'listing-write', points: 1_200, seconds: 10 * minute }
export const importsOfSeller: Rule = { name: 'import', points: 60, seconds: 60 * minute }
export const filesOfSeller: Rule = { name: 'export', points: 60, seconds: 10 * minute }
