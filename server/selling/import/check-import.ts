import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { standardColumn, type ImportColumn } from '#contract/import-columns.ts'
import { optionalFields } from '#contract/optional-fields.ts'
import { openTable } from '../../platform/spreadsheets/read-table.ts'
import {
  UnreadableTable,
  type OpenTable,
  type TableRow,
} from '../../platform/spreadsheets/table.ts'
import { forget, previewRows, storeRows } from './checked-rows.store.ts'
import { checkRows } from './check-rows.ts'
import type { QuotaDeps } from './row-quotas.ts'
import { nothingPlanned } from '../quota-tally.ts'
import type { Turn } from './fair-turns.ts'
import * as store from './imports.store.ts'
import {
  recogniseColumns,
  withStandard,
  type Mapping,
  type RecognisedColumn,
} from './reading/columns.ts'
import type { Knowledge } from './reading/knowledge.ts'
import { readRows } from './read-rows.ts'
import { rowReader } from './reading/read-row.ts'

const CHUNK = 1_000
/** Characters after which a chunk is full, however few its rows: it is held in memory several times. */
const CHUNK_TEXT = 4_000_000
/** Rows among which the headings stand. */
const HEAD = 30
/** Rows above and around the headings, which don't count as parts. */
const BESIDES = 20

export type CheckDeps = Omit<Knowledge, 'kind'> &
  QuotaDeps & {
    db: NodePgDatabase
    turn: Turn
    /** The most rows of a list. */
    mostRows: number
  }

/** There is no column of part numbers, as far as anybody can tell. */
export class UnlabelledTable extends Error {
  override readonly name = 'UnlabelledTable'
}

/** Somebody asked to stop. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled'
}

/**
 * Reads the file at `path` into rows that wait to be applied, and notes what is wrong with which; from
 * the beginning, however far an earlier attempt came. Throws `UnreadableTable`, `UnlabelledTable` and
 * `Cancelled`.
 */
export async function checkImport(
  deps: CheckDeps,
  row: store.ImportRow,
  path: string,
): Promise<void> {
  const { db, mostRows, turn } = deps
  const limits = { rows: mostRows + BESIDES }
  const open = async () => {
    const table = await openTable(path, { sheet: row.sheet ?? undefined, limits })
    return { ...table, rows: sharing(table.rows, turn) }
  }
  await forget(db, row.no)
  const { head, rows } = await lookOver(open, ({ sheets, sheet = null }) =>
    store.change(db, row.no, { sheets, sheet }),
  )
  if (rows === 0) throw new UnreadableTable('empty')
  const { columns, headerRow } = await columnsIn(deps, row, head)
  const fresh = { created: 0, updated: 0, unchanged: 0, failures: 0, warned: 0, appliedTo: 0 }
  await store.change(db, row.no, { ...fresh, columns, rows, preview: [] })
  const mapping = mappingOf(columns)
  if (!Object.values(mapping).includes('partSKU')) throw new UnlabelledTable()
  await store.change(db, row.no, { mapping })

  const hasOwnNumbers = columns.some(({ header }) => standardColumn(header) === 'partSKU')
  const read = rowReader(mapping, { ...deps, kind: row.kind, hasOwnNumbers })
  const before = { seen: new Set<string>(), planned: nothingPlanned() }
  let count = 0
  let at = 0
  for await (const chunk of chunksOf(open, headerRow ?? 0)) {
    const readings = await readRows(chunk, read, turn)
    const checked = await checkRows(deps, { ...row, mapping }, readings, before)
    await storeRows(db, row.no, checked)
    count += readings.length
    at += chunk.length
    const progress = Math.min(999, Math.floor((at / Math.max(1, rows)) * 1_000))
    await store.change(db, row.no, { progress, rows: Math.max(count, rows) })
    if ((await store.byNo(db, row.no))?.cancelled !== false) throw new Cancelled()
  }
  await store.change(db, row.no, { rows: count, preview: await previewOf(deps, row.no) })
}

