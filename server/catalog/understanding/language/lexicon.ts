import { editDistance } from './edit-distance.ts'
import { soundsOf } from './sound.ts'

/** A word of a lexicon and how like it is to the one looked for: 1 is the same. */
export type LikeWord = { id: number; likeness: number }

/**
 * Words, numbered as they come, that can be found by their spelling, their beginning, a misspelling
 * or their sound. Words are folded (`foldWord`) before they come here.
 */
export class Lexicon {
  readonly words: string[] = []
  private readonly ids = new Map<string, number>()
  private readonly bySound = new Map<string, number[]>()
  private readonly byLetterPair = new Map<string, number[]>()
  private sorted: number[] = []
  private shared = new Uint8Array(1024)

  /** The number of a word, a new one if need be. */
  add(word: string): number {
    const known = this.ids.get(word)
    if (known !== undefined) return known
    const id = this.words.push(word) - 1
    this.ids.set(word, id)
    for (const sound of soundsOf(word)) push(this.bySound, sound, id)
    for (const pair of letterPairs(word)) push(this.byLetterPair, pair, id)
    return id
  }

  id(word: string): number | undefined {
    return this.ids.get(word)
  }

  /** Words that begin like this, in the order of the alphabet. */
  startingWith(beginning: string, limit: number): number[] {
    if (this.sorted.length < this.words.length) {
      for (let id = this.sorted.length; id < this.words.length; id++) this.sorted.push(id)
      this.sorted.sort((a, b) => (this.words[a]! < this.words[b]! ? -1 : 1))
    }
    let low = 0
    let high = this.sorted.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.words[this.sorted[middle]!]! < beginning) low = middle + 1
      else high = middle
    }
    const found: number[] = []
    for (let at = low; at < this.sorted.length && found.length < limit; at++) {
      if (!this.words[this.sorted[at]!]!.startsWith(beginning)) break
      found.push(this.sorted[at]!)
    }
    return found
  }

  /** Words of the same script that a typing error or two would make of this one, the likest first. */
  misspelt(word: string): LikeWord[] {
    const limit = errorsAllowed(word)
    if (limit === 0) return []
    if (this.shared.length < this.words.length) this.shared = new Uint8Array(this.words.length * 2)
    const { shared } = this
    const touched: number[] = []
    const pairs = letterPairs(word)
    for (const pair of pairs)
      for (const id of this.byLetterPair.get(pair) ?? []) if (shared[id]!++ === 0) touched.push(id)
    // An error touches at most three pairs of neighbours: a swap of two letters.
    const needed = Math.max(1, pairs.length - 3 * limit)
    const found: LikeWord[] = []
    for (const id of touched) {
      const enough = shared[id]! >= needed
      shared[id] = 0
      if (!enough) continue
      const likeness = misspeltLikeness(word, this.words[id]!, limit)
      if (likeness > 0) found.push({ id, likeness })
    }
    return likest(found)
  }

  /** Words of any script that sound like this one, the likest first. */
  soundingLike(word: string): LikeWord[] {
    const found = new Set(soundsOf(word).flatMap((sound) => this.bySound.get(sound) ?? []))
    return likest(
      Array.from(found, (id) => {
        const other = this.words[id]!
        const longest = Math.max(word.length, other.length)
        const distance = editDistance(word, other, longest)
        const sameScript = isLatin(word) === isLatin(other)
        // Across scripts only the sound can be compared; of a short one less is left to compare.
        const across = soundsOf(word).some((sound) => sound.length > 3) ? 0.78 : 0.72
        return { id, likeness: sameScript ? 0.85 - (0.3 * distance) / longest : across }
      }),
    )
  }
}

const MOST_LIKE = 12

const likest = (words: LikeWord[]) =>
  words.sort((a, b) => b.likeness - a.likeness || a.id - b.id).slice(0, MOST_LIKE)

/**
 * How likely a word is another one with typing errors, of which it may have so many (`errorsAllowed`): up
 * to 0.95, and 0 where it has more.
 */
export function misspeltLikeness(word: string, other: string, limit: number): number {
  const distance = editDistance(word, other, limit)
  if (distance > limit || distance > errorsAllowed(other)) return 0
  const otherStart = word[0] === other[0] ? 0 : 0.1
  const otherWord = word.length < 5 && isOtherLetter(word, other) ? 0.1 : 0
  return 0.95 - otherStart - otherWord - (0.9 * distance) / Math.max(6, word.length)
}

/** Longer words may carry more errors; Arabic ones, written without vowels, are long sooner. */
export function errorsAllowed(word: string): number {
  if (/\d|\p{Script=Han}/u.test(word)) return 0
  const length = isLatin(word) ? word.length : word.length + 1
  if (length < 4) return 0
  return length < 8 ? 1 : 2
}

/** In words of four letters another letter mostly makes another word: "belt" and "bolt". */
const isOtherLetter = (a: string, b: string) =>
  a.length === b.length && [...a].sort().join('') !== [...b].sort().join('')

const isLatin = (word: string) => /^[a-z0-9]/.test(word)

function letterPairs(word: string): string[] {
  const framed = `^${word}$`
  return [...new Set(Array.from({ length: framed.length - 1 }, (_, i) => framed.slice(i, i + 2)))]
}

function push(map: Map<string, number[]>, key: string, id: number): void {
  const ids = map.get(key)
  if (ids) ids.push(id)
  else map.set(key, [id])
}
