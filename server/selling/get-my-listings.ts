import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import { toDirhams, type Fils } from '#contract/money.ts'
import { skuKey } from '#contract/part-number.ts'
import type { OwnListing } from '#contract/selling.ts'
import type { Reference } from '../catalog/catalog.service.ts'
import { offsetOf } from '../platform/paging.ts'
import { Refusal, refuse } from '../platform/refusal.ts'
import * as store from './my-listings.store.ts'
import { ownListing, ownListings } from './own-listings.ts'
import type { By, SellingDeps } from './selling-deps.ts'

type Filter = Pick<ParsedInputOf<'getMyListing'>, 'q' | 'view' | 'category' | 'make' | 'hint'>

/** What a query asks for, in the server's numbers. */
export function stockFilter(
  { q = '', view, category, make, hint }: Filter,
  sellerNo: number,
  reference: Reference,
): store.StockFilter | Refusal {
  const categoryNo = category ? reference.findCategory(category)?.no : 0
  if (categoryNo === undefined) return refuse('listing.unknown_category')
  const found = make ? reference.findMake(make) : undefined
  if (make && !found) return refuse('listing.unknown_make')
  return {
    ...{ sellerNo, view, hint },
    ...(q !== '' && { text: { key: skuKey(q), words: q } }),
    ...(categoryNo && { categoryNo }),
    ...(found && { models: found.models.map(({ no }) => no) }),
  }
}

/** A page of the caller's listings, with what all of them span. */
export async function getMyListings(
  deps: Pick<SellingDeps, 'db' | 'reference' | 'catalog'>,
  query: ParsedInputOf<'getMyListing'>,
  { caller, language }: By,
): Promise<ReplyOf<'getMyListing'> | Refusal> {
  const { db, reference, catalog } = deps
  const filter = stockFilter(query, caller.no, reference)
  if (filter instanceof Refusal) return filter
  const [{ nos, total }, span, models] = await Promise.all([
    store.ownNos(db, filter, query.sort, offsetOf(query)),
    store.stockSpan(db, caller.no),
    store.modelsOf(db, caller.no),
  ])
  const { page, limit } = query
  return {
    listings: await ownListings(deps, nos, language),
    ...{ total, page, pages: Math.ceil(total / limit) },
    ...{ views: span.views, hints: span.hints },
    minPrice: dirhams(span.minPriceFils),
    maxPrice: dirhams(span.maxPriceFils),
    ...{ minMileage: null, maxMileage: null },
    ...yearsOf(models, reference),
    makeList: catalog.makes(language).filter(({ _id }) => makesOf(models, reference).has(_id)),
    categoryList: catalog
      .categories(language)
      .filter(({ _id }) => span.categoryNos.some((no) => reference.category(no)?.id === _id))
      .map(({ _id, name, label }) => ({ _id, name, label })),
    ...{ transmissionList: [], colorList: [] },
  }
}

export async function getMyListingItem(
  deps: Pick<SellingDeps, 'db' | 'catalog'>,
  { id }: ParsedInputOf<'getMyListingItem'>,
  { caller, language }: By,
): Promise<{ listing: OwnListing } | Refusal> {
  const found = await store.findOwn(deps.db, caller.no, id)
  return found ? ownListing(deps, found.no, language) : refuse('listing.not_found')
}

type Models = Awaited<ReturnType<typeof store.modelsOf>>

function makesOf(models: Models, reference: Reference): Set<string> {
  const nos = models.flatMap(({ model }) => reference.model(model)?.makeNo ?? [])
  return new Set(nos.map((no) => reference.make(no)!.id))
}

function yearsOf(models: Models, reference: Reference) {
  const known = models.flatMap(({ model: no, from, to }) => {
    const model = reference.model(no)
    return model ? [{ from: from ?? model.from, to: to ?? model.to }] : []
  })
  if (known.length === 0) return { minYear: null, maxYear: null }
  return {
    minYear: Math.min(...known.map(({ from }) => from)),
    maxYear: Math.max(...known.map(({ to }) => to)),
  }
}

const dirhams = (fils: number | null) => (fils === null ? null : toDirhams(fils as Fils))
