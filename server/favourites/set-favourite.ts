import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import type { Caller } from '../platform/api/caller.ts'
import { announce, type Change } from '../platform/changes.ts'
import type { Executor } from '../platform/db.ts'
import type { Rule } from '../platform/rate-limits.ts'
import { Refusal, refuse } from '../platform/refusal.ts'
import * as store from './favourite.store.ts'
import type { FavouritesDeps } from './favourites-deps.ts'

const MOST = 2_000
const changesOfAccount: Rule = { name: 'favourite', points: 120, seconds: 60 }

/** Any favourite can be removed; only active listings can be added. */
export async function setFavourite(
  { db, limits, onChange }: Pick<FavouritesDeps, 'db' | 'limits' | 'onChange'>,
  { listing_id, favourite }: ParsedInputOf<'setFavourite'>,
  { caller }: { caller: Caller },
): Promise<ReplyOf<'setFavourite'> | Refusal> {
  const limited = await limits.take(changesOfAccount, caller.id)
  if (limited) return limited
  const listing = await store.findListing(db, listing_id)
  if (!listing) return refuse('listing.not_found')
  const change: Change = { tags: [`sku:${listing.skuKey}`], listings: [] }
  const outcome = await db.transaction(async (tx) => {
    const result = await setWithin(tx, caller.no, listing.no, favourite)
    if (!(result instanceof Refusal) && result.changed) await announce(tx, change)
    return result
  })
  if (outcome instanceof Refusal) return outcome
  if (outcome.changed) await onChange(change)
  return {
    favourite_users: outcome.isFavourite ? [caller.id] : [],
    favourite_count: await store.countOfListing(db, listing.no),
  }
}

/** Adds or removes a favourite, or toggles it when `wanted` is undefined. */
async function setWithin(
  tx: Executor,
  userNo: number,
  listingNo: number,
  wanted: boolean | undefined,
): Promise<{ isFavourite: boolean; changed: boolean } | Refusal> {
  await store.lockUser(tx, userNo)
  const before = await store.isFavourite(tx, userNo, listingNo)
  const isFavourite = wanted ?? !before
  if (isFavourite === before) return { isFavourite, changed: false }
  if (!isFavourite) await store.remove(tx, userNo, listingNo)
  else if ((await store.countOfUser(tx, userNo)) >= MOST) return refuse('favourite.too_many')
  else if (!(await store.add(tx, userNo, listingNo))) return refuse('listing.not_found')
  return { isFavourite, changed: true }
}
