import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Executor } from '../platform/db.ts'
import { accessKey } from './access-key.tables.ts'
import { seller } from './seller.tables.ts'
import { user } from './user.tables.ts'

export type AccessKeyRow = typeof accessKey.$inferSelect

const usable = and(eq(user.role, 'SELLER'), isNull(user.suspendedAt), isNull(user.closingAt))

/** Whether a key may still be used. If so, it can't be revoked before the transaction ends. */
export async function lockUsable(tx: Executor, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: accessKey.id })
    .from(accessKey)
    .innerJoin(user, eq(user.no, accessKey.sellerNo))
    .where(and(eq(accessKey.id, id), usable))
    .for('key share', { of: accessKey })
  return rows.length > 0
}

/** A key with the company it stands for, as long as that may sell. */
export async function byHash(db: Executor, keyHash: string) {
  const [row] = await db
    .select({
      keyId: accessKey.id,
      no: user.no,
      id: user.id,
      stale: sql<boolean>`coalesce(${accessKey.usedAt} < now() - interval '1 minute', true)`,
    })
    .from(accessKey)
    .innerJoin(user, eq(user.no, accessKey.sellerNo))
    .where(and(eq(accessKey.keyHash, keyHash), usable))
  return row
}

/** Adds a key, unless the seller has `most` already. */
export async function insert(
  tx: Executor,
  fields: Omit<AccessKeyRow, 'createdAt' | 'usedAt'>,
  most: number,
): Promise<AccessKeyRow | undefined> {
  // One at a time, so that two at once can't both be the last.
  const own = eq(seller.no, fields.sellerNo)
  await tx.select({ no: seller.no }).from(seller).where(own).for('no key update')
  if ((await countOf(tx, fields.sellerNo)) >= most) return undefined
  const [row] = await tx.insert(accessKey).values(fields).returning()
  return row
}

/** Keys of a seller, the latest first. */
export async function ofSeller(
  db: Executor,
  sellerNo: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: AccessKeyRow[]; total: number }> {
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(accessKey)
      .where(eq(accessKey.sellerNo, sellerNo))
      .orderBy(desc(accessKey.createdAt), accessKey.id)
      .offset(offset)
      .limit(limit),
    countOf(db, sellerNo),
  ])
  return { rows, total }
}

/** Removes a key of a seller; undefined when there is none of this id. */
export async function remove(
  db: Executor,
  sellerNo: number,
  id: string,
): Promise<AccessKeyRow | undefined> {
  const [removed] = await db
    .delete(accessKey)
    .where(and(eq(accessKey.sellerNo, sellerNo), eq(accessKey.id, id)))
    .returning()
  return removed
}

/** Removes all keys of a seller: an intruder may have made one. */
export async function removeAll(db: Executor, sellerNo: number): Promise<void> {
  await db.delete(accessKey).where(eq(accessKey.sellerNo, sellerNo))
}

export async function touch(db: Executor, id: string): Promise<void> {
  await db
    .update(accessKey)
    .set({ usedAt: sql`now()` })
    .where(eq(accessKey.id, id))
}

async function countOf(db: Executor, sellerNo: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(accessKey)
    .where(eq(accessKey.sellerNo, sellerNo))
  return row!.total
}
