import type { Language } from '#contract/language.ts'
import type { Listing } from '#contract/listing.ts'
import type { SearchQuery } from '#contract/search.ts'
import type { Executor } from '../platform/db.ts'
import { partsOnOffer, type CatalogDeps } from './catalog-deps.ts'
import { listCategories, listMakes } from './list-reference.ts'
import * as store from './listing.store.ts'
import { matchLines } from './match-lines.ts'
import { searchListings } from './search-listings.ts'
import { showListings } from './show-listings.ts'
import { suggestListings } from './suggest-listings.ts'

export type { Reference } from './reference.ts'
export { isVehicles } from './fitted-vehicles.ts'
export type { Understanding } from './understanding/understanding.ts'

export type CatalogService = ReturnType<typeof catalogService>

/** What other features may ask of the catalogue; `catalog.routes.ts` binds the calls themselves. */
export function catalogService(deps: CatalogDeps) {
  const { db } = deps
  return {
    search: (query: SearchQuery, language: Language) => searchListings(deps, query, language),

    suggest: (text: string, language: Language) =>
      suggestListings(partsOnOffer(deps), text, language),

    categories: (language: Language) => listCategories(deps, language),

    makes: (language: Language) => listMakes(deps, language),

    /** Listings by their numbers, on offer or not; in a transaction, by its connection. */
    async listings(
      nos: number[],
      language: Language,
      executor: Executor = db,
    ): Promise<Map<number, Listing>> {
      const rows = await store.byNos(executor, nos)
      return new Map(
        rows.flatMap((row) =>
          showListings(deps, [row], language).map((shown) => [row.no, shown] as const),
        ),
      )
    },

    matchLines: <Of extends { number: string; isLikely: boolean }>(lines: Of[][]) =>
      matchLines(db, lines),

    /** Every offer of a part number, by its key; the best first. */
    offers: async (key: string, language: Language): Promise<Listing[]> =>
      showListings(deps, await store.offersOf(db, [key]), language),

    /** A listing as it is stored, on offer or not. */
    raw: async (no: number): Promise<store.ListingRow | undefined> =>
      (await store.byNos(db, [no]))[0],
  }
}