/** The rows of a table, between which others work as well. */
async function* sharing(rows: OpenTable['rows'], turn: Turn): OpenTable['rows'] {
  for await (const row of rows) {
    yield row
    await turn.share()
  }
}

/** The head of a table, and how many rows it has in all; its sheets are reported before they are read. */
async function lookOver(
  open: () => Promise<OpenTable>,
  onOpen: (table: Pick<OpenTable, 'sheets' | 'sheet'>) => Promise<void>,
): Promise<{ head: TableRow[]; rows: number }> {
  const table = await open()
  const head: TableRow[] = []
  let rows = 0
  try {
    await onOpen(table)
    for await (const row of table.rows) if (rows++ < HEAD) head.push(row)
  } finally {
    await table.close()
  }
  return { head, rows }
}

/** The columns as the seller mapped them, else as in an earlier list of this form, else as they are recognised. */
async function columnsIn(
  { db }: CheckDeps,
  { no, sellerNo, kind, mapping }: store.ImportRow,
  head: TableRow[],
): Promise<{ columns: RecognisedColumn[]; headerRow: number | undefined }> {
  const found = recogniseColumns(head)
  if (mapping) {
    const columns = found.columns.map((each) => ({ ...each, field: mapping[each.index] ?? null }))
    return { headerRow: found.headerRow, columns }
  }
  const fields = found.columns.some(({ header }) => header !== '')
    ? await store.rememberedColumns(db, sellerNo, {
        ...{ kind, besides: no },
        headers: found.columns.map(({ header }) => header),
      })
    : undefined
  if (!fields) return found
  return { headerRow: found.headerRow, columns: withStandard(found.columns, mappingOf(fields)) }
}

const mappingOf = (columns: RecognisedColumn[]): Mapping =>
  Object.fromEntries(columns.flatMap(({ index, field }) => (field ? [[index, field]] : [])))

async function* chunksOf(
  open: () => Promise<OpenTable>,
  headerRow: number,
): AsyncGenerator<TableRow[]> {
  const table = await open()
  let chunk: TableRow[] = []
  let text = 0
  try {
    for await (const row of table.rows) {
      if (row.number <= headerRow) continue
      chunk.push(row)
      for (const cell of row.cells) text += cell.length
      if (chunk.length < CHUNK && text < CHUNK_TEXT) continue
      yield chunk
      chunk = []
      text = 0
    }
    if (chunk.length > 0) yield chunk
  } finally {
    await table.close()
  }
}

/** The first rows, in the words of our own tables. */
async function previewOf(
  { db, reference }: CheckDeps,
  no: number,
): Promise<Partial<Record<ImportColumn, string>>[]> {
  const rows = await previewRows(db, no)
  return rows.map((read) => {
    const fitted = (read.vehicles ?? []).map(({ model: modelNo, from, to }) => {
      const model = reference.model(modelNo)!
      return { make: reference.make(model.makeNo)!.names.en, model: model.names.en, from, to }
    })
    const words: Partial<Record<ImportColumn, string | undefined>> = {
      ...{ partName: read.partName, partSKU: read.sku },
      ...Object.fromEntries(optionalFields.map((name) => [name, read[name]])),
      partBrand: read.brand,
      category: reference.category(read.categoryNo ?? 0)?.name,
      subCategory: reference.subCategory(read.subCategoryNo ?? 0)?.names.en,
      price: read.priceFils === undefined ? undefined : String(read.priceFils / 100),
      quantity: read.quantity === undefined ? undefined : String(read.quantity),
      shortDescription: read.shortDescription,
      makes: [...new Set(fitted.map(({ make }) => make))].join(' | ') || undefined,
      models: fitted.map(({ model }) => model).join(' | ') || undefined,
      years: fitted.map(({ from, to }) => yearsText(from, to)).join(' | ') || undefined,
    }
    return Object.fromEntries(
      Object.entries(words).filter(([, text]) => text !== undefined),
    ) as Partial<Record<ImportColumn, string>>
  })
}

const yearsText = (from: number | undefined, to: number | undefined): string =>
  from === to ? String(from ?? '') : `${from ?? ''}-${to ?? ''}`
