import { callQuery } from '../data-cache.ts'

/** The caller’s second factors. */
export const factorsData = {
  ...callQuery('getFactors', {}),
  meta: { followsWrites: true },
} as const
