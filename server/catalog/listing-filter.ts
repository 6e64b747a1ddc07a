import type { SearchQuery } from '#contract/search.ts'
import { toFils } from '../platform/money.ts'
import { refuse, type Refusal } from '../platform/refusal.ts'
import type { ListingFilter, Order } from './listing-index/listing-index.ts'
import type { Finder, Reference } from './reference.ts'

/** A query in the index's numbers; refused when it names a category, make or model that isn't one. */
export function listingFilter(query: SearchQuery, reference: Reference): ListingFilter | Refusal {
  const categories = numbers(query.category, reference.findCategory)
  const subCategories = numbers(query.subCategory, reference.findSubCategory)
  const makes = numbers(query.make, reference.findMake)
  const models = numbers(query.model, reference.findModel)
  if (!categories || !subCategories) return refuse('listing.unknown_category')
  if (!makes) return refuse('listing.unknown_make')
  if (!models) return refuse('listing.unknown_model')
  const years = query.year.map(Number)
  if (years.some((year) => !Number.isInteger(year) || year < 1900 || year > 2200))
    return refuse('input.invalid', { year: 'field.invalid' })
  const { min, max } = query.priceRange
  return {
    categories,
    subCategories,
    makes,
    models,
    years: new Set(years),
    brands: new Set(query.brand),
    minPrice: min == null ? undefined : toFils(min),
    maxPrice: max == null ? undefined : toFils(max),
  }
}

export const everything: ListingFilter = {
  categories: new Set(),
  subCategories: new Set(),
  makes: new Set(),
  models: new Set(),
  years: new Set(),
  brands: new Set(),
}

/** The order asked for; by default the best match of a text, otherwise the newest. */
export function orderOf({ sortBy, string }: SearchQuery): Order {
  if (!sortBy) return string === '' ? 'newest' : 'best'
  if ('date' in sortBy) return 'newest'
  return sortBy.price === 1 ? 'cheapest' : 'dearest'
}

function numbers(words: string[], find: Finder<{ no: number }>): Set<number> | undefined {
  const found = words.map((word) => find(word)?.no)
  return found.includes(undefined) ? undefined : new Set(found as number[])
}
