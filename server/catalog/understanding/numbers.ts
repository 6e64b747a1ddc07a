import { isYears } from '#contract/cross-numbers.ts'
import { listingLengths } from '#contract/limits.ts'
import { skuKey } from '#contract/part-number.ts'

/** The key of a part number and where it stands in the text, the end not included. */
export type NumberInText = { key: string; start: number; end: number }

const MOST_NUMBERS = 8
const FEWEST_DIGITS = 3
const SHORTEST = 5
// In one piece as long as that two digits will do: "TREDPRO73".
const LONG = 7

/**
 * The part numbers that a text may contain, the likeliest first: the whole text, then runs of its
 * words that have digits, longer ones first. "toyota 04465 60320" has "0446560320", "GDB 1537 TRW"
 * has "GDB1537"; nothing goes on after a comma. Years and the like are left to the words.
 */
export function numbersIn(text: string): NumberInText[] {
  const chunks = [...text.matchAll(/[^\s,;،؛]+/gu)].map(({ 0: chunk, index }) => ({
    chunk,
    start: index,
    end: index + chunk.length,
  }))
  const numbers = new Map<string, NumberInText>()
  const add = (found: NumberInText, least: number) => {
    const { key } = found
    const fits =
      key.length >= least && key.length <= listingLengths.partSKU && /\d/.test(key) && !isYears(key)
    if (fits && !numbers.has(key)) numbers.set(key, found)
  }
  const whole = skuKey(text)
  if (chunks.length > 0 && /^[A-Z\d]+$/.test(whole))
    add({ key: whole, start: chunks[0]!.start, end: chunks.at(-1)!.end }, 4)
  for (let length = Math.min(4, chunks.length); length >= 1; length--)
    for (let at = 0; at + length <= chunks.length; at++) {
      const run = chunks.slice(at, at + length)
      const key = skuKey(run.map(({ chunk }) => chunk).join(''))
      const digits = key.replace(/\D/g, '').length
      const isOne =
        run.every(({ chunk }) => hasDigit(chunk) || (length > 1 && isShort(chunk))) &&
        !/[,;،؛]/.test(text.slice(run[0]!.start, run.at(-1)!.end))
      const fewest = length === 1 && key.length >= LONG ? 2 : FEWEST_DIGITS
      if (/^[A-Z\d]+$/.test(key) && digits >= fewest && isOne)
        add({ key, start: run[0]!.start, end: run.at(-1)!.end }, SHORTEST)
    }
  return [...numbers.values()].slice(0, MOST_NUMBERS)
}

/** The key of the part number that a text is, and nothing else: "48157-60020", but not "patrol 2015". */
export function numberOf(text: string): string | undefined {
  const bare = text.trim()
  const [likeliest] = numbersIn(bare)
  if (!likeliest || likeliest.start > 0 || likeliest.end < bare.length) return undefined
  const { key } = likeliest
  const isLong = key.length >= SHORTEST && key.replace(/\D/g, '').length >= FEWEST_DIGITS
  return isLong && bare.split(/\s+/u).every(hasDigit) ? key : undefined
}

export const hasDigit = (chunk: string) => /\p{N}/u.test(chunk)
const isShort = (chunk: string) =>
  /^(?!(?:and|or|for|with|need|pcs?|nos|qty)$)[a-z]{1,4}$/i.test(chunk)
