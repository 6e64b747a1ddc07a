import { eq, sql } from 'drizzle-orm'
import { seller } from '../accounts/seller.tables.ts'
import { storedFile } from '../accounts/stored-file.tables.ts'
import { mostCounted } from '../platform/bounded-count.ts'
import type { Executor } from '../platform/db.ts'
import type { QueueFigures } from '../platform/feature.ts'
import { formerLicence } from './application.tables.ts'

/** The change of a company that waits already, if it does; when it was changed last is recorded. */
export async function changeAgain(tx: Executor, sellerNo: number) {
  const [row] = await tx
    .update(formerLicence)
    .set({ lastChangedAt: sql`now()` })
    .where(eq(formerLicence.sellerNo, sellerNo))
    .returning({ documentId: formerLicence.documentId })
  return row
}

export async function insert(
  tx: Executor,
  row: { sellerNo: number; licence: string; documentId: string | null },
): Promise<void> {
  await tx.insert(formerLicence).values(row)
}

export async function remove(tx: Executor, sellerNo: number) {
  const [row] = await tx
    .delete(formerLicence)
    .where(eq(formerLicence.sellerNo, sellerNo))
    .returning({ documentId: formerLicence.documentId })
  return row
}

/** The licence that an operator saw last of a company which has changed it since, with its document. */
export async function ofSeller(db: Executor, sellerNo: number) {
  const [row] = await db
    .select({
      ...{ licence: formerLicence.licence, lastChangedAt: formerLicence.lastChangedAt },
      document: { id: storedFile.id, name: storedFile.name, type: storedFile.type },
    })
    .from(formerLicence)
    .leftJoin(storedFile, eq(storedFile.id, formerLicence.documentId))
    .where(eq(formerLicence.sellerNo, sellerNo))
  return row
}

/** Changed licences of companies that sell; those of suspended ones wait until that is lifted. */
export async function changedFigures(db: Executor): Promise<QueueFigures> {
  const { rows } = await db.execute<{ waiting: number; oldest: string | null }>(sql`
    select count(*)::int waiting, min(changed_at) oldest from (
      select changed_at from ${formerLicence}
      join ${seller} on ${seller.no} = ${formerLicence.sellerNo} and ${seller.status} = 'approved'
      order by changed_at limit ${mostCounted}) first_ones`)
  const { waiting, oldest } = rows[0]!
  return { waiting, oldest: oldest === null ? null : new Date(oldest) }
}
