import { and, count, desc, eq, getTableColumns, inArray, isNotNull, sql } from 'drizzle-orm'
import { LEFT_OUT_DAYS, type ImportKind } from '#contract/import-columns.ts'
import type { Executor } from '../../platform/db.ts'
import { importNote, importRow, listingImport, type ImportedColumn } from '../import.tables.ts'
import { user } from '../../accounts/user.tables.ts'
import { storedFile } from '../../accounts/stored-file.tables.ts'

export type ImportRow = typeof listingImport.$inferSelect
/** `leftOut`: whether rows that it left out are still stored. */
export type ListedImport = ImportRow & { leftOut: boolean }
export type ImportChange = Partial<Omit<ImportRow, 'no' | 'id' | 'sellerNo' | 'createdAt'>>

/** Rows of a statement. */
const CHUNK = 500

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
): Promise<{ rows: ListedImport[]; total: number }> {
  const leftOut = sql<boolean>`${listingImport}.failures > 0 and exists (
    select from ${importRow} r where r.import_no = ${listingImport}.no and r.cells is not null)`
  const rows = await db
    .select({ ...getTableColumns(listingImport), leftOut })
    .from(listingImport)
    .where(eq(listingImport.sellerNo, sellerNo))
    .orderBy(desc(listingImport.no))
    .offset(offset)
    .limit(limit)
  const { rows: counted } = await db.execute<{ total: number }>(
    sql`select count(*)::int total from ${listingImport} where seller_no = ${sellerNo}`,
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
    update ${listingImport} set cancelled = true,
      ended_at = case when state in ('checking', 'applying') then ended_at else now() end,
      state = case when state in ('checking', 'applying') then state else 'cancelled' end
    where no = ${no} and state not in ('done', 'cancelled')`)
}

/** Whether the seller isn't leaving; held so until the transaction ends. */
export async function lockStaying(db: Executor, sellerNo: number): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select from ${user} where no = ${sellerNo} and closing_at is null for share`,
  )
  return rows.length > 0
}

/** An import that waits or is at work, and the size of its file; 0 where that is no longer needed. */
export type Unfinished = { no: number; bytes: number }

/** Imports that wait or are at work, also those whose process died, oldest first. */
export async function unfinished(db: Executor): Promise<Unfinished[]> {
  const { rows } = await db.execute<Unfinished>(sql`
    select i.no, coalesce(f.bytes, 0) bytes
    from ${listingImport} i left join ${storedFile} f on f.id = i.file_id
    where i.state = any(${sql.param([...atWork])}::import_state[]) order by i.no`)
  return rows
}

/** An attempt counts from the beginning of a turn to its end: what breaks off in between has one more. */
export async function beginTurn(db: Executor, no: number): Promise<void> {
  await db
    .update(listingImport)
    .set({ attempts: sql`${listingImport.attempts} + 1` })
    .where(eq(listingImport.no, no))
}

/** Records the end of a turn; returns the milliseconds that the import has taken in all. */
export async function endTurn(
  db: Executor,
  no: number,
  workedMs: number,
): Promise<{ sellerNo: number; workedMs: number } | undefined> {
  const [row] = await db
    .update(listingImport)
    .set({
      attempts: sql`greatest(${listingImport.attempts} - 1, 0)`,
      workedMs: sql`${listingImport.workedMs} + ${Math.round(workedMs)}`,
    })
    .where(eq(listingImport.no, no))
    .returning({ sellerNo: listingImport.sellerNo, workedMs: listingImport.workedMs })
  return row
}

/** An import that kept all others waiting counts for more attempts than one that broke off. */
const BLOCKED_ATTEMPTS = 3
const MOST_BLOCKED = 2

/** Records that the importer was blocked by this import, and was killed; the second time it fails. */
export async function recordBlocked(db: Executor, no: number): Promise<void> {
  // Beginning has counted as one.
  const attempts = sql`${listingImport.attempts} + ${BLOCKED_ATTEMPTS - 1}`
  const [row] = await db
    .update(listingImport)
    .set({ attempts })
    .where(eq(listingImport.no, no))
    .returning({ attempts: listingImport.attempts })
  if (!row || row.attempts < MOST_BLOCKED * BLOCKED_ATTEMPTS) return
  const end = { state: 'failed', problem: 'blocked', endedAt: new Date() } as const
  await changeIn(db, no, atWork, end)
}

/** Per cent of its rows that a list of parts brings in when its columns were read as the seller meant them. */
const MOSTLY = 80

/**
 * How a seller's latest list with these headings was read that was applied and mostly succeeded. Of a
 * price list one row is enough: it may name thousands of parts that the seller doesn't list.
 */
