import type { TableRow } from '../../platform/spreadsheets/table.ts'
import type { Turn } from './fair-turns.ts'
import type { CheckedRow } from './check-rows.ts'
import type { ReadRow } from './reading/read-row.ts'

/** A row that takes more of the processor to read is left out. */
const ROW_MS = 1_000

const tooSlow = { field: null, value: null, code: 'too_slow' } as const

/** Time of the processor that this thread has used, in milliseconds: that a machine is busy is no fault of a row. */
function usedMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

/** Reads the rows of a chunk, between which others may have their turn; those that say nothing are missing. */
export async function readRows(
  rows: TableRow[],
  read: (cells: string[]) => ReadRow,
  turn: Turn,
  clock: () => number = usedMs,
): Promise<CheckedRow[]> {
  const found: CheckedRow[] = []
  for (const { number, cells } of rows) {
    await turn.share()
    const began = clock()
    const result = read(cells)
    if (clock() - began > ROW_MS) found.push({ row: number, cells, notes: [tooSlow] })
    else if (result !== 'nothing')
      found.push({ row: number, cells, read: result.listing, notes: result.notes })
  }
  return found
}
