import { countBits } from '../count-bits.ts'
import { comparePositions } from '../positions.ts'
import type { Columns } from './columns.ts'
import { OTHER_YEAR, UNIVERSAL, type Fitments, type WantedVehicle } from './fitments.ts'
import type { Names } from './names.ts'

/** What a query was understood to want. */
export type Wanted = {
  /** By the part type's number, how likely it is meant (0–1); undefined when none was named. */
  types?: ReadonlyMap<number, number>
  vehicles: WantedVehicle[]
  years?: { from: number; to: number }
  /** Bits of `positions`. */
  positions: number
  /** The car is known for certain: what contradicts is left out. */
  isExact?: boolean
  brands: string[]
  /** Folded words to look for in names. */
  words: string[]
  /** The folded words for the types and `words`: how a part of no known type may be called. */
  spoken: string[]
}

/** Listings found by their number or description, those that match best in the first list. */
export type Candidates = Int32Array[]

type Stock = {
  columns: Columns
  fitments: Fitments
  names: Names
  typePositions: Uint8Array
}

// A score, from its highest bit down: nothing contradicts · likelihood of the type (4 bits) · how it
// suits the vehicle (3) · positions granted (2).
const CONSISTENT = 1 << 9
const LIKELIHOOD = 5
const FIT = 2
const MOST_LIKELY = 15

/**
 * Listings with how well they answer a query: `nos[0..count)`, and by a listing's number its score,
 * more being better. Made anew by every query in the same arrays.
 */
export class Ranking {
  nos = new Uint32Array(1024)
  scores = new Uint16Array(1024)
  count = 0
  /** None has all of the brand and the words, so these are those that have most of them. */
  relaxed = false
  private isRated = false

  sized(end: number): this {
    if (this.nos.length < end) {
      this.nos = new Uint32Array(end * 2)
      this.scores = new Uint16Array(end * 2)
    }
    this.count = 0
    this.relaxed = false
    this.isRated = false
    return this
  }

  /** `denseOf` gives the index's number of a listing, 0 where it has none. */
  takeFound(found: Candidates, denseOf: (no: number) => number): void {
    const seen = new Set<number>()
    found.forEach((list, place) => {
      for (const given of list) {
        const no = denseOf(given)
        if (no === 0 || seen.has(no)) continue
        seen.add(no)
        this.nos[this.count++] = no
        this.scores[no] = found.length - place
      }
    })
  }

  /**
   * The listings that have one of the types and fit one of the vehicles. Years and positions that
   * contradict rank a listing below all that don't; those it doesn't state do it no harm.
   */
  rank(wanted: Wanted, stock: Stock): void {
    const { types, vehicles, years, words, brands } = wanted
    const needsFit = vehicles.length > 0 || years !== undefined
    const possibleHits = words.length + Math.min(1, brands.length)
    if (!types && !needsFit && possibleHits === 0) return
    this.isRated = true
    const { columns, names } = stock
    const { state, partType, name, end } = columns
    const scoreOf = scorer(wanted, stock)
    const hitsOf = hitCounter(wanted, stock)
    const { nos, scores } = this
    let count = 0
    let mostHits = types || needsFit ? 0 : 1
    const take = (no: number, likelihood: number) => {
      const hits = state[no] === 0 ? -1 : hitsOf(no)
      if (hits < mostHits) return
      const score = scoreOf(no, likelihood)
      if (score === 0) return
      if (hits > mostHits) {
        mostHits = hits
        count = 0
      }
      nos[count++] = no
      scores[no] = score
    }
    if (types) {
      for (const [type, weight] of types)
        for (const no of columns.byType.of(type))
          if (partType[no] === type) take(no, likelihoodOf(weight))
      for (const [set, possible] of columns.typeSets.entries()) {
        const weight = Math.max(0, ...possible.map((type) => types.get(type) ?? 0))
        for (const no of weight > 0 ? columns.byType.of(set) : [])
          if (partType[no] === set) take(no, likelihoodOf(weight))
      }
      // Parts of a kind that we have no name for can still be called by their own.
      const { spoken } = wanted
      const saidIn = spoken.length > 0 ? names.hits(spoken) : undefined
      for (const no of saidIn ? columns.byType.of(0) : [])
        if (partType[no] === 0 && saidIn![name[no]!] === spoken.length) take(no, MOST_LIKELY)
    } else for (let no = 1; no < end; no++) take(no, 0)
    this.count = count
    this.relaxed = count > 0 && mostHits < possibleHits
  }

  /** Whether a listing is of another year or side than asked for. */
  contradicts(no: number): boolean {
    return this.isRated && this.scores[no]! < CONSISTENT
  }

  /** Leaves only what contradicts nothing, and types at least half as likely as the likeliest. */
  keepRelevant(): void {
    const { nos, scores } = this
    let best = 0
    for (let at = 0; at < this.count; at++) best = Math.max(best, scores[nos[at]!]!)
    const least =
      (best & CONSISTENT) | ((((best & (CONSISTENT - 1)) >> LIKELIHOOD) >> 1) << LIKELIHOOD)
    let kept = 0
    for (let at = 0; at < this.count; at++) if (scores[nos[at]!]! >= least) nos[kept++] = nos[at]!
    this.count = kept
  }
}

const likelihoodOf = (weight: number) => Math.max(1, Math.floor(weight * MOST_LIKELY))

/**
 * Scores a listing, given how likely its part type is meant; 0 when it doesn't fit. What is made for
 * no car in particular, an oil say, suits every car once it is what is wanted.
 */
function scorer(
  { types, vehicles, years, positions }: Wanted,
  { columns, fitments, names, typePositions }: Stock,
): (no: number, likelihood: number) => number {
  const fit = vehicles.length > 0 || years ? fitments.fit(vehicles, years) : undefined
  const least = fit && !types ? OTHER_YEAR : UNIVERSAL
  const { fitment, name, partType } = columns
  return (no, likelihood) => {
    const fitting = fit ? fit[fitment[no]!]! : UNIVERSAL
    if (fitting < least) return 0
    let likely = likelihood
    let score = fitting << FIT
    let consistent = fitting !== OTHER_YEAR
    if (positions) {
      const own = names.positionsOf(name[no]!) | typePositions[partType[no]!]!
      const { granted, denied } = comparePositions(positions, own)
      if (denied) consistent = false
      score |= Math.min(3, countBits(granted))
      // Of the things that one word names, what has sides is meant by who names a side.
      if (granted) likely = Math.min(MOST_LIKELY, likely + 4)
    }
    score |= likely << LIKELIHOOD
    return consistent ? score | CONSISTENT : score
  }
}

/** Counts how many of the words, and whether the brand, a listing has. */
function hitCounter({ words, brands }: Wanted, { columns, names }: Stock): (no: number) => number {
  const inName = words.length > 0 ? names.hits(words) : undefined
  const numbers = new Set(brands.map((brand) => columns.brandNumber(brand)))
  const { name, brand } = columns
  if (!inName && numbers.size === 0) return () => 0
  return (no) => (inName ? inName[name[no]!]! : 0) + (numbers.has(brand[no]!) ? 1 : 0)
}
