import { worthOf } from './match-scores.ts'
import type { Match } from './combine.ts'
import { tokensOf, type Token } from './language/fold.ts'
import { stemsOf } from './language/stems.ts'
import type { Phrase } from './phrase-book.ts'
import { unbroken } from './reference-names.ts'
import { isCarSense, type Sense } from './senses.ts'

/** Words that operators taught, and what they mean. */
export type TaughtPhrase = { text: string; sense: Sense }

type Entry = { words: string[]; isTight: boolean; phrase: Phrase<Sense> }
/** A typed word, and the taught ones that it may be. */
type Typed = { word: string; ways: readonly string[] }
type Place = { at: number; likeness: number }

// As a phrase book has it.
const LIKENESS_OF_STEM = 0.97
const MOST_WAYS = 2_000

/**
 * Phrases beside the book, replaced as a whole whenever one is taught or withdrawn. They are found as
 * they are typed or with another ending, but neither by their sound nor with typing errors: so they can't
 * take words away from the vocabulary, and a text without them costs no more than before.
 */
export class TaughtPhrases {
  /** By the longest of their words. */
  private readonly byWord = new Map<string, Entry[]>()
  private readonly words = new Set<string>()
  private readonly recentWays = new Map<string, readonly string[]>()

  /** `isFiller` tells the words that say nothing, which may be missing from what is typed. */
  constructor(taught: readonly TaughtPhrase[], isFiller: (word: string) => boolean) {
    for (const { text, sense } of taught) {
      const all = [...new Set(tokensOf(text).map(({ word }) => word))]
      const needed = all.filter((word) => !isFiller(word))
      const words = needed.length > 0 ? needed : all
      const longest = words.toSorted((a, b) => b.length - a.length)[0]
      if (longest === undefined) continue
      const entry = {
        words,
        isTight: isTight(text, words, sense),
        phrase: phraseOf(text, words, sense),
      }
      const others = this.byWord.get(longest)
      if (others) others.push(entry)
      else this.byWord.set(longest, [entry])
      for (const word of words) this.words.add(word)
    }
  }

  has(word: string): boolean {
    return this.words.has(word)
  }

  /** Whether a typed word may be a taught one, with another ending perhaps. */
  reads(word: string): boolean {
    return this.waysOf(word).length > 0
  }

  matches(tokens: Token[]): Match[] {
    const matches: Match[] = []
    if (this.byWord.size === 0) return matches
    const typed = tokens.map(({ word }) => ({ word, ways: this.waysOf(word) }))
    for (const [at, { ways }] of typed.entries())
      for (const way of ways)
        for (const entry of this.byWord.get(way) ?? []) {
          const match = matchOf(entry, at, typed)
          if (match) matches.push(match)
        }
    return matches
  }

  /** The taught words that a typed one may be: itself and its stems. */
  private waysOf(word: string): readonly string[] {
    const before = this.recentWays.get(word)
    if (before) return before
    if (this.recentWays.size >= MOST_WAYS) this.recentWays.clear()
    const ways = [word, ...stemsOf(word)].filter((way) => this.words.has(way))
    this.recentWays.set(word, ways)
    return ways
  }
}

/** Whether the words say this only side by side and in their order, as short ones and those of cars do. */
function isTight(text: string, words: string[], sense: Sense): boolean {
  return (
    words.length > 1 &&
    ((isCarSense(sense) && unbroken(text).adjacent) || words.every((word) => word.length <= 3))
  )
}

const phraseOf = (text: string, words: string[], sense: Sense): Phrase<Sense> => ({
  ...{ sense, text, standing: 0, ordered: false, adjacent: false, optional: new Set<number>() },
  // They are in no lexicon; how many there are says how certain a match is.
  words: words.map(() => -1),
})

/** The phrase whose longest word stands at a place; undefined where its other words are missing. */
function matchOf({ words, isTight, phrase }: Entry, at: number, typed: Typed[]): Match | undefined {
  const places: Place[] = []
  for (const word of words) {
    const place = placeOf(word, typed, places, at)
    if (!place) return undefined
    places.push(place)
  }
  if (!places.some((place) => place.at === at)) return undefined
  if (isTight && places.some((place, i) => place.at !== places[0]!.at + i)) return undefined
  const certainties = places.map(({ likeness }) => likeness ** 3)
  const count = places.length
  const together = 0.5 * count * (count - 1) * Math.min(...certainties)
  const ats = places.map((place) => place.at)
  const gaps = Math.max(...ats) - Math.min(...ats) + 1 - count
  const match: Match = {
    phrase,
    tokens: ats.reduce((bits, each) => bits | (1 << each), 0),
    score: certainties.reduce((sum, each) => sum + each, together) - 0.04 * gaps,
  }
  match.score *= worthOf(match)
  return match
}

/** Where a word stands that is in none of the places taken, best where the match was found. */
function placeOf(word: string, typed: Typed[], taken: Place[], best: number): Place | undefined {
  for (const at of [best, ...typed.keys()]) {
    const { word: own, ways } = typed[at]!
    if (!ways.includes(word) || taken.some((place) => place.at === at)) continue
    return { at, likeness: own === word ? 1 : LIKENESS_OF_STEM }
  }
  return undefined
}
