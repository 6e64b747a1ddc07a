import { countBits } from '../count-bits.ts'
import { tokensOf } from './language/fold.ts'
import { Lexicon, type LikeWord } from './language/lexicon.ts'
import { stemsOf } from './language/stems.ts'

export type Phrase<Sense> = {
  sense: Sense
  /** As it is written in the vocabulary. */
  text: string
  /** How well it serves as a suggestion, 0 (not at all) to 1. */
  standing: number
  words: number[]
  /** Of `words`, those that may be missing from a query: "set" in "clutch set". */
  optional: ReadonlySet<number>
  /** Whether the order of its words tells it apart, as that of short ones only: "CR-V", "3 Series". */
  ordered: boolean
  /** Whether other words between its own take its meaning away: "300 L tank" is no Tank 300. */
  adjacent: boolean
  /** Whether it is written with a word twice. */
  repeats?: boolean
}

/** A phrase of the book; they are numbered as they come. */
type Added<Sense> = Phrase<Sense> & { no: number }

type Traits = {
  isOptional?: (word: string) => boolean
  standing?: number
  adjacent?: boolean
  ordered?: boolean
}

/**
 * Phrases of which one necessary word is the rarest. `others` has of each a second necessary word, or the same: to see that
 * it is missing rules most phrases out without reading them.
 */
type Bucket<Sense> = { phrases: Added<Sense>[]; others: number[] }

/** A phrase found among the tokens of a text; `tokens` has bit i set for token i. */
export type PhraseMatch<Sense> = { phrase: Phrase<Sense>; tokens: number; score: number }

/** What a stretch of the text may say; `tokens` has bit i set for token i. */
export type Reading = { tokens: number; words: readonly LikeWord[] }

/** More words than anyone types to find a part; the rest of a text is left aside. */
export const MOST_TOKENS = 16
const MOST_READS = 2_000
// A word of more phrases than these is one of its own, not a rare spelling of another.
const FEW = 3
// How much less likely a known word is another one.
const DOUBT = 0.76

const none: ReadonlySet<number> = new Set()

/** Phrases that can be found in a text whatever the order of their words, misspellings included. */
export class PhraseBook<Sense> {
  readonly lexicon = new Lexicon()
  private readonly byWord: Added<Sense>[][] = []
  private readonly added: Added<Sense>[] = []
  private buckets?: Bucket<Sense>[]
  private readonly sameWords = new Map<number, number[]>()
  private readonly spellings = new Map<string, Sense>()
  /** Good until the book has another word. */
  private readonly recentReads = new Map<string, LikeWord[]>()

  /** `isOptional` tells which words of the phrase may be missing; at least one never may. */
  add(
    text: string,
    sense: Sense,
    { isOptional = () => false, standing = 1, adjacent = false, ordered = false }: Traits = {},
  ): void {
    const written = tokensOf(text).map(({ word }) => word)
    const spelled = adjacent && ordered ? written : eachOnce(written)
    if (spelled.length === 0) return
    this.recentReads.clear()
    const optional = spelled.filter(isOptional)
    const words = spelled.map((word) => this.lexicon.add(word))
    const phrase: Added<Sense> = {
      no: this.added.length,
      sense,
      text,
      standing,
      words,
      ordered: ordered || (spelled.length > 1 && spelled.every((word) => word.length <= 3)),
      adjacent,
      repeats: eachOnce(written).length < written.length,
      optional:
        optional.length > 0 && optional.length < spelled.length
          ? new Set(optional.map((word) => this.lexicon.add(word)))
          : none,
    }
    this.spellings.set(phrase.ordered ? written.join(' ') : inAnyOrder(written), sense)
    for (const word of eachOnce(words)) (this.byWord[word] ??= []).push(phrase)
    this.added.push(phrase)
    // Any of its necessary words finds a phrase; the rarest one only finds it sooner.
    if (this.buckets) this.addToBucket(this.buckets, phrase)
  }

