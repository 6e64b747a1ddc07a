import { listingChoices, type ChoiceValue } from '#contract/listing-choices.ts'
import type { Language } from '#contract/language.ts'
import type { Meaning } from '#contract/vocabulary.ts'
import type { MeaningKind } from '#contract/vocabulary-choices.ts'
import { positionNames, positions, type Position } from '../positions.ts'
import type { Reference } from '../reference.ts'
import type { Names } from '../reference/reference.types.ts'
import { tierNames } from '../trait-names.ts'
import { tokensOf } from '../understanding/language/fold.ts'
import { senseReader, type Sense } from '../understanding/senses.ts'

type Entry = { key: string; kind: MeaningKind; names: Names; detail?: Names | undefined }

/** Kinds of meaning that one term may have together. */
const groups: Record<MeaningKind, string> = {
  ...{ part: 'part', category: 'part', make: 'car', model: 'car' },
  ...{ position: 'position', tier: 'tier' },
}

const MOST_FOUND = 20

/** What operators can give a term as its meaning: keys of the headings, with their names. */
export function meaningReader(reference: Reference) {
  const entries = entriesOf(reference)
  const byKey = new Map(entries.map((entry) => [entry.key, entry]))
  // Read when they are first asked for: most processes never are, and they take longer than the rest of this.
  let words: Map<Entry, string[][]> | undefined
  const readHeading = senseReader(reference)
  const present = ({ key, kind, names, detail }: Entry, language: Language): Meaning => ({
    ...{ key, kind, label: names[language] },
    ...(detail && { detail: detail[language] }),
  })

  return {
    /** Throws for a key that nothing has, and for meanings that don't go together. */
    senseOf(keys: readonly string[]): Sense {
      const unknown = keys.find((key) => !byKey.has(key))
      if (unknown !== undefined || keys.length === 0)
        throw new Error(`nothing is called ${unknown}`)
      if (!areOfOneKind(keys)) throw new Error(`different kinds: ${keys.join(', ')}`)
      const meanings = keys.map((key) => ({ key, weight: 1 }))
      return readHeading({ file: 'vocabulary_term', line: 0, meanings, phrases: [] })
    },

    areOfOneKind,

    labelOf: (key: string, language: Language): string => byKey.get(key)?.names[language] ?? key,

    /** Those whose names have words that begin like all of these; the shortest names first. */
    find(text: string, language: Language): Meaning[] {
      const typed = tokensOf(text).map(({ word }) => word)
      if (typed.length === 0) return []
      words ??= new Map(entries.map((entry) => [entry, wordsOf(entry)]))
      return entries
        .filter((entry) =>
          words!
            .get(entry)!
            .some((name) => typed.every((word) => name.some((own) => own.startsWith(word)))),
        )
        .sort((a, b) => a.names[language].length - b.names[language].length)
        .slice(0, MOST_FOUND)
        .map((entry) => present(entry, language))
    },
  }

  /** Whether all of them are known and a term can have them together; it has one condition at most. */
  function areOfOneKind(keys: readonly string[]): boolean {
    const kinds = keys.map((key) => byKey.get(key)?.kind)
    const [first] = kinds
    if (!first || new Set(keys).size < keys.length) return false
    return (
      kinds.every((kind) => kind && groups[kind] === groups[first]) &&
      (first !== 'tier' || keys.length === 1)
    )
  }
}

export type MeaningReader = ReturnType<typeof meaningReader>

const wordsOf = ({ key, names }: Entry): string[][] =>
  [...Object.values(names), key].map((name) => tokensOf(name).map(({ word }) => word))

function entriesOf(reference: Reference): Entry[] {
  const { categories, partTypes, makes } = reference
  return [
    ...partTypes.map(({ key, names, categoryNo }): Entry => ({
      ...{ key, kind: 'part', names, detail: reference.category(categoryNo)?.names },
    })),
    ...[...categories, ...categories.flatMap(({ subCategories }) => subCategories)].map(
      ({ key, names }): Entry => ({ key: `category/${key}`, kind: 'category', names }),
    ),
    ...makes.map(({ key, names }): Entry => ({ key: `make/${key}`, kind: 'make', names })),
    ...makes.flatMap(({ names: ofMake, models }) =>
      models.map(({ key, names }): Entry => ({ key, kind: 'model', names, detail: ofMake })),
    ),
    ...(Object.keys(positions) as Position[]).map((position): Entry => ({
      ...{ key: `position/${position}`, kind: 'position', names: positionNames[position] },
    })),
    ...listingChoices.tier.map((tier: ChoiceValue<'tier'>): Entry => ({
      ...{ key: `tier/${tier}`, kind: 'tier', names: tierNames[tier] },
    })),
  ]
}
