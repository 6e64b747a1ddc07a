import { and, eq, or, sql } from 'drizzle-orm'
import type { Executor } from '../platform/db.ts'
import { hiddenListing, hides } from './hidden-listing.tables.ts'
import { listing } from './listing.tables.ts'

/** A listing by what hides it. */
export type ListingKeys = { no: number; sellerNo: number; skuKey: string }

/** Hides a listing; false where it is hidden already. */
export async function hide(
  tx: Executor,
  { no, sellerNo, skuKey }: ListingKeys,
  of: { reason: string; operatorNo: number },
): Promise<boolean> {
  const known = await tx
    .select({ no: hiddenListing.no })
    .from(hiddenListing)
    .where(hides({ no, sellerNo, skuKey }))
    .limit(1)
  if (known.length > 0) return false
  await tx.insert(hiddenListing).values({ listingNo: no, sellerNo, skuKey, ...of })
  return true
}

/** Ends what hides a listing; false where nothing does. */
export async function show(tx: Executor, keys: ListingKeys): Promise<boolean> {
  const ended = await tx
    .update(hiddenListing)
    .set({ shownAt: sql`now()` })
    .where(hides(keys))
    .returning({ no: hiddenListing.no })
  return ended.length > 0
}

/** What was withdrawn with a listing: itself, and the same number offered again. */
export async function withdrawnWith(
  tx: Executor,
  { no, sellerNo, skuKey }: ListingKeys,
): Promise<string[]> {
  const rows = await tx
    .select({ id: listing.id })
    .from(listing)
    .where(
      and(
        eq(listing.sellerNo, sellerNo),
        eq(listing.status, 'withdrawn'),
        or(eq(listing.no, no), eq(listing.skuKey, skuKey)),
      ),
    )
  return rows.map(({ id }) => id)
}
