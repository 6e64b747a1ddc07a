import { countBits } from '../count-bits.ts'
import { SPECIFIC, type Match } from './combine.ts'
import { tokensOf, type Token } from './language/fold.ts'
import { firstIsHead } from './consistent-reading.ts'
import { CERTAIN } from './match-scores.ts'
import { matchByItself } from './matches-by-form.ts'
import { betweenEnds, lowestBit } from './phrase-book.ts'
import type { Sense } from './senses.ts'
import type { Heading } from './vocabulary.ts'

type Types = ReadonlyMap<number, number>
/** By the type of a part and a word beside its name. */
type TypesByWord = Map<number, Map<string, Types>>

/** How certain a name is that the vocabulary has in other words. */
const DERIVED = 0.7

/**
 * Parts of parts by the word that makes them so, learnt from phrases of which all words but the first or the last name
 * a part: as a door mirror is a "side mirror" and its motor a "side mirror motor", the "motor" after whatever else is a
 * name of a door mirror, in any language, is that motor.
 */
export class Components {
  private readonly after: TypesByWord = new Map()
  private readonly before: TypesByWord = new Map()
  private readonly isSideNote: (word: string) => boolean

  /** `isSideNote` tells fillers and positions, which make no other part of one. */
  constructor(
    headings: readonly { heading: Heading; sense: Sense }[],
    isSideNote: (word: string) => boolean,
  ) {
    this.isSideNote = isSideNote
    const phrases = headings.flatMap(({ heading, sense }) =>
      isSpecificPart(sense)
        ? heading.phrases.map(({ text }) => ({
            words: tokensOf(text).map(({ word }) => word),
            types: sense.types,
          }))
        : [],
    )
    const named = new Map(phrases.map(({ words, types }) => [words.join(' '), types]))
    const learn = (byType: TypesByWord, whole: string[], word: string, types: Types) => {
      if (isSideNote(word) || /^\d+$/.test(word)) return
      for (const no of named.get(whole.join(' '))?.keys() ?? []) {
        if (types.has(no)) continue
        const byWord = byType.get(no) ?? new Map<string, Types>()
        byType.set(no, byWord.set(word, new Map([...(byWord.get(word) ?? []), ...types])))
      }
    }
    for (const { words, types } of phrases) {
      learn(this.after, words.slice(0, -1), words.at(-1)!, types)
      learn(this.before, words.slice(1), words[0]!, types)
    }
  }

  /**
   * What certain names of parts say together with the word next to them, positions and fillers left out. A name that
   * the vocabulary has of that word and one of the same part goes before. `joints` are the places where a list goes on.
   */
  matches(matches: readonly Match[], tokens: readonly Token[], joints: number): Match[] {
    const names = matches.filter(({ phrase: { sense }, score, tokens }) => {
      const count = countBits(tokens)
      return isSpecificPart(sense) && score >= (CERTAIN * count * (count + 1)) / 2
    })
    const wordBeside = (from: number, step: 1 | -1) => {
      let place = from + step
      while (tokens[place] && this.isSideNote(tokens[place]!.word)) place += step
      return place
    }
    return names.flatMap((name) => {
      const first = lowestBit(name.tokens)
      const [before, after] = [wordBeside(first, -1), wordBeside(31 - Math.clz32(name.tokens), 1)]
      // The "motor of the mirror" is the mirror motor.
      const isOf = tokens.slice(before + 1, first).some(({ word }) => firstIsHead.has(word))
      return [
        { byType: this.after, place: after },
        { byType: this.before, place: before },
        ...(isOf ? [{ byType: this.after, place: before }] : []),
      ].flatMap(({ byType, place }) => {
        const word = tokens[place]?.word
        const types = word === undefined ? none : typesBeside(byType, name, word)
        if (types.size === 0 || types.size > SPECIFIC) return []
        const isNamed = names.some(
          (other) => other.tokens & (1 << place) && other.tokens & name.tokens,
        )
        if (isNamed || (joints & betweenEnds(name.tokens | (1 << place))) !== 0) return []
        const score = name.score + 1 + DERIVED * countBits(name.tokens)
        return [matchByItself({ kind: 'part', types }, name.tokens | (1 << place), score)]
      })
    })
  }
}

const none: Types = new Map()

const isSpecificPart = (sense: Sense): sense is Extract<Sense, { types: Types }> =>
  sense.kind === 'part' && sense.types.size <= SPECIFIC

function typesBeside(byType: TypesByWord, { phrase: { sense } }: Match, word: string): Types {
  const types = new Map<number, number>()
  if (isSpecificPart(sense))
    for (const no of sense.types.keys())
      for (const [each, weight] of byType.get(no)?.get(word) ?? []) types.set(each, weight)
  return types
}
