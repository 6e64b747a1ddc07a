import {
  crossNumberColumns,
  crossNumberKinds,
  distinctCrossNumbers,
  isCrossNumber,
  type CrossNumber,
} from '#contract/cross-numbers.ts'
import { mostCrossNumbers } from '#contract/limits.ts'
import { readCrossNumbers as readText } from '#contract/read-cross-numbers.ts'
import { enteredCrossNumber } from '#contract/selling.ts'
import { isWordless } from './cell.ts'
import type { RowCells } from './listing-of-row.ts'
import type { ReadNumber } from './part-number.ts'
import type { RowNotes } from './row-notes.ts'

/** The other numbers that the columns of a row name; what is none is left out, and noted. */
export function readCrossNumbers(
  { text }: RowCells,
  number: ReadNumber | undefined,
  notes: RowNotes,
): CrossNumber[] | undefined {
  const found: CrossNumber[] = []
  for (const kind of crossNumberKinds) {
    const column = crossNumberColumns[kind]
    const cell = text(column)
    if (isWordless(cell)) continue
    const { numbers, unread } = readText(cell, kind)
    for (const each of numbers) {
      const { success, data } = enteredCrossNumber.safeParse(each)
      if (success) found.push(data)
      else unread.push(each.number)
    }
    if (unread.length > 0) notes.add(column, unread[0]!, 'cross_number')
  }
  const all = distinctCrossNumbers(found, number?.skuKey ?? '')
  const over = all[mostCrossNumbers]
  if (over) notes.add(crossNumberColumns[over.kind], over.number, 'cross_number')
  return all.length > 0 ? all.slice(0, mostCrossNumbers) : undefined
}

/** Numbers that stand beside the first one of a part, as numbers of the same part. */
export const sameNumbers = (others: string[]): CrossNumber[] =>
  others
    .filter(isCrossNumber)
    .slice(0, mostCrossNumbers)
    .map((number) => ({ kind: 'same_as', number }))
