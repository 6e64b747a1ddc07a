import type { Executor } from '../platform/db.ts'
import * as store from './hidden-listing.store.ts'
import { lockListings } from './reservation.store.ts'
import { moveListings, type Written } from './write-listings.ts'

type Listing = store.ListingKeys & { id: string }

/** Takes a listing off sale until an operator shows it; undefined where it is hidden already. */
export async function hideListing(
  tx: Executor,
  listing: Listing,
  of: { reason: string; operatorNo: number },
): Promise<Written | undefined> {
  await lockListings(tx, [listing.no])
  if (!(await store.hide(tx, listing, of))) return undefined
  return moveListings(tx, { sellerNo: listing.sellerNo, ids: [listing.id] }, 'withdraw')
}

/** Ends that, and puts the listing back on offer where its company is shown; undefined where it isn't hidden. */
export async function showListing(tx: Executor, listing: Listing): Promise<Written | undefined> {
  await lockListings(tx, [listing.no])
  if (!(await store.show(tx, listing))) return undefined
  const ids = await store.withdrawnWith(tx, listing)
  return moveListings(tx, { sellerNo: listing.sellerNo, ids }, 'return')
}
