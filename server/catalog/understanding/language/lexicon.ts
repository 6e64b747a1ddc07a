import { countBits } from '../../count-bits.ts'
import { editDistance } from './edit-distance.ts'
import { arabicKey, arabicReadings, withLongVowels } from './arabic-sound.ts'
import { soundsOf } from './sound.ts'
import { isUnit } from './units.ts'

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
  /** Words in Arabic letters by their consonants. */
  private readonly byArabicKey = new Map<string, number[]>()
  /** Words in Latin letters by their first and last one. */
  private readonly byEnds = new Map<string, number[]>()
  /** By two neighbouring letters, and by the length of the word. */
  private readonly byLetterPair = new Map<number, number[][]>()
  private sorted: number[] = []
  private readonly letters: number[] = []

  /** The number of a word, a new one if need be. */
  add(word: string): number {
    const known = this.ids.get(word)
    if (known !== undefined) return known
    const id = this.words.push(word) - 1
    this.ids.set(word, id)
    for (const sound of soundsOf(word)) push(this.bySound, sound, id)
    const key = arabicKey(word)
    if (key !== undefined) push(this.byArabicKey, key, id)
    if (LATIN_WORD.test(word)) push(this.byEnds, endsOf(word), id)
    this.letters.push(lettersOf(word))
    // What no error makes of another word needn't be found.
    for (const pair of errorsAllowed(word) > 0 ? letterPairs(word) : []) {
      let byLength = this.byLetterPair.get(pair)
      if (!byLength) this.byLetterPair.set(pair, (byLength = []))
      ;(byLength[word.length] ??= []).push(id)
    }
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
    const lists = letterPairs(word)
      .map((pair) =>
        this.byLetterPair.get(pair)?.slice(word.length - limit, word.length + limit + 1),
      )
      .map((byLength = []) => ({
        byLength,
        size: byLength.reduce((sum, ids) => sum + ids.length, 0),
      }))
      .sort((a, b) => a.size - b.size)
    // An error touches at most three pairs of neighbours, a swap of two letters: so many of the rarest
    // pairs have one that is left as it was.
    const enough = Math.min(lists.length, 3 * limit + 1)
    const letters = lettersOf(word)
    const possible = new Set<number>()
    for (const { byLength } of lists.slice(0, enough))
      for (const ids of byLength)
        for (const id of ids ?? [])
          if (haveSameLetters(letters, this.letters[id]!, limit)) possible.add(id)
    const found: LikeWord[] = []
    for (const id of possible) {
      const likeness = misspeltLikeness(word, this.words[id]!, limit)
      if (likeness > 0) found.push({ id, likeness })
    }
    return likest(found)
  }

  /** Words of any script that sound like this one, the likest first. */
  soundingLike(word: string): LikeWord[] {
    const sounds = soundsOf(word)
    const found = new Set(sounds.flatMap((sound) => this.bySound.get(sound) ?? []))
    // Across scripts only the sound can be compared; of a short one less is left to compare.
    const across = sounds.some((sound) => sound.length > 3) ? 0.78 : 0.72
    const like = this.transliterated(word)
    for (const id of found) {
      const other = this.words[id]!
      const longest = Math.max(word.length, other.length)
      const sameScript = isLatin(word) === isLatin(other)
      const likeness = sameScript
        ? 0.85 - (0.3 * editDistance(word, other, longest)) / longest
        : HAN.test(other)
          ? LIKENESS_OF_CHINESE
          : across
      if (!like.has(id)) like.set(id, likeness)
    }
    return likest(Array.from(like, ([id, likeness]) => ({ id, likeness })))
  }

  /**
   * Words in Latin letters that one of consonants may be short for, the likest first: "altr" for "alternator", "sprg"
   * for "spring". It begins and ends like them, and what it leaves out are mostly vowels.
   */
  abbreviated(word: string): LikeWord[] {
    if (!ABBREVIATION.test(word) || SYLLABLE.test(word) || isUnit(word)) return []
    const found: LikeWord[] = []
    for (const id of this.byEnds.get(endsOf(word)) ?? []) {
      const other = this.words[id]!
      if (other === word || !isWithin(word, other)) continue
      const leftOut = other.startsWith(word) ? 0 : consonantsOf(other) - consonantsOf(word)
      found.push({ id, likeness: 0.9 - 0.06 * leftOut })
    }
    return likest(found)
  }

  /** Words in Latin letters that begin with a letter and end with another word, as "tailgate" with "gate". */
  compounds(letter: string, end: string): string[] {
    return (this.byEnds.get(letter + end.at(-1)!) ?? [])
      .map((id) => this.words[id]!)
      .filter((word) => word.endsWith(end) && word.length > end.length + 2)
  }

  /** Words in Arabic letters that one in Latin letters may stand for; those with the same long vowels are likelier. */
  private transliterated(word: string): Map<number, number> {
    const like = new Map<number, number>()
    for (const { key, whole } of arabicReadings(word))
      for (const id of this.byArabicKey.get(key) ?? []) {
        const isShort = /[awy]/.test(key)
        // What has few consonants must agree in the long vowels as well to be likely by itself.
        const base = key.length > 3 ? (isShort ? 0.75 : 0.78) : 0.72
        const same = !isShort && whole === withLongVowels(this.words[id]!) ? 0.04 : 0
        like.set(id, Math.max(like.get(id) ?? 0, base + same))
      }
    return like
  }
}

const LATIN_WORD = /^[a-z]{4,}$/
const VOWELS = /(?<=.)[aeiou]/g
/** Four letters or more, of which none but the first two is a vowel. */
const ABBREVIATION = /^[a-z][a-z][b-df-hj-np-tv-z]{2,}$/
/** "must", "rent": words of their own in many languages. */
const SYLLABLE = /^[^aeiou][aeiou]..$/
const consonantsOf = (word: string) => word.replace(VOWELS, '').length
const endsOf = (word: string) => word[0]! + word.at(-1)!

/** Whether a word's letters are those of the other, some left out. */
function isWithin(word: string, other: string): boolean {
  let at = 0
  for (const letter of other) if (letter === word[at]) at++
  return at === word.length
}

const HAN = /\p{Script=Han}/u
// Of a few syllables many characters are read alike.
const LIKENESS_OF_CHINESE = 0.7

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

/** The letters of a word, a bit each; letters of which the codes differ by 32 share one. */
export function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits
}

/** Whether so many errors may make one word of the other: each takes and brings one letter at most. */
export const haveSameLetters = (a: number, b: number, limit: number): boolean =>
  countBits(a & ~b) <= limit && countBits(b & ~a) <= limit

/** Each two neighbouring letters as one number, the ends of the word being letters too. */
function letterPairs(word: string): number[] {
  const framed = `^${word}$`
  const pairs: number[] = []
  for (let at = 1; at < framed.length; at++) {
    const pair = (framed.charCodeAt(at - 1) << 16) | framed.charCodeAt(at)
    if (!pairs.includes(pair)) pairs.push(pair)
  }
  return pairs
}

function push(map: Map<string, number[]>, key: string, id: number): void {
  const ids = map.get(key)
  if (ids) ids.push(id)
  else map.set(key, [id])
}
