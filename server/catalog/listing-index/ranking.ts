import type { ChoiceValue } from '#contract/listing-choices.ts'
import { countBits } from '../count-bits.ts'
import { comparePositions } from '../positions.ts'
import type { Names } from './names.ts'
import { OTHER_YEAR, UNIVERSAL, type WantedVehicle } from './fitments.ts'
import { codesOfTiers } from './traits.ts'
import { rarity, WordEvidence, type Searched } from './word-evidence.ts'

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
// Where its name says nothing, all of it may stand in its description.
const SHARE_OF_UNNAMED = 0.7

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
  private isByWords = false

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
  rank(wanted: Wanted, searched: Searched): void {
    const { types, vehicles, years, words, brands, tiers } = wanted
    const needsFit = vehicles.length > 0 || years !== undefined
    const hasEvidence = words.length + brands.length + tiers.length > 0
    if (!types && !needsFit && !hasEvidence) return
    this.isRated = true
    this.isByWords = !types && !needsFit
    const { columns } = searched
    const { state, partType, end } = columns
    // What was said besides is asked of parts of no known kind only.
    const isAskedByWords = words.length > 0 || columns.byType.of(0).length > 0
    const asked = isAskedByWords ? [...new Set([...words, ...wanted.spoken])] : []
    const evidence = new WordEvidence(asked, searched, {
      isLenient: this.isByWords,
    })
    // Where something else is understood, a doubtful word leaves nothing out: what one description says has no part in it.
    const certain = evidence.certain(words)
    const isOfKind = types !== undefined && certain.length > 0
    const hasOthers = isOfKind || needsFit || brands.length + tiers.length > 0
    const scoreOf = scorer(hasOthers ? { ...wanted, words: certain } : wanted, searched, evidence)
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
      this.takeByWords(wanted, searched, evidence, take)
    } else for (let no = 1; no < end; no++) take(no, 0)
    this.count = count
    // Of a known kind of part those come first that a doubtful word suits, but the others stay.
    const isDoubtful = (types !== undefined || needsFit) && brands.length + tiers.length === 0
    if (hasEvidence && !(isDoubtful && certain.length === 0)) this.dropWeak()
  }

  /**
   * Parts of a kind that we have no name for can still be called by their own; and whatever we take a part
   * for, one whose name has all that was said, a free word included, is what was meant.
   */
  private takeByWords(
    { types, words, spoken }: Wanted,
    { columns }: Searched,
    evidence: WordEvidence,
    take: (no: number, likelihood: number) => void,
  ): void {
    if (spoken.length === 0 || evidence.isEmpty) return
    const shareOf = evidence.shares(spoken, { describedShare: SHARE_OF_UNNAMED })
    const { partType, end } = columns
    for (const no of columns.byType.of(0)) {
      if (partType[no] !== 0) continue
      const share = shareOf(no)
      if (share >= LEAST_SHARE) take(no, likelihoodOf(share))
    }
    if (words.length === 0) return
    const hasAll = evidence.allIn(spoken)
    if (!hasAll) return
    for (let no = 1; no < end; no++) {
      if (!hasAll(no) || partType[no] === 0) continue
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
    const least = this.isByWords ? 0 : likeliest >> 1
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

/**
 * Scores a listing, given how likely its part type is meant; 0 when it doesn't fit. What is made for
 * no car in particular, an oil say, suits every car once it is what is wanted.
 */
function scorer(
  wanted: Wanted,
  searched: Searched,
  evidence: WordEvidence,
): (no: number, likelihood: number) => number {
  const { types, vehicles, years, positions } = wanted
  const { columns, fitments, names, typePositions } = searched
  const fit = vehicles.length > 0 || years ? fitments.fit(vehicles, years) : undefined
  const shareOf = evidenceReader(wanted, searched, evidence)
  const isByWordsAlone = !types && !fit
  const { fitment, name, partType } = columns
  return (no, likelihood) => {
    const fitting = fit ? fit[fitment[no]!]! : UNIVERSAL
    // Most fit no car that was named: they are passed over before their words are looked at.
    if (fitting < UNIVERSAL) return 0
    const share = shareOf(no)
    const evidence = Math.round(ALL_EVIDENCE * share)
    if (isByWordsAlone && evidence === 0) return 0
    if (fitting < (types || evidence > 0 ? UNIVERSAL : OTHER_YEAR)) return 0
    // Of words alone the place of the kind of part tells finer shares, of equal ones the shorter name first.
    let likely = !isByWordsAlone
      ? likelihood
      : Math.round(MOST_LIKELY * share * shortness(names, name[no]!))
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

/** How much less the words of a long name tell than those of one word alone: up to a third. */
const shortness = (names: Names, name: number) => 1 - Math.min(20, names.lengthOf(name)) / 60

/** Tells how much of the words and the brand a listing has, up to 1. */
function evidenceReader(
  { words, brands, tiers }: Wanted,
  { columns }: Searched,
  evidence: WordEvidence,
): (no: number) => number {
  const numbers = new Set(brands.map((brand) => columns.brandNumber(brand)))
  const isOfTier = tiers.length > 0 ? codesOfTiers(tiers) : undefined
  if (words.length + numbers.size === 0 && !isOfTier) return () => 0
  let offers = 0
  for (const number of numbers) offers += number > 0 ? columns.ofBrand[number]! : 0
  const weight = numbers.size > 0 ? rarity(offers, columns.end) : isOfTier ? TIER_RARITY : 0
  const { brand, traits } = columns
  return evidence.shares(words, {
    others: weight,
    otherOf: (no) => (numbers.has(brand[no]!) || isOfTier?.[traits[no]!] === 1 ? 1 : 0),
  })
}
