import type { ImportColumn } from '#contract/import-columns.ts'
import type { Evidence } from './column-evidence.ts'
import type { Column } from './header-row.ts'

const meaningless =
  /^(?:(?:column|col|field|f|unnamed|colonne|عمود|列)[\s:_.-]*\d*|\d{1,3}|[a-z])?$/i

/** What cells must look like to be taken for a field without a heading, and which of several wins. */
const looks: [ImportColumn, (cells: Evidence) => number | undefined][] = [
  ['pic', ({ pictures }) => (pictures >= 0.6 ? pictures : undefined)],
  [
    'partSKU',
    ({ numbers, distinct, isSerial, decimals }) =>
      numbers >= 0.6 && distinct >= 0.6 && !isSerial && decimals < 0.5
        ? numbers + distinct
        : undefined,
  ],
  ['years', ({ years }) => (years >= 0.6 ? years : undefined)],
  ['makes', ({ makes }) => (makes >= 0.6 ? makes : undefined)],
  [
    'price',
    ({ prices, decimals, median, isSerial }) =>
      prices >= 0.7 && !isSerial ? decimals * 10 + Math.log10(median + 1) : undefined,
  ],
  [
    'quantity',
    ({ quantities, decimals, isSerial, numbers }) =>
      quantities >= 0.7 && decimals < 0.3 && numbers < 0.5 && !isSerial ? quantities : undefined,
  ],
  [
    'partName',
    ({ words, length, makes, arabic }) =>
      words >= 0.6 && makes < 0.5 ? length * 2 - arabic : undefined,
  ],
  ['partNameAr', ({ arabic, length }) => (arabic >= 0.6 ? length : undefined)],
]

/** Fields that no heading names, by the cells of columns whose heading says nothing. */
export function guessByCells(
  columns: Column[],
  fields: Map<number, ImportColumn>,
  hasHead: boolean,
): void {
  const free = columns.filter(
    ({ heading, cells }) => (!hasHead || meaningless.test(heading.text)) && cells.count > 0,
  )
  for (const [field, look] of looks) {
    if ([...fields.values()].includes(field)) continue
    const [best] = free
      .filter(({ index }) => !fields.has(index))
      .flatMap((column) => {
        const score = look(column.cells)
        return score === undefined ? [] : [{ column, score }]
      })
      .sort((a, b) => b.score - a.score)
    if (best) fields.set(best.column.index, field)
  }
}
