/** Positions of a price slider: logarithmic, since prices range from 5 to 10,000. */
export const positions = 100

export type PriceSpan = { min: number; max: number }

/** The price at a position, rounded to two significant digits. */
export function priceAt(position: number, { min, max }: PriceSpan): number {
  const low = Math.max(min, 1)
  if (position <= 0) return min
  if (position >= positions) return max
  const exact = low * (max / low) ** (position / positions)
  const digit = 10 ** Math.max(0, Math.floor(Math.log10(exact)) - 1)
  return Math.min(max, Math.max(min, Math.round(exact / digit) * digit))
}

/** The nearest position of a price; prices outside the range are clamped. */
export function positionOf(price: number, { min, max }: PriceSpan): number {
  const low = Math.max(min, 1)
  if (price <= low || max <= low) return 0
  if (price >= max) return positions
  return Math.round((positions * Math.log(price / low)) / Math.log(max / low))
}
