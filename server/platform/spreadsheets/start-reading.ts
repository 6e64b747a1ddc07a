import { UnreadableTable, type TableLimits, type TableRow } from './table.ts'

export type StartedRows = { rows: AsyncIterable<TableRow>; close(): Promise<void> }

/** All rows, once the first is there; nothing where there is none. Counts them up to the limit. */
export async function startReading(
  source: AsyncGenerator<TableRow, void>,
  limits: TableLimits,
): Promise<StartedRows | undefined> {
  const first = await source.next()
  if (first.done) return undefined
  return {
    rows: counted(first.value, source, limits),
    close: async () => void (await source.return()),
  }
}

async function* counted(
  first: TableRow,
  rest: AsyncGenerator<TableRow, void>,
  limits: TableLimits,
): AsyncGenerator<TableRow, void> {
  let count = 1
  yield first
  for await (const row of rest) {
    if (++count > limits.rows) throw new UnreadableTable('too_many_rows')
    yield row
  }
}
