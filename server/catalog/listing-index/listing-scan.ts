import type { Columns } from './columns.ts'
import type { DenseNumbers } from './dense-numbers.ts'
import { countsOf, type Fitments, type VehicleCounts, type VehicleFilter } from './fitments.ts'
import { GroupCounts } from './group-counts.ts'
import { GroupLeaders, offersBehind, type OfferGroup } from './group-leaders.ts'
import type { Names } from './names.ts'
import { leaderKeys, orderKeys, type Order } from './order-keys.ts'
import { orderedPage } from './ordered-page.ts'
import { Ranking, type Candidates } from './ranking.ts'
import type { Wanted } from './wanted.ts'
import { Tally } from './tally.ts'
import { queryCode, TraitScan, type TraitCounts, type TraitFilter } from './traits.ts'
import { VisitedGroups } from './visited-groups.ts'

/** Empty sets and missing bounds let everything pass; prices in fils. */
export type ListingFilter = VehicleFilter &
  TraitFilter & {
    /** Only what this seller offers. */
    sellerNo?: number
    /** Only the offers of this part number and brand, see `groupOf`. */
    groupNo?: number
    categories: ReadonlySet<number>
    subCategories: ReadonlySet<number>
    brands: ReadonlySet<string>
    minPrice?: number
    maxPrice?: number
  }

/**
 * `isGrouped`: listings of the same part number and brand are one result. `onlyAnswering`: where nothing answers what was
 * asked for, what has some of its words needn't be looked for.
 */
export type PageWanted = {
  order: Order
  offset: number
  limit: number
  isGrouped?: boolean
  onlyAnswering?: boolean
}

/**
 * Counts by category number, brand name, year and so on; the span is null when nothing matches. Of
 * brands there are the most frequent ones, and those that the filter chooses.
 */
export type FacetCounts = VehicleCounts &
  TraitCounts & {
    category: Map<number, number>
    subCategory: Map<number, number>
    brand: Map<string, number>
    price: { min: number; max: number } | null
  }

/**
 * `relaxed`: nothing has all of the words and the brand asked for, so these have some of them. `isOfOthers`: none is of
 * the kind of part that was asked for, or has all the words.
 * `contradicting`: how many of the total are of another year or side than asked for. `offers`: how many
 * listings the total is made of, and `groups` those behind each of `nos`, by its number, where results are grouped.
 */
export type IndexResult = {
  nos: number[]
  total: number
  offers: number
  groups?: Map<number, OfferGroup>
  facets: FacetCounts
  relaxed: boolean
  isOfOthers: boolean
  contradicting: number
}

/** How many results answer what was asked for, and not some of its words alone. */
export const countAnswering = ({ total, isOfOthers }: IndexResult): number =>
  isOfOthers ? 0 : total

// What keeps a listing out, one bit each; a listing kept out by one thing only still counts in the
// facet of that thing.
const BY_CATEGORY = 1
const BY_SUB_CATEGORY = 2
const BY_BRAND = 4
const BY_PRICE = 8
const BY_TRAITS = 16

const noSeller = new Uint8Array(0)

/** What is searched. */
type Stock = {
  columns: Columns
  fitments: Fitments
  names: Names
  typePositions: Uint8Array
  listingNumbers: DenseNumbers
}

/** Answers queries out of the columns of an index, in the same arrays for every query. */
export class ListingScan {
  private readonly ranking = new Ranking()
  private readonly brandTally = new Tally()
  private readonly fitmentTally = new Tally()
  private readonly groupCounts = new GroupCounts()
  private readonly traits = new TraitScan()
  private readonly groupLeaders = new GroupLeaders()
  private readonly visitedGroups = new VisitedGroups()
  private matched = new Uint32Array(1024)

