import { priceRange } from './limits.ts'

declare const unit: unique symbol

/** Money is whole fils; a dirham has a hundred. */
export type Fils = number & { readonly [unit]: 'fils' }

export const toFils = (dirhams: number): Fils => Math.round(dirhams * 100) as Fils
export const toDirhams = (fils: Fils): number => fils / 100

/** Whether a number of dirhams, or of per cent, has no third decimal. */
export const hasTwoDecimals = (value: number): boolean => Math.round(value * 100) / 100 === value

/** What a price can be, in fils. */
export const priceFilsRange = { min: toFils(priceRange.min), max: toFils(priceRange.max) } as const

/** The VAT that an amount includes, 5 %: amount × 5 ÷ 105, rounded half up. */
export const vatIncluded = (fils: Fils): Fils => Math.floor((fils * 10 + 105) / 210) as Fils