  /** The sense that the same words have: in any order, or in this one where it matters. */
  senseOf(text: string): Sense | undefined {
    const words = tokensOf(text).map(({ word }) => word)
    return this.spellings.get(words.join(' ')) ?? this.spellings.get(inAnyOrder(words))
  }

  knows(text: string): boolean {
    return this.senseOf(text) !== undefined
  }

  /** Adds a phrase unless the same words already have a sense; whether it did. */
  addUnlessKnown(text: string, sense: Sense, traits?: Traits): boolean {
    const isNew = !this.knows(text)
    if (isNew) this.add(text, sense, traits)
    return isNew
  }

  /** Lets the words of a list stand for one another. */
  addSameWords(words: string[]): void {
    this.recentReads.clear()
    const ids = words.map((word) => this.lexicon.add(word))
    for (const id of ids)
      this.sameWords.set(id, [...(this.sameWords.get(id) ?? []), ...ids.filter((i) => i !== id)])
  }

  /**
   * The words of the book that a typed one may be: itself, its stems, those that sound like it and
   * those that a typing error makes of it, both less likely when the book has the word; those that it is short for only
   * when the book has not.
   */
  read(word: string): readonly LikeWord[] {
    const before = this.recentReads.get(word)
    if (before) return before
    if (this.recentReads.size >= MOST_READS) this.recentReads.clear()
    const read = this.readAnew(word)
    this.recentReads.set(word, read)
    return read
  }

  private readAnew(word: string): LikeWord[] {
    const known = this.lexicon.id(word)
    const like: LikeWord[] = known === undefined ? [] : [{ id: known, likeness: 1 }]
    for (const stem of stemsOf(word)) {
      const id = this.lexicon.id(stem)
      // What is a word by itself hardly has a particle written to it: "بونيت" is a bonnet, not "with a pickup".
      const isDoubtful = known !== undefined && word.endsWith(stem) && this.standsAlone(known)
      if (id !== undefined) like.push({ id, likeness: 0.97 * (isDoubtful ? DOUBT : 1) })
    }
    // A known word may still be another one, but that is less likely. Arabic and Hindi in Latin letters have
    // no fixed spelling: what only a few longer phrases have may be another spelling of a word that stands by itself.
    const isKnown = like.length > 0
    const isOwn = isKnown && (!/[a-z]/.test(word) || like.some(({ id }) => this.isOwnWord(id)))
    for (const { id, likeness } of this.lexicon.soundingLike(word))
      like.push({ id, likeness: likeness * (isOwn ? DOUBT : 1) })
    for (const { id, likeness } of this.lexicon.misspelt(word))
      like.push({ id, likeness: likeness * (isKnown ? DOUBT : 1) })
    if (!isKnown) like.push(...this.lexicon.abbreviated(word))
    return this.withSameWords(like)
  }

  /** Whether a word is no mere spelling in a few longer phrases, as "musaedat" is in "karasi musaedat" alone. */
  private isOwnWord(word: number): boolean {
    return (this.byWord[word] ?? []).length > FEW || this.standsAlone(word)
  }

  private standsAlone(word: number): boolean {
    return (this.byWord[word] ?? []).some(({ words, optional }) =>
      words.every((each) => each === word || optional.has(each)),
    )
  }

  private withSameWords(like: LikeWord[]): LikeWord[] {
    const all = new Map<number, number>()
    const add = (id: number, likeness: number) => {
      if (likeness > (all.get(id) ?? 0)) all.set(id, likeness)
    }
    for (const { id, likeness } of like) {
      add(id, likeness)
      for (const same of this.sameWords.get(id) ?? []) add(same, likeness * 0.96)
    }
    return Array.from(all, ([id, likeness]) => ({ id, likeness })).sort(
      (a, b) => b.likeness - a.likeness,
    )
  }

