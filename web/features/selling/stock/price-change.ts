import { priceChangeRange, priceRange } from '#contract/limits.ts'
import { toFils } from '#contract/money.ts'

/** A price in dirhams after a change in per cent, to the fils. */
export function changedPrice(price: number, percent: number): number {
  const fils = Math.round((toFils(price) * (100 + percent)) / 100)
  return Math.min(Math.max(fils / 100, priceRange.min), priceRange.max)
}

/** A change as it was typed ("+5", "-10 %", "٧٫٥"), already with our digits; undefined for any other text. */
export function readPercent(latin: string): number | undefined {
  const text = latin
    .replace(/[\s%٪\u200E\u200F]/g, '')
    .replace('٫', '.')
    .replace(/^[−–]/, '-')
  if (!/^[+-]?\d{1,3}(\.\d{1,2})?$/.test(text)) return undefined
  const value = Number(text)
  if (value === 0 || value < priceChangeRange.min || value > priceChangeRange.max) return undefined
  return value
}
