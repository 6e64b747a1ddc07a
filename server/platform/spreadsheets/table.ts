/** A row that holds something; `number` counts all of them from 1, the way Excel shows it. */
export type TableRow = { number: number; cells: string[] }

export type TableProblem =
  'type' | 'broken' | 'too_large' | 'encrypted' | 'too_many_rows' | 'too_many_columns' | 'empty'

/** A file that gives no rows, or no further ones. */
export class UnreadableTable extends Error {
  readonly problem: TableProblem

  constructor(problem: TableProblem, options?: ErrorOptions) {
    super(`The table can't be read: ${problem}`, options)
    this.problem = problem
  }
}

export type OpenTable = {
  /** Names of the visible sheets; none for CSV. */
  sheets: string[]
  /** The sheet that is read. */
  sheet: string | undefined
  /** Can be gone through once. Throws UnreadableTable where the file turns out to be unreadable. */
  rows: AsyncIterable<TableRow>
  close(): Promise<void>
}

export type TableLimits = {
  /** Rows that hold something, header included. */
  rows: number
  columns: number
  /** Of one cell. */
  cellCharacters: number
  /** Of the file, and of all that is compressed in it together. */
  bytes: number
  /** How many times larger a compressed part may be than what it takes in the file. */
  ratio: number
  /** Parts of a compressed file. */
  entries: number
  /** Different texts of a workbook, which have to be held in memory, and their characters. */
  strings: number
  stringCharacters: number
}

export const defaultLimits: TableLimits = {
  rows: 50_020,
  columns: 512,
  // Excel holds no more in a cell.
  cellCharacters: 32_767,
  bytes: 300 * 1024 * 1024,
  ratio: 200,
  entries: 5_000,
  strings: 1_000_000,
  stringCharacters: 32_000_000,
}
