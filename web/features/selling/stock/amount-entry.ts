import { numberIn, type NumberShape } from '#web/ui/form/number-text.ts'

/** A column of the stock that is changed where it stands. */
export type AmountField = 'price' | 'quantity'

/** How each is written: dirhams with two decimals, whole pieces. */
export const amountShapes: Record<AmountField, NumberShape> = {
  price: { decimals: 2, digits: 8 },
  quantity: { decimals: 0, digits: 7 },
}

const limits = {
  price: { low: 0.01, high: 10_000_000 },
  quantity: { low: 0, high: 1_000_000 },
}

export type AmountProblem = 'empty' | 'low' | 'high'

/** The amount that a text holds, in dirhams or pieces, or why it can't be one. */
export function readAmount(
  field: AmountField,
  text: string,
): { value: number } | { problem: AmountProblem } {
  const value = numberIn(text, amountShapes[field])
  const { low, high } = limits[field]
  if (value === undefined) return { problem: 'empty' }
  if (value < low) return { problem: 'low' }
  return value > high ? { problem: 'high' } : { value }
}
