import type { Columns } from './columns.ts'
import type { Fitments } from './fitments.ts'
import { ASIDE, type Names } from './names.ts'

/** What is searched. */
export type Searched = {
  columns: Columns
  fitments: Fitments
  names: Names
  typePositions: Uint8Array
}

// More words than a text is read with.
const MOST_WORDS = 16
const ALL_WORDS = 2 ** MOST_WORDS - 1

// What a listing has of a word with a longer one in its name, where anything like it counts with such a one, and
// with the word in its description only.
const LONGER_SHARE = 0.85
const LENIENT_SHARE = 0.5
const DESCRIBED_SHARE = 0.45
// What a word weighs that no name has, but a description or one that sounds like it.
const DOUBTFUL = 0.75

/** Where the words of a text are found: in names, brands and cars, else in descriptions. */
export class WordEvidence {
  private readonly words: string[]
  /** The weight of each word: rare ones weigh more, those of descriptions alone half. */
  private readonly weights: number[]
  /** Bits of the words that no name, brand or car has, of those of them that descriptions have, or nothing has. */
  private readonly doubtful: number
  private readonly onlyDescribed: number
  private readonly nowhere: number
  private readonly inNames: Uint32Array
  private readonly inBrands: Uint32Array
  private readonly inCars: Uint32Array | undefined
  private readonly inTexts: Uint32Array | undefined
  private readonly columns: Columns
  private readonly asideShare: number

  /** `isLenient`: nothing else tells what is meant, so that words like those count beside the words themselves. */
  constructor(words: string[], { columns, fitments, names }: Searched, { isLenient = false } = {}) {
    this.columns = columns
    this.asideShare = isLenient ? LENIENT_SHARE : LONGER_SHARE
    this.words = words.slice(0, MOST_WORDS)
    const { texts } = columns
    const ends = columns.brandNames.length
    const { names: inNames, brands, vehicles } = names.hits(this.words, ends, { isLenient })
    this.inNames = inNames
    this.inBrands = brands
    this.inCars = vehicles.length > 0 ? fitments.flagged(vehicles) : undefined
    const described = this.words.map((word) => texts.count(word))
    if (described.some((count) => count > 0)) {
      const inTexts = new Uint32Array(texts.end)
      this.words.forEach((word, place) => texts.flag(word, inTexts, 1 << place))
      this.inTexts = inTexts
    }
    let [doubtful, onlyDescribed, nowhere] = [0, 0, 0]
    this.weights = this.words.map((word, place) => {
      const ofNames = rarity(this.countOf(word, 1 << place, names), columns.end)
      if (names.has(word)) return ofNames
      if (!names.knows(word)) doubtful |= 1 << place
      if (described[place]! === 0) {
        if (names.suspects(word)) return DOUBTFUL * ofNames
        if (!names.knows(word)) nowhere |= 1 << place
        return ofNames
      }
      onlyDescribed |= 1 << place
      return DOUBTFUL * rarity(described[place]!, texts.end)
    })
    this.onlyDescribed = onlyDescribed
    this.doubtful = doubtful
    this.nowhere = nowhere
  }

  get isEmpty(): boolean {
    return this.words.length === 0
  }

  /** Those of the words that a name, brand or car has, and not just a description or by its sound. */
  certain(words: string[]): string[] {
    return words.filter((word) => (this.bitsOf([word]) & ~this.doubtful) > 0)
  }

  /** Whether there is one of these words that no name, brand, car or description has. */
  lacks(words: string[]): boolean {
    return (this.bitsOf(words) & this.nowhere) > 0
  }

  /** Among as many as there are listings, how many have a word in name, brand or car. */
  private countOf(word: string, bit: number, names: Names): number {
    const { columns, inBrands, inCars } = this
    let offers = (names.count(word) * columns.end) / names.end
    const bits = bit | (bit << ASIDE)
    for (let no = 1; no < inBrands.length; no++)
      if (inBrands[no]! & bits) offers += columns.ofBrand[no]!
    if (inCars)
      for (let no = 1; no < inCars.length; no++)
        if (inCars[no]! & bits) offers += columns.ofFitment[no]!
    return offers
  }

  /**
   * Tells how much of these words a listing has, from 0 to 1, `others` being the weight of what else is asked
   * for and `otherOf` how much of that it has.
   */
  shares(
    words: string[],
    {
      others = 0,
      otherOf = () => 0,
      describedShare = DESCRIBED_SHARE,
    }: { others?: number; otherOf?: (no: number) => number; describedShare?: number } = {},
  ): (no: number) => number {
    const { onlyDescribed, inTexts } = this
    const chosen = this.bitsOf(words)
    if (chosen === 0) return otherOf
    const weights = this.weights.map((weight, place) => (chosen & (1 << place) ? weight : 0))
    const whole = weights.reduce((sum, weight) => sum + weight, others)
    if (whole === 0) return () => 0
    const [low, high] = [sums(weights.slice(0, 8)), sums(weights.slice(8))]
    const weightOf = (mask: number) => low[mask & 255]! + high[mask >>> 8]!
    const { text } = this.columns
    return (no) => {
      const hits = this.hitsOf(no)
      const inText = inTexts ? inTexts[text[no]!]! : 0
      // Most listings have none of the words.
      if ((hits | inText) === 0) return others === 0 ? 0 : (others * otherOf(no)) / whole
      const itself = hits & ALL_WORDS
      const longer = (hits >>> ASIDE) & ~itself
      let sum = weightOf(itself) + others * otherOf(no)
      if (longer > 0) sum += this.asideShare * weightOf(longer)
      const described = inText & ~itself & ~longer
      if (described > 0)
        sum +=
          weightOf(described & onlyDescribed) +
          describedShare * weightOf(described & ~onlyDescribed)
      return sum / whole
    }
  }

  /**
   * Tells whether a listing has all of these words in its name, its brand or the names of its cars; undefined where no
   * listing has one of them.
   */
  allIn(words: string[]): ((no: number) => boolean) | undefined {
    const chosen = this.bitsOf(words)
    const besideNames = [this.inBrands, this.inCars ?? []].reduce(
      (bits, hits) => bits | union(hits),
      0,
    )
    const has = (hits: number) => ((hits | (hits >>> ASIDE)) & chosen) === chosen
    if (!has(besideNames | union(this.inNames))) return undefined
    const { inNames } = this
    const { name } = this.columns
    // Most names have none of the words, and what brands and cars have of them is not all.
    return (no) => has(inNames[name[no]!]! | besideNames) && has(this.hitsOf(no))
  }

  private hitsOf(no: number): number {
    const { name, brand, fitment } = this.columns
    const hits = this.inNames[name[no]!]! | this.inBrands[brand[no]!]!
    return this.inCars ? hits | this.inCars[fitment[no]!]! : hits
  }

  private bitsOf(words: string[]): number {
    return words.reduce((bits, word) => {
      const place = this.words.indexOf(word)
      return place < 0 ? bits : bits | (1 << place)
    }, 0)
  }
}

function union(hits: ArrayLike<number>): number {
  let bits = 0
  for (let at = 0; at < hits.length; at++) bits |= hits[at]!
  return bits
}

/** How rare something is that so many have, from about 0.7. */
export const rarity = (count: number, all: number): number => Math.log(2 + all / (1 + count))

/** The sum of the weights of each set of them, by its bits. */
function sums(weights: number[]): Float64Array {
  const sum = new Float64Array(256)
  for (let bits = 1; bits < 256; bits++) {
    const lowest = 31 - Math.clz32(bits & -bits)
    sum[bits] = sum[bits & (bits - 1)]! + (weights[lowest] ?? 0)
  }
  return sum
}
