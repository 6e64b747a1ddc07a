import { creditDaysRange, creditLimitRange } from '#contract/credit-status.ts'
import { priceRange, type Range } from '#contract/limits.ts'
import { numberIn, type NumberShape } from '#web/ui/form/number-text.ts'

export const moneyShape = { decimals: 2, digits: 8 }
export const daysShape = { decimals: 0, digits: 2 }

const within = (text: string, shape: NumberShape, { min, max }: Range): number | undefined => {
  const value = numberIn(text, shape)
  return value !== undefined && value >= min && value <= max ? value : undefined
}

/** What is entered, as it is sent; undefined where it is missing or out of range. */
export const limitIn = (text: string) => within(text, moneyShape, creditLimitRange)
export const daysIn = (text: string) => within(text, daysShape, creditDaysRange)
export const amountIn = (text: string, open: number) =>
  within(text, moneyShape, { ...priceRange, max: open })
