import { tokensOf } from './language/fold.ts'
import type { Phrase, PhraseBook } from './phrase-book.ts'
import type { Sense } from './senses.ts'

/** A search that the typed text may become, and what its new words mean. */
export type Completion = { text: string; sense: Sense }

const MOST_WORDS = 40
const MOST_COMPLETIONS = 24

/**
 * The phrases that the last word of a text begins, with what stands before it: what belongs to the
 * phrase ("brake p" -> "brake pad") and what doesn't ("prado fil" -> "prado filter"). Those of which
 * most is typed come first, and of equal ones the shorter.
 */
export function completionsOf(book: PhraseBook<Sense>, text: string): Completion[] {
  const tokens = tokensOf(text)
  const last = tokens.at(-1)
  if (!last) return []
  const before = tokens.slice(0, -1).map(({ word }) => ({
    word,
    ids: new Set(book.read(word).map(({ id }) => id)),
  }))
  const begun = book.lexicon.startingWith(last.word, MOST_WORDS)
  const exact = begun.length > 0
  const ends = exact ? begun : book.read(last.word).map(({ id }) => id)
  const rated = new Map<Phrase<Sense>, { typed: number; missing: number; text: string }>()
  for (const end of ends)
    for (const phrase of book.phrasesWith(end)) {
      if (phrase.sense.kind === 'filler' || phrase.optional.has(end) || rated.has(phrase)) continue
      const others = phrase.words.filter((id) => id !== end)
      const used = before.map(({ ids }) => others.some((id) => ids.has(id)))
      const typed = others.filter((id) => before.some(({ ids }) => ids.has(id))).length
      const kept = tokens.slice(0, -1).filter((_, i) => !used[i])
      rated.set(phrase, {
        typed,
        missing: others.length - typed,
        text: [phrase.text, ...kept.map(({ start, end: to }) => text.slice(start, to))].join(' '),
      })
    }
  const seen = new Set<string>()
  return [...rated]
    .sort(
      ([a, x], [b, y]) =>
        y.typed - x.typed || x.missing - y.missing || a.text.length - b.text.length,
    )
    .flatMap(([phrase, { text: whole }]) => {
      const meaning = meaningOf(phrase.sense)
      if (seen.has(meaning)) return []
      seen.add(meaning)
      return [{ text: whole, sense: phrase.sense }]
    })
    .slice(0, MOST_COMPLETIONS)
}

/** The same for phrases that lead to the same parts or vehicles. */
function meaningOf(sense: Sense): string {
  if (sense.kind === 'part' || sense.kind === 'symptom')
    return [...sense.types.keys()].sort().join()
  if (sense.kind === 'make' || sense.kind === 'model')
    return sense.vehicles.map(({ make, model, from }) => `${make}/${model}/${from}`).join()
  return JSON.stringify(sense)
}
