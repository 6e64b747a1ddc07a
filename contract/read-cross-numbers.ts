import {
  hasSeparator,
  isCrossNumber,
  type CrossNumber,
  type CrossNumberKind,
} from './cross-numbers.ts'
import { listingLengths } from './limits.ts'
import { skuKey } from './part-number.ts'

/** What was read of a text, and what in it is no number that can be searched for. */
export type ReadCrossNumbers = { numbers: CrossNumber[]; unread: string[] }

// Longer cells are texts, and reading them takes time.
const LONGEST = 4_000
const MOST_WORDS = 12
// Fewer letters mostly belong to the number: "HU 820/1 X", "GDB 1537".
const SHORTEST_BRAND = 4

/** Names that are shorter, of makers of parts and cars. */
const shortBrands = new Set(
  (
    'TRW ATE NGK NTK SKF KYB LUK FAG INA SNR NTN NSK GMB GSP CTR UFI WIX VDO BGA SWF LPR AMC ' +
    'HKT TYC AKS NPW BMW KIA GMC MAN ZF VW GM'
  ).split(' '),
)

const label =
  /^(?:oem(?: ?(?:no|number|nr))?|oe ?(?:no|number|nr)|p\/?n|part ?(?:no|number)|ref(?:erence)?|cross ?ref(?:erence)?|رقم)[.:#\s]+/iu

/**
 * The other numbers in a cell of a list or a box of a form, with their brands: "04465-60280, TRW GDB1537",
 * "Bosch: 0 986 494 123 | 04465-60280 / 04465-60290". What is a name before or behind a number is its brand.
 */
export function readCrossNumbers(text: string, kind: CrossNumberKind): ReadCrossNumbers {
  const read: ReadCrossNumbers = { numbers: [], unread: [] }
  for (const piece of text.slice(0, LONGEST).split(/[|;,،\n]/)) {
    const item = piece.replace(/\s+/g, ' ').trim()
    if (!/[\p{L}\p{N}]/u.test(item) || /^n\.?\/?a\.?$/i.test(item)) continue
    for (const one of severalIn(item)) {
      const number = readOne(one)
      if (number) read.numbers.push({ kind, ...number })
      else read.unread.push(one)
    }
  }
  return read
}

/** "04465-60280 / 04465-60290": pieces that are whole numbers each; "HU 820/1 X" is one number. */
function severalIn(item: string): string[] {
  const pieces = item.split(/ ?[/&] ?| or /iu)
  if (pieces.length > 1 && pieces.every(isWhole)) return pieces
  const words = item.split(' ')
  return words.length > 1 && words.every((word) => word.includes('-') && isWhole(word))
    ? words
    : [item]
}

function isWhole(piece: string): boolean {
  const key = skuKey(piece.replace(/^\p{L}+[: ]/u, ''))
  return key.length >= 6 && key.replace(/\D/g, '').length >= 4 && /^[A-Z\d]+$/.test(key)
}

function readOne(item: string): Omit<CrossNumber, 'kind'> | undefined {
  const colon = item.indexOf(':')
  if (colon > 0 && !label.test(item)) {
    const brand = item.slice(0, colon).trim()
    const number = item.slice(colon + 1).trim()
    return isCrossNumber(number) && isBrand(brand) ? { number, brand } : undefined
  }
  const bare = item.replace(label, '').trim()
  const words = bare.split(' ')
  if (words.length > MOST_WORDS) return undefined
  const first = words.findIndex((word) => !isName(word))
  const last = words.findLastIndex((word) => !isName(word))
  if (first === -1) return undefined
  const number = words.slice(first, last + 1).join(' ')
  const brand = named(words.slice(0, first)) || named(words.slice(last + 1))
  if (!isCrossNumber(number)) return isCrossNumber(bare) ? { number: bare } : undefined
  return brand && isBrand(brand) ? { number, brand } : { number }
}

const isBrand = (text: string) => text.length <= listingLengths.partBrand && !hasSeparator(text)

/** A word that names a brand: without digits, and long enough or known. */
function isName(word: string): boolean {
  const letters = word.replace(/[^\p{L}\p{N}]/gu, '')
  if (letters === '') return true
  if (/\p{N}/u.test(letters)) return false
  return (
    letters.length >= SHORTEST_BRAND ||
    !/^[a-z]+$/i.test(letters) ||
    shortBrands.has(letters.toUpperCase())
  )
}

/** "(TRW)", "- Bosch". */
const named = (words: string[]) =>
  withoutEnd(
    words
      .join(' ')
      .replace(/^[^\p{L}]+/u, '')
      .trim(),
  )

/** A text without the signs at its end, which belong to no name. */
function withoutEnd(text: string): string {
  const letters = [...text]
  const last = letters.findLastIndex((letter) => /[\p{L}\p{N}.!]/u.test(letter))
  return letters.slice(0, last + 1).join('')
}
