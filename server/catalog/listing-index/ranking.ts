import type { ChoiceValue } from '#contract/listing-choices.ts'
import { countBits } from '../count-bits.ts'
import { comparePositions } from '../positions.ts'
import type { Columns } from './columns.ts'
import { OTHER_YEAR, UNIVERSAL, type Fitments, type WantedVehicle } from './fitments.ts'
import type { Names } from './names.ts'
import { codesOfTiers } from './traits.ts'

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
  /** Of any of them, or of one of the brands; none asks for no tier. */
  tiers: ChoiceValue<'tier'>[]
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

// A score, from its highest bit down: nothing contradicts · how much of the words and the brand it has
// (4 bits) · likelihood of the type (4) · how it suits the vehicle (3) · positions granted (2).
const CONSISTENT = 1 << 13
const EVIDENCE = 9
const LIKELIHOOD = 5
const FIT = 2
const MOST_LIKELY = 15
const ALL_EVIDENCE = 15

const evidenceOf = (score: number) => (score >> EVIDENCE) & ALL_EVIDENCE
const likelihoodIn = (score: number) => (score >> LIKELIHOOD) & MOST_LIKELY

// Of a part without a known type, so much of what was said must stand in its name.
const LEAST_SHARE = 0.6

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
   * contradict rank a listing below all that don't; those it doesn't state do it no harm. Rare words and
   * the brand count for more than common ones; what has less than half of what the best has is left out.
   */
  rank(wanted: Wanted, stock: Stock): void {
    const { types, vehicles, years, words, brands, tiers } = wanted
    const needsFit = vehicles.length > 0 || years !== undefined
    const hasEvidence = words.length + brands.length + tiers.length > 0
    if (!types && !needsFit && !hasEvidence) return
    this.isRated = true
    const { columns } = stock
    const { state, partType, end } = columns
    const scoreOf = scorer(wanted, stock)
    const { nos, scores } = this
    let count = 0
    const take = (no: number, likelihood: number) => {
      if (state[no] === 0) return
      const score = scoreOf(no, likelihood)
      if (score === 0) return
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
      this.takeByWords(wanted, stock, take)
    } else for (let no = 1; no < end; no++) take(no, 0)
    this.count = count
    if (hasEvidence) this.dropWeak()
  }

  /**
   * Parts of a kind that we have no name for can still be called by their own; and whatever we take a part
   * for, one whose name has all that was said, a free word included, is what was meant.
   */
  private takeByWords(
    { types, words, spoken }: Wanted,
    { columns, names }: Stock,
    take: (no: number, likelihood: number) => void,
  ): void {
    const weights = weightsOf(spoken, names)
    const whole = sumOf(weights)
    if (whole === 0) return
    const hits = names.hits(spoken, weights)
    const { partType, name, end } = columns
    for (const no of columns.byType.of(0)) {
      const share = hits[name[no]!]! / whole
      if (partType[no] === 0 && share >= LEAST_SHARE) take(no, likelihoodOf(share))
    }
    if (words.length === 0) return
    for (let no = 1; no < end; no++) {
      if (hits[name[no]!]! < whole || partType[no] === 0) continue
      const isTaken = columns.typeSets.typesOf(partType[no]!).some((type) => types!.has(type))
      if (!isTaken) take(no, MOST_LIKELY)
    }
  }

  /** Whether a listing is of another year or side than asked for. */
  contradicts(no: number): boolean {
    return this.isRated && this.scores[no]! < CONSISTENT
  }

  /** Leaves what has at least half of the words and the brand that the best has, better of its own kind. */
  private dropWeak(): void {
    const { nos, scores } = this
    let [best, bestConsistent] = [0, 0]
    for (let at = 0; at < this.count; at++) {
      const score = scores[nos[at]!]!
      best = Math.max(best, evidenceOf(score))
      if (score >= CONSISTENT) bestConsistent = Math.max(bestConsistent, evidenceOf(score))
    }
    this.relaxed = this.count > 0 && best < ALL_EVIDENCE
    this.filter((score) => 2 * evidenceOf(score) >= (score >= CONSISTENT ? bestConsistent : best))
  }

  /** Leaves only what contradicts nothing, and types at least half as likely as the likeliest. */
  dropIrrelevant(): void {
    const { nos, scores } = this
    let best = 0
    let likeliest = 0
    for (let at = 0; at < this.count; at++) {
      const score = scores[nos[at]!]!
      if ((score & CONSISTENT) < (best & CONSISTENT)) continue
      if ((score & CONSISTENT) > (best & CONSISTENT)) likeliest = 0
      best = Math.max(best, score)
      likeliest = Math.max(likeliest, likelihoodIn(score))
    }
    const least = likeliest >> 1
    this.filter(
      (score) => (score & CONSISTENT) >= (best & CONSISTENT) && likelihoodIn(score) >= least,
    )
  }

  private filter(passes: (score: number) => boolean): void {
    const { nos, scores } = this
    let count = 0
    for (let at = 0; at < this.count; at++) if (passes(scores[nos[at]!]!)) nos[count++] = nos[at]!
    this.count = count
  }
}