  /**
   * One page and all facets of what passes the filter and, where `criteria` is given, answers it: as
   * listings already found, or as what a query was understood to want.
   */
  search(
    stock: Stock,
    filter: ListingFilter,
    page: PageWanted,
    criteria?: Candidates | Wanted,
  ): IndexResult {
    const { columns, fitments } = stock
    const ranked = criteria && this.ranked(stock, criteria, page)
    const vehiclePasses = fitments.passing(filter)
    const brandNumbers = new Set([...filter.brands].map((name) => columns.brandNumber(name)))
    const min = filter.minPrice ?? 0
    const max = filter.maxPrice ?? Infinity
    const anyCategory = filter.categories.size === 0
    const anySubCategory = filter.subCategories.size === 0
    const anyBrand = brandNumbers.size === 0

    const category = new Uint32Array(columns.categoryEnd)
    const subCategory = new Uint32Array(columns.subCategoryEnd)
    const brand = this.brandTally.cleared(columns.brandNames.length)
    const visited = this.visitedGroups
    const groupEnd = columns.groups.end
    const traits = page.isGrouped
      ? this.traits.startGrouped(filter, groupEnd, visited)
      : this.traits.start(filter)
    const outByTraits = traits.outBy
    // Then how many listings have each fitment is known, and those of others need no look.
    const isByVehicleAlone =
      !ranked &&
      !page.isGrouped &&
      !filter.sellerNo &&
      filter.groupNo === undefined &&
      anyCategory &&
      anySubCategory &&
      anyBrand &&
      min === 0 &&
      max === Infinity &&
      outByTraits.every((out) => out === 0)
    const otherwisePassing = isByVehicleAlone
      ? this.fitmentTally.take(columns.ofFitment, fitments.end)
      : this.fitmentTally.cleared(fitments.end)
    const groups = page.isGrouped
      ? this.groupCounts.cleared(groupEnd, columns.end, otherwisePassing, visited)
      : undefined
    if (groups) {
      this.groupLeaders.clear(groupEnd, visited)
      visited.forget()
    }
    let lowest = Infinity
    let highest = -Infinity
    let count = 0
    // Of the listing before: mostly one of the same group, which adds nothing where it is the same otherwise.
    let [lastGroup, lastFitment, lastCategory, lastSub, lastOut] = [0, 0, 0, 0, 0]

    if (this.matched.length < columns.end) this.matched = new Uint32Array(columns.end * 2)
    const matched = this.matched
    const { state, seller: sellerOf, price: prices, fitment: fitmentOf, group: groupOf } = columns
    const { category: categoryOf, subCategory: subCategoryOf, brand: brandOf } = columns
    const { traits: traitsOf } = columns
    const openSellers = filter.openSellers ?? noSeller
    const found = ranked?.nos
    const end = ranked ? ranked.count : columns.end
    for (let at = ranked ? 0 : 1; at < end; at++) {
      const no = found ? found[at]! : at
      if (!state[no] || (filter.sellerNo && sellerOf[no] !== filter.sellerNo)) continue
      const fitment = fitmentOf[no]!
      if (isByVehicleAlone && !vehiclePasses[fitment]) continue
      const group = groupOf[no]!
      if (filter.groupNo !== undefined && group !== filter.groupNo) continue
      let outBy = 0
      if (!anyCategory && !filter.categories.has(categoryOf[no]!)) outBy |= BY_CATEGORY
      if (!anySubCategory && !filter.subCategories.has(subCategoryOf[no]!)) outBy |= BY_SUB_CATEGORY
      if (!anyBrand && !brandNumbers.has(brandOf[no]!)) outBy |= BY_BRAND
      const price = prices[no]!
      if (price < min || price > max) outBy |= BY_PRICE
      const seller = sellerOf[no]!
      const code = queryCode(traitsOf[no]!, seller < openSellers.length ? openSellers[seller]! : 0)
      if (outByTraits[code] !== 0) outBy |= BY_TRAITS
      const ofCategory = categoryOf[no]!
      const ofSub = subCategoryOf[no]!
      const isCounted =
        groups !== undefined &&
        group === lastGroup &&
        fitment === lastFitment &&
        ofCategory === lastCategory &&
        ofSub === lastSub &&
        outBy === lastOut
      if (outBy === 0 && !isCounted && !isByVehicleAlone) {
        if (groups) groups.fitments.add(group, fitment)
        else otherwisePassing.add(fitment)
      }
      if (!isCounted) {
        if (groups && group !== lastGroup) visited.add(group)
        lastGroup = group
        lastFitment = fitment
        lastCategory = ofCategory
        lastSub = ofSub
        lastOut = outBy
      }
      if (!vehiclePasses[fitment]) continue
      if (outBy === 0) matched[count++] = no
      if (!isCounted) {
        if ((outBy & ~BY_CATEGORY) === 0 && (!groups || groups.category.isNew(group, ofCategory)))
          category[ofCategory]!++
        if ((outBy & ~BY_SUB_CATEGORY) === 0 && (!groups || groups.subCategory.isNew(group, ofSub)))
          subCategory[ofSub]!++
        // All offers of a group have one brand.
        if ((outBy & ~BY_BRAND) === 0 && (!groups || groups.brand.isNew(group, 0)))
          brand.add(brandOf[no]!)
      }
      if ((outBy & ~BY_TRAITS) === 0) {
        if (groups) traits.addOf(group, code)
        else traits.add(code)
      }
      if ((outBy & ~BY_PRICE) === 0) {
        if (price < lowest) lowest = price
        if (price > highest) highest = price
      }
    }
    return {
      ...this.paged(stock, count, page, ranked),
      offers: count,
      facets: {
        category: countsOf(category),
        subCategory: countsOf(subCategory),
        brand: this.brandCounts(columns, brand, brandNumbers),
        ...fitments.count(
          filter,
          otherwisePassing.counts,
          otherwisePassing.found,
          groups?.fitments,
        ),
        ...traits.found({ isGrouped: groups !== undefined }),
        price: lowest === Infinity ? null : { min: lowest, max: highest },
      },
      relaxed: ranked?.relaxed ?? false,
      isOfOthers: ranked !== undefined && this.areOthers(count, ranked),
    }
  }

