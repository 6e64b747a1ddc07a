import { setImmediate } from 'node:timers/promises'
import { Columns, type IndexedListing } from './columns.ts'
import { DenseNumbers } from './dense-numbers.ts'
import {
  countsOf,
  Fitments,
  type FitmentSource,
  type FittedYears,
  type VehicleCounts,
} from './fitments.ts'
import {
  ListingScan,
  type IndexResult,
  type ListingFilter,
  type PageWanted,
} from './listing-scan.ts'
import { Names, type WordVehicle } from './names.ts'
import { Neighbours } from './neighbours.ts'
import type { Candidates } from './ranking.ts'
import type { Wanted } from './wanted.ts'

const none: ReadonlySet<number> = new Set()

/**
 * What the index must know of the language: the positions (bits of `positions`) that words name, and
 * those that part types have by themselves, by the type's number; and the words of cars.
 */
export type NameKnowledge = {
  positionsIn: (words: string[]) => number
  typePositions: Uint8Array
  /** The makes and models that have a word in their name. */
  vehicleWords?: ReadonlyMap<string, WordVehicle[]>
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
  readonly listingNumbers = new DenseNumbers()
  private fitmentNumbers = new DenseNumbers()
  /** The numbers of sets of vehicles that are in no table, by what they hold. */
  private readonly inferredFitments = new Map<string, number>()
  /** How many of them each seller was the first to have. */
  private readonly inferredBySeller = new Map<number, number>()
  private readonly scan = new ListingScan()

  constructor({ positionsIn, typePositions, vehicleWords }: NameKnowledge) {
    this.names = new Names(positionsIn, vehicleWords)
    this.columns = new Columns(this.names)
    this.typePositions = typePositions
  }

  /** Throws `RangeError` for a row that can't be held; the one before it then stays. */
  put(row: IndexedListing): void {
    const no = this.listingNumbers.add(row.no)
    const fitmentNo = this.fitmentNumbers.add(row.fitmentNo)
    this.columns.put({ ...row, no, fitmentNo })
  }

  /**
   * Gives listings that are about to be put their places, those of one part number side by side: grouping
   * neighbours costs little.
   */
  async reserve(
    chunks: AsyncIterable<Pick<IndexedListing, 'no' | 'skuKey' | 'brand'>[]>,
  ): Promise<void> {
    const { groups } = this.columns
    const neighbours = new Neighbours()
    for await (const listings of chunks)
      for (const { no, skuKey, brand } of listings) neighbours.add(no, groups.intern(skuKey, brand))
    const nos = neighbours.inOrder(groups.end)
    for (let place = 0; place < nos.length; place++) {
      if (place % AT_A_STRETCH === 0) await setImmediate()
      this.listingNumbers.add(nos[place]!)
    }
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
   * The number, for a row without vehicles, of those that its name or its brand says; 0 where its seller has brought as
   * many sets as one may. Every query looks at all of them, and names can say any number.
   */
  inferFitment(
    vehicles: FittedYears[],
    sellerNo: number,
    source: Exclude<FitmentSource, 'fields'> = 'name',
  ): number {
    const cars = vehicles.map(({ model, make, from, to }) => `${make}/${model}:${from}-${to}`)
    const key = `${source} ${cars.join()}`
    let no = this.inferredFitments.get(key)
    if (no === undefined) {
      const brought = this.inferredBySeller.get(sellerNo) ?? 0
      if (brought >= MOST_INFERRED) return 0
      this.inferredBySeller.set(sellerNo, brought + 1)
      no = LAST_FITMENT - this.inferredFitments.size
      this.inferredFitments.set(key, no)
    }
    this.fitments.put(this.fitmentNumbers.add(no), vehicles, source)
    return no
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

  /** The number of a part number and brand for a filter; 0 where no listing has had them. */
  groupOf(skuKey: string, brand: string): number {
    return this.columns.groups.of(skuKey, brand)
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
      for (const [type, likelihood] of types) if (likelihood === 1) counts[type]! += counts[set]!
    return counts
  }

  /** How many listings of these part types fit one of the vehicles. */
  countFitting(types: Iterable<number>, vehicles: Wanted['vehicles']): number {
    const { byType, partType, fitment, state } = this.columns
    const fit = this.fitments.fit(vehicles)
    let count = 0
    for (const type of types)
      for (const no of byType.of(type))
        if (state[no] && partType[no] === type && fit[fitment[no]!]! > 0) count++
    return count
  }

  /** See `Names.knows`. */
  knowsWord(word: string): boolean {
    return this.names.knows(word)
  }

  /** Whether descriptions on offer have the word, or a name has one that sounds like it. */
  mayHaveWord(word: string): boolean {
    return this.columns.texts.count(word) > 0 || this.names.suspects(word)
  }

  /** One page of listings and all facets, see `ListingScan`. */
  search(filter: ListingFilter, page: PageWanted, criteria?: Candidates | Wanted): IndexResult {
    return this.scan.search(this, filter, page, criteria)
  }
}

// The table numbers its fitments from 1, and never comes near.
const LAST_FITMENT = 2 ** 31 - 1
// More than a company sells parts for: models times spans of years.
export const MOST_INFERRED = 2_000
// So many places are given within a few milliseconds.
const AT_A_STRETCH = 50_000
// So many take a query less than a tenth of a millisecond.
const FEW_ENTRIES = 10_000
