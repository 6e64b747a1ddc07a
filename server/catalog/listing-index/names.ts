import { tokensOf, type Token } from '../understanding/language/fold.ts'
import { spelledOut } from '../understanding/listing-name.ts'
import { grown } from './grown.ts'
import { WordIndex } from './word-index.ts'

/** How many words that begin like a typed one are looked at. */
const MOST_LIKE_WORDS = 40
// The words of a text are asked for several times while it is read.
const MOST_REMEMBERED = 64

/**
 * The names of listings, each kept once however many sellers use it, with the words in them. Number
 * 0 is the empty name.
 */
export class Names {
  private readonly numbers = new Map<string, number>([['', 0]])
  private readonly words = new WordIndex()
  /** The first name with each word; most have no other. */
  private firstWith = new Uint32Array(1024)
  private readonly othersWith = new Map<number, number[]>()
  private readonly remembered = new Map<string, number[]>()
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
    if (number >= this.positions.length)
      this.positions = grown(this.positions, new Uint8Array(this.positions.length * 2))
    const words = wordsOf(name)
    const written = spelledOut(name)
    this.positions[number] = this.positionsIn(written === name ? words : wordsOf(written))
    for (const word of words) this.file(this.words.add(word), number)
    this.remembered.clear()
    return number
  }

  private file(word: number, name: number): void {
    if (word >= this.firstWith.length)
      this.firstWith = grown(this.firstWith, new Uint32Array(word * 2))
    const others = this.othersWith.get(word)
    if (others) others.push(name)
    else if (this.firstWith[word] === 0) this.firstWith[word] = name
    else this.othersWith.set(word, [name])
  }

  positionsOf(number: number): number {
    return this.positions[number]!
  }

  /** Whether any name has the word, or one that begins like it or is a typing error away. */
  knows(word: string): boolean {
    return this.like(word).length > 0
  }

  /** How rare a word is among the names, from about 0.7; what no name has is rarest. */
  rarity(word: string): number {
    let count = 0
    for (const like of this.like(word)) count += 1 + (this.othersWith.get(like)?.length ?? 0)
    return Math.log(2 + this.end / (1 + count))
  }

  /** The sum of the weights, at most 255 together, of the words that each name has, by its number. */
  hits(words: string[], weights: number[]): Uint8Array {
    const hits = new Uint8Array(this.end)
    const lastHit = new Uint8Array(this.end)
    words.forEach((word, place) => {
      const weight = weights[place]!
      // A name with two words like this one still has only one word of the query.
      const hit = (name: number) => {
        if (lastHit[name] === place + 1) return
        lastHit[name] = place + 1
        hits[name]! += weight
      }
      for (const like of this.like(word)) {
        hit(this.firstWith[like]!)
        for (const name of this.othersWith.get(like) ?? []) hit(name)
      }
    })
    return hits
  }

  private like(word: string): number[] {
    const remembered = this.remembered.get(word)
    if (remembered) return remembered
    const like = this.lookUp(word)
    if (this.remembered.size >= MOST_REMEMBERED) this.remembered.clear()
    this.remembered.set(word, like)
    return like
  }

  private lookUp(word: string): number[] {
    const known = this.words.id(word)
    if (known === undefined && /\d/.test(word)) return []
    const beginning =
      word.length > 2 && !/\d/.test(word) ? this.words.startingWith(word, MOST_LIKE_WORDS) : []
    if (known !== undefined) return [known, ...beginning]
    if (beginning.length > 0) return beginning
    return this.words.misspelt(word)
  }
}

/** The words of a name, those with digits also as they are typed without the dash: "5W-30", "5w30". */
function wordsOf(name: string): string[] {
  const words = new Set<string>()
  let last: Token | undefined
  for (const token of tokensOf(name)) {
    words.add(token.word)
    // "20W-50" is also asked for as "20/50".
    if (/^\d{1,2}w$/.test(token.word)) words.add(token.word.slice(0, -1))
    const joined = last && /^[-/ ]?$/.test(name.slice(last.end, token.start))
    if (joined && /\d/.test(last!.word) && /\d|^mm$/.test(token.word))
      words.add(last!.word + token.word)
    last = token
  }
  return [...words]
}
