import type { ReplyOf } from '#contract/api.ts'
import type { Emirate } from '#contract/emirates.ts'
import type { Language } from '#contract/language.ts'
import { skuKey } from '#contract/part-number.ts'
import type { SearchQuery, SearchUnderstood } from '#contract/search.ts'
import type { Caller } from '../platform/api/caller.ts'
import { offsetOf } from '../platform/paging.ts'
import { Refusal, refuse } from '../platform/refusal.ts'
import { partsOnOffer, type CatalogDeps } from './catalog-deps.ts'
import { askedFitsFirst } from './asked-fits.ts'
import { presentFacets } from './facets.present.ts'
import { broaderQueries } from './broaden.ts'
import { matchOf } from './cross-numbers.ts'
import type { NothingFound } from './failed-searches.ts'
import { findParts, type ResolvedQuery } from './find-parts.ts'
import { garageEmirate } from './garage-emirate.store.ts'
import { helpWith } from './help.ts'
import { isOpen, listingFilter, noPage, orderOf } from './listing-filter.ts'
import {
  countAnswering,
  type IndexResult,
  type ListingFilter,
  type PageWanted,
} from './listing-index/listing-scan.ts'
import { byNos, type ListingRow } from './listing.store.ts'
import { showGroups } from './show-groups.ts'
import { FEW_RESULTS, specialistsIn } from './specialists.ts'
import { pagesOf, showListings, showOffers } from './show-listings.ts'
import { nothingUnderstood, presentUnderstood } from './understood.present.ts'

const noVehicles = { vehicles: [] }

/** A page of the listings that a text and filters find, with the counts of every filter. */
export async function searchListings(
  deps: CatalogDeps,
  query: SearchQuery,
  language: Language,
  caller?: Caller,
): Promise<ReplyOf<'searchListings'> | Refusal> {
  const { db, reference, listings } = deps
  const filter = await filterOf(deps, query)
  if (filter instanceof Refusal) return filter
  const { string: text } = query
  const found = text === '' ? undefined : await findParts(partsOnOffer(deps), text)
  const isGrouped = query.group === 'number'
  const page = { order: orderOf(query), ...offsetOf(query), isGrouped }
  const exact = listings.index.search(filter, page, found?.criteria)
  const isFound = countAnswering(exact) > 0
  const { near, ...result } =
    found && !isFound
      ? searchNear(deps, found, filter, page, exact)
      : { ...exact, near: found?.isConfused ? ('number' as const) : undefined }
  const { nos, groups, total, offers, facets } = result
  const isUnanswered = countAnswering(result) === 0
  const understood =
    found && presentUnderstood(found, { ...result, near }, { text, reference, language })
  // A request for one row only asks for the total.
  if (found && understood && query.page === 1 && query.limit > 1)
    await countSearch(deps, { filter, found, isFound }, async () => ({
      ...{ text: found.text, language, unknown: understood.unknown },
      emirate: await emirateOf(deps, filter, caller),
    }))
  const rows = await byNos(db, nos)
  const inOrder = groups
    ? await showGroups(deps, rows, groups, language)
    : (query.offersOf ? showOffers : showListings)(deps, rows, language)
  const shown = askedFitsFirst(inOrder, found?.understood.wanted ?? noVehicles, filter, reference)
  return {
    listings: found?.cross ? withMatches(shown, rows, found, { text, language }) : shown,
    ...pagesOf(total, query),
    offers,
    facets: presentFacets(facets, filter, query, reference, language),
    understood: understood ?? nothingUnderstood,
    help:
      found && isUnanswered
        ? await helpWith(partsOnOffer(deps), found, { language, filter, isGrouped })
        : undefined,
    specialists:
      found && (isUnanswered || total <= FEW_RESULTS) && query.limit > 1
        ? await specialistsIn(deps, found.understood.wanted, language)
        : undefined,
  }
}

type Counted = { filter: ListingFilter; found: ResolvedQuery; isFound: boolean }

/** Counts a search that no filter but that of the emirate narrows: another may be why nothing was found. */
async function countSearch(
  { listings, onSearched }: CatalogDeps,
  { filter, found: { criteria }, isFound }: Counted,
  whatFailed: () => Promise<NothingFound>,
): Promise<void> {
  const anywhere = { ...filter, emirates: new Set<Emirate>() }
  if (!isOpen(anywhere)) return
  const isNowhere =
    !isFound &&
    (isOpen(filter) || countAnswering(listings.index.search(anywhere, noPage, criteria)) === 0)
  onSearched(isNowhere ? await whatFailed() : undefined)
}

/** The one emirate that is searched, or that of the garage that searches. */
async function emirateOf(
  { db }: CatalogDeps,
  { emirates }: ListingFilter,
  caller: Caller | undefined,
): Promise<Emirate | null> {
  const [chosen, ...others] = emirates ?? []
  if (chosen) return others.length === 0 ? chosen : null
  return caller?.role === 'BUYER' ? garageEmirate(db, caller.no) : null
}

/** Listings that were found by a number which is not theirs, with the reason. */
function withMatches(
  shown: ReplyOf<'searchListings'>['listings'],
  rows: ListingRow[],
  { cross, number }: ResolvedQuery,
  { text, language }: { text: string; language: Language },
): ReplyOf<'searchListings'>['listings'] {
  const typed = text.slice(number!.start, number!.end).trim()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return shown.map((listing) => {
    const match = matchOf(byId.get(listing._id)!, cross!, typed, language)
    return match ? { ...listing, match } : listing
  })
}

/** What is near to a query that nothing answers: related kinds, then other models, then `others` that share words with it. */
function searchNear(
  { listings, reference }: CatalogDeps,
  { understood }: ResolvedQuery,
  filter: ListingFilter,
  page: PageWanted,
  others: IndexResult,
): IndexResult & { near?: SearchUnderstood['near'] } {
  for (const { wanted, differs } of broaderQueries(understood.wanted, reference)) {
    const result = listings.index.search(filter, page, wanted)
    if (countAnswering(result) > 0) return { ...result, near: differs }
  }
  return others.total > 0 ? { ...others, near: 'words' } : others
}

async function filterOf(
  { reference, sellers, openSellers, listings }: CatalogDeps,
  query: SearchQuery,
): Promise<ListingFilter | Refusal> {
  const found = listingFilter(query, reference)
  if (found instanceof Refusal) return found
  const { offersOf } = query
  const filter: ListingFilter = {
    ...{ ...found, openSellers: await openSellers.now() },
    ...(offersOf && { groupNo: listings.index.groupOf(skuKey(offersOf.sku), offersOf.brand) }),
  }
  if (!query.seller) return filter
  const seller = await sellers.find(query.seller)
  return seller ? { ...filter, sellerNo: seller.no } : refuse('seller.not_found')
}
