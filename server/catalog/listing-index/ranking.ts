import { countBits } from '../count-bits.ts'
import { comparePositions } from '../positions.ts'
import type { Names } from './names.ts'
import { OTHER_YEAR, UNIVERSAL } from './fitments.ts'
import { takeByWords } from './found-by-words.ts'
import { OfferedKind } from './offered-kind.ts'
import {
  ALL_EVIDENCE,
  CONSISTENT,
  EVIDENCE,
  evidenceIn,
  FIT,
  GRANTED,
  LIKELIHOOD,
  likelihoodIn,
  likelihoodOf,
  MOST_LIKELY,
} from './score.ts'
import { codesOfTiers } from './traits.ts'
import type { Wanted } from './wanted.ts'
import { rarity, WordEvidence, type Searched } from './word-evidence.ts'

/** Listings found by their number or description, those that match best in the first list. */
export type Candidates = Int32Array[]

// How likely a part without cars is for the one that was asked for, if others of its kind are for some.
const OF_UNKNOWN_CAR = 0.6

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
  /** Those of other kinds than was understood, which have some of the words. */
  readonly others = new Set<number>()
  private isRated = false
  private isByWords = false

  sized(end: number): this {
    if (this.nos.length < end) {
      this.nos = new Uint32Array(end * 2)
      this.scores = new Uint16Array(end * 2)
    }
    this.count = 0
    this.relaxed = false
    this.others.clear()
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
   * the brand count for more than common ones; what has less than half of what the best has is left out. For
   * `onlyAnswering` see `PageWanted`.
   */
  rank(
    wanted: Wanted,
    searched: Searched,
    { onlyAnswering = false }: { onlyAnswering?: boolean } = {},
  ): void {
    const { types, vehicles, years, words, brands, tiers } = wanted
    const needsFit = vehicles.length > 0 || years !== undefined
    const hasEvidence = words.length + brands.length + tiers.length > 0
    if (!types && !needsFit && !hasEvidence) return
    this.isRated = true
    this.isByWords = !types && !needsFit
    const { columns } = searched
    const { state, partType, fitment, end } = columns
    // What was said besides is asked of parts of no known kind only.
    const isAskedByWords = words.length > 0 || columns.byType.of(0).length > 0
    const asked = isAskedByWords ? [...new Set([...words, ...wanted.spoken])] : []
    const evidence = new WordEvidence(asked, searched, { isLenient: this.isByWords })
    // Where something else is understood, a doubtful word leaves nothing out: what one description says has no part in it.
    const certain = evidence.certain(words)
    const isOfKind = types !== undefined && certain.length > 0
    const hasOthers = isOfKind || needsFit || brands.length + tiers.length > 0
    const weighed = hasOthers ? { ...wanted, words: certain } : wanted
    const scoreOf = scorer(weighed, searched, evidence)
    const { nos, scores } = this
    let count = 0
    const take = (no: number, likelihood: number) => {
      const score = state[no] === 0 ? 0 : scoreOf(no, likelihood)
      if (score > 0) {
        nos[count++] = no
        scores[no] = score
      }
      return score
    }
    if (types) {
      const kinds = kindsMeant(types, columns)
      const offered = new OfferedKind(wanted, columns, certain.length > 0)
      for (const [type, weight] of kinds) {
        const isForSome = offered.isForSomeCars(type)
        for (const no of columns.byType.of(type)) {
          if (partType[no] !== type || state[no] === 0) continue
          const isOfUnknownCar = isForSome && fitment[no] === 0
          const score = take(no, likelihoodOf(isOfUnknownCar ? weight * OF_UNKNOWN_CAR : weight))
          if (!isOfUnknownCar) offered.add(score)
        }
      }
      const needsOthers = !onlyAnswering || count > 0
      for (const no of takeByWords(wanted, searched, { evidence, take, offered, needsOthers }))
        this.others.add(no)
    } else for (let no = 1; no < end; no++) take(no, 0)
    this.count = count
    // Of a known kind of part those come first that a doubtful word suits, but the others stay.
    const isDoubtful = (types !== undefined || needsFit) && brands.length + tiers.length === 0
    if (hasEvidence && !(isDoubtful && certain.length === 0)) this.dropWeak()
    if (evidence.lacks(words)) this.relaxed = this.count > 0
  }

  /** Whether a listing is of another year or side than asked for. */
  contradicts(no: number): boolean {
    return this.isRated && this.scores[no]! < CONSISTENT
  }

  /** Leaves what has at least half of the words and the brand that the best has, better of its own kind. */
  private dropWeak(): void {
    const { nos, scores } = this
    let [best, bestConsistent] = [0, 0]
    const hasOwn = this.others.size < this.count
    for (let at = 0; at < this.count; at++) {
      // What is of another kind takes nothing of the kind away.
      if (hasOwn && this.others.has(nos[at]!)) continue
      const score = scores[nos[at]!]!
      best = Math.max(best, evidenceIn(score))
      if (score >= CONSISTENT) bestConsistent = Math.max(bestConsistent, evidenceIn(score))
    }
    this.relaxed = this.count > 0 && best < ALL_EVIDENCE
    this.filter((score) => 2 * evidenceIn(score) >= (score >= CONSISTENT ? bestConsistent : best))
  }

  /** Leaves only what contradicts nothing, and types at least half as likely as the likeliest. */
  dropIrrelevant(): void {
    const { nos, scores, others } = this
    if (others.size < this.count) {
      this.filter((_, no) => !others.has(no))
      others.clear()
    }
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

  private filter(passes: (score: number, no: number) => boolean): void {
    const { nos, scores } = this
    let count = 0
    for (let at = 0; at < this.count; at++)
      if (passes(scores[nos[at]!]!, nos[at]!)) nos[count++] = nos[at]!
    this.count = count
  }
}

/** The types and the sets of types that are meant, with how likely they are. */
function kindsMeant(
  types: ReadonlyMap<number, number>,
  { typeSets }: Searched['columns'],
): Map<number, number> {
  const kinds = new Map(types)
  for (const [set, possible] of typeSets.entries()) {
    let weight = 0
    for (const [type, own] of possible) weight = Math.max(weight, own * (types.get(type) ?? 0))
    if (weight > 0) kinds.set(set, weight)
  }
  return kinds
}

/** The kinds that are less than half as likely meant as the likeliest. */
function unlikelyKinds(
  types: ReadonlyMap<number, number>,
  columns: Searched['columns'],
): ReadonlySet<number> {
  const kinds = [...kindsMeant(types, columns)]
  const most = Math.max(...kinds.map(([, weight]) => weight))
  return new Set(kinds.flatMap(([kind, weight]) => (2 * weight < most ? [kind] : [])))
}

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
      if (granted) likely = Math.min(MOST_LIKELY, likely + GRANTED)
    }
    score |= likely << LIKELIHOOD
    return consistent ? score | CONSISTENT : score
  }
}

