import type { Caller } from '../platform/api/caller.ts'
import { type Refusal, refuse } from '../platform/refusal.ts'
import { violates } from '../platform/unique-violation.ts'
import { writesOfSeller } from './limits.ts'
import { admitListings, type Admission, type Candidate } from './listing-quotas.ts'
import type { SellingDeps } from './selling-deps.ts'

export const duplicate = () => refuse('listing.duplicate', { partSKU: 'field.sku_listed' })

export const mayWriteListings = async (
  { limits, quotas }: Pick<SellingDeps, 'limits' | 'quotas'>,
  caller: Caller,
): Promise<Refusal | undefined> =>
  (await limits.take(writesOfSeller, caller.id)) ?? (await quotas.left('writesPerDay', caller.no))

/** A refusal while this seller may not put anything on offer. */
export const mayOfferListings = async (
  { sellers }: Pick<SellingDeps, 'sellers'>,
  caller: Caller,
): Promise<Refusal | undefined> =>
  (await sellers.find(caller.id)) ? undefined : refuse('account.closing')

/** What records a listing with such names; a refusal when it is beyond a quota. */
export async function admitListing(
  deps: Pick<SellingDeps, 'db' | 'quotas' | 'stock'>,
  sellerNo: number,
  candidate: Candidate,
): Promise<Admission<unknown>['record'] | Refusal> {
  const { refused, record } = await admitListings(deps, deps.db, sellerNo, [['it', candidate]])
  const kind = refused.get('it')
  return kind ? deps.quotas.refuse(kind) : record
}

/** Refuses an own part number that is on offer already; of concurrent requests, the index decides. */
export async function unlessDuplicate<Result>(
  work: () => Promise<Result>,
): Promise<Result | Refusal> {
  try {
    return await work()
  } catch (error) {
    if (violates(error, /^listing_once_per_seller$/)) return duplicate()
    throw error
  }
}
