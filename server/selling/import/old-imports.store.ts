import { inArray, sql } from 'drizzle-orm'
import { LEFT_OUT_DAYS } from '#contract/import-columns.ts'
import type { Executor } from '../../platform/db.ts'
import { importNote, importRow, listingImport } from '../import.tables.ts'

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
