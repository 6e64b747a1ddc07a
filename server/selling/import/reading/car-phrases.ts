import { isBrand } from './brand-in-name.ts'
import { foldWords } from './fold-words.ts'
import type { Reference } from './knowledge.ts'
import { yearsInText } from './model-years.ts'
import { remember } from './remember.ts'

/** A name without its cars and years, and what it says of those. */
export type CutName = { rest: string; cars: string }

/** A place in a text, the end not included. */
export type Span = { start: number; end: number }
type Word = Span & { word: string }

const LONGEST_PHRASE = 4
const MOST_PHRASES = 20_000
const MOST_WORDS = 50_000

/**
 * Tells cars from parts in names without reading each name anew: lists say the same part for a hundred
 * cars. What is known for a car is cut out; the rest is read once, and tells of cars not known yet.
 */
export class CarPhrases {
  private readonly phrases = new Set<string>()
  private readonly firstWords = new Set<string>()
  private readonly partWords: ReadonlySet<string>
  private readonly fold = remember(MOST_WORDS, foldWords)
  private readonly last: number
  private readonly placesOf: (text: string) => Span[]

  /** `placesOf` finds the words of a short text that name cars; years go up to `last`. */
  constructor(
    reference: Reference,
    { last, placesOf }: { last: number; placesOf: (text: string) => Span[] },
  ) {
    this.last = last
    this.placesOf = placesOf
    this.partWords = new Set(
      reference.partTypes.flatMap(({ names }) =>
        Object.values(names).flatMap((name) => foldWords(name).split(' ')),
      ),
    )
    for (const { names, models } of reference.makes) {
      for (const name of Object.values(names)) this.learn(name)
      for (const model of models)
        for (const name of Object.values(model.names)) {
          this.learn(name)
          for (const make of Object.values(names)) this.learn(`${make} ${name}`)
        }
    }
  }

  /** Takes words for a car from now on, unless a part may be called so: "Pilot", "Pickup", "Z". */
  learn(text: string): boolean {
    const words = this.wordsOf(text).map(({ word }) => word)
    const phrase = words.join(' ')
    if (words.length > LONGEST_PHRASE || /\p{Script=Han}/u.test(phrase)) return false
    if (words.every((word) => this.partWords.has(word) || ambiguous.has(word))) return false
    if (words.length === 1 && (phrase.length < 3 || /^\d*$/.test(phrase))) return false
    if (this.phrases.size < MOST_PHRASES) {
      this.phrases.add(phrase)
      this.firstWords.add(words[0]!)
    }
    return true
  }

  cut(name: string): CutName {
    const years = yearsInText(name, this.last)
    const cars = this.carsIn(name, years)
    const isBesideCar = ({ start }: Span) =>
      cars.some(({ end }) => end <= start && !/[\p{L}\p{N}]/u.test(name.slice(end, start)))
    const certain = years.filter((year) => !year.isShort || isBesideCar(year))
    let [rest, carWords, at] = ['', '', 0]
    for (const { start, end } of [...cars, ...certain].sort((a, b) => a.start - b.start)) {
      const other = name.slice(at, start)
      rest += `${other} `
      carWords += `${separatorIn(other)}${name.slice(start, end)}`
      at = end
    }
    rest += name.slice(at)
    return { rest: withoutNumbers(rest), cars: carWords.trim() }
  }

  /** Known phrases, the longest first, with what goes with them: "Grand Vitara", "Prado 150". */
  private carsIn(name: string, years: Span[]): Span[] {
    const words = this.wordsOf(name).filter((word) => !years.some((year) => overlap(year, word)))
    const found: Span[] = []
    for (let i = 0; i < words.length; i++) {
      const length = this.lengthOfPhrase(words, i)
      if (length === 0) continue
      const [from, to] = this.widened(name, words, { from: i, to: i + length })
      const start = words[from]!.start
      for (const place of this.placesOf(name.slice(start, words[to - 1]!.end)))
        found.push({ start: start + place.start, end: start + place.end })
      i =
        Math.max(
          i + length,
          words.findLastIndex(({ end }) => end <= (found.at(-1)?.end ?? 0)) + 1,
        ) - 1
    }
    return found
  }

  private lengthOfPhrase(words: Word[], from: number): number {
    if (!this.firstWords.has(words[from]!.word)) return 0
    for (let length = Math.min(LONGEST_PHRASE, words.length - from); length > 0; length--) {
      const run = words.slice(from, from + length)
      if (this.phrases.has(run.map(({ word }) => word).join(' '))) return length
    }
    return 0
  }

  /** By a word before and two after it that aren't those of parts. */
  private widened(name: string, words: Word[], { from, to }: { from: number; to: number }) {
    const goesWith = (at: number, next: number) => {
      const [first, second] = [words[at], words[next]]
      return (
        first !== undefined &&
        second !== undefined &&
        /^[\s-]*$/.test(
          name.slice(Math.min(first.end, second.end), Math.max(first.start, second.start)),
        )
      )
    }
    const isFree = ({ word }: Word) =>
      !(this.partWords.has(word) || isBrand(word)) || ambiguous.has(word)
    let [first, last] = [from, to]
    if (goesWith(from - 1, from) && isFree(words[from - 1]!)) first--
    while (last < to + 2 && goesWith(last - 1, last) && isFree(words[last]!)) last++
    return [first, last] as const
  }

  private wordsOf(text: string): Word[] {
    return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: word, index }) => ({
      word: this.fold(word),
      start: index,
      end: index + word.length,
    }))
  }
}

/** Names of cars that are words of the trade as well. */
const ambiguous = new Set(
  'pilot pickup city fit note echo rush swift sunny march juke kicks safari civilian legacy crown 86'.split(
    ' ',
  ),
)

const overlap = (a: Span, b: Span) => a.start < b.end && b.start < a.end

/** What keeps cars and their years apart is kept. */
const separatorIn = (text: string) =>
  /[;|\n]/.exec(text)?.[0] ?? (/[,،/&+]/.test(text) ? ', ' : ' ')

// "90915YZZD4"; not "landcruiser200".
const partCode =
  /(?<![\p{L}\p{N}])(?![a-z]{4,}\d{1,3}(?![a-z\d]))(?=[a-z]*\d[a-z]*\d[a-z]*\d)(?=\d*[a-z])[a-z\d]{7,}(?![\p{L}\p{N}])/giu

/** Numbers of parts and sizes tell no kind of part; the short one of "LX 570" belongs to a car. */
const withoutNumbers = (text: string) =>
  text
    .replace(/(?<![\p{L}\p{N}])\p{N}{4,}(?![\p{L}\p{N}])/gu, ' ')
    .replace(partCode, ' ')
    .replace(/(?<!(?<!\p{L})\p{L}{1,4}[ -]?)(?<![\p{L}\p{N}.])\p{N}{1,3}(?![\p{L}\p{N}.])/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