/** How much less the words of a long name tell than those of one word alone: up to a third. */
const shortness = (names: Names, name: number) => 1 - Math.min(20, names.lengthOf(name)) / 60

/**
 * Tells how much of the words and the brand a listing has, up to 1. A brand or tier makes no part of what is hardly
 * meant: a used driveshaft is no "used gearbox".
 */
function evidenceReader(
  { types, words, brands, tiers }: Wanted,
  { columns }: Searched,
  evidence: WordEvidence,
): (no: number) => number {
  const numbers = new Set(brands.map((brand) => columns.brandNumber(brand)))
  const isOfTier = tiers.length > 0 ? codesOfTiers(tiers) : undefined
  if (words.length + numbers.size === 0 && !isOfTier) return () => 0
  let offers = 0
  for (const number of numbers) offers += number > 0 ? columns.ofBrand[number]! : 0
  const weight = numbers.size > 0 ? rarity(offers, columns.end) : isOfTier ? TIER_RARITY : 0
  const unlikely = types && weight > 0 ? unlikelyKinds(types, columns) : new Set()
  const { brand, traits, partType } = columns
  const isOfOther = (no: number) => numbers.has(brand[no]!) || isOfTier?.[traits[no]!] === 1
  return evidence.shares(words, {
    others: weight,
    otherOf: (no) => (isOfOther(no) && !unlikely.has(partType[no]!) ? 1 : 0),
  })
}
