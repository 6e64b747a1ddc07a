import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Executor } from '../platform/db.ts'
import { storedFile } from './stored-file.tables.ts'

export type StoredFileRow = typeof storedFile.$inferSelect

export async function byId(db: Executor, id: string): Promise<StoredFileRow | undefined> {
  const [row] = await db.select().from(storedFile).where(eq(storedFile.id, id))
  return row
}

/** Notes a file that is about to be stored; it has no owner yet. */
export async function insert(
  db: Executor,
  row: Omit<StoredFileRow, 'ownerNo' | 'changedAt'>,
): Promise<void> {
  await db.insert(storedFile).values(row)
}

/** Gives files to their owner, or (null) up to the sweep. */
export async function give(db: Executor, ids: string[], ownerNo: number | null): Promise<void> {
  if (ids.length === 0) return
  await db
    .update(storedFile)
    .set({ ownerNo, changedAt: sql`now()` })
    .where(inArray(storedFile.id, ids))
}

/** Files that nobody has owned for an hour. */
export async function ownerless(db: Executor): Promise<string[]> {
  const rows = await db
    .select({ id: storedFile.id })
    .from(storedFile)
    .where(
      and(isNull(storedFile.ownerNo), lt(storedFile.changedAt, sql`now() - interval '1 hour'`)),
    )
    .limit(100)
  return rows.map(({ id }) => id)
}

export async function remove(db: Executor, id: string): Promise<void> {
  await db.delete(storedFile).where(eq(storedFile.id, id))
}
