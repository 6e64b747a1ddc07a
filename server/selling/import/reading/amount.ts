/** Which mark a list writes before decimals: told by the amounts that leave no doubt. */
export type DecimalSeparators = { point: number; comma: number }

const units = /^\d+$/
const pointDecimals = /^\d*\.\d+$|^\d+\.$/
// Also lakhs: "1,25,000.50".
const commaGroups = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/
const pointGroups = /^\d{1,3}(?:\.\d{3})+,\d+$|^\d{1,3}(?:\.\d{3}){2,}$/
const commaDecimals = /^\d+,\d{1,2}$|^0,\d+$|^\d{4,},\d+$/
const spaceGroups = /^\d{1,3}(?:[ '’]\d{3})+(?:[.,]\d+)?$/
// A thousand and a quarter, or one and a quarter: "1.250".
const eitherWay = /^[1-9]\d{0,2}\.\d{3}$/

/**
 * The number that digits with decimal and thousands marks of any country say; `marks` learns from it.
 * Undefined for anything else, and for "1.250" while nothing has told what its point means. Without a
 * zero at the end, three decimals are what a calculation left.
 */
export function amountOf(text: string, separators: DecimalSeparators): number | undefined {
  if (units.test(text)) return Number(text)
  if (eitherWay.test(text)) {
    if (separators.comma > separators.point) return Number(text.replace('.', ''))
    return separators.point > separators.comma || !text.endsWith('0') ? Number(text) : undefined
  }
  if (pointDecimals.test(text)) {
    separators.point++
    return Number(text)
  }
  if (commaGroups.test(text)) {
    if (text.includes('.')) separators.point++
    return Number(text.replaceAll(',', ''))
  }
  if (pointGroups.test(text) || commaDecimals.test(text)) {
    separators.comma++
    return Number(text.replaceAll('.', '').replace(',', '.'))
  }
  if (spaceGroups.test(text)) return Number(text.replace(/[ '’]/g, '').replace(',', '.'))
  return undefined
}
