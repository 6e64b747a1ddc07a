import { modelYearRange } from '#contract/limits.ts'
import { withLatinDigits } from '#web/ui/form/phone-number.ts'

export const yearDigits = String(modelYearRange.max).length

/** The year that somebody has typed so far, from digits of any script. */
export function yearIn(text: string): number | undefined {
  const digits = withLatinDigits(text).replace(/\D/g, '').slice(0, yearDigits)
  return digits === '' ? undefined : Number(digits)
}

/** A year of two digits in full, once its box is left: "08" is 2008, "95" is 1995. */
export function fullYear(year: number | undefined, thisYear: number): number | undefined {
  if (year === undefined || year > 99) return year
  return year + (year <= (thisYear % 100) + 1 ? 2000 : 1900)
}
