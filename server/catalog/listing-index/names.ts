import { tokensOf, type Token } from '../understanding/language/fold.ts'
import { shorterForms } from '../understanding/language/stems.ts'
import { batterySize, isUnit, numberOfSize } from '../understanding/language/units.ts'
import { spelledOut } from '../understanding/listing-name.ts'
import { grown } from './grown.ts'
import { WordIndex } from './word-index.ts'
import { WordPostings } from './word-postings.ts'

/** How many words that begin like a typed one are looked at. */
const MOST_LIKE_WORDS = 40
// The words of a text are asked for several times while it is read.
const MOST_REMEMBERED = 64
const MOST_RECENT = 2_000

export const ASIDE = 16

/** A make or, with `model`, one of its models. */
export type WordVehicle = { make: number; model?: number }

/** Bits of words by the numbers of names and brands, and of vehicles. */
type WordHits = {
  names: Uint32Array
  brands: Uint32Array
  vehicles: (WordVehicle & { bits: number })[]
}

/** The numbers of a word itself, and of those like it; whether that is doubtful, as of those that only sound like it. */
type LikeWords = {
  exact: number | undefined
  like: number[]
  isBeginning: boolean
  isDoubtful: boolean
}

/**
 * The names of listings, each kept once however many sellers use it, with the words in them. Number
 * 0 is the empty name.
 */
export class Names {
  private readonly numbers = new Map<string, number>([['', 0]])
  private readonly words = new WordIndex()
  private readonly namesWith = new WordPostings()
  private readonly brandsWith = new WordPostings()
  private readonly vehiclesOf = new Map<number, WordVehicle[]>()
  private readonly remembered = new Map<string, LikeWords>()
  private readonly recentNames = new Map<string, ReadonlySet<string>>()
  private positions = new Uint8Array(1024)
  private lengths = new Uint8Array(1024)
  private readonly positionsIn: (words: string[]) => number
  private readonly vehicleWords: ReadonlyMap<string, WordVehicle[]>

  /**
   * `positionsIn` tells the positions that words name, one bit each (`positions.ts`); `vehicleWords` the makes
   * and models that have a word in their name.
   */
  constructor(
    positionsIn: (words: string[]) => number,
    vehicleWords: ReadonlyMap<string, WordVehicle[]> = new Map(),
  ) {
    this.positionsIn = positionsIn
    this.vehicleWords = vehicleWords
    for (const [word, vehicles] of vehicleWords) this.vehiclesOf.set(this.words.add(word), vehicles)
  }

  get end(): number {
    return this.numbers.size
  }

  /** The number of a name, its words learnt when it is new. */
  intern(name: string): number {
    const known = this.numbers.get(name)
    if (known !== undefined) return known
    const number = this.numbers.size
    this.numbers.set(name, number)
    if (number >= this.positions.length) {
      this.positions = grown(this.positions, new Uint8Array(this.positions.length * 2))
      this.lengths = grown(this.lengths, new Uint8Array(this.positions.length))
    }
    const words = wordsOf(name)
    const written = spelledOut(name)
    this.positions[number] = this.positionsIn([...(written === name ? words : wordsOf(written))])
    this.lengths[number] = Math.min(255, words.size)
    for (const word of words) this.namesWith.add(this.words.add(word), number)
    this.rememberName(name, words)
    this.remembered.clear()
    return number
  }

  /** Learns the words of a brand by its number. */
  addBrand(name: string, brand: number): void {
    for (const word of wordsOf(name)) this.brandsWith.add(this.words.add(word), brand)
    this.remembered.clear()
  }

  positionsOf(number: number): number {
    return this.positions[number]!
  }

  /** Tells the words that a name has, or that are those of cars. */
  wordChecker(name: string): (word: string) => boolean {
    let names: ReadonlySet<string> | undefined
    return (word) => {
      names ??= this.wordSetOf(name)
      return names.has(word) || this.vehicleWords.has(word)
    }
  }

  /** Names are repeated, also by other sellers. */
  private wordSetOf(name: string): ReadonlySet<string> {
    const known = this.recentNames.get(name)
    if (known) return known
    const words = wordsOf(name)
    this.rememberName(name, words)
    return words
  }

  private rememberName(name: string, words: ReadonlySet<string>): void {
    if (this.recentNames.size >= MOST_RECENT) this.recentNames.clear()
    this.recentNames.set(name, words)
  }

