import { mostTermWords } from '#contract/limits.ts'
import { tokensOf } from '../understanding/language/fold.ts'

/** As it is written into a list of the files: one line, without what separates its words from others. */
export function readableTerm(text: string): string | undefined {
  const term = text.replace(/\s+/gu, ' ').trim()
  const words = tokensOf(term)
  const isReadable =
    words.length > 0 && words.length <= mostTermWords && /\p{L}/u.test(term) && !/[,،]/.test(term)
  return isReadable ? term : undefined
}
