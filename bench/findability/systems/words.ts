import { skuKey } from '#contract/part-number.ts'

// Different letters of one sound that people write for each other, as far as they are one to one.
const foldedLetters: Record<string, string> = {
  ...{ أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ى: 'ي', ئ: 'ي', ؤ: 'و', ة: 'ه' },
  ...{ ک: 'ك', ی: 'ي', گ: 'ك', ڤ: 'ف', پ: 'ب', چ: 'ج' },
}
const YEARS = /^(?:19|20)\d\d\D+(?:19|20)?\d\d$/

/** The words of a text, folded; of numbers with dashes also their key. */
export const wordsIn = (text: string): string[] =>
  chunksOf(text).flatMap((chunk) => [
    ...new Set([...wordsOf(chunk), ...(isNumber(chunk) ? [keyOf(chunk)] : [])]),
  ])

/** The words to look for; a number with dashes or spaces by its key alone. */
export const wordsAsked = (text: string): string[] =>
  isNumber(text)
    ? [keyOf(text)]
    : chunksOf(text).flatMap((chunk) => (isNumber(chunk) ? [keyOf(chunk)] : wordsOf(chunk)))

const chunksOf = (text: string) => text.split(/\s+/).filter(Boolean)

/** "04465-60280", "90919 01253", but neither "2010-2018" nor "Corolla 2015". */
function isNumber(text: string): boolean {
  const digits = keyOf(text).replace(/\D/g, '').length
  const words = chunksOf(text)
  return digits >= 5 && !YEARS.test(text) && words.every((word) => /\d/.test(word))
}

const keyOf = (text: string) => skuKey(text).toLowerCase()

const wordsOf = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0640\p{M}]/gu, '')
    .toLowerCase()
    .replace(/\p{Script=Arabic}/gu, (letter) => foldedLetters[letter] ?? letter)
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
