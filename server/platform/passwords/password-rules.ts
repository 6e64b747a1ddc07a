import type { FieldCode } from '#contract/error-codes.ts'
import { passwordLength } from '#contract/password-length.ts'
import { isCommonPassword } from './common-passwords.ts'

const SHORTEST_WORD = 2
/** The part of a phone number that is the same with and without the country. */
const NATIONAL_DIGITS = 9
/** A year and one more: what people put behind a word that they are told to change. */
const LONGEST_NUMBER_BESIDE = 5

/** One form for what looks the same: keyboards write the same password in different code points. */
export const normalPassword = (password: string): string => password.normalize('NFKC')

/**
 * What is wrong with a new password. `context` are the words that the account is known by: e-mail,
 * phone, names. Which kinds of characters a password is made of is nobody's concern.
 */
export function passwordObjection(password: string, context: string[]): FieldCode | undefined {
  const normal = normalPassword(password)
  const length = [...normal].length
  if (length < passwordLength.min) return 'field.password_short'
  if (length > passwordLength.max) return 'field.too_long'
  const folded = normal.toLowerCase()
  if (isCommonPassword(folded) || isOnlyContext(folded, context)) return 'field.password_common'
  return undefined
}

/** Whether nothing but a short number is left without the words that the account is known by. */
function isOnlyContext(folded: string, context: string[]): boolean {
  const written = squeezed(folded)
  const words = [...new Set(['ghiyar', ...context].flatMap(wordsOf))]
  const rest = words
    .sort((a, b) => b.length - a.length)
    .reduce((text, word) => text.replaceAll(word, ''), written)
  return rest.length <= LONGEST_NUMBER_BESIDE && rest !== written && /^\d*$/.test(rest)
}

/** A context as one word, and word by word; a phone number without its country. */
function wordsOf(context: string): string[] {
  const folded = normalPassword(context).toLowerCase()
  const whole = squeezed(folded)
  if (/^\d+$/.test(whole))
    return whole.length < NATIONAL_DIGITS ? [] : [whole.slice(-NATIONAL_DIGITS)]
  return [whole, ...folded.split(/[^\p{L}\p{N}]+/u)].filter((word) => word.length >= SHORTEST_WORD)
}

const squeezed = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '')
