import type { TableRow } from '../../platform/spreadsheets/table.ts'
import type { Turn } from './fair-turns.ts'
import type { CheckedRow } from './check-rows.ts'
import type { ReadRow } from './reading/read-row.ts'

/** A row that takes longer to read is left out. */
const ROW_MS = 1_000

const tooSlow = { field: null, value: null, code: 'too_slow' } as const

/** Reads the rows of a chunk, between which others may have their turn; those that say nothing are missing. */
export async function readRows(
  rows: TableRow[],
  read: (cells: string[]) => ReadRow,
  turn: Turn,
): Promise<CheckedRow[]> {
  const found: CheckedRow[] = []
  for (const { number, cells } of rows) {
    await turn.share()
    const began = turn.now()
    const result = read(cells)
    if (turn.now() - began > ROW_MS) found.push({ row: number, cells, notes: [tooSlow] })
    else if (result !== 'nothing')
      found.push({ row: number, cells, read: result.listing, notes: result.notes })
  }
  return found
}
