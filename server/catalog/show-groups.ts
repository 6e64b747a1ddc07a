import type { ReplyOf } from '#contract/api.ts'
import type { Language } from '#contract/language.ts'
import { toDirhams, type Fils } from '#contract/money.ts'
import type { CatalogDeps } from './catalog-deps.ts'
import type { OfferGroup } from './listing-index/group-leaders.ts'
import { emiratesOf, type ListingRow } from './listing.store.ts'
import { showListings } from './show-listings.ts'

/** Rows as `showListings` has them, each with the offers that it stands for. */
export async function showGroups(
  deps: CatalogDeps,
  rows: ListingRow[],
  groups: ReadonlyMap<number, OfferGroup>,
  language: Language,
): Promise<ReplyOf<'searchListings'>['listings']> {
  const sellerNos = rows.flatMap(({ no }) => groups.get(no)?.sellerNos ?? [])
  const emirates = await emiratesOf(deps.db, [...new Set(sellerNos)])
  return rows.flatMap((row) => {
    const { sellers, inStock, from, sellerNos } = groups.get(row.no)!
    const group = {
      ...{ sellers, inStock, from: toDirhams(from as Fils) },
      emirates: new Set(sellerNos.map((no) => emirates.get(no))).size,
    }
    return showListings(deps, [row], language).map((listing) => ({ ...listing, group }))
  })
}
