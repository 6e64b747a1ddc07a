import { modelYearRange } from '#contract/limits.ts'
import { toFils } from '#contract/money.ts'
import type { SearchQuery } from '#contract/search.ts'
import { refuse, type Refusal } from '../platform/refusal.ts'
import type { ListingFilter, PageWanted } from './listing-index/listing-scan.ts'
import type { Order } from './listing-index/order-keys.ts'
import type { Finder, Reference } from './reference.ts'
import { decodeVehicleNumber } from './understanding/vehicle-number/decode-vehicle-number.ts'
import type { VehicleNumber } from './understanding/vehicle-number/vehicle-number.ts'

/** A query in the index's numbers; refused when it names a category, make, model
 * or vehicle number that isn't one. */
export function listingFilter(query: SearchQuery, reference: Reference): ListingFilter | Refusal {
  const categories = numbers(query.category, reference.findCategory)
  const subCategories = numbers(query.subCategory, reference.findSubCategory)
  const makes = numbers(query.make, reference.findMake)
  const models = numbers(query.model, reference.findModel)
  const vehicle = query.vin ? decodeVehicleNumber(query.vin) : undefined
  if (query.vin && !vehicle) return refuse('vehicle.not_a_number', { vin: 'field.invalid' })
  if (!categories || !subCategories) return refuse('listing.unknown_category')
  if (!makes) return refuse('listing.unknown_make')
  if (!models) return refuse('listing.unknown_model')
  const years = query.year.map(Number)
  if (
    years.some(
      (year) => !Number.isInteger(year) || year < modelYearRange.min || year > modelYearRange.max,
    )
  )
    return refuse('input.invalid', { year: 'field.invalid' })
  const { min, max } = query.priceRange
  return {
    categories,
    subCategories,
    ...narrowed({ makes, models }, vehicle, reference),
    years: new Set(years),
    brands: new Set(query.brand),
    tiers: new Set(query.tier),
    emirates: new Set(query.emirate),
    only: new Set(query.only),
    minPrice: min == null ? undefined : toFils(min),
    maxPrice: max == null ? undefined : toFils(max),
  }
}

const NO_MODEL = new Set([0])

/** The makes and models chosen, narrowed to those that a vehicle's number leaves. */
function narrowed(
  chosen: { makes: Set<number>; models: Set<number> },
  vehicle: VehicleNumber | undefined,
  reference: Reference,
): { makes: ReadonlySet<number>; models: ReadonlySet<number> } {
  if (!vehicle) return chosen
  const { makes, models } = chosen
  const make = vehicle.make?.key ? reference.findMake(vehicle.make.key) : undefined
  const possible = vehicle.models.flatMap(({ key }) => reference.findModel(key)?.no ?? [])
  if (possible.length > 0) {
    const left = possible.filter((no) => models.size === 0 || models.has(no))
    return { makes, models: left.length > 0 ? new Set(left) : NO_MODEL }
  }
  if (!make || (makes.size > 0 && !makes.has(make.no))) return { makes, models: NO_MODEL }
  return { makes: new Set([make.no]), models }
}

export const everything: ListingFilter = {
  categories: new Set(),
  subCategories: new Set(),
  makes: new Set(),
  models: new Set(),
  years: new Set(),
  brands: new Set(),
}

/** Of a search that is asked for its total and counts alone. */
export const noPage: PageWanted = { order: 'best', offset: 0, limit: 0 }

/** Whether a filter lets everything pass. */
export function isOpen(filter: ListingFilter): boolean {
  const { categories, subCategories, makes, models, years, brands } = filter
  const { sellerNo, groupNo, minPrice, maxPrice } = filter
  const { tiers, emirates, only } = filter
  const chosen = [categories, subCategories, makes, models, years, brands, tiers, emirates, only]
  const bounds = [sellerNo, groupNo, minPrice, maxPrice]
  return chosen.every((values) => !values?.size) && bounds.every((bound) => bound === undefined)
}

/**
 * The order asked for; by default the best match of a text, otherwise the newest. Parts of one seller
 * only are not mixed.
 */
export function orderOf({ sortBy, string, seller }: SearchQuery): Order {
  if (!sortBy) return string === '' ? 'newest' : 'best'
  if ('date' in sortBy) return sortBy.mixed && !seller ? 'mixed' : 'newest'
  return sortBy.price === 1 ? 'price_ascending' : 'price_descending'
}

function numbers(words: string[], find: Finder<{ no: number }>): Set<number> | undefined {
  const found = words.map((word) => find(word)?.no)
  return found.includes(undefined) ? undefined : new Set(found as number[])
}
