import type { Language } from '#contract/language.ts'
import { listingHints } from '#contract/listing-status.ts'
import type { OwnListing } from '#contract/selling.ts'
import type { CatalogService } from '../catalog/catalog.service.ts'
import type { Executor } from '../platform/db.ts'
import { ownFacts, type OwnFacts } from './my-listings.store.ts'

/** Listings as their seller sees them, in the order of the numbers; those that are gone are left out. */
export async function ownListings(
  { db, catalog }: { db: Executor; catalog: Pick<CatalogService, 'listings'> },
  nos: number[],
  language: Language,
): Promise<OwnListing[]> {
  if (nos.length === 0) return []
  const [shown, facts] = await Promise.all([catalog.listings(nos, language), ownFacts(db, nos)])
  return nos.flatMap((no) => {
    const listing = shown.get(no)
    const own = facts.get(no)
    return listing && own ? [{ ...listing, ...presentFacts(own) }] : []
  })
}

export async function ownListing(
  deps: Parameters<typeof ownListings>[0],
  no: number,
  language: Language,
): Promise<{ listing: OwnListing }> {
  const [listing] = await ownListings(deps, [no], language)
  return { listing: listing! }
}

const presentFacts = (own: OwnFacts) => ({
  // Withdrawn while its company isn't shown or an operator hides it, and not by choice.
  status: own.status === 'withdrawn' ? ('active' as const) : own.status,
  on_hand: own.onHand,
  reserved: own.reserved,
  hints: listingHints.filter((hint) => own[hint]),
  views: own.views,
  updated: new Date(own.updatedAt).toISOString(),
  ...(own.hidden !== null && { hidden: own.hidden }),
})
