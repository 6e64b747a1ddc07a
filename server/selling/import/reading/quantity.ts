import { quantityRange } from '#contract/limits.ts'
import { amountOf, type DecimalSeparators } from './amount.ts'
import { asciiDigits } from './cell.ts'

const unit =
  /(?:\b(?:pcs?|pieces?|nos?|units?|ea|each|sets?|pairs?|pi[eè]ces?|qty)\b\.?|\bx ?(?=\d)|حبات|حبة|حبه|قطعة|قطعه|قطع|أطقم|طقم|عدد|[个件套只])/giu
const soldOut =
  /^(?:out of stock|sold ?out|o\.?o\.?s\.?|no stock|not available|غير متوفرة?|غير موجود|نفدت?|نفذت?|نفدت الكمية|نفذت الكمية|خلصان|خالص|épuisée?|rupture(?: de stock)?|缺货|无货|售罄)$/iu

/**
 * The whole number that a cell says: "5 pcs", "10.000", ">20", "٥ حبات"; 0 where it says sold out.
 * Undefined for anything else: "In stock", "2.5", "-3". `marks` learns from "10.000".
 */
export function quantityOf(cell: string, separators?: DecimalSeparators): number | undefined {
  if (/^\d{1,6}$/.test(cell)) return Number(cell)
  if (soldOut.test(cell)) return 0
  const digits = asciiDigits(cell)
    .replace(/،/g, ',')
    .replace(unit, ' ')
    .trim()
    .replace(/^(?:[>≥]=?|\+|['’`]+) ?/, '')
    .replace(/ ?\+$/, '')
  // Stock systems write whole numbers with decimals: "10.0", "5.000", "10,00".
  const [decimals] = /(?:\.0*|,00?)$/.exec(digits) ?? []
  if (separators && decimals) separators[decimals.startsWith('.') ? 'point' : 'comma']++
  const whole = digits.slice(0, digits.length - (decimals?.length ?? 0))
  const amount = amountOf(whole, { point: 1, comma: 0 })
  return amount !== undefined && Number.isInteger(amount) && amount <= quantityRange.max
    ? amount
    : undefined
}
