import { longestQuery } from '#contract/limits.ts'
import { tokensOf } from './language/fold.ts'
import type { Phrase, PhraseBook } from './phrase-book.ts'
import { isCarSense, type Sense } from './senses.ts'

/** A search that the typed text may become, what its new words mean, and how likely it is meant. */
export type Completion = { text: string; sense: Sense; worth: number }

const MOST_WORDS = 400
const MOST_COMPLETIONS = 24
/** How like a typed word must be to count as a word of the phrase. */
const CERTAIN = 0.8
/** How far below the best standing a phrase may be: words that few would choose are left to be typed. */
const LOWEST_STANDING = 0.45

/**
 * The phrases that the last word of a text begins, with what stands before it: what belongs to the
 * phrase ("brake p" -> "brake pad") and what doesn't ("prado fil" -> "prado filter"). Those of which
 * most is typed and least is missing come first, and of equal ones the shorter. What has several names
 * is suggested by the one that most would choose. `named` are the groups of what the text says without
 * its last word.
 */
export function completionsOf(
  book: PhraseBook<Sense>,
  text: string,
  named: ReadonlySet<string>,
): Completion[] {
  const tokens = tokensOf(text)
  const last = tokens.at(-1)
  if (!last) return []
  const before = tokens.slice(0, -1).map(({ word }) => ({
    word,
    ids: new Set(book.read(word).flatMap(({ id, likeness }) => (likeness >= CERTAIN ? [id] : []))),
  }))
  const isLetter = before.length > 0 && last.word.length === 1
  const begun = isLetter
    ? neighbours(book, before, last.word)
    : book.lexicon.startingWith(last.word, MOST_WORDS)
  const exact = begun.length > 0
  const ends = exact ? begun : book.read(last.word).map(({ id }) => id)
  const rated = new Map<Phrase<Sense>, { text: string; worth: number; typed: number }>()
  for (const end of ends)
    for (const phrase of book.phrasesWith(end)) {
      const { sense } = phrase
      if (sense.kind === 'filler' || phrase.optional.has(end) || rated.has(phrase)) continue
      const others = phrase.words.filter((id) => id !== end)
      const used = before.map(({ ids }) => others.some((id) => ids.has(id)))
      const typed = others.filter((id) => before.some(({ ids }) => ids.has(id))).length
      const unused = tokens.slice(0, -1).filter((_, i) => !used[i])
      const again = typed === 0 && named.has(groupOf(sense))
      if (again && groupOf(sense) === 'part') continue
      const begins = phrase.words[0] === end || typed > 0
      const missing = others.length - typed
      if (phrase.standing === 0 || (groupOf(sense) === 'make' && missing > 0 && !begins)) continue
      rated.set(phrase, {
        typed,
        text: [...unused.map(({ start, end: to }) => text.slice(start, to)), phrase.text].join(' '),
        worth:
          typed -
          1.2 * missing +
          0.25 * Number(begins) +
          phrase.standing -
          Number(again) -
          0.4 * Number(sense.kind === 'symptom'),
      })
    }
  // "land cr": a name of a car that is half typed already leaves little doubt.
  const ofCar = [...rated].some(([{ sense }, { typed }]) => typed > 0 && groupOf(sense) === 'make')
  const possible = [...rated].filter(([, { typed }]) => typed > 0 || (!ofCar && !isLetter))
  const best = Math.max(...possible.map(([{ standing }]) => standing))
  return onePerMeaning(
    possible
      .filter(([{ standing }]) => standing > best - LOWEST_STANDING)
      .map(([{ sense, standing }, { text: whole, worth }]) => ({
        ...{ text: whole, sense, worth, standing },
      }))
      .filter(({ text: whole }) => whole.length <= longestQuery)
      .sort((a, b) => b.worth - a.worth || a.text.length - b.text.length),
  ).slice(0, MOST_COMPLETIONS)
}

/** Words that begin so and stand in a phrase with a word before them: too many words begin with one letter. */
function neighbours(
  book: PhraseBook<Sense>,
  before: { ids: ReadonlySet<number> }[],
  letter: string,
): number[] {
  const found = new Set<number>()
  for (const { ids } of before)
    for (const id of ids)
      for (const { words } of book.phrasesWith(id))
        for (const other of words)
          if (other !== id && book.lexicon.words[other]!.startsWith(letter)) found.add(other)
  return [...found].slice(0, MOST_WORDS)
}

/** Of completions that mean the same, the best placed, in the words of the best known; no words twice. */
function onePerMeaning(sorted: (Completion & { standing: number })[]): Completion[] {
  const best = new Map<string, (typeof sorted)[number]>()
  for (const one of sorted) {
    const meaning = meaningOf(one.sense)
    const known = best.get(meaning)
    if (!known) best.set(meaning, one)
    else if (one.standing > known.standing) best.set(meaning, { ...one, worth: known.worth })
  }
  const seen = new Set<string>()
  return [...best.values()].flatMap(({ text, sense, worth }) => {
    const spelling = text.toLowerCase()
    if (seen.has(spelling)) return []
    seen.add(spelling)
    return [{ text, sense, worth }]
  })
}

/** A text names one part and one car: what completes it is more likely the other. */
export const groupOf = ({ kind }: Sense): string =>
  kind === 'symptom' ? 'part' : kind === 'model' ? 'make' : kind

/** The same for phrases that lead to the same parts or vehicles. */
function meaningOf(sense: Sense): string {
  if (sense.kind === 'part' || sense.kind === 'symptom')
    return [...sense.types.keys()].sort().join()
  if (isCarSense(sense))
    return sense.vehicles.map(({ make, model, from }) => `${make}/${model}/${from}`).join()
  return JSON.stringify(sense)
}