  /**
   * All phrases whose necessary words the tokens contain, those first of which a word comes first. A phrase of several
   * words is worth more than its words by themselves, as far as the least certain of them allows; words far apart and
   * optional ones missing take something off. `joints` are the places where a list goes on ("pads and discs"), which
   * no phrase goes across of which `isItem` says so.
   */
  find(
    readings: Reading[],
    joints = 0,
    isItem: (sense: Sense) => boolean = () => true,
  ): PhraseMatch<Sense>[] {
    const places = placesByWord(readings)
    const whole: { match: PhraseMatch<Sense>; first: number; no: number }[] = []
    const isThere = new Uint8Array(this.lexicon.words.length)
    for (const word of places.keys()) isThere[word] = 1
    for (const word of places.keys()) {
      const { phrases = [], others = [] } = this.bucketsByRarest()[word] ?? {}
      for (let at = 0; at < phrases.length; at++) {
        if (!isThere[others[at]!]) continue
        const phrase = phrases[at]!
        if (countMissing(phrase, places) > 0) continue
        const found = placesOf(phrase, places)
        const match = matchOf(phrase, found)
        const isSplit = match && isItem(phrase.sense) && isAcross(match, found, joints)
        if (match && !isSplit) whole.push({ match, first: found[0]!.no, no: phrase.no })
      }
    }
    return whole.sort((a, b) => a.first - b.first || a.no - b.no).map(({ match }) => match)
  }

  /**
   * Phrases of which the tokens contain some of the necessary words, not numbers alone: worth what they have of them.
   */
  findPartial(readings: Reading[]): PhraseMatch<Sense>[] {
    const places = placesByWord(readings)
    const partial: PhraseMatch<Sense>[] = []
    const words = [...places.keys()].filter((word) => !/^\d+$/.test(this.lexicon.words[word]!))
    const phrases = new Set(words.flatMap((word) => this.byWord[word] ?? []))
    for (const phrase of phrases) {
      const missing = countMissing(phrase, places)
      const match = missing > 0 && matchOf(phrase, placesOf(phrase, places))
      if (!match) continue
      match.score *= 1 - missing / phrase.words.length
      partial.push(match)
    }
    return partial
  }

  /**
   * The word that a letter is short for before another one, or a word that both make one: that of the most phrases
   * that count. Undefined where they have the letter itself there, as in "O ring".
   */
  wordBefore(
    letter: string,
    next: string,
    isCounted: (sense: Sense) => boolean,
  ): string | undefined {
    const counts = new Map<string, number>()
    const add = (word: string) => counts.set(word, (counts.get(word) ?? 0) + 1)
    for (const { words } of this.phrasesOfWord(next, isCounted)) {
      const at = words.indexOf(this.lexicon.id(next)!)
      const before = this.lexicon.words[words[at - 1] ?? -1] ?? ''
      if (before === letter) return undefined
      if (before.length > 2 && before.startsWith(letter)) add(before)
    }
    for (const word of this.lexicon.compounds(letter, next)) {
      const first = word.slice(0, -next.length)
      if (this.lexicon.id(first) !== undefined)
        this.phrasesOfWord(word, isCounted).forEach(() => add(first))
    }
    const most = Math.max(...counts.values())
    return [...counts].find(([, count]) => count === most)?.[0]
  }

  private phrasesOfWord(word: string, isCounted: (sense: Sense) => boolean): Added<Sense>[] {
    const id = this.lexicon.id(word)
    const phrases = id === undefined ? [] : (this.byWord[id] ?? [])
    return phrases.filter(({ sense }) => isCounted(sense))
  }

  /** The phrases by the necessary word that the fewest have: without it, no text says them. */
  private bucketsByRarest(): readonly Bucket<Sense>[] {
    if (this.buckets) return this.buckets
    const buckets: Bucket<Sense>[] = []
    for (const phrase of this.added) this.addToBucket(buckets, phrase)
    return (this.buckets = buckets)
  }

  private addToBucket(buckets: Bucket<Sense>[], phrase: Added<Sense>): void {
    const necessary = phrase.words.filter((word) => !phrase.optional.has(word))
    const rarest = this.rarestOf(necessary)
    const bucket = (buckets[rarest] ??= { phrases: [], others: [] })
    bucket.phrases.push(phrase)
    const others = necessary.filter((word) => word !== rarest)
    bucket.others.push(others.length > 0 ? this.rarestOf(others) : rarest)
  }

