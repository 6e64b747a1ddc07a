import { withAsciiDigits } from './language/fold.ts'

// With a country code, or as mobiles are written in groups; ten digits together may as well be a part number.
const PHONE =
  /(?<![\p{L}\p{N}+-])(?:(?:\+|00)971[\s-]{0,2}\d{1,2}[\s-]?\d{3}[\s-]?\d{4}|05\d[\s-]\d{3}[\s-]?\d{4})(?![\p{L}\p{N}-])/gu
const LABEL =
  /(?<![\p{L}\p{N}])(?:(?:part|chass?is|frame|vin|serial|oem|item|ref|p)[\s/.]{0,2}(?:number|num|no|n|#)|رقم\s(?:ال)?(?:قطع[ةه]|شا[صس]يه?|هيكل|قعاد[ةه]))[\s.:#]{0,4}(?=\S{0,20}\p{N})/giu

/**
 * A text of the same length, with spaces in the place of what stands beside numbers in pasted messages: "Part No." and
 * "Chassis No:", and the telephone number of who asks.
 */
export function withoutBeside(text: string): string {
  const blank = (found: string) => ' '.repeat(found.length)
  const ascii = withAsciiDigits(text)
  const places = [...ascii.matchAll(PHONE), ...ascii.matchAll(LABEL)]
  const left = places.reduce(
    (rest, { 0: found, index }) =>
      rest.slice(0, index) + blank(found) + rest.slice(index + found.length),
    text,
  )
  return left.trim() === '' ? text : left
}
