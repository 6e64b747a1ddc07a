import type { Download } from '#contract/api.ts'
import type { Cell } from '../platform/spreadsheets/cell.ts'
import { csvOf } from '../platform/spreadsheets/write-csv.ts'
import { xlsxOf } from '../platform/spreadsheets/write-xlsx.ts'

type Rows = Iterable<readonly Cell[]> | AsyncIterable<readonly Cell[]>

type Table = { header: readonly string[]; widths: number[]; rows: Rows }

/** A table as a file, written while it is sent. */
export function fileOf(
  name: string,
  format: 'csv' | 'xlsx',
  { header, widths, rows }: Table,
): Download {
  return format === 'csv'
    ? {
        name: `${name}.csv`,
        type: 'text/csv; charset=utf-8',
        content: csvOf(headed(header, rows)),
      }
    : {
        name: `${name}.xlsx`,
        type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        content: xlsxOf(rows, { sheet: 'Ghiyar', header, widths }),
      }
}

async function* headed(header: readonly string[], rows: Rows): AsyncGenerator<readonly Cell[]> {
  yield header
  yield* rows
}
