import type { Right } from '../golden.types.ts'

/** The listing with this part number. */
export const number = (sku: string): Right[] => [{ grade: 3, sku }]

/** Single listings by style and number. */
export const listed = (...ids: string[]): Right[] => ids.map((listing) => ({ grade: 3, listing }))

/** With single listings that are also accepted, as those for any car. */
export const orListed = (right: Right[], ...ids: string[]): Right[] => [
  ...right.filter(({ grade }) => grade === 3),
  ...ids.map((listing) => ({ grade: 2 as const, listing })),
  ...right.filter(({ grade }) => grade < 3),
]

/** With single listings that are near it. */
export const nearListed = (right: Right[], ...ids: string[]): Right[] => [
  ...right,
  ...ids.map((listing) => ({ grade: 1 as const, listing })),
]
