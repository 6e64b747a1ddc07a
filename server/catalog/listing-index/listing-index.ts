import { Columns, type IndexedListing } from './columns.ts'
import { DenseNumbers } from './dense-numbers.ts'
import {
  countsOf,
  Fitments,
  type FittedYears,
  type VehicleCounts,
  type VehicleFilter,
} from './fitments.ts'
import { Names } from './names.ts'
import { orderedPage } from './ordered-page.ts'
import { Ranking, type Candidates, type Wanted } from './ranking.ts'
import { Tally } from './tally.ts'

/** Empty sets and missing bounds let everything pass; prices in fils. */
export type ListingFilter = VehicleFilter & {
  /** Only what this seller offers. */
  sellerNo?: number
  categories: ReadonlySet<number>
  subCategories: ReadonlySet<number>
  brands: ReadonlySet<string>
  minPrice?: number
  maxPrice?: number
}

export type Order = 'best' | 'newest' | 'cheapest' | 'dearest'

/**
 * Counts by category number, brand name, year and so on; the span is null when nothing matches. Of
 * brands there are the most frequent ones, and those that the filter chooses.
 */
export type FacetCounts = VehicleCounts & {
  category: Map<number, number>
  subCategory: Map<number, number>
  brand: Map<string, number>
  price: { min: number; max: number } | null
}

/**
 * `relaxed`: nothing has all of the words and the brand asked for, so these have some of them.
 * `contradicting`: how many of the total are of another year or side than asked for.
 */
export type IndexResult = {
  nos: number[]
  total: number
  facets: FacetCounts
  relaxed: boolean
  contradicting: number
}

const none: ReadonlySet<number> = new Set()

// What keeps a listing out, one bit each; a listing kept out by one thing only still counts in the
// facet of that thing.
const BY_CATEGORY = 1
const BY_SUB_CATEGORY = 2
const BY_BRAND = 4
const BY_PRICE = 8

/**
 * What the index must know of the language: the positions (bits of `positions`) that words name, and
 * those that part types have by themselves, by the type's number.
 */
export type PositionKnowledge = {
  positionsIn: (words: string[]) => number
  typePositions: Uint8Array
}

/**
 * All listings on offer, in memory, for filtering, counting and ordering: every facet of every
 * query comes from one scan. PostgreSQL stays the truth; this follows it (see `follow-listings.ts`)
 * and answers with the numbers of the rows to read.
 */
export class ListingIndex {
  readonly names: Names
  readonly columns: Columns
  fitments = new Fitments()
  readonly typePositions: Uint8Array
  private readonly ranking = new Ranking()
  private readonly listingNumbers = new DenseNumbers()
  private fitmentNumbers = new DenseNumbers()
  private readonly brandTally = new Tally()
  private readonly fitmentTally = new Tally()
  private matched = new Uint32Array(1024)

  constructor({ positionsIn, typePositions }: PositionKnowledge) {
    this.names = new Names(positionsIn)
    this.columns = new Columns(this.names)
    this.typePositions = typePositions
  }

  /** Throws `RangeError` for a row that can't be held; the one before it then stays. */
  put(row: IndexedListing): void {
    const no = this.listingNumbers.add(row.no)
    const fitmentNo = this.fitmentNumbers.add(row.fitmentNo)
    this.columns.put({ ...row, no, fitmentNo })
  }

  drop(no: number): void {
    this.columns.drop(this.listingNumbers.of(no))
  }

  knowsFitment(no: number): boolean {
    const dense = this.fitmentNumbers.of(no)
    return no === 0 || (dense > 0 && this.fitments.has(dense))
  }

  putFitment(no: number, vehicles: FittedYears[]): void {
    this.fitments.put(this.fitmentNumbers.add(no), vehicles)
  }

