import { priceRange } from '#contract/limits.ts'

declare const unit: unique symbol

/** Money is whole fils; a dirham has a hundred. */
export type Fils = number & { readonly [unit]: 'fils' }

export const toFils = (dirhams: number): Fils => Math.round(dirhams * 100) as Fils
export const toDirhams = (fils: Fils): number => fils / 100

/** What a price can be, in fils. */
export const priceFilsRange = { min: toFils(priceRange.min), max: toFils(priceRange.max) } as const
