import type { RowError } from '#contract/import-columns.ts'
import { listingLengths } from '#contract/limits.ts'
import { skuKey } from '#contract/part-number.ts'
import { newListing } from '#contract/selling.ts'
import { asciiDigits, formulaError, isBlank, oneLine } from './cell.ts'

export type ReadNumber = {
  sku: string
  skuKey: string
  /** Further numbers of the same part that stood beside it. */
  others: string[]
}

const exponent = /^\d(?:[.,]\d+)?E\+\d{1,3}$|^\d[.,]\d+E\d{1,3}$/i
const isoDate = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:[T ]\d\d:\d\d\S*)?$/
const date =
  /^\d{1,2}\/\d{1,2}\/(?:\d{4}|\d{2})$|^(?:\d{1,2}-)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:-\d{2,4})?$/i
const time = /^\d{1,2}:\d\d(?::\d\d)?$/

const label =
  /^(?:(?:p\/?n|part ?(?:no|number|#)|oem? ?(?:no|number|#)?|ref(?:erence)?|sku|item ?(?:no|code)|no|code|رقم القطعة|رقم|كود)\.? ?[:#]+ ?|oem? (?=\d))/iu

/**
 * The part number of a cell as it is written, or what is wrong with it: what Excel made of a number
 * ("4.46E+09", "2018-10-12") can't be told any more. `isName` tells words of the trade from numbers
 * without a digit.
 */
export function partNumberOf(
  cell: string,
  isName: (text: string) => boolean,
): ReadNumber | RowError {
  const text = unwrapped(cell)
  if (isBlank(text)) return 'required'
  if (isDamaged(text)) return 'number_damaged'
  if (/^[\w-]{1,40}$/.test(text) && /\d/.test(text)) return numbered(text, [])
  const [sku = '', ...others] = severalNumbers(oneLine(text)).map((number) =>
    number.replace(/^(\d+)\.0+$/, '$1'),
  )
  const key = skuKey(sku)
  if (key === '' || isWords(sku) || (!/\p{N}/u.test(key) && isName(sku))) return 'number'
  if (Math.max(sku.length, key.length) > listingLengths.partSKU) return 'too_long'
  const { success, data } = newListing.input.shape.partSKU.safeParse(sku)
  return success ? numbered(data, others) : 'characters'
}

/** The part number of a cell under our own heading: all of it, also without a digit, unless Excel damaged it. */
export function writtenNumber(cell: string): ReadNumber | RowError {
  if (isBlank(cell)) return 'required'
  if (isDamaged(cell)) return 'number_damaged'
  const { success, data, error } = newListing.input.shape.partSKU.safeParse(oneLine(cell))
  if (success) return numbered(data, [])
  const codes = new Set(error.issues.map(({ code }) => code))
  return codes.has('too_big') ? 'too_long' : skuKey(cell) === '' ? 'number' : 'characters'
}

const numbered = (sku: string, others: string[]): ReadNumber => ({
  sku,
  skuKey: skuKey(sku),
  others,
})

/** Without what keeps a spreadsheet from changing it, and without a label. */
const unwrapped = (cell: string) =>
  cell
    .replace(/^="(.*)"$/s, '$1')
    .replace(/^['’‘`´]+/, '')
    .trim()
    .replace(label, '')

function isDamaged(text: string): boolean {
  if (/^[\w-]+$/.test(text) && !/^\d{4}-|[a-z]{3}/i.test(text)) return false
  const number = asciiDigits(text)
  return [formulaError, exponent, isoDate, date, time].some((shape) => shape.test(number))
}

/** "04465-60320 / 04465-60321": what is cut must be whole numbers; "HU 820/1 X" is one. */
function severalNumbers(text: string): string[] {
  const pieces = text.split(/ ?[;|,،/] ?| & | or /iu).filter((piece) => piece !== '')
  return pieces.length > 1 && pieces.every(isWhole) ? pieces : [text]
}

function isWhole(piece: string): boolean {
  const key = skuKey(piece)
  return key.length >= 8 && key.replace(/\D/g, '').length >= 5 && /^[A-Z\d]+$/.test(key)
}

/** A name with perhaps a year in it. */
const isWords = (text: string): boolean =>
  (text.match(/(?<![\p{L}\p{N}-])\p{L}{3,}(?![\p{L}\p{N}-])/gu)?.length ?? 0) >= 2 &&
  !/\p{N}{5}/u.test(text)
