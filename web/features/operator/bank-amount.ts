import type { Range } from '#contract/limits.ts'

export const longestAmount = 20
const form = /^\d+(\.\d{1,2})?$/

/** Whether what was typed is an amount in dirhams within a range. */
export const isAmountWithin = (text: string, { min, max }: Range): boolean =>
  form.test(text) && Number(text) >= min && Number(text) <= max
