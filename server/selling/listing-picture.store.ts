import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Executor } from '../platform/db.ts'
import { listingPicture } from './listing-picture.tables.ts'
import { listing } from '../catalog/listing.tables.ts'

/** Notes pictures that are about to be stored; no listing shows them yet. */
export async function insert(
  db: Executor,
  rows: { id: string; ownerNo: number; bytes: number }[],
): Promise<void> {
  if (rows.length > 0) await db.insert(listingPicture).values(rows)
}

export async function use(db: Executor, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await db.update(listingPicture).set({ unusedAt: null }).where(inArray(listingPicture.id, ids))
}

/** Pictures that a listing no longer shows; the sweep looks whether another one does. */
export async function drop(db: Executor, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .update(listingPicture)
    .set({ unusedAt: sql`now()` })
    .where(inArray(listingPicture.id, ids))
}

/** Which of these pictures are shown by listings of this seller. */
export async function ownAmong(
  db: Executor,
  sellerNo: number,
  ids: string[],
): Promise<Set<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct picture->>'id' id
    from ${listing} l, jsonb_array_elements(l.images) picture
    where l.seller_no = ${sellerNo} and picture->>'id' = any(${sql.param(ids)}::text[])`)
  return new Set(rows.map(({ id }) => id))
}

export async function incomplete(db: Executor, ids: string[]): Promise<string[]> {
  const rows = await db
    .select({ id: listingPicture.id })
    .from(listingPicture)
    .where(and(inArray(listingPicture.id, ids), eq(listingPicture.complete, false)))
  return rows.map(({ id }) => id)
}

/** Notes that all widths and formats are there, those made since with so many bytes. */
export async function complete(db: Executor, id: string, bytes: number): Promise<void> {
  await db
    .update(listingPicture)
    .set({ complete: true, bytes: sql`${listingPicture.bytes} + ${bytes}` })
    .where(and(eq(listingPicture.id, id), eq(listingPicture.complete, false)))
}

/** Pictures that nobody has shown for an hour, or whose owner is gone. */
export async function unused(db: Executor): Promise<{ id: string; ownerNo: number | null }[]> {
  const hourAgo = sql`now() - interval '1 hour'`
  const unowned = db
    .select({ id: listingPicture.id, ownerNo: listingPicture.ownerNo })
    .from(listingPicture)
    .where(isNull(listingPicture.ownerNo))
    .limit(100)
  const forLong = db
    .select({ id: listingPicture.id, ownerNo: listingPicture.ownerNo })
    .from(listingPicture)
    .where(lt(listingPicture.unusedAt, hourAgo))
    .limit(100)
  return [...(await unowned), ...(await forLong)]
}

export async function remove(db: Executor, id: string): Promise<void> {
  await db.delete(listingPicture).where(eq(listingPicture.id, id))
}
