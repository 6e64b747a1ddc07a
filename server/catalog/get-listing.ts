import type { ReplyOf } from '#contract/api.ts'
import type { Language } from '#contract/language.ts'
import { listingSlug, skuKey } from '#contract/part-number.ts'
import { cleanHtml } from '../platform/clean-html.ts'
import { refuse, type Refusal } from '../platform/refusal.ts'
import type { CatalogDeps } from './catalog-deps.ts'
import { presentListing } from './listing.present.ts'
import * as store from './listing.store.ts'
import { relatedParts } from './related-parts.ts'
import { showListings, showOffers } from './show-listings.ts'

/**
 * A part with its offers, similar and related parts. `sku` in any spelling, or the slug of a link. A link's number
 * is that of the part whose link it is; for links written by hand the longest tail that exists.
 */
export async function getListing(
  deps: CatalogDeps,
  { sku, slug, seller: sellerId }: { sku?: string; slug?: string; seller?: string },
  language: Language,
): Promise<ReplyOf<'getListing'> | Refusal> {
  const { db, sellers, reference } = deps
  const keys = sku === undefined ? tailsOf(slug!) : [skuKey(sku)]
  const found = await store.offersOf(db, keys)
  const own = found.find((row) => listingSlug(row.partName, row.skuKey) === slug)
  const key = own?.skuKey ?? keys.find((tail) => found.some((row) => row.skuKey === tail))
  const offers = found.filter((row) => row.skuKey === key)
  const chosen = offers.find((row) => row.sellerId === sellerId) ?? offers[0]
  if (!chosen) return refuse('listing.not_found')
  const [owner, { similar, related }] = await Promise.all([
    sellers.find(chosen.sellerId),
    relatedParts(deps, chosen),
  ])
  if (!owner) return refuse('listing.not_found')
  const others = offers.filter((row) => row !== chosen)
  return {
    listing: {
      ...presentListing(chosen, reference, language),
      // Cleaned when it was written; cleaned again where it is shown as HTML.
      description: cleanHtml(chosen.description),
      user: owner.seller,
    },
    sellerListingCount: owner.seller.listings,
    offers: showOffers(deps, others, language),
    similar: showListings(deps, similar, language),
    related: showListings(deps, related, language),
  }
}

/** The keys that the end of a link may spell, the longest first. */
function tailsOf(slug: string): string[] {
  const pieces = slug.split('-').slice(-8)
  return pieces.map((_, i) => skuKey(pieces.slice(i).join(''))).filter((key) => key !== '')
}
