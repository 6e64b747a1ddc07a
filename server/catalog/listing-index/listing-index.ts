import { Columns, type IndexedListing } from './columns.ts'
import {
  countsOf,
  Fitments,
  type FittedYears,
  type VehicleCounts,
  type VehicleFilter,
} from './fitments.ts'
import { orderedPage } from './ordered-page.ts'

/** Empty sets and missing bounds let everything pass; prices in fils. */
export type ListingFilter = VehicleFilter & {
  categories: ReadonlySet<number>
  subCategories: ReadonlySet<number>
  brands: ReadonlySet<string>
  minPrice?: number
  maxPrice?: number
}

/** Listings that a text search found, those that match best in the first list. */
export type Candidates = Int32Array[]

export type Order = 'best' | 'newest' | 'cheapest' | 'dearest'

/** Counts by category number, brand name, year and so on; the span is null when nothing matches. */
export type FacetCounts = VehicleCounts & {
  category: Map<number, number>
  subCategory: Map<number, number>
  brand: Map<string, number>
  price: { min: number; max: number } | null
}

export type IndexResult = { nos: number[]; total: number; facets: FacetCounts }

// What keeps a listing out, one bit each; a listing kept out by one thing only still counts in the
// facet of that thing.
const BY_CATEGORY = 1
const BY_SUB_CATEGORY = 2
const BY_BRAND = 4
const BY_PRICE = 8

/**
 * All listings on offer, in memory, for filtering, counting and ordering: every facet of every
 * query comes from one scan. PostgreSQL stays the truth; this follows it (see `follow-listings.ts`)
 * and answers with the numbers of the rows to read.
 */
export class ListingIndex {
  private readonly columns = new Columns()
  private readonly fitments = new Fitments()
  private matched = new Uint32Array(1024)

  put(row: IndexedListing): void {
    this.columns.put(row)
  }

  drop(no: number): void {
    this.columns.drop(no)
  }

  knowsFitment(no: number): boolean {
    return this.fitments.has(no)
  }

  putFitment(no: number, vehicles: FittedYears[]): void {
    this.fitments.put(no, vehicles)
  }

  search(
    filter: ListingFilter,
    page: { order: Order; offset: number; limit: number },
    candidates?: Candidates,
  ): IndexResult {
    const { columns } = this
    const vehiclePasses = this.fitments.passing(filter)
    const brandNumbers = new Set([...filter.brands].map((name) => columns.brandNumber(name)))
    const min = filter.minPrice ?? 0
    const max = filter.maxPrice ?? Infinity
    const anyCategory = filter.categories.size === 0
    const anySubCategory = filter.subCategories.size === 0
    const anyBrand = brandNumbers.size === 0

    const category = new Uint32Array(256)
    const subCategory = new Uint32Array(columns.subCategoryEnd)
    const brand = new Uint32Array(columns.brandNames.length)
    const otherwisePassing = new Uint32Array(this.fitments.end)
    let cheapest = Infinity
    let dearest = -Infinity
    let total = 0

    const tiers = candidates && tiersOf(candidates, columns.end)
    if (this.matched.length < columns.end) this.matched = new Uint32Array(columns.end * 2)
    const matched = this.matched
    for (let no = 1; no < columns.end; no++) {
      if (!columns.state[no] || (tiers && !tiers[no])) continue
      let outBy = 0
      if (!anyCategory && !filter.categories.has(columns.category[no]!)) outBy |= BY_CATEGORY
      if (!anySubCategory && !filter.subCategories.has(columns.subCategory[no]!))
        outBy |= BY_SUB_CATEGORY
      if (!anyBrand && !brandNumbers.has(columns.brand[no]!)) outBy |= BY_BRAND
      const price = columns.price[no]!
      if (price < min || price > max) outBy |= BY_PRICE
      const fitment = columns.fitment[no]!
      if (outBy === 0) otherwisePassing[fitment]!++
      if (!vehiclePasses[fitment]) continue
      if (outBy === 0) matched[total++] = no
      if ((outBy & ~BY_CATEGORY) === 0) category[columns.category[no]!]!++
      if ((outBy & ~BY_SUB_CATEGORY) === 0) subCategory[columns.subCategory[no]!]!++
      if ((outBy & ~BY_BRAND) === 0) brand[columns.brand[no]!]!++
      if ((outBy & ~BY_PRICE) === 0) {
        if (price < cheapest) cheapest = price
        if (price > dearest) dearest = price
      }
    }
    return {
      nos: orderedPage(matched, total, this.keyFor(page.order, tiers), page.offset, page.limit),
      total,
      facets: {
        category: countsOf(category),
        subCategory: countsOf(subCategory),
        brand: new Map(Array.from(countsOf(brand), ([no, n]) => [columns.brandNames[no]!, n])),
        ...this.fitments.count(filter, otherwisePassing),
        price: cheapest === Infinity ? null : { min: cheapest, max: dearest },
      },
    }
  }

  /** Ascending sort key of a listing. Best match: how well, then in stock, then the newest. */
  private keyFor(order: Order, tiers?: Uint8Array): (no: number) => number {
    const { price, listedAt, state } = this.columns
    if (order === 'cheapest') return (no) => price[no]!
    if (order === 'dearest') return (no) => -price[no]!
    if (order === 'newest' || !tiers) return (no) => -listedAt[no]!
    return (no) => -(tiers[no]! * 2 ** 34 + state[no]! * 2 ** 32 + listedAt[no]!)
  }
}

/** Per listing how well it matches, more is better, 0 not at all. */
function tiersOf(candidates: Candidates, end: number): Uint8Array {
  const tiers = new Uint8Array(end)
  candidates.forEach((nos, place) => {
    for (const no of nos) if (!tiers[no]) tiers[no] = candidates.length - place
  })
  return tiers
}
