import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Executor } from '../../platform/db.ts'
import { importNote, importRow, listingImport } from '../import.tables.ts'
import type { CheckedRows } from './check-rows.ts'
import type { ReadListing } from './reading/listing-of-row.ts'
import { isError, type CellNote } from './reading/row-notes.ts'

const PREVIEW = 8

/** Takes away what an earlier reading of the same list left. */
export async function forget(db: Executor, importNo: number): Promise<void> {
  await db.delete(importNote).where(eq(importNote.importNo, importNo))
  await db.delete(importRow).where(eq(importRow.importNo, importNo))
}

/** The rows of a list that nobody will apply, but for those left out. */
export async function forgetWaiting(db: Executor, no: number): Promise<void> {
  await db.delete(importRow).where(and(eq(importRow.importNo, no), isNotNull(importRow.read)))
}

/** How many rows the lists of a seller have that were checked and not applied. */
export async function rowsChecked(db: Executor, sellerNo: number): Promise<number> {
  const { rows } = await db.execute<{ rows: number }>(sql`
    select coalesce(sum(rows), 0)::int rows from ${listingImport}
    where ${listingImport.sellerNo} = ${sellerNo} and state = 'checked'`)
  return rows[0]!.rows
}

/**
 * Lists of a seller that ended, and whose rows left out are more than `most` together with those of
 * later lists and the rows of checked ones.
 */
export async function endedBeyond(db: Executor, sellerNo: number, most: number): Promise<number[]> {
  const { rows } = await db.execute<{ no: number }>(sql`
    select no from (
      select no, state, sum(case state when 'checked' then rows else failures end)
        over (order by state = 'checked' desc, no desc) so_far
      from ${listingImport} i
      where i.seller_no = ${sellerNo} and (state = 'checked' or (
        state in ('done', 'failed', 'cancelled') and failures > 0
        and exists (select from ${importRow} r where r.import_no = i.no)))) stored
    where state <> 'checked' and so_far > ${most}::float8 order by no`)
  return rows.map(({ no }) => no)
}

/** Forgets the rows of a list unless it is checked again meanwhile. */
export async function forgetEnded(tx: Executor, no: number): Promise<void> {
  const { rows } = await tx.execute(sql`
    select from ${listingImport}
    where no = ${no} and state in ('done', 'failed', 'cancelled') for update`)
  if (rows.length > 0) await forget(tx, no)
}

/** Stores a chunk of rows: what they say, or, of those left out, their cells; with the notes on them. */
export async function storeRows(
  db: NodePgDatabase,
  importNo: number,
  checked: CheckedRows,
): Promise<void> {
  const rows = checked.rows
    .filter(({ read, notes }) => read || notes.some(isError))
    .map(({ row, cells, read }) => ({ row, read: read ?? null, cells: read ? null : cells }))
  const notes = checked.rows.flatMap(({ row, read, notes }) =>
    notes.map((note) => ({ row, sku: read?.sku ?? null, ...note, isError: isError(note) })),
  )
  const failures = rows.filter(({ read }) => !read).length
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into ${importRow} (import_no, row, read, cells)
      select ${importNo}, r.row, r.read,
        case when r.cells is not null then array(select jsonb_array_elements_text(r.cells)) end
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(row int, read jsonb, cells jsonb)`)
    await tx.execute(sql`
      insert into ${importNote} (import_no, row, sku, field, value, code, is_error)
      select ${importNo}, row, sku, field, value, code, "isError"
      from jsonb_to_recordset(${JSON.stringify(notes)}::jsonb)
        as r(row int, sku text, field text, value text, code text, "isError" boolean)`)
    await tx.execute(sql`
      update ${listingImport} set created = created + ${checked.created},
        updated = updated + ${checked.updated}, unchanged = unchanged + ${checked.unchanged},
        failures = failures + ${failures},
        warned = warned + ${notes.filter((note) => !note.isError).length}
      where no = ${importNo}`)
  })
}

export async function previewRows(db: Executor, importNo: number): Promise<ReadListing[]> {
  const { rows } = await db.execute<{ read: ReadListing }>(sql`
    select read from ${importRow} where import_no = ${importNo} and read is not null
    order by row limit ${PREVIEW}`)
  return rows.map(({ read }) => read)
}

/** The next rows to apply, in the order of the file. */
export async function waitingRows(
  db: Executor,
  importNo: number,
  { after, limit }: { after: number; limit: number },
): Promise<{ row: number; read: ReadListing }[]> {
  const { rows } = await db.execute<{ row: number; read: ReadListing }>(sql`
    select row, read from ${importRow}
    where import_no = ${importNo} and read is not null and row > ${after} order by row limit ${limit}`)
  return rows
}

/** Notes a row that could not be written after all, with its number and name where the list has them. */
export async function leaveOut(
  db: Executor,
  { no: importNo, mapping }: Pick<typeof listingImport.$inferSelect, 'no' | 'mapping'>,
  { row, read }: { row: number; read: ReadListing },
  note: CellNote,
): Promise<void> {
  const named: Record<string, string | undefined> = { partSKU: read.sku, partName: read.partName }
  const columns = Object.entries(mapping ?? {}).map(
    ([index, field]) => [Number(index), field] as const,
  )
  const cells = Array.from(
    { length: Math.max(0, ...columns.map(([index]) => index + 1)) },
    () => '',
  )
  for (const [index, field] of columns) cells[index] = named[field] ?? ''
  await db.execute(sql`
    update ${importRow} set cells = ${sql.param(cells)}::text[], read = null
    where import_no = ${importNo} and row = ${row}`)
  await db.insert(importNote).values({ importNo, row, ...note, isError: true })
}