  /**
   * Frees the fitments that no listing on offer has, once they are more than the others: queries look at
   * both. Not to be called between `putFitment` and the rows that have it.
   */
  releaseFitments(): void {
    const { columns, fitmentNumbers } = this
    const { used, unused } = this.fitments.usage(columns.ofFitment)
    if (unused <= Math.max(used, FEW_ENTRIES)) return
    const fresh = new DenseNumbers()
    const renumbered = new Uint32Array(fitmentNumbers.end)
    for (let no = 1; no < fitmentNumbers.end; no++)
      if (columns.ofFitment[no]! > 0) renumbered[no] = fresh.add(fitmentNumbers.sparseOf(no))
    this.fitments = this.fitments.copyOf(renumbered)
    this.fitmentNumbers = fresh
    columns.renumberFitments(renumbered)
  }

  get brandNames(): readonly string[] {
    return this.columns.brandNames
  }

  /** The brands of listings on offer; `brandNames` also has those that are gone. */
  brandsOnOffer(): string[] {
    const { brandNames, ofBrand } = this.columns
    return brandNames.filter((name, no) => name !== '' && ofBrand[no]! > 0)
  }

  /** A brand on offer as it is spelled, by its whole name in any case. */
  brandNamed = (name: string): string | undefined => {
    const no = this.columns.brandNumber(name)
    return this.columns.ofBrand[no]! > 0 ? this.columns.brandNames[no] || undefined : undefined
  }

  /** How many listings are on offer. */
  get size(): number {
    const { ofCategory, categoryEnd } = this.columns
    return ofCategory.subarray(0, categoryEnd).reduce((sum, count) => sum + count, 0)
  }

  /** How many listings there are of each category, make, model and year. */
  counts(): VehicleCounts & { category: Map<number, number> } {
    const { ofCategory, ofFitment, categoryEnd } = this.columns
    return {
      category: countsOf(ofCategory.subarray(0, categoryEnd)),
      ...this.fitments.count(
        { makes: none, models: none, years: none },
        ofFitment,
        countsOf(ofFitment).keys(),
      ),
    }
  }

  /**
   * How many listings of each part type fit one of the vehicles, or any; all of them when none is
   * given.
   */
  countTypes({ vehicles, years }: Pick<Wanted, 'vehicles' | 'years'>): Uint32Array {
    const { columns } = this
    const counts = columns.ofType.slice()
    if (vehicles.length > 0 || years) {
      const fit = this.fitments.fit(vehicles, years)
      counts.fill(0)
      for (let no = 1; no < columns.end; no++)
        if (columns.state[no] && fit[columns.fitment[no]!]! > 0) counts[columns.partType[no]!]!++
    }
    for (const [set, types] of columns.typeSets.entries())
      for (const type of types) counts[type]! += counts[set]!
    return counts
  }

  /** Whether a name on offer has the word, one that begins like it, or one a typing error away. */
  knowsWord(word: string): boolean {
    return this.names.knows(word)
  }

