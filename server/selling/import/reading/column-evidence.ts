import { isBlank } from './cell.ts'
import { namesMakes } from './car-makes.ts'
import { chosenBy } from './choice-words.ts'
import type { HeadingField } from './heading-names.ts'
import { skuKey } from '#contract/part-number.ts'
import { yearsOfCell } from './model-years.ts'
import { priceOf } from './price.ts'
import { quantityOf } from './quantity.ts'

/** What the cells of a column look like: shares of those that say something, 0 to 1. */
export type Evidence = {
  count: number
  numbers: number
  prices: number
  decimals: number
  quantities: number
  years: number
  /** Those, and two digits that may be a year. */
  shortYears: number
  makes: number
  /** Words of quality: "genuine", "مستعمل". */
  tiers: number
  words: number
  arabic: number
  pictures: number
  distinct: number
  /** Words of a cell, on average. */
  length: number
  /** The middle one of its amounts. */
  median: number
  /** 1, 2, 3, …: it numbers the rows. */
  isSerial: boolean
}

const separators = () => ({ point: 1, comma: 0 })

export function evidenceOf(cells: string[]): Evidence {
  const stated = cells.filter((cell) => !isBlank(cell))
  const share = (matches: (cell: string) => boolean) =>
    stated.length === 0 ? 0 : stated.filter(matches).length / stated.length
  const amounts = stated.flatMap((cell) => priceOf(cell, separators()) ?? []).sort((a, b) => a - b)
  return {
    count: stated.length,
    numbers: share(looksLikePartNumber),
    prices: share((cell) => priceOf(cell, separators()) !== undefined),
    decimals: share((cell) => /\d[.,]\d{1,2}$|aed|dhs?\b|درهم/i.test(cell)),
    quantities: share((cell) => quantityOf(cell) !== undefined),
    years: share(looksLikeYears),
    shortYears: share((cell) => yearsOfCell(cell, LAST_YEAR) !== undefined),
    makes: share(namesMakes),
    tiers: share((cell) => chosenBy('tier', cell) !== undefined),
    words: share((cell) => /\p{L}{3}|\p{Script=Han}{2}/u.test(cell)),
    arabic: share((cell) => /\p{Script=Arabic}{2}/u.test(cell)),
    pictures: share((cell) => /^https?:\/\/|^\/media\/|\.(?:jpe?g|png|webp|avif|gif)$/i.test(cell)),
    distinct: stated.length === 0 ? 0 : new Set(stated).size / stated.length,
    length: stated.reduce((sum, cell) => sum + cell.split(/\s+/).length, 0) / (stated.length || 1),
    median: amounts[Math.floor(amounts.length / 2)] ?? 0,
    isSerial: isSerial(stated),
  }
}

// For telling columns apart: any year of this half of the century may be one.
const LAST_YEAR = 2049

/** What stands beside years; any other word makes it something else, "Camry 2010-2018" say. */
const yearWords = new Set(
  (
    'model models mod mdl my year years yr yrs from since to till until thru up on and onward onwards ' +
    'above later before after موديل مودل موديلات سنة سنه عام من الى إلى لغاية حتى وما فوق و فما ' +
    'à au de depuis jusqu et plus année années an modèle 年 款 年款 至 到 起 以后 以上 年起'
  ).split(' '),
)

/** "2014", "2010-2018|2012+", "model 08-15"; not "12". */
function looksLikeYears(cell: string): boolean {
  const words = cell.match(/\p{L}+/gu) ?? []
  return (
    words.every((word) => yearWords.has(word.toLowerCase())) &&
    !/^\D?\p{N}{1,3}$|\p{N}{5}/u.test(cell) &&
    Array.isArray(yearsOfCell(cell, LAST_YEAR))
  )
}

/** "04465-60320", "F 026 407 123", "HU 820/1 X"; not a price, a year, a count or a name. */
export function looksLikePartNumber(cell: string): boolean {
  const key = skuKey(cell)
  const digits = key.replace(/\D/g, '').length
  if (key.length < 4 || key.length > 25 || digits < 2 || looksLikeYears(cell)) return false
  if (/^\d+$/.test(key)) return key.length >= 5 && !/[.,]\d{1,2}$/.test(cell)
  return !/\p{L}{6}|[^\x20-\x7e]|\p{L}{3,} \p{L}{3,}/u.test(cell)
}

function isSerial(cells: string[]): boolean {
  return (
    cells.length >= (/^[01]$/.test(cells[0] ?? '') ? 3 : 6) &&
    cells.every((cell, i) => /^\d{1,5}$/.test(cell) && Number(cell) === Number(cells[0]) + i)
  )
}

/** How well cells go with what the heading says, 0 to 1. */
export function fits(field: HeadingField, cells: Evidence): number {
  if (cells.count === 0) return 0.9
  return (suits[field] ?? words)(cells)
}

const words = ({ words: share }: Evidence) => (share >= 0.4 ? 1 : 0.3)
const years = ({ years: share, shortYears }: Evidence) =>
  share >= 0.4 ? 1 : shortYears >= 0.6 ? 0.8 : 0.2

/** Of what a heading may mean, quality is what cells of its words say. */
const besideTiers = (cells: Evidence) => words(cells) * (cells.tiers >= 0.5 ? 0.3 : 1)

const otherNumbers = ({ numbers, words: share, isSerial: serial, decimals }: Evidence) =>
  serial || decimals >= 0.5 ? 0.1 : numbers >= 0.2 ? 1 : share >= 0.4 ? 0.5 : 0.8

// All other columns hold words.
const suits: Partial<Record<HeadingField, (cells: Evidence) => number>> = {
  partSKU: ({ numbers, isSerial: serial }) =>
    serial ? 0.05 : numbers >= 0.5 ? 1 : numbers >= 0.2 ? 0.6 : 0.15,
  ...{ replaces: otherNumbers, replacedBy: otherNumbers, sameAs: otherNumbers },
  price: ({ prices, isSerial: serial }) => (prices >= 0.4 && !serial ? 1 : 0.1),
  quantity: ({ quantities, prices, decimals, isSerial: serial }) =>
    serial ? 0.1 : quantities >= 0.4 ? 1 : prices >= 0.5 && decimals >= 0.5 ? 0.3 : 0.5,
  partName: ({ words: share, numbers, length }) =>
    share < 0.4 ? 0.15 : numbers > 0.6 && length < 1.5 ? 0.3 : 1,
  partNameAr: ({ arabic }) => (arabic >= 0.3 ? 1 : 0.2),
  partBrand: (cells) => besideTiers(cells) * (cells.makes >= 0.8 ? 0.6 : 1),
  category: besideTiers,
  tier: ({ tiers }) => (tiers >= 0.3 ? 1 : 0.6),
  makes: ({ makes, years: share }) => (share >= 0.5 ? 0.1 : makes >= 0.5 ? 1 : 0.6),
  models: ({ years: share, prices }) => (share >= 0.5 ? 0.1 : prices >= 0.9 ? 0.4 : 1),
  years,
  yearsFrom: years,
  yearsTo: years,
  pic: ({ pictures }) => (pictures >= 0.3 ? 1 : 0.5),
}