  /** How many words a name has. */
  lengthOf(number: number): number {
    return this.lengths[number]!
  }

  /** Whether any name, brand or car has the word, or one that begins like it or is a typing error away. */
  knows(word: string): boolean {
    const { exact, like, isDoubtful } = this.like(word)
    return exact !== undefined || (like.length > 0 && !isDoubtful)
  }

  /** Whether any has the word itself, one that begins like it, or its singular. */
  has(word: string): boolean {
    const { exact, isBeginning } = this.like(word)
    return exact !== undefined || isBeginning
  }

  /** Whether none has it, but perhaps meant is one that sounds like it. */
  suspects(word: string): boolean {
    return this.like(word).isDoubtful
  }

  /** How many names have a word. */
  count(word: string): number {
    return this.sum(word, (id) => this.namesWith.count(id))
  }

  private sum(word: string, countOf: (id: number) => number): number {
    const { exact, like } = this.like(word)
    let sum = exact === undefined ? 0 : countOf(exact)
    for (const id of like) sum += countOf(id)
    return sum
  }

  /**
   * Which words each name, brand or vehicle has: one bit for each of at most 16 words, and shifted by 16 where a
   * name has only one that begins like it, beside others that have the word itself. `isLenient`: or one that is a
   * typing error away.
   */
  hits(words: string[], brandEnd: number, { isLenient = false } = {}): WordHits {
    const names = new Uint32Array(this.end)
    const brands = new Uint32Array(brandEnd)
    const vehicles: WordHits['vehicles'] = []
    words.forEach((word, place) => {
      const flag = (id: number, bits: number) => {
        this.namesWith.flag(id, names, bits)
        this.brandsWith.flag(id, brands, bits)
        for (const vehicle of this.vehiclesOf.get(id) ?? []) vehicles.push({ ...vehicle, bits })
      }
      const { exact, like } = this.like(word)
      if (exact !== undefined) flag(exact, 1 << place)
      const isAside = exact !== undefined
      for (const id of like) flag(id, 1 << (isAside ? place + ASIDE : place))
      if (exact !== undefined && isLenient)
        for (const id of this.words.misspelt(word)) if (id !== exact) flag(id, 1 << (place + ASIDE))
    })
    return { names, brands, vehicles }
  }

  private like(word: string): LikeWords {
    const remembered = this.remembered.get(word)
    if (remembered) return remembered
    const like = this.lookUp(word)
    if (this.remembered.size >= MOST_REMEMBERED) this.remembered.clear()
    this.remembered.set(word, like)
    return like
  }

  private lookUp(word: string): LikeWords {
    const exact = this.words.id(word)
    const found = (like: number[], isDoubtful = false, isBeginning = false) => ({
      ...{ exact, like, isDoubtful, isBeginning },
    })
    if (/\d/.test(word)) return found([])
    const longer = word.length > 2 ? this.words.startingWith(word, MOST_LIKE_WORDS) : []
    const shorter = shorterForms(word).flatMap((form) => this.words.id(form) ?? [])
    const beginning = [...longer, ...shorter]
    if (exact !== undefined) return found(beginning.filter((id) => id !== exact))
    if (beginning.length > 0) return found(beginning, false, true)
    const misspelt = this.words.misspelt(word)
    // Cars and brands are read elsewhere: what is merely like one of them is a doubtful word.
    if (misspelt.length > 0)
      return found(misspelt, !misspelt.some((id) => this.namesWith.count(id) > 0))
    const sounding = this.words.soundingLike(word)
    return found(sounding, sounding.length > 0)
  }
}

/** The words of a name, those with digits also as they are typed without the dash: "5W-30", "5w30". */
function wordsOf(name: string): Set<string> {
  const words = new Set<string>()
  let last: Token | undefined
  for (const token of tokensOf(name)) {
    words.add(token.word)
    // "20W-50" is also asked for as "20/50".
    if (/^\d{1,2}w$/.test(token.word)) words.add(token.word.slice(0, -1))
    for (const size of [numberOfSize(token.word), batterySize(token.word)])
      if (size !== undefined) words.add(size)
    const joined = last && /^[-/ ]?$/.test(name.slice(last.end, token.start))
    if (joined && /\d/.test(last!.word) && (/\d/.test(token.word) || isUnit(token.word)))
      words.add(last!.word + token.word)
    last = token
  }
  return words
}
