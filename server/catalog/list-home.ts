import type { List } from '#contract/api.ts'
import type { Language } from '#contract/language.ts'
import type { Listing } from '#contract/listing.ts'
import { offsetOf, type Page } from '../platform/paging.ts'
import { bestSellers } from './best-sellers.ts'
import type { CatalogDeps } from './catalog-deps.ts'
import { byNos } from './listing.store.ts'
import { showListings } from './show-listings.ts'

const HOME = 24

/** The best sellers, for the home page. */
export async function listHome(
  deps: CatalogDeps,
  page: Page,
  language: Language,
): Promise<List<Listing>> {
  const nos = await bestSellers(deps.db, HOME)
  const { offset, limit } = offsetOf(page)
  const rows = await byNos(deps.db, nos.slice(offset, offset + limit))
  return { items: showListings(deps, rows, language), total: nos.length }
}
