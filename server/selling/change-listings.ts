import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import { listingLifeCycle, type ListingStatus } from '#contract/listing-status.ts'
import type { OwnListing } from '#contract/selling.ts'
import type { Written } from '../catalog/stock.service.ts'
import type { Caller } from '../platform/api/caller.ts'
import type { Executor } from '../platform/db.ts'
import { Refusal, refuse } from '../platform/refusal.ts'
import { mayOfferListings, mayWriteListings, unlessDuplicate } from './listing-checks.ts'
import { admitRestored } from './listing-quotas.ts'
import { findOwn } from './my-listings.store.ts'
import { ownListing, ownListings } from './own-listings.ts'
import type { By, SellingDeps } from './selling-deps.ts'

type Record = (tx: Executor) => Promise<void>

export async function setListingStatus(
  deps: SellingDeps,
  { _id, status }: ParsedInputOf<'setListingStatus'>,
  { caller, language }: By,
): Promise<{ listing: OwnListing } | Refusal> {
  const { db, stock } = deps
  const objection = (await mayWriteListings(deps, caller)) ?? (await mayOfferListings(deps, caller))
  if (objection) return objection
  const found = await findOwn(db, caller.no, _id)
  if (!found) return refuse('listing.not_found')
  const record = await admitRestored(deps, db, caller.no, [_id])
  if (record instanceof Refusal) return record
  return unlessDuplicate(async () => {
    await stock.write(async (tx) =>
      recordWrites(deps, tx, caller, await moveTo(deps, tx, caller, _id, status), record),
    )
    return ownListing(deps, found.no, language)
  })
}

export async function removeListing(
  deps: SellingDeps,
  { _id }: ParsedInputOf<'removeListing'>,
  { caller }: { caller: Caller },
): Promise<ReplyOf<'removeListing'> | Refusal> {
  const { db, stock } = deps
  const limited = await mayWriteListings(deps, caller)
  if (limited) return limited
  const found = await findOwn(db, caller.no, _id)
  if (!found) return refuse('listing.not_found')
  const { listings } = await stock.write(async (tx) => {
    const selection = { sellerNo: caller.no, ids: [_id] }
    return recordWrites(deps, tx, caller, await stock.move(tx, selection, 'remove'))
  })
  const isRemoved = listings.length > 0 || (await findOwn(db, caller.no, _id))?.status === 'removed'
  return isRemoved ? { message: 'success' } : refuse(listingLifeCycle.refusal)
}

export async function changeListings(
  deps: SellingDeps,
  input: ParsedInputOf<'changeListings'>,
  { caller, language }: By,
): Promise<ReplyOf<'changeListings'> | Refusal> {
  const { db, stock } = deps
  const isOffered = input.action === 'activate' || input.action === 'restore'
  const objection =
    (await mayWriteListings(deps, caller)) ??
    (isOffered ? await mayOfferListings(deps, caller) : undefined)
  if (objection) return objection
  const restored = input.action === 'restore' ? input.ids : []
  const record = await admitRestored(deps, db, caller.no, restored)
  if (record instanceof Refusal) return record
  const selection = { sellerNo: caller.no, ids: input.ids }
  return unlessDuplicate(async () => {
    const change = (tx: Executor) => {
      if (input.action === 'price') return stock.reprice(tx, selection, input.value)
      if (input.action === 'quantity') return stock.setQuantity(tx, selection, input.value)
      return stock.move(tx, selection, input.action)
    }
    const { listings } = await stock.write(async (tx) =>
      recordWrites(deps, tx, caller, await change(tx), record),
    )
    return { changed: listings.length, listings: await ownListings(deps, listings, language) }
  })
}

/** Brings a listing to a status, from a removed one by restoring it first. */
async function moveTo(
  { stock }: SellingDeps,
  tx: Executor,
  { no: sellerNo }: Caller,
  id: string,
  status: Exclude<ListingStatus, 'removed'>,
): Promise<Written> {
  const selection = { sellerNo, ids: [id] }
  const restored = await stock.move(tx, selection, 'restore')
  const moved = await stock.move(tx, selection, status === 'active' ? 'activate' : 'pause')
  return moved.listings.length > 0 ? moved : restored
}

/** Records what was written, after it, as `createListing` does. */
async function recordWrites(
  { quotas }: SellingDeps,
  tx: Executor,
  { no: sellerNo }: Caller,
  written: Written,
  record?: Record,
): Promise<Written> {
  const { length } = written.listings
  await record?.(tx)
  if (length > 0) await quotas.use(tx, 'writesPerDay', sellerNo, length)
  return written
}
