import type { Fils } from '#contract/money.ts'
import { uaeDay } from '../platform/uae-day.ts'

export type Bilingual = [en: string, ar: string]
/** A value between what it is in both languages. */
export type Fact = [en: string, value: string, ar: string]

const twoDecimals = new Intl.NumberFormat('en', {
  ...{ minimumFractionDigits: 2, maximumFractionDigits: 2 },
})
const reversed = (date: string) => date.split('-').toReversed().join('/')

/** Dirhams: `1,234.50`. */
export const amountText = (fils: Fils): string => twoDecimals.format(fils / 100)
/** In the UAE: `26/11/2026`, of a day or a moment. */
export const dayText = (date: string): string => reversed(uaeDay(new Date(date)))
/** `11/2026` of `2026-11`. */
export const monthText = (month: string): string => reversed(month)