export async function rememberedColumns(
  db: Executor,
  sellerNo: number,
  { kind, besides, headers }: { kind: ImportKind; besides: number; headers: string[] },
): Promise<ImportedColumn[] | undefined> {
  const { rows } = await db.execute<{ columns: ImportedColumn[] }>(sql`
    select columns from ${listingImport}
    where seller_no = ${sellerNo} and kind = ${kind} and no <> ${besides}
      and mapping is not null and state = 'done' and created + updated + unchanged > 0
      and (kind = 'prices' or (created + updated + unchanged) * 100 >= rows * ${MOSTLY}::int)
      and jsonb_path_query_array(columns, '$[*].header') = ${JSON.stringify(headers)}::jsonb
    order by no desc limit 1`)
  return rows[0]?.columns
}

export type Note = Omit<typeof importNote.$inferSelect, 'no' | 'importNo'>

/** So many notes in the order of the rows: of each kind the first ones, so that none is missing. */
export async function notes(
  db: Executor,
  importNo: number,
  { isError, limit }: { isError: boolean; limit: number },
): Promise<Note[]> {
  const nth = sql<number>`row_number() over (partition by ${importNote.code}
    order by ${importNote.row}, ${importNote.no})`
  const ranked = db.$with('ranked').as(
    db
      .select({ ...getTableColumns(importNote), nth: nth.as('nth') })
      .from(importNote)
      .where(and(eq(importNote.importNo, importNo), eq(importNote.isError, isError))),
  )
  const chosen = db
    .$with('chosen')
    .as(db.select().from(ranked).orderBy(ranked.nth, ranked.row).limit(limit))
  return db.with(ranked, chosen).select().from(chosen).orderBy(chosen.row, chosen.no)
}

export type ReasonCount = Pick<Note, 'code'> & { count: number }

/** How many notes there are of each kind, the most frequent first. */
export async function reasonCounts(db: Executor, importNo: number): Promise<ReasonCount[]> {
  return db
    .select({ code: importNote.code, count: count() })
    .from(importNote)
    .where(eq(importNote.importNo, importNo))
    .groupBy(importNote.code)
    .orderBy(desc(count()), importNote.code)
}

/** All warnings in the order of the file, in chunks. */
export async function* allWarnings(db: Executor, importNo: number): AsyncGenerator<Note> {
  for (let after = { row: 0, no: 0 }; ;) {
    const notes = await db
      .select()
      .from(importNote)
      .where(
        and(
          eq(importNote.importNo, importNo),
          eq(importNote.isError, false),
          sql`(${importNote.row}, ${importNote.no}) > (${after.row}, ${after.no})`,
        ),
      )
      .orderBy(importNote.row, importNote.no)
      .limit(CHUNK)
    yield* notes
    if (notes.length < CHUNK) return
    after = notes.at(-1)!
  }
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
      .limit(CHUNK)
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

/** The rows of a list that nobody will apply, but for those left out. */
export async function forgetWaiting(db: Executor, no: number): Promise<void> {
  await db.delete(importRow).where(and(eq(importRow.importNo, no), isNotNull(importRow.read)))
}

// With each go tens of thousands of rows and notes.
const FORGOTTEN_AT_ONCE = 5

/** Ends lists that were checked a day ago and not applied; their rows go with `forgetRows`. */
export async function expireChecked(db: Executor): Promise<void> {
  await db.execute(sql`
    update ${listingImport} set state = 'failed', problem = 'expired', preview = '[]', ended_at = now()
    where state = 'checked' and created_at < now() - interval '1 day'`)
}

/** Forgets the rows of some lists that expired, or that ended long ago; false when there are none. */
export async function forgetRows(db: Executor): Promise<boolean> {
  const { rows } = await db.execute<{ no: number }>(sql`
    select no from ${listingImport} i
    where state in ('failed', 'cancelled', 'done')
      and (problem = 'expired' or created_at < now() - make_interval(days => ${LEFT_OUT_DAYS}))
      and exists (select from ${importRow} r where r.import_no = i.no)
    limit ${FORGOTTEN_AT_ONCE}`)
  const nos = rows.map(({ no }) => no)
  if (nos.length === 0) return false
  await db.delete(importNote).where(inArray(importNote.importNo, nos))
  await db.delete(importRow).where(inArray(importRow.importNo, nos))
  return true
}

/** Forgets some imports of long ago; false when there are none. Their files are given up before. */
export async function forgetSome(db: Executor): Promise<boolean> {
  const { rowCount } = await db.execute(sql`delete from ${listingImport} where no in (
    select no from ${listingImport}
    where state not in ('queued', 'checking', 'applying') and file_id is null
      and created_at < now() - interval '90 days'
    limit ${FORGOTTEN_AT_ONCE})`)
  return (rowCount ?? 0) > 0
}

/** Lets go of the files of imports that ended, or that nobody came back to for a day; their ids. */
export async function letFilesGo(db: Executor): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    update ${listingImport} i set file_id = null
    from (select no, file_id from ${listingImport}
          where file_id is not null and (state in ('done', 'cancelled')
            or state in ('checked', 'failed') and created_at < now() - interval '1 day')) old
    where i.no = old.no returning old.file_id id`)
  return rows.map(({ id }) => id)
}
