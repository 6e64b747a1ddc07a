import { and, eq, lt, sql } from 'drizzle-orm'
import type { DailyQuota } from '#contract/quotas.ts'
import type { Executor } from '../platform/db.ts'
import { listingPicture } from '../selling/listing-picture.tables.ts'
import { accountUsage } from './account-usage.tables.ts'
import { storedFile } from './stored-file.tables.ts'

type Use = { accountNo: number; kind: DailyQuota; day: string }

/** Adds to what was used on a day; returns the sum. The row stays locked until the transaction ends. */
export async function add(db: Executor, use: Use, amount: number): Promise<number> {
  const [row] = await db
    .insert(accountUsage)
    .values({ ...use, used: amount })
    .onConflictDoUpdate({
      target: [accountUsage.accountNo, accountUsage.day, accountUsage.kind],
      set: { used: sql`${accountUsage.used} + ${amount}` },
    })
    .returning({ used: accountUsage.used })
  return row!.used
}

export async function used(db: Executor, { accountNo, kind, day }: Use): Promise<number> {
  const [row] = await db
    .select({ used: accountUsage.used })
    .from(accountUsage)
    .where(
      and(
        eq(accountUsage.accountNo, accountNo),
        eq(accountUsage.day, day),
        eq(accountUsage.kind, kind),
      ),
    )
  return row?.used ?? 0
}

/** The bytes of all files of an account, and of the pictures of its listings. */
export async function storedBytes(db: Executor, accountNo: number): Promise<number> {
  const { rows } = await db.execute<{ bytes: number }>(sql`
    select coalesce(sum(bytes), 0)::float8 bytes from (
      select bytes from ${storedFile} where ${storedFile.ownerNo} = ${accountNo}
      union all
      select bytes from ${listingPicture} where ${listingPicture.ownerNo} = ${accountNo}) stored`)
  return rows[0]!.bytes
}

export async function removeBefore(db: Executor, day: string): Promise<void> {
  await db.delete(accountUsage).where(lt(accountUsage.day, day))
}
