import { lineQuantityRange } from '#contract/limits.ts'
import { withLatinDigits } from '#web/ui/form/phone-number.ts'

/** The quantity that was typed, in digits of any script; undefined where a line can't have it. */
export function typedQuantity(text: string): number | undefined {
  const { min, max } = lineQuantityRange
  const digits = withLatinDigits(text.trim())
  const quantity = /^\d+$/.test(digits) ? Number(digits) : undefined
  return quantity !== undefined && quantity >= min && quantity <= max ? quantity : undefined
}
