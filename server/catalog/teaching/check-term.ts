import type { ErrorCode } from '#contract/error-codes.ts'
import { skuKey } from '#contract/part-number.ts'
import { mayIdentify } from '#contract/personal-data.ts'
import { byExactNumber } from '../number.store.ts'
import { tokensOf } from '../understanding/language/fold.ts'
import { spellingOf } from '../understanding/phrase-book.ts'
import { findVehicleNumber } from '../understanding/vehicle-number/find-vehicle-number.ts'
import { readableTerm } from './readable-term.ts'
import type { TeachingDeps } from './teaching-deps.ts'
import { isTaught } from './term.store.ts'

const NUMBER_DIGITS = 3

/** Whether every word has digits, and all together as many as a number: part numbers, years, sizes. */
function isNumber(term: string): boolean {
  if (mayIdentify(term) || findVehicleNumber(term)) return true
  const words = tokensOf(term).map(({ word }) => word)
  const digits = words.join('').replace(/\D/g, '').length
  return words.length > 0 && words.every((word) => /\d/.test(word)) && digits >= NUMBER_DIGITS
}

/** Why a term can't be taught; undefined where it can. */
export async function faultOf(
  { db, understanding, meanings }: TeachingDeps,
  { term, keys }: { term: string; keys: readonly string[] },
): Promise<ErrorCode | undefined> {
  if (isNumber(term) || (await byExactNumber(db, [skuKey(term)]))) return 'vocabulary.number'
  if (readableTerm(term) === undefined) return 'vocabulary.unreadable'
  if (!meanings.areOfOneKind(keys)) return 'vocabulary.mixed'
  if (understanding.meaningOf(term)) return 'vocabulary.known'
  return (await isTaught(db, spellingOf(term))) ? 'vocabulary.taught' : undefined
}