const likelihoodOf = (weight: number) => Math.max(1, Math.floor(weight * MOST_LIKELY))

// As of a word that a quarter of all names have.
const TIER_RARITY = Math.log(2 + 4)

// Weights are shares of this, so that their sum fits a byte.
const WHOLE = 240

/** The share of each word, rare ones having more. */
function weightsOf(words: string[], names: Names, others = 0): number[] {
  const rarities = words.map((word) => names.rarity(word))
  const sum = sumOf(rarities) + others
  return rarities.map((rarity) => Math.floor((WHOLE * rarity) / sum))
}

const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0)

/**
 * Scores a listing, given how likely its part type is meant; 0 when it doesn't fit. What is made for
 * no car in particular, an oil say, suits every car once it is what is wanted.
 */
function scorer(wanted: Wanted, stock: Stock): (no: number, likelihood: number) => number {
  const { types, vehicles, years, positions } = wanted
  const { columns, fitments, names, typePositions } = stock
  const fit = vehicles.length > 0 || years ? fitments.fit(vehicles, years) : undefined
  const evidenceOfListing = evidenceReader(wanted, stock)
  const isByWordsAlone = !types && !fit
  const { fitment, name, partType } = columns
  return (no, likelihood) => {
    const evidence = evidenceOfListing(no)
    if (isByWordsAlone && evidence === 0) return 0
    const fitting = fit ? fit[fitment[no]!]! : UNIVERSAL
    if (fitting < (types || evidence > 0 ? UNIVERSAL : OTHER_YEAR)) return 0
    let likely = likelihood
    let score = (fitting << FIT) | (evidence << EVIDENCE)
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

/** Tells how much of the words and the brand a listing has, up to `ALL_EVIDENCE`. */
function evidenceReader(
  { words, brands, tiers }: Wanted,
  { columns, names }: Stock,
): (no: number) => number {
  const numbers = new Set(brands.map((brand) => columns.brandNumber(brand)))
  const isOfTier = tiers.length > 0 ? codesOfTiers(tiers) : undefined
  if (words.length + numbers.size === 0 && !isOfTier) return () => 0
  let offers = 0
  for (const number of numbers) offers += number > 0 ? columns.ofBrand[number]! : 0
  const ofBrand =
    numbers.size > 0 ? Math.log(2 + columns.end / (1 + offers)) : isOfTier ? TIER_RARITY : 0
  const weights = weightsOf(words, names, ofBrand)
  const brandWeight = ofBrand > 0 ? WHOLE - sumOf(weights) : 0
  const whole = sumOf(weights) + brandWeight
  const inName = words.length > 0 ? names.hits(words, weights) : undefined
  const { name, brand, traits } = columns
  return (no) => {
    const said = inName ? inName[name[no]!]! : 0
    const isAsked = numbers.has(brand[no]!) || isOfTier?.[traits[no]!] === 1
    const sum = isAsked ? said + brandWeight : said
    return Math.round((ALL_EVIDENCE * sum) / whole)
  }
}
