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
  brands: string[]
  /** Folded words to look for in names. */
  words: string[]
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

  sized(end: number): this {
    if (this.nos.length < end) {
      this.nos = new Uint32Array(end * 2)
      this.scores = new Uint16Array(end * 2)
    }
    this.count = 0
    this.relaxed = false
    return this
  }

  takeFound(found: Candidates): void {
    const seen = new Set<number>()
    found.forEach((list, place) => {
      for (const no of list) {
        if (seen.has(no) || no >= this.nos.length) continue
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
  rank(wanted: Wanted, { columns, fitments, names, typePositions }: Stock): void {
    const { types, vehicles, years, words } = wanted
    const anyType = types === undefined
    const likelihood = new Uint8Array(65_536)
    for (const [type, weight] of types ?? []) likelihood[type] = Math.max(1, weight * 15)
    const needsFit = vehicles.length > 0 || years !== undefined
    const fit = needsFit ? fitments.fit(vehicles, years) : undefined
    const wordHits = words.length > 0 ? names.hits(words) : undefined
    const brands = new Set(wanted.brands.map((name) => columns.brandNumber(name)))
    const { nos, scores } = this
    let count = 0
    let mostHits = anyType && !needsFit ? 1 : 0
    for (let no = 1; no < columns.end; no++) {
      const type = columns.partType[no]!
      if (!columns.state[no] || (!anyType && likelihood[type] === 0)) continue
      // What is made for no car in particular, an oil say, suits every car, once it is what is wanted.
      const fitting = fit ? fit[columns.fitment[no]!]! : UNIVERSAL
      if (fitting === 0 || (fitting === UNIVERSAL && fit && anyType)) continue
      const name = columns.name[no]!
      let hits = wordHits ? wordHits[name]! : 0
      if (brands.size > 0 && brands.has(columns.brand[no]!)) hits++
      if (hits < mostHits) continue
      if (hits > mostHits) {
        mostHits = hits
        count = 0
      }
      let likely = likelihood[type]!
      let score = fitting << FIT
      let consistent = fitting !== OTHER_YEAR
      if (wanted.positions) {
        const own = names.positionsOf(name) | typePositions[type]!
        const { granted, denied } = comparePositions(wanted.positions, own)
        if (denied) consistent = false
        score |= Math.min(3, bitCount(granted))
        // Of the things that one word names, the one that has sides is meant by who names a side.
        if (granted) likely = Math.min(15, likely + 4)
      }
      score |= likely << LIKELIHOOD
      nos[count++] = no
      scores[no] = consistent ? score | CONSISTENT : score
    }
    this.count = count
    this.relaxed = mostHits < words.length + Math.min(1, brands.size)
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

function bitCount(bits: number): number {
  let count = 0
  for (let rest = bits; rest; rest &= rest - 1) count++
  return count
}
