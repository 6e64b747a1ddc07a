import { priceRange, quantityRange } from '#contract/limits.ts'
import { numberIn, type NumberShape } from '#web/ui/form/number-text.ts'

/** A column of the stock that is changed where it stands. */
export type AmountField = 'price' | 'quantity'

/** How each is written: dirhams with two decimals, whole pieces. */
export const amountShapes: Record<AmountField, NumberShape> = {
  price: { decimals: 2, digits: 8 },
  quantity: { decimals: 0, digits: 7 },
}

const limits = { price: priceRange, quantity: quantityRange }

export type AmountProblem = 'empty' | 'low' | 'high'

/** The amount that a text holds, in dirhams or pieces, or why it can't be one. */
export function readAmount(
  field: AmountField,
  text: string,
): { value: number } | { problem: AmountProblem } {
  const value = numberIn(text, amountShapes[field])
  const { min, max } = limits[field]
  if (value === undefined) return { problem: 'empty' }
  if (value < min) return { problem: 'low' }
  return value > max ? { problem: 'high' } : { value }
}
