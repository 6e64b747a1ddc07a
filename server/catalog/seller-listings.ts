import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import type { Language } from '#contract/language.ts'
import { searchQuery } from '#contract/search.ts'
import { offsetOf } from '../platform/paging.ts'
import { Refusal, refuse } from '../platform/refusal.ts'
import type { CatalogDeps } from './catalog-deps.ts'
import { ofSeller } from './listing.store.ts'
import { countBySeller } from './listing-index/seller-counts.ts'
import { searchListings } from './search-listings.ts'
import { presentCounts, sellerChoice } from './seller-directory.ts'
import { pagesOf, showListings } from './show-listings.ts'

/**
 * A seller with their listings, the newest first; narrowed to a category or make, and with a text to those
 * that it finds, the best first. Of categories and makes it counts what choosing each would find without
 * the text.
 */
export async function getSeller(
  deps: CatalogDeps,
  { id, ...query }: ParsedInputOf<'getSeller'>,
  language: Language,
): Promise<ReplyOf<'getSeller'> | Refusal> {
  const owner = await deps.sellers.find(id)
  if (!owner) return refuse('seller.not_found')
  const { no, seller } = owner
  const found = await listingsOf(deps, { ...seller, no }, query, language)
  if (found instanceof Refusal) return found
  const choice = sellerChoice(query, deps.reference)
  if (!('categories' in choice)) return choice
  const counts = countBySeller(deps.listings.index, { ...choice, sellerNo: no }).get(no)
  return {
    seller,
    ...(counts ? presentCounts(counts, deps.reference, language) : { categories: [], makes: [] }),
    ...found,
  }
}

async function listingsOf(
  deps: CatalogDeps,
  seller: { _id: string; no: number; listings: number },
  { q = '', category, make, ...page }: Omit<ParsedInputOf<'getSeller'>, 'id'>,
  language: Language,
) {
  if (q === '' && !category && !make) {
    const rows = await ofSeller(deps.db, seller.no, offsetOf(page))
    return {
      sellerListings: showListings(deps, rows, language),
      ...pagesOf(seller.listings, page),
    }
  }
  const chosen = { category: category ? [category] : [], make: make ? [make] : [] }
  const query = searchQuery.parse({ string: q, seller: seller._id, ...chosen, ...page })
  const found = await searchListings(deps, query, language)
  if (found instanceof Refusal) return found
  return { sellerListings: found.listings, ...pagesOf(found.total, page) }
}

/** The listings without the seller. */
export async function getUserListings(
  deps: CatalogDeps,
  { seller_id, ...rest }: ParsedInputOf<'getUserListings'>,
  language: Language,
): Promise<ReplyOf<'getUserListings'> | Refusal> {
  const found = await getSeller(deps, { id: seller_id, ...rest }, language)
  if (found instanceof Refusal) return found
  const { sellerListings: listings, total, page, pages } = found
  return { listings, total, page, pages }
}
