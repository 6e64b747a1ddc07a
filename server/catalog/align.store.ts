import { and, eq, sql } from 'drizzle-orm'
import { isShownSeller, seller } from '../accounts/seller.tables.ts'
import { user } from '../accounts/user.tables.ts'
import type { Executor } from '../platform/db.ts'
import { hiddenListing, hides } from './hidden-listing.tables.ts'
import { listing } from './listing.tables.ts'

/** Ids of so many listings are read at once. */
export const MOST_IDS = 100_000

/** The listings of a seller that are on offer although the seller isn't shown, or withdrawn although they are, but hidden ones. */
export async function idsToMove(db: Executor, sellerNo: number, most: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from ${listing} where seller_no = ${sellerNo} and status = (
      select case when ${isShownSeller} then 'withdrawn' else 'active' end::listing_status
      from ${seller} join ${user} on ${user.no} = ${seller.no} where ${seller.no} = ${sellerNo})
      and not exists (select from ${hiddenListing} where ${hides(listing)})
    order by no limit ${most}`)
  return rows.map(({ id }) => id)
}

/** Whether a seller is shown; that stays so until the transaction ends. */
export async function lockShown(tx: Executor, sellerNo: number): Promise<boolean> {
  await tx.select({ no: user.no }).from(user).where(eq(user.no, sellerNo)).for('no key update')
  const rows = await tx
    .select({ no: seller.no })
    .from(seller)
    .innerJoin(user, eq(user.no, seller.no))
    .where(and(eq(seller.no, sellerNo), isShownSeller))
  return rows.length > 0
}
