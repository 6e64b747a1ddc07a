import {
  crossNumberColumns,
  crossNumberKinds,
  distinctCrossNumbers,
  type CrossNumber,
  type CrossNumberColumn,
} from '#contract/cross-numbers.ts'
import { skuKey } from '#contract/part-number.ts'
import { readCrossNumbers } from '#contract/read-cross-numbers.ts'
import type { SellValues } from './sell-values.ts'

type Entered = Pick<SellValues, CrossNumberColumn | 'partSKU'>

/** The other numbers in the boxes of the form, each once. */
export const enteredNumbers = (values: Entered): CrossNumber[] =>
  distinctCrossNumbers(
    crossNumberKinds.flatMap(
      (kind) => readCrossNumbers(values[crossNumberColumns[kind]], kind).numbers,
    ),
    skuKey(values.partSKU),
  )

/** What in a box is no part number; undefined where all is read. */
export const unreadNumber = (values: Entered, kind: CrossNumber['kind']): string | undefined =>
  readCrossNumbers(values[crossNumberColumns[kind]], kind).unread[0]
