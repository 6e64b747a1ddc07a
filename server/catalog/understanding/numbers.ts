import { skuKey } from '#contract/part-number.ts'

const LONGEST = 40
const MOST_KEYS = 12

/**
 * The keys of part numbers that a text may contain, the likeliest first: the whole text, then runs
 * of its words that have digits, longer ones first. "toyota 04465 60320" has "0446560320". Years and
 * the like are left to the words.
 */
export function numbersIn(text: string): string[] {
  const whole = skuKey(text)
  const chunks = text.split(/\s+/u).filter((chunk) => chunk !== '')
  const keys = new Set<string>()
  const add = (key: string, least: number) => {
    if (key.length >= least && key.length <= LONGEST && /\d/.test(key) && !isYear(key))
      keys.add(key)
  }
  if (/^[A-Z\d]*$/.test(whole)) add(whole, 4)
  for (let length = Math.min(4, chunks.length); length >= 1; length--)
    for (let at = 0; at + length <= chunks.length; at++) {
      const key = skuKey(chunks.slice(at, at + length).join(''))
      const digits = key.replace(/\D/g, '').length
      if (/^[A-Z\d]+$/.test(key) && digits >= 3 && chunks.slice(at, at + length).every(hasDigit))
        add(key, 5)
    }
  return [...keys].slice(0, MOST_KEYS)
}

const hasDigit = (chunk: string) => /\p{N}/u.test(chunk)
const isYear = (key: string) => /^(19|20)\d\d((19|20)\d\d)?$/.test(key)