  private rarestOf(words: number[]): number {
    return words.reduce((best, word) =>
      this.byWord[word]!.length < this.byWord[best]!.length ? word : best,
    )
  }

  /** Every phrase once. */
  phrases(): Phrase<Sense>[] {
    return [...this.added]
  }

  /** Phrases with a word that begins like this, and the words of theirs. */
  phrasesWith(word: number): readonly Phrase<Sense>[] {
    return this.byWord[word] ?? []
  }
}

/** The words of a phrase, each once, in the order of the alphabet. */
export const spellingOf = (text: string) => inAnyOrder(tokensOf(text).map(({ word }) => word))

const inAnyOrder = (words: string[]) => [...eachOnce(words)].sort().join(' ')

const eachOnce = <Item>(items: Item[]) => (items.length > 1 ? [...new Set(items)] : items)

/** Where in the text, and how like, a word of a phrase was found; `no` counts the places of a text. */
type Place = { id: number; tokens: number; likeness: number; no: number }

function placesByWord(readings: Reading[]): Map<number, Place[]> {
  const byWord = new Map<number, Place[]>()
  let no = 0
  for (const { tokens, words } of readings)
    for (const { id, likeness } of words) {
      const place = { id, tokens, likeness, no: no++ }
      const known = byWord.get(id)
      if (known) known.push(place)
      else byWord.set(id, [place])
    }
  return byWord
}

/**
 * Of each word of a phrase the place where it is likest; of a word that the text has several times, the one beside the
 * phrase's other words: "oil filter and air filter". Of a phrase whose words adjoin, all.
 */
function placesOf(
  { words, adjacent, repeats }: Phrase<unknown>,
  byWord: Map<number, Place[]>,
): Place[] {
  const found: Place[] = []
  const repeated: number[] = []
  for (const word of new Set(words)) {
    const places = byWord.get(word)
    if (!places) continue
    if (adjacent) found.push(...places)
    else {
      const best = places.reduce((best, place) => (place.likeness > best.likeness ? place : best))
      if (!repeats && places.some((place) => place !== best && isAsLike(place, best)))
        repeated.push(word)
      found.push(best)
    }
  }
  if (repeated.length > 0 && found.length > 1)
    for (const word of repeated) {
      const at = found.findIndex(({ id }) => id === word)
      found[at] = nearestPlace(found[at]!, byWord.get(word)!, { words, found })
    }
  return found.sort((a, b) => a.no - b.no)
}

// A particle written to a word takes no more from it.
const isAsLike = (a: Place, b: Place) => a.likeness > b.likeness - 0.05

/** The place that is nearest to a place of another word of the phrase; of two, the one in the order of its words. */
function nearestPlace(
  best: Place,
  places: Place[],
  { words, found }: { words: number[]; found: Place[] },
): Place {
  const others = found.filter(({ id }) => id !== best.id)
  const isFree = (place: Place) => others.every(({ tokens }) => (tokens & place.tokens) === 0)
  const cost = (place: Place) =>
    Math.min(
      ...others.map((other) => {
        const steps = lowestBit(place.tokens) - lowestBit(other.tokens)
        const isInOrder = steps > 0 === words.indexOf(place.id) > words.indexOf(other.id)
        return 2 * Math.abs(steps) + (isInOrder ? 0 : 1)
      }),
    )
  return places
    .filter((place) => isAsLike(place, best) && isFree(place))
    .reduce((nearest, place) => (cost(place) < cost(nearest) ? place : nearest), best)
}

function countMissing({ words, optional }: Phrase<unknown>, byWord: Map<number, Place[]>): number {
  let missing = 0
  for (const word of words) if (!byWord.has(word) && !optional.has(word)) missing++
  return missing
}

