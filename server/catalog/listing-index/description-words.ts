import { tokensOf } from '../understanding/language/fold.ts'

/** A word of a description; two words share both hashes as good as never. */
export type DescriptionWord = { word: string; low: number; high: number }

const LONGEST_READ = 500
const LONGEST_RUN = 60
const LONGEST_WORD = 24
const SLOTS = 2 ** 15
// V8 keeps the whole text for a longer part of it.
const COPIED = 12

const MARKUP = /<[^<>]{0,200}>?|&\w{2,8};/g

// What a character is, by its code: a letter, mark or number, or one of Han. Halves of rarer ones count
// as letters.
const APART = 1
const LETTER = 2
const HAN = 3
const kinds = new Uint8Array(65_536)

/**
 * Reads the words of descriptions that may tell something, in order and with repetitions. Each run of letters is
 * folded once, and known by its hash from then on, as long as no other takes its place: nothing is cut out
 * of a text that was read before.
 */
export class DescriptionWords {
  private readonly lows = new Int32Array(SLOTS)
  private readonly highs = new Int32Array(SLOTS)
  private readonly slots: (readonly DescriptionWord[])[] = Array(SLOTS).fill(none)
  // Nobody can know beforehand which runs share a hash.
  private readonly seed = (Math.random() * 2 ** 32) | 0

  /** Calls `see` with each word until it returns true. */
  each(description: string, see: (word: DescriptionWord) => boolean): void {
    const hasMarkup = description.includes('<') || description.includes('&')
    const text = hasMarkup ? description.slice(0, LONGEST_READ).replace(MARKUP, ' ') : description
    const end = Math.min(text.length, LONGEST_READ)
    let at = 0
    while (at < end) {
      const start = at
      let code = text.charCodeAt(at++)
      const kind = kinds[code] || kindOf(code)
      if (kind === APART) continue
      let low = this.seed
      let high = ~low
      let digits = 0
      let isNumber = false
      for (;;) {
        low = Math.imul(low ^ code, 0x01000193)
        high = Math.imul(high ^ code, 0x85ebca6b)
        high ^= high >>> 13
        digits = code >= 48 && code <= 57 ? digits + 1 : 0
        if (digits === 3) isNumber = true
        if (at === end) break
        code = text.charCodeAt(at)
        if ((kinds[code] || kindOf(code)) !== kind) break
        at++
      }
      const length = at - start
      if (isNumber || length === digits || length === 1 || length > LONGEST_RUN) continue
      for (const word of this.wordsOf(text, start, at, low, high)) if (see(word)) return
    }
  }

  /** The words of a run of letters: mostly one or none, and mostly read before. */
  private wordsOf(
    text: string,
    start: number,
    end: number,
    low: number,
    high: number,
  ): readonly DescriptionWord[] {
    const slot = (low ^ (low >>> 15)) & (SLOTS - 1)
    if (this.lows[slot] === low && this.highs[slot] === high) return this.slots[slot]!
    const words = tokensOf(text.slice(start, end)).flatMap(({ word }) =>
      isDistinctive(word) ? [hashed(word)] : [],
    )
    this.lows[slot] = low
    this.highs[slot] = high
    this.slots[slot] = words.length > 0 ? words : none
    return words
  }
}

const none: readonly DescriptionWord[] = []

function kindOf(code: number): number {
  const character = String.fromCharCode(code)
  const isHalf = code >= 0xd800 && code < 0xe000
  const isLetter = isHalf || /[\p{L}\p{M}\p{N}\u200c\u200d]/u.test(character)
  const kind = /\p{Script=Han}/u.test(character) ? HAN : isLetter ? LETTER : APART
  kinds[code] = kind
  return kind
}

const isDistinctive = (word: string): boolean =>
  word.length >= (word < '\u007f' ? 3 : 2) &&
  word.length <= LONGEST_WORD &&
  !/\d\d\d|^\d+$/.test(word)

function hashed(word: string): DescriptionWord {
  let [low, high] = [0x811c9dc5, 0x9e3779b9]
  for (let at = 0; at < word.length; at++) {
    low = Math.imul(low ^ word.charCodeAt(at), 0x01000193)
    high = Math.imul(high ^ word.charCodeAt(at), 0x85ebca6b)
    high ^= high >>> 13
  }
  const copy = word.length > COPIED ? Buffer.from(word).toString() : word
  // Hashes of words are summed, so that close ones must be far apart.
  return { word: copy, low: mixed(low), high: mixed(high) }
}

function mixed(hash: number): number {
  const mix = Math.imul(hash ^ (hash >>> 16), 0x7feb352d)
  return mix ^ (mix >>> 15)
}
