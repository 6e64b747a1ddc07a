import type { Language } from '#contract/language.ts'
import type { Listing } from '#contract/listing.ts'
import type { Page } from '../platform/paging.ts'
import type { CatalogDeps } from './catalog-deps.ts'
import { presentListing } from './listing.present.ts'
import type { ListingRow } from './listing.store.ts'

/** Rows as replies have them; one that can't be presented is left out and counted. */
export const showListings = (
  { reference, listings }: CatalogDeps,
  rows: ListingRow[],
  language: Language,
): Listing[] =>
  rows.flatMap((row) => {
    try {
      return [presentListing(row, reference, language)]
    } catch (error) {
      listings.skipped.add(row.no, error)
      return []
    }
  })

/** Offers of one number, which are compared: their sellers also with opening hours. */
export const showOffers = (deps: CatalogDeps, rows: ListingRow[], language: Language): Listing[] =>
  rows.flatMap((row) =>
    showListings(deps, [row], language).map((shown) => ({
      ...shown,
      seller: { ...shown.seller, hours: row.hours },
    })),
  )

export const pagesOf = (total: number, { page, limit }: Page) => ({
  total,
  page,
  pages: Math.ceil(total / limit),
})
