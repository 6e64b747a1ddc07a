import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import type { Language } from '#contract/language.ts'
import { skuKey } from '#contract/part-number.ts'
import type { Caller } from '../platform/api/caller.ts'
import { toDirhams, type Fils } from '../platform/money.ts'
import { offsetOf } from '../platform/paging.ts'
import { Refusal, refuse } from '../platform/refusal.ts'
import type { SellingParts } from './listings.service.ts'
import * as store from './my-listings.store.ts'
import { ownListings } from './own-listings.ts'

type Filter = Pick<ParsedInputOf<'getMyListing'>, 'q' | 'view' | 'category' | 'make' | 'hint'>

/** What a query asks for, in the server's numbers. */
export function stockFilter(
  { q = '', view, category, make, hint }: Filter,
  sellerNo: number,
  reference: SellingParts['reference'],
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

/** A seller's listings as he works with them. */
export function stockListService(parts: SellingParts) {
  const { db, reference, catalog } = parts
  return {
    async page(
      query: ParsedInputOf<'getMyListing'>,
      { caller, language }: { caller: Caller; language: Language },
    ): Promise<ReplyOf<'getMyListing'> | Refusal> {
      const filter = stockFilter(query, caller.no, reference)
      if (filter instanceof Refusal) return filter
      const [{ nos, total }, span, models] = await Promise.all([
        store.ownNos(db, filter, query.sort, offsetOf(query)),
        store.stockSpan(db, caller.no),
        store.modelsOf(db, caller.no),
      ])
      const { page, limit } = query
      return {
        listings: await ownListings(parts, nos, language),
        ...{ total, page, pages: Math.ceil(total / limit) },
        ...{ views: span.views, hints: span.hints },
        minPrice: dirhams(span.minPriceFils),
        maxPrice: dirhams(span.maxPriceFils),
        ...{ minMileage: null, maxMileage: null },
        ...yearsOf(models),
        makeList: catalog.makes(language).filter(({ _id }) => makesOf(models).has(_id)),
        categoryList: catalog
          .categories(language)
          .filter(({ _id }) => span.categoryNos.some((no) => reference.category(no)?.id === _id))
          .map(({ _id, name, label }) => ({ _id, name, label })),
        ...{ transmissionList: [], colorList: [] },
      }
    },
  }

  function makesOf(models: { model: number }[]): Set<string> {
    const nos = models.flatMap(({ model }) => reference.model(model)?.makeNo ?? [])
    return new Set(nos.map((no) => reference.make(no)!.id))
  }

  function yearsOf(models: { model: number; from: number | null; to: number | null }[]) {
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
}

const dirhams = (fils: number | null) => (fils === null ? null : toDirhams(fils as Fils))