  /** Whether the `count` matched listings are of other kinds than was asked for. */
  private areOthers(count: number, { others }: Ranking): boolean {
    for (let at = 0; at < count; at++) if (!others.has(this.matched[at]!)) return false
    return count > 0
  }

  /** A page of the `count` matched listings. */
  private paged(
    { columns, listingNumbers }: Stock,
    count: number,
    { order, offset, limit, isGrouped }: PageWanted,
    ranking: Ranking | undefined,
  ): Pick<IndexResult, 'nos' | 'total' | 'groups' | 'contradicting'> {
    const { matched, groupLeaders } = this
    const numberOf = (no: number) => listingNumbers.sparseOf(no)
    let nos = matched
    let total = count
    if (isGrouped) {
      const keyOf = leaderKeys(order, columns, { count, ranking })
      total = groupLeaders.find(matched, count, columns.group, keyOf, numberOf)
      nos = groupLeaders.nos
    }
    let contradicting = 0
    if (ranking)
      for (let at = 0; at < total; at++) if (ranking.contradicts(nos[at]!)) contradicting++
    const keyOf = orderKeys(order, columns, { nos, count: total, numberOf, ranking })
    const shown = orderedPage(nos, total, keyOf, offset, limit, numberOf)
    if (!isGrouped) return { nos: shown, total, contradicting }
    const dense = shown.map((no) => listingNumbers.of(no))
    const behind = offersBehind(dense, matched, count, columns)
    const groups = new Map(shown.map((no, place) => [no, behind[place]!]))
    return { nos: shown, total, contradicting, groups }
  }

  private brandCounts(
    { brandNames }: Columns,
    found: Tally,
    chosen: ReadonlySet<number>,
  ): Map<string, number> {
    const shown = new Set([...chosen, ...found.mostFrequent(MOST_BRANDS)])
    const counted = [...shown].filter((no) => found.counts[no]! > 0)
    return new Map(counted.map((no) => [brandNames[no]!, found.counts[no]!]))
  }

  private ranked(
    stock: Stock,
    criteria: Candidates | Wanted,
    { order, onlyAnswering }: PageWanted,
  ): Ranking {
    const ranking = this.ranking.sized(stock.columns.end)
    if (Array.isArray(criteria)) ranking.takeFound(criteria, (no) => stock.listingNumbers.of(no))
    else {
      ranking.rank(criteria, stock, { onlyAnswering })
      if (order !== 'best' || criteria.isExact) ranking.dropIrrelevant()
    }
    return ranking
  }
}

const MOST_BRANDS = 200
