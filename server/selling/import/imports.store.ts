import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { ImportKind } from '#contract/import-columns.ts'
import type { Executor } from '../../platform/db.ts'
import { importNote, importRow, listingImport, type ImportedColumn } from '../import.tables.ts'

export type ImportRow = typeof listingImport.$inferSelect
export type ImportChange = Partial<Omit<ImportRow, 'no' | 'id' | 'sellerNo' | 'createdAt'>>

const atWork = ['queued', 'checking', 'applying'] as const

/** Throws a unique violation of `listing_import_at_work` while another import of the seller is. */
export async function insert(
  db: Executor,
  row: Pick<
    ImportRow,
    'id' | 'sellerNo' | 'kind' | 'apply' | 'fileId' | 'fileName' | 'sheet' | 'mapping'
  >,
): Promise<ImportRow> {
  const [made] = await db.insert(listingImport).values(row).returning()
  return made!
}

export async function byId(
  db: Executor,
  sellerNo: number,
  id: string,
): Promise<ImportRow | undefined> {
  const [row] = await db
    .select()
    .from(listingImport)
    .where(and(eq(listingImport.sellerNo, sellerNo), eq(listingImport.id, id)))
  return row
}

export async function byNo(db: Executor, no: number): Promise<ImportRow | undefined> {
  const [row] = await db.select().from(listingImport).where(eq(listingImport.no, no))
  return row
}

export async function latest(
  db: Executor,
  sellerNo: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: ImportRow[]; total: number }> {
  const rows = await db
    .select()
    .from(listingImport)
    .where(eq(listingImport.sellerNo, sellerNo))
    .orderBy(desc(listingImport.no))
    .offset(offset)
    .limit(limit)
  const { rows: counted } = await db.execute<{ total: number }>(
    sql`select count(*)::int total from listing_import where seller_no = ${sellerNo}`,
  )
  return { rows, total: counted[0]!.total }
}

export async function change(db: Executor, no: number, fields: ImportChange): Promise<void> {
  await db.update(listingImport).set(fields).where(eq(listingImport.no, no))
}

/** Changes an import that is in one of these states, and `withFile` has its file; false when it hasn't. */
export async function changeIn(
  db: Executor,
  no: number,
  states: readonly ImportRow['state'][],
  fields: ImportChange,
  { withFile = false } = {},
): Promise<boolean> {
  const file = withFile ? isNotNull(listingImport.fileId) : undefined
  const rows = await db
    .update(listingImport)
    .set(fields)
    .where(and(eq(listingImport.no, no), inArray(listingImport.state, [...states]), file))
    .returning({ no: listingImport.no })
  return rows.length > 0
}

/** Ends an import that nobody works on; one at work is asked to end itself. */
export async function cancel(db: Executor, no: number): Promise<void> {
  await db.execute(sql`
    update listing_import set cancelled = true,
      ended_at = case when state in ('checking', 'applying') then ended_at else now() end,
      state = case when state in ('checking', 'applying') then state else 'cancelled' end
    where no = ${no} and state not in ('done', 'cancelled')`)
}

/** Whether the seller isn't leaving; held so until the transaction ends. */
export async function holdStaying(db: Executor, sellerNo: number): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select from "user" where no = ${sellerNo} and closing_at is null for share`,
  )
  return rows.length > 0
}

/** Imports that wait or are at work, also those whose process died, oldest first. */
export async function unfinished(db: Executor): Promise<number[]> {
  const rows = await db
    .select({ no: listingImport.no })
    .from(listingImport)
    .where(inArray(listingImport.state, [...atWork]))
    .orderBy(listingImport.no)
  return rows.map(({ no }) => no)
}

/** How a seller's latest list with these headings was read. */
export async function rememberedColumns(
  db: Executor,
  sellerNo: number,
  { kind, besides, headers }: { kind: ImportKind; besides: number; headers: string[] },
): Promise<ImportedColumn[] | undefined> {
  const { rows } = await db.execute<{ columns: ImportedColumn[] }>(sql`
    select columns from listing_import
    where seller_no = ${sellerNo} and kind = ${kind} and no <> ${besides}
      and mapping is not null
      and jsonb_path_query_array(columns, '$[*].header') = ${JSON.stringify(headers)}::jsonb
    order by no desc limit 1`)
  return rows[0]?.columns
}

export type Note = Omit<typeof importNote.$inferSelect, 'no' | 'importNo'>

export async function notes(
  db: Executor,
  importNo: number,
  { isError, limit }: { isError: boolean; limit: number },
): Promise<Note[]> {
  return db
    .select()
    .from(importNote)
    .where(and(eq(importNote.importNo, importNo), eq(importNote.isError, isError)))
    .orderBy(importNote.row, importNote.no)
    .limit(limit)
}

/** Rows that were left out, with the reasons, in the order of the file, in chunks. */
export async function* leftOut(
  db: Executor,
  importNo: number,
): AsyncGenerator<{ row: number; cells: string[]; errors: Note[] }> {
  for (let after = 0; ;) {
    const rows = await db
      .select({ row: importRow.row, cells: importRow.cells })
      .from(importRow)
      .where(
        and(
          eq(importRow.importNo, importNo),
          sql`${importRow.cells} is not null`,
          sql`${importRow.row} > ${after}`,
        ),
      )
      .orderBy(importRow.row)
      .limit(500)
    if (rows.length === 0) return
    after = rows.at(-1)!.row
    const nos = rows.map(({ row }) => row)
    const found = await db
      .select()
      .from(importNote)
      .where(
        and(
          eq(importNote.importNo, importNo),
          eq(importNote.isError, true),
          inArray(importNote.row, nos),
        ),
      )
    const byRow = Map.groupBy(found, ({ row }) => row)
    for (const { row, cells } of rows)
      yield { row, cells: cells ?? [], errors: byRow.get(row) ?? [] }
  }
}

// With each go tens of thousands of rows and notes.
const FORGOTTEN_AT_ONCE = 5

/** Forgets some imports of long ago; false when there are none. Their files are given up before. */
export async function forgetSome(db: Executor): Promise<boolean> {
  const { rowCount } = await db.execute(sql`delete from listing_import where no in (
    select no from listing_import
    where state not in ('queued', 'checking', 'applying') and file_id is null
      and created_at < now() - interval '90 days'
    limit ${FORGOTTEN_AT_ONCE})`)
  return (rowCount ?? 0) > 0
}

/** Lets go of the files of imports that ended, or that nobody came back to for a day; their ids. */
export async function letFilesGo(db: Executor): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    update listing_import i set file_id = null
    from (select no, file_id from listing_import
          where file_id is not null and (state in ('done', 'cancelled')
            or state in ('checked', 'failed') and created_at < now() - interval '1 day')) old
    where i.no = old.no returning old.file_id id`)
  return rows.map(({ id }) => id)
}
