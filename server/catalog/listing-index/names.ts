import { tokensOf, type Token } from '../understanding/language/fold.ts'
import { Lexicon } from '../understanding/language/lexicon.ts'

/** How many words that begin like a typed one are looked at. */
const MOST_LIKE_WORDS = 40

/**
 * The names of listings, each kept once however many sellers use it, with the words in them. Number
 * 0 is the empty name.
 */
export class Names {
  private readonly numbers = new Map<string, number>([['', 0]])
  private readonly lexicon = new Lexicon()
  private readonly namesWith: number[][] = []
  private positions = new Uint8Array(1024)
  private readonly positionsIn: (words: string[]) => number

  /** `positionsIn` tells the positions that words name, one bit each (`positions.ts`). */
  constructor(positionsIn: (words: string[]) => number) {
    this.positionsIn = positionsIn
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
      const grown = new Uint8Array(this.positions.length * 2)
      grown.set(this.positions)
      this.positions = grown
    }
    const words = wordsOf(name)
    this.positions[number] = this.positionsIn(words)
    for (const word of words) (this.namesWith[this.lexicon.add(word)] ??= []).push(number)
    return number
  }

  positionsOf(number: number): number {
    return this.positions[number]!
  }

  /** Whether any name has the word, or one that begins like it or is a typing error away. */
  knows(word: string): boolean {
    return this.like(word).length > 0
  }

  /** How many of the words each name has, by the number of the name. */
  hits(words: string[]): Uint8Array {
    const hits = new Uint8Array(this.end)
    const lastHit = new Uint8Array(this.end)
    words.forEach((word, place) => {
      for (const like of this.like(word))
        for (const name of this.namesWith[like]!)
          // A name with two words like this one still has only one word of the query.
          if (lastHit[name] !== place + 1) {
            lastHit[name] = place + 1
            hits[name]!++
          }
    })
    return hits
  }

  private like(word: string): number[] {
    const known = this.lexicon.id(word)
    if (known === undefined && /\d/.test(word)) return []
    const beginning =
      word.length > 2 && !/\d/.test(word) ? this.lexicon.startingWith(word, MOST_LIKE_WORDS) : []
    if (known !== undefined) return [known, ...beginning]
    if (beginning.length > 0) return beginning
    return this.lexicon.misspelt(word).map(({ id }) => id)
  }
}

/** The words of a name, those with digits also as they are typed without the dash: "5W-30", "5w30". */
function wordsOf(name: string): string[] {
  const words = new Set<string>()
  let last: Token | undefined
  for (const token of tokensOf(name)) {
    words.add(token.word)
    const joined = last && /^[-/ ]?$/.test(name.slice(last.end, token.start))
    if (joined && /\d/.test(last!.word) && /\d|^mm$/.test(token.word))
      words.add(last!.word + token.word)
    last = token
  }
  return [...words]
}
