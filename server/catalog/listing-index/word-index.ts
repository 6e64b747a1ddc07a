import {
  errorsAllowed,
  haveSameLetters,
  lettersOf,
  misspeltLikeness,
} from '../understanding/language/lexicon.ts'
import { soundsOf } from '../understanding/language/sound.ts'
import { Chains } from './chains.ts'
import { grown } from './grown.ts'

const BEGINNINGS = 2 ** 13
const GRAMS = 2 ** 15
const SOUNDS = 2 ** 13
const GRAM = 3
// Longer words are found as they are written, and by their beginning.
const LONGEST_MISSPELT = 32

// Sellers bring as many words as they like, also ones made up to be like each other. What a look-up
// costs is bounded; where there is more, the older words are found.
const MOST_SCANNED = 5_000
const MOST_COMPARED = 400
const MOST_MISSPELT = 12
const MOST_SOUNDING = 40

/**
 * The words of names, numbered as they come, found as they are written, by their beginning or sound, or with
 * typing errors. Words are folded (`foldWord`) before they come here. A look-up costs the same among
 * half a million words as among a thousand: words are filed by their first three letters, and by each
 * three neighbouring letters, of which a typing error leaves some as they were.
 */
export class WordIndex {
  private readonly words: string[] = []
  private readonly ids = new Map<string, number>()
  private readonly byBeginning = new Chains(BEGINNINGS)
  private readonly byGram = new Chains(GRAMS)
  private readonly bySound = new Chains(SOUNDS)
  private lengths = new Uint8Array(1024)
  private letters = new Uint32Array(1024)
  private shared = new Uint8Array(1024)

  get size(): number {
    return this.words.length
  }

  /** The number of a word, a new one if need be. */
  add(word: string): number {
    const known = this.ids.get(word)
    if (known !== undefined) return known
    const id = this.words.push(word) - 1
    this.ids.set(word, id)
    if (id >= this.lengths.length) {
      this.lengths = grown(this.lengths, new Uint8Array(id * 2))
      this.letters = grown(this.letters, new Uint32Array(id * 2))
      this.shared = new Uint8Array(id * 2)
    }
    this.lengths[id] = Math.min(255, word.length)
    this.letters[id] = lettersOf(word)
    // Of numbers and sizes every character counts.
    if (/\d/.test(word)) return id
    if (word.length >= GRAM) this.byBeginning.add(beginningOf(word), id)
    if (errorsAllowed(word) === 0 || word.length > LONGEST_MISSPELT) return id
    for (const gram of gramsOf(word, GRAM)) this.byGram.add(gram, id)
    for (const sound of soundsOf(word)) this.bySound.add(soundBucket(sound), id)
    // Of so few letters an error may leave no three as they were.
    if (word.length <= 5) for (const pair of gramsOf(word, 2)) this.byGram.add(pair, id)
    return id
  }

  id(word: string): number | undefined {
    return this.ids.get(word)
  }

  /** Words without digits that begin like this, with three letters or more; the oldest first. */
  startingWith(beginning: string, limit: number): number[] {
    const found: number[] = []
    this.byBeginning.each(beginningOf(beginning), MOST_SCANNED, (id) => {
      if (found.length < limit && this.words[id]!.startsWith(beginning)) found.push(id)
    })
    return found
  }

  /** Words of the same script that a typing error or two would make of this one, the likest first. */
  misspelt(word: string): number[] {
    const limit = errorsAllowed(word)
    if (limit === 0 || word.length > LONGEST_MISSPELT) return []
    return this.sharing(word, limit)
      .map((id) => ({ id, likeness: misspeltLikeness(word, this.words[id]!, limit) }))
      .filter(({ likeness }) => likeness > 0)
      .sort((a, b) => b.likeness - a.likeness || a.id - b.id)
      .slice(0, MOST_MISSPELT)
      .map(({ id }) => id)
  }

  /** Words of any script that sound like this one, the oldest first. */
  soundingLike(word: string): number[] {
    const sounds = new Set(word.length > LONGEST_MISSPELT ? [] : soundsOf(word))
    const found = new Set<number>()
    for (const sound of sounds)
      this.bySound.each(soundBucket(sound), MOST_COMPARED, (id) => {
        if (found.size >= MOST_SOUNDING || found.has(id)) return
        if (soundsOf(this.words[id]!).some((other) => sounds.has(other))) found.add(id)
      })
    return [...found]
  }

  /** Words of nearly this length and these letters that have most of them in the same neighbourhoods. */
  private sharing(word: string, limit: number): number[] {
    const { lengths, letters, shared } = this
    const length = word.length <= 4 ? 2 : GRAM
    const grams = gramsOf(word, length)
    const ownLetters = lettersOf(word)
    const touched: number[] = []
    // A swap of two letters, the error that touches most, touches one more than there are in a gram.
    let needed = grams.size - (length + 1) * limit
    for (const gram of grams) {
      const complete = this.byGram.each(gram, MOST_SCANNED, (id) => {
        if (!haveSameLetters(ownLetters, letters[id]!, limit)) return
        if (Math.abs(lengths[id]! - word.length) <= limit && shared[id]!++ === 0) touched.push(id)
      })
      if (!complete) needed--
    }
    const enough: { id: number; count: number }[] = []
    for (const id of touched) {
      if (shared[id]! >= needed) enough.push({ id, count: shared[id]! })
      shared[id] = 0
    }
    if (enough.length > MOST_COMPARED) enough.sort((a, b) => b.count - a.count)
    return enough.slice(0, MOST_COMPARED).map(({ id }) => id)
  }
}

const soundBucket = (sound: string) => hashOf(sound, 0, sound.length) % SOUNDS

const beginningOf = (word: string) => hashOf(word, 0, GRAM) % BEGINNINGS

/** The buckets of so many neighbouring letters each, the ends of the word being letters too. */
function gramsOf(word: string, length: number): Set<number> {
  const framed = `^${word}$`
  const grams = new Set<number>()
  for (let at = 0; at + length <= framed.length; at++) grams.add(hashOf(framed, at, length) % GRAMS)
  return grams
}

function hashOf(text: string, start: number, length: number): number {
  let hash = length
  for (let at = start; at < start + length; at++)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x9e3779b1)
  return (hash ^ (hash >>> 15)) >>> 0
}
