import type { ImportColumn } from '#contract/import-columns.ts'
import { cellText, isBlank } from './cell.ts'
import { isHeadingOf } from './headings.ts'

/** What a row is when it lists no part; `section` is the one text that stands in it. */
export type OtherRow =
  { kind: 'empty' | 'head' } | { kind: 'total'; text: string } | { kind: 'section'; text: string }

const total =
  /^(?:(?:grand|sub|page|net|gross|report|sheet|overall)[\s-]*)?(?:totals?|sum|subtotal)(?: (?:amount|value|qty|quantity|items?|price|aed))*[\s:.,=]*(?:\d[\d.,]*)?$|^(?:brought|carried) forward\b|^(?:ال)?(?:إ|ا)?جمالي(?: .{0,20})?$|^(?:ال)?مجموع(?: .{0,20})?$|^(?:total|somme|sous-total)(?: (?:général|général ht|ttc|ht))?[\s:.=]*$|^(?:合计|总计|小计|共计)[\s:：]*$/iu

const LONGEST_SECTION = 80

/** Whether a row is no part but belongs to the sheet; undefined for one that may list a part. */
export function otherRow(
  cells: string[],
  fields: [ImportColumn, number[]][],
): OtherRow | undefined {
  const stated = cells.map(cellText).filter((cell) => !isBlank(cell))
  if (stated.length === 0) return { kind: 'empty' }
  const at = (field: ImportColumn) => {
    const index = fields.find(([name]) => name === field)?.[1][0]
    return index === undefined ? '' : cellText(cells[index])
  }
  const number = at('partSKU')
  if (stated.length > 1 && /\d\D*\d\D*\d/.test(number) && !total.test(number)) return undefined
  // Neither a head nor a title has a price beside a number.
  if (!isBlank(number) && !total.test(number) && /^\d+(?:\.\d+)?$/.test(at('price')))
    return undefined
  const words = stated.filter((cell) => /\p{L}/u.test(cell))
  if ((isBlank(number) || total.test(number)) && words.length > 0 && words.every(isTotal))
    return { kind: 'total', text: words[0]! }
  // Sums without a word to them.
  if (words.length === 0 && isBlank(number) && isBlank(at('partName')))
    return { kind: 'total', text: stated[0]! }
  const heads = fields.filter(([field, [index = 0]]) => isHeadingOf(cellText(cells[index]), field))
  if (
    heads.length >= 2 ||
    (heads.length === 1 && stated.length === 1 && heads[0]![0] === 'partSKU')
  )
    return { kind: 'head' }
  const [only = ''] = stated
  const isSection = stated.length === 1 && only.length <= LONGEST_SECTION && /\p{L}{2}/u.test(only)
  return isSection ? { kind: 'section', text: only } : undefined
}

const isTotal = (cell: string) => total.test(cell) || /^(?:aed|dhs?\.?|pcs|درهم|حبة)$/i.test(cell)
