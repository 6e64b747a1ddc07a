import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openTable } from './read-table.ts'
import { UnreadableTable, type TableLimits, type TableProblem, type TableRow } from './table.ts'

type Options = { sheet?: string; limits?: Partial<TableLimits> }
type Bytes = string | Uint8Array | AsyncIterable<Uint8Array>

/** Stores the bytes as a file under a name that tells nothing, for as long as it is used. */
export async function withFile<T>(bytes: Bytes, work: (path: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'table-'))
  try {
    const path = join(folder, 'file')
    await writeFile(path, bytes)
    return await work(path)
  } finally {
    await rm(folder, { recursive: true })
  }
}

export type ReadTable = { sheets: string[]; sheet: string | undefined; rows: TableRow[] }

export const readTable = (bytes: Bytes, options?: Options): Promise<ReadTable> =>
  withFile(bytes, async (path) => {
    const table = await openTable(path, options)
    try {
      const { sheets, sheet } = table
      const rows: TableRow[] = []
      for await (const row of table.rows) rows.push(row)
      return { sheets, sheet, rows }
    } finally {
      await table.close()
    }
  })

/** The cells alone. */
export const cellsOf = async (bytes: Bytes, options?: Options) =>
  (await readTable(bytes, options)).rows.map(({ cells }) => cells)

/** Why it can't be read; nothing where it can. */
export const problemOf = (bytes: Bytes, options?: Options): Promise<TableProblem | undefined> =>
  readTable(bytes, options).then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof UnreadableTable) return error.problem
      throw error
    },
  )