  /**
   * One page and all facets of what passes the filter and, where `sought` is given, answers it: as
   * listings already found, or as what a query was understood to want.
   */
  search(
    filter: ListingFilter,
    page: { order: Order; offset: number; limit: number },
    sought?: Candidates | Wanted,
  ): IndexResult {
    const { columns } = this
    const ranked = sought && this.ranked(sought, page.order)
    const vehiclePasses = this.fitments.passing(filter)
    const brandNumbers = new Set([...filter.brands].map((name) => columns.brandNumber(name)))
    const min = filter.minPrice ?? 0
    const max = filter.maxPrice ?? Infinity
    const anyCategory = filter.categories.size === 0
    const anySubCategory = filter.subCategories.size === 0
    const anyBrand = brandNumbers.size === 0

    const category = new Uint32Array(columns.categoryEnd)
    const subCategory = new Uint32Array(columns.subCategoryEnd)
    const brand = this.brandTally.cleared(columns.brandNames.length)
    const otherwisePassing = this.fitmentTally.cleared(this.fitments.end)
    let cheapest = Infinity
    let dearest = -Infinity
    let total = 0
    let contradicting = 0

    if (this.matched.length < columns.end) this.matched = new Uint32Array(columns.end * 2)
    const matched = this.matched
    const { state, seller: sellerOf, price: prices, fitment: fitmentOf } = columns
    const { category: categoryOf, subCategory: subCategoryOf, brand: brandOf } = columns
    const found = ranked?.nos
    const end = ranked ? ranked.count : columns.end
    for (let at = ranked ? 0 : 1; at < end; at++) {
      const no = found ? found[at]! : at
      if (!state[no] || (filter.sellerNo && sellerOf[no] !== filter.sellerNo)) continue
      let outBy = 0
      if (!anyCategory && !filter.categories.has(categoryOf[no]!)) outBy |= BY_CATEGORY
      if (!anySubCategory && !filter.subCategories.has(subCategoryOf[no]!)) outBy |= BY_SUB_CATEGORY
      if (!anyBrand && !brandNumbers.has(brandOf[no]!)) outBy |= BY_BRAND
      const price = prices[no]!
      if (price < min || price > max) outBy |= BY_PRICE
      const fitment = fitmentOf[no]!
      if (outBy === 0) otherwisePassing.add(fitment)
      if (!vehiclePasses[fitment]) continue
      if (outBy === 0) {
        matched[total++] = no
        if (ranked?.contradicts(no)) contradicting++
      }
      if ((outBy & ~BY_CATEGORY) === 0) category[categoryOf[no]!]!++
      if ((outBy & ~BY_SUB_CATEGORY) === 0) subCategory[subCategoryOf[no]!]!++
      if ((outBy & ~BY_BRAND) === 0) brand.add(brandOf[no]!)
      if ((outBy & ~BY_PRICE) === 0) {
        if (price < cheapest) cheapest = price
        if (price > dearest) dearest = price
      }
    }
    return {
      nos: orderedPage(
        matched,
        total,
        this.keyFor(page.order, total, ranked),
        page.offset,
        page.limit,
        (no) => this.listingNumbers.sparseOf(no),
      ),
      total,
      facets: {
        category: countsOf(category),
        subCategory: countsOf(subCategory),
        brand: this.brandCounts(brand, brandNumbers),
        ...this.fitments.count(filter, otherwisePassing.counts, otherwisePassing.found),
        price: cheapest === Infinity ? null : { min: cheapest, max: dearest },
      },
      relaxed: ranked?.relaxed ?? false,
      contradicting,
    }
  }

  private brandCounts(found: Tally, chosen: ReadonlySet<number>): Map<string, number> {
    const { brandNames } = this.columns
    const shown = new Set([...chosen, ...found.mostFrequent(MOST_BRANDS)])
    const counted = [...shown].filter((no) => found.counts[no]! > 0)
    return new Map(counted.map((no) => [brandNames[no]!, found.counts[no]!]))
  }

  private ranked(sought: Candidates | Wanted, order: Order): Ranking {
    const ranking = this.ranking.sized(this.columns.end)
    if (Array.isArray(sought)) ranking.takeFound(sought, (no) => this.listingNumbers.of(no))
    else {
      ranking.rank(sought, this)
      if (order !== 'best' || sought.isExact) ranking.keepRelevant()
    }
    return ranking
  }

  /**
   * Ascending sort key of a listing. Best match: how well, then in stock, then offered by several
   * sellers (looked up only while the answer is no broad one), then the newest.
   */
  private keyFor(order: Order, total: number, ranking?: Ranking): (no: number) => number {
    const { price, listedAt, state, offers, sku } = this.columns
    if (order === 'cheapest') return (no) => price[no]!
    if (order === 'dearest') return (no) => -price[no]!
    if (order === 'newest' || !ranking) return (no) => -listedAt[no]!
    const { scores } = ranking
    const competition =
      total > BROAD ? () => 0 : (no: number) => Math.min(2, offers.count(sku[no]!) >> 1)
    return (no) =>
      -(((scores[no]! * 4 + state[no]!) * 4 + competition(no)) * 2 ** 32 + listedAt[no]!)
  }
}

const BROAD = 10_000
// So many take a query less than a tenth of a millisecond.
const FEW_ENTRIES = 10_000
const MOST_BRANDS = 200