/** Undefined where two words of the phrase were found in the same place. */
function matchOf<Sense>(phrase: Phrase<Sense>, places: Place[]): PhraseMatch<Sense> | undefined {
  const found = phrase.adjacent ? runOf(phrase, places) : places
  if (!found) return undefined
  let tokens = 0
  let evidence = 0
  let weakest = 1
  for (const place of found) {
    if (tokens & place.tokens) return undefined
    tokens |= place.tokens
    const certainty = place.likeness ** 3
    const isNeeded = !phrase.optional.has(place.id)
    evidence += countBits(place.tokens) * certainty * (isNeeded ? 1 : 0.6)
    if (isNeeded) weakest = Math.min(weakest, certainty)
  }
  if (phrase.ordered && !phrase.adjacent && !isInOrder(phrase.words, found)) return undefined
  const count = countBits(tokens)
  const together = 0.5 * count * (count - 1) * weakest
  const width = 32 - Math.clz32(tokens) - lowestBit(tokens)
  const gaps = width - count
  const missing = phrase.words.length - found.length
  return { phrase, tokens, score: evidence + together - 0.04 * gaps - 0.15 * missing }
}

/** Whether a phrase has words of two items of a list, and not "and" itself. */
function isAcross({ tokens }: PhraseMatch<unknown>, places: Place[], joints: number): boolean {
  const within = joints & betweenEnds(tokens)
  if (within === 0) return false
  const exact = places.reduce(
    (bits, place) => (place.likeness === 1 ? bits | place.tokens : bits),
    0,
  )
  return (within & ~exact) !== 0
}

/** The words of a phrase next to one another; one that is said twice has several places. */
function runOf({ words, ordered }: Phrase<unknown>, places: Place[]): Place[] | undefined {
  function longer(run: Place[], end?: number): Place[] | undefined {
    if (run.length === words.length) return run
    for (const place of places) {
      if (end !== undefined && lowestBit(place.tokens) !== end) continue
      if (ordered ? place.id !== words[run.length] : run.some(({ id }) => id === place.id)) continue
      const whole = longer([...run, place], 32 - Math.clz32(place.tokens))
      if (whole) return whole
    }
    return undefined
  }
  return longer([])
}

function isInOrder(words: number[], found: Place[]): boolean {
  const places = words.flatMap((word) => found.find(({ id }) => id === word)?.tokens ?? [])
  return places.every((place, i) => i === 0 || place > places[i - 1]!)
}

/** All places after the first one of these, up to the last. */
export const betweenEnds = (bits: number) =>
  ((2 << (31 - Math.clz32(bits))) - 1) & ~((2 << lowestBit(bits)) - 1)

/** The place of the lowest bit that is set. */
export const lowestBit = (bits: number) => 31 - Math.clz32(bits & -bits)

/**
 * The phrases that together say most of a text, no token used twice: the best score wins, of equal
 * ones the first.
 */
export function bestReading<Sense>(
  matches: PhraseMatch<Sense>[],
  tokens: number,
): PhraseMatch<Sense>[] {
  const byFirst = Array.from({ length: tokens }, (): PhraseMatch<Sense>[] => [])
  for (const match of matches) byFirst[lowestBit(match.tokens)]!.push(match)
  const known = new Map<number, { score: number; matches: PhraseMatch<Sense>[] }>()
  function best(used: number, from: number): { score: number; matches: PhraseMatch<Sense>[] } {
    let token = from
    while (token < tokens && used & (1 << token)) token++
    if (token >= tokens) return { score: 0, matches: [] }
    const state = (used >>> token) * 32 + token
    const before = known.get(state)
    if (before) return before
    let result = best(used, token + 1)
    for (const match of byFirst[token]!) {
      if (match.tokens & used) continue
      const rest = best(used | match.tokens, token + 1)
      const score = match.score + rest.score
      if (score > result.score) result = { score, matches: [match, ...rest.matches] }
    }
    known.set(state, result)
    return result
  }
  return best(0, 0).matches
}
