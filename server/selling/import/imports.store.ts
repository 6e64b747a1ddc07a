import { and, desc, eq, getTableColumns, inArray, isNotNull, sql } from 'drizzle-orm'
import type { ImportKind } from '#contract/import-columns.ts'
import type { Executor } from '../../platform/db.ts'
import { importRow, listingImport, type ImportedColumn } from '../import.tables.ts'
import { user } from '../../accounts/user.tables.ts'
import { storedFile } from '../../accounts/stored-file.tables.ts'

export type ImportRow = typeof listingImport.$inferSelect
/** `leftOut`: whether rows that it left out are still stored. */
export type ListedImport = ImportRow & { leftOut: boolean }
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
export async function lockUnlessClosing(db: Executor, sellerNo: number): Promise<boolean> {
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
