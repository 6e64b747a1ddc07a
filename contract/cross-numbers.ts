import { longestCrossNumber, shortestCrossNumber } from './limits.ts'
import { skuKey } from './part-number.ts'

/**
 * What another number is to the number of a listing: an older one that the part replaces, the newer one that
 * replaces it, or that of the same part from the car's maker or another brand.
 */
export const crossNumberKinds = ['replaces', 'replaced_by', 'same_as'] as const
export type CrossNumberKind = (typeof crossNumberKinds)[number]

/** Another number under which a part is known, as its seller writes it. */
export type CrossNumber = {
  kind: CrossNumberKind
  number: string
  brand?: string | undefined
}

/** What the columns of stock lists call each kind. */
export const crossNumberColumns = {
  replaces: 'replaces',
  replaced_by: 'replacedBy',
  same_as: 'sameAs',
} as const satisfies Record<CrossNumberKind, string>
export type CrossNumberColumn = (typeof crossNumberColumns)[CrossNumberKind]

/** What separates numbers in lists, and the brand from its number; neither may contain them. */
const separators = /[|;:,،\n]/

export const hasSeparator = (text: string): boolean => separators.test(text)

/** Whether a key is a year or two: a search takes those for words. */
export const isYears = (key: string): boolean => /^(19|20)\d\d((19|20)\d\d)?$/.test(key)

/** Whether a text can be looked up as a part number; other texts would never be found. */
export function isCrossNumber(text: string): boolean {
  const key = skuKey(text)
  return (
    !hasSeparator(text) &&
    text.length <= longestCrossNumber &&
    key.length >= shortestCrossNumber &&
    key.length <= longestCrossNumber &&
    /^[A-Z]*\d[A-Z\d]*$/.test(key) &&
    !isYears(key)
  )
}

/** Each number once, without that of the listing itself, in the order of the kinds. */
export function distinctCrossNumbers<Number extends CrossNumber>(
  numbers: readonly Number[],
  ownKey: string,
): Number[] {
  const seen = new Set([ownKey])
  const distinct = numbers.filter(({ number }) => {
    const key = skuKey(number)
    return !seen.has(key) && seen.add(key)
  })
  return crossNumberKinds.flatMap((kind) => distinct.filter((each) => each.kind === kind))
}

/** Numbers as a cell of a list and the sell form hold them: "Bosch: 0 986 494 123 | 04465-60280". */
export const crossNumbersText = (numbers: readonly CrossNumber[], kind: CrossNumberKind): string =>
  numbers
    .filter((each) => each.kind === kind)
    .map(({ number, brand }) => (brand ? `${brand}: ${number}` : number))
    .join(' | ')

/** All kinds of a listing by the names of the columns. */
export const crossNumberCells = (numbers: readonly CrossNumber[]) =>
  Object.fromEntries(
    crossNumberKinds.map((kind) => [crossNumberColumns[kind], crossNumbersText(numbers, kind)]),
  ) as Record<CrossNumberColumn, string>
