import { withAsciiDigits } from './language/fold.ts'

const PHONE_ABROAD =
  /(?<![\p{L}\p{N}+-])(?:\+|00)971[\s-]{0,2}\d{1,2}[\s-]?\d{3}[\s-]?\d{4}(?![\p{L}\p{N}-])/gu
// As mobiles are written in groups; ten digits together may as well be a part number.
const MOBILE = /(?<![\p{L}\p{N}+-])05\d[\s-]\d{3}[\s-]?\d{4}(?![\p{L}\p{N}-])/gu
const LABEL =
  /(?<![\p{L}\p{N}-])(?:(?:part|chass?is|frame|vin|serial|oem|item|ref)[\s/.]{0,2}(?:(?:number|num|no)(?![\p{L}\p{N}])|#)|p[/.]n(?![\p{L}\p{N}])|رقم\s(?:ال)?(?:قطع[ةه]|شا[صس]يه?|هيكل|قعاد[ةه])(?![\p{L}\p{N}]))[\s.:#]{0,4}(?=\S{4})(?=\S{0,20}\p{N})/giu

/**
 * A text of the same length, with spaces in the place of what pasted messages have beside part numbers: "Part No.",
 * "Chassis No:", and the telephone number of who asks. A number in the groups of a mobile is one only beside another.
 */
export function withoutLabelsAndPhones(text: string): string {
  const ascii = withAsciiDigits(text)
  const bare = blanked(text, [...placesOf(ascii, PHONE_ABROAD), ...placesOf(ascii, LABEL)])
  const mobiles = placesOf(ascii, MOBILE).filter(
    ({ start }) => !/(?<!\p{L})\p{L}\s$/u.test(text.slice(0, start)),
  )
  const left = blanked(bare, mobiles)
  if (/\p{N}/u.test(left)) return left
  return /[\p{L}\p{N}]/u.test(bare) ? bare : text
}

/** A text of the same length, with spaces in these places. */
export const blanked = (text: string, places: { start: number; end: number }[]): string =>
  places.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  )

const placesOf = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }))
