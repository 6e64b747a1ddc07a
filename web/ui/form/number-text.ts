import { withLatinDigits } from './phone-number.ts'

/** The format of a number: decimals, and the maximum number of digits before the point. */
export type NumberShape = { decimals: number; digits: number }

const thousands = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ',')

/** A typed comma that may still turn out to be a thousands separator: "12,5". */
const openComma = /^\d{1,3}(,\d{3})*,\d{0,2}$|^\d+,\d{0,2}$/

/** Only the characters of a number, with Latin digits: "١٬٢٥٠٫٥" -> "1,250.5", "١٢،٥" -> "12,5". */
const figures = (text: string) =>
  withLatinDigits(text.normalize('NFKC'))
    .replace(/[٬،’']/g, ',')
    .replace(/٫/g, '.')
    .replace(/[^\d.,]/g, '')

/** "1.250,50" in other locales -> "1,250.50". */
function pointLast(text: string): string {
  const swapped = text.lastIndexOf(',') > text.lastIndexOf('.') && text.includes('.')
  return swapped ? text.replaceAll('.', '').replace(',', '.') : text
}

/** Digits in groups of three, the allowed decimals, and nothing else. */
function grouped(text: string, { decimals, digits }: NumberShape): string {
  const [whole = '', ...rest] = text.replaceAll(',', '').split('.')
  const bare = whole.replace(/^0+(?=\d)/, '').slice(0, digits)
  if (rest.length === 0 || decimals === 0) return thousands(bare)
  return `${thousands(bare) || '0'}.${rest.join('').slice(0, decimals)}`
}

/**
 * The content of a box after a key: `before` is the previous content, `typed` the result of the
 * key. Numbers are grouped while typing. A comma may be a decimal one, as on French and Arabic
 * keyboards; it is kept until three digits follow it.
 */
export function typeNumber(before: string, typed: string, shape: NumberShape): string {
  const text = pointLast(figures(typed))
  const wasOpen = openComma.test(before) && grouped(before, shape) !== before
  const added =
    text.split(',').length > before.split(',').length && text.length - before.length === 1
  if (shape.decimals > 0 && (wasOpen || added) && openComma.test(text)) return text
  return grouped(text, shape)
}

/** The content of a box once it is left: "1,5" -> "1.5", "12." -> "12". Also for pasted text. */
export function settleNumber(text: string, shape: NumberShape): string {
  const bare = pointLast(figures(text))
  const open = shape.decimals > 0 && openComma.test(bare) && grouped(bare, shape) !== bare
  const settled = grouped(open ? bare.replace(/,(\d{0,2})$/, '.$1') : bare, shape)
  return settled.replace(/\.$/, '')
}

/** The number in a box; undefined while there is none. */
export function numberIn(text: string, shape: NumberShape): number | undefined {
  const settled = settleNumber(text, shape).replaceAll(',', '')
  return /^\d+(\.\d+)?$/.test(settled) ? Number(settled) : undefined
}

const counts = (sign: string) => sign !== ','

/** The caret position after `typed` became `shown`: after the same number of digits. */
export function caretIn(shown: string, typed: string, caret: number): number {
  // Also behind a comma that was just typed: decimals may follow.
  if (caret === typed.length) return shown.length
  const significant = (text: string) => [...figures(text)].filter(counts).length
  // Counted from the end, so that dropped or grouped digits before the caret don't matter.
  let behind = significant(typed.slice(caret))
  let at = shown.length
  while (at > 0 && behind > 0) {
    at -= 1
    if (counts(shown[at]!)) behind -= 1
  }
  return shown[at - 1] === ',' ? at - 1 : at
}

/**
 * A key that would only delete a comma, which would be added again, deletes the digit beyond it.
 */
export function pastComma(before: string, typed: string, caret: number, forwards: boolean) {
  const digits = (text: string) => text.replaceAll(',', '')
  const comma = typed.length === before.length - 1 && digits(typed) === digits(before)
  const at = forwards ? caret : caret - 1
  if (!comma || at < 0) return { typed, caret }
  return { typed: typed.slice(0, at) + typed.slice(at + 1), caret: at }
}
