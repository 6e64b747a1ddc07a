import { priceRange } from '#contract/limits.ts'
import { priceFilsRange, toFils, type Fils } from '#contract/money.ts'
import { amountOf, type DecimalSeparators } from './amount.ts'
import { asciiDigits } from './cell.ts'

const dirhams = /\b(?:aed|dhs?|dirhams?)\b\.?|دراهم|درهم(?: إماراتي)?|د ?\. ?[إا] ?\.?|\u20C3/giu
const aside =
  /(?:\+|\/|\b(?:plus|incl?|excl?|including|excluding|inclusive|exclusive)\b\.?(?: of)?)? ?(?:5 ?% ?)?\bvat\b\.?(?: ?(?:incl?|excl?|included|inclusive|extra)\b\.?)?|شاملة? (?:ال)?ضريبة(?: القيمة المضافة)?|\b(?:only|net|each)\b|\/ ?(?:pcs?|piece|ea|each|nos?|set|unit)\b\.?|للحبة|فقط/giu

/**
 * The price that a cell says, in fils: "AED 1,250.00", "١٬٢٥٠٫٥٠", "250/-", "Dhs 35". Undefined where it
 * isn't one from 0.01 to 10,000,000 dirhams, is in another currency, or names several.
 */
export function priceOf(cell: string, separators: DecimalSeparators): Fils | undefined {
  const digits = /^\d+(?:\.\d\d?)?$/.test(cell) ? cell : bareAmount(cell)
  const amount = amountOf(digits, separators)
  if (amount === undefined || amount > priceRange.max) return undefined
  const fils = toFils(amount)
  return fils >= priceFilsRange.min ? fils : undefined
}

const bareAmount = (cell: string) =>
  asciiDigits(cell)
    .replace(/،/g, ',')
    .replace(/^['’`]+/, '')
    .replace(dirhams, ' ')
    .replace(aside, ' ')
    .trim()
    .replace(/ ?(?:\/ ?[-=]*|[.,] ?[-–]+|=)$/, '')
    .trim()
