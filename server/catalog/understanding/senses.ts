import { listingChoices, type ChoiceValue } from '#contract/listing-choices.ts'
import { positions, type Position } from '../positions.ts'
import type { WantedVehicle } from '../listing-index/fitments.ts'
import type { Reference } from '../reference.ts'
import { tokensOf } from './language/fold.ts'
import type { Heading, Meaning } from './vocabulary.ts'

type Tier = ChoiceValue<'tier'>

/** What a phrase says. Part types by number, each with how likely it is meant. */
export type Sense =
  | { kind: 'part' | 'symptom'; types: ReadonlyMap<number, number> }
  | { kind: 'make' | 'model'; vehicles: WantedVehicle[] }
  | { kind: 'position'; bits: number }
  | { kind: 'year'; from: number; to: number }
  | { kind: 'brand'; name: string }
  /** Parts of one of these tiers; of several, the first is what the word says. */
  | { kind: 'tier'; tiers: Tier[] }
  | { kind: 'filler' }
  /** Words that are looked for as they stand, though one of them alone would name a car. */
  | { kind: 'word' }

export const isCarSense = (sense: Sense): sense is Extract<Sense, { vehicles: WantedVehicle[] }> =>
  sense.kind === 'make' || sense.kind === 'model'

/** A car whose parts are not sold here: nothing fits it but what fits any car. */
const OTHER_MAKE: WantedVehicle = { make: 0, weight: 1 }

/** Gives the headings of the vocabulary their sense in the numbers of the reference. */
export function senseReader(reference: Reference): (heading: Heading) => Sense {
  const typesByKey = new Map(reference.partTypes.map((type) => [type.key, [type.no]]))
  const add = (key: string, no: number) => typesByKey.set(key, [...(typesByKey.get(key) ?? []), no])
  for (const type of reference.partTypes) {
    add(`category/${reference.category(type.categoryNo)!.key}`, type.no)
    if (type.subCategoryNo)
      add(`category/${reference.subCategory(type.subCategoryNo)!.key}`, type.no)
  }
  const makes = new Map(reference.makes.map((make) => [make.key, make]))
  const models = new Map(reference.makes.flatMap((make) => make.models).map((m) => [m.key, m]))

  function vehicleOf({ key, weight, from, to }: Meaning): WantedVehicle | undefined {
    const make = key.startsWith('make/') && makes.get(key.slice(5))
    if (make) return { make: make.no, weight }
    const model = models.get(key)
    return model && { make: model.makeNo, model: model.no, from, to, weight }
  }

  return ({ meanings, file, line }) => {
    const { key } = meanings[0]!
    if (key === '-') return { kind: 'filler' }
    if (key.startsWith('tier/')) return { kind: 'tier', tiers: tiersOf(key.slice(5) as Tier) }
    if (key === 'word') return { kind: 'word' }
    if (key.startsWith('position/')) {
      const names = meanings.map((meaning) => meaning.key.slice(9) as Position)
      return { kind: 'position', bits: names.reduce((bits, name) => bits | positions[name], 0) }
    }
    if (key.startsWith('other/')) return { kind: 'make', vehicles: [OTHER_MAKE] }
    const vehicles = meanings.flatMap((meaning) => vehicleOf(meaning) ?? [])
    if (vehicles.length > 0)
      return { kind: vehicles.some(({ model }) => model) ? 'model' : 'make', vehicles }
    const types = new Map<number, number>()
    for (const meaning of meanings)
      for (const no of typesByKey.get(meaning.key) ?? []) types.set(no, meaning.weight)
    if (types.size === 0) throw new Error(`${file}:${line}: nothing is called ${key}`)
    return { kind: file === 'symptoms.txt' ? 'symptom' : 'part', types }
  }
}

/** Many call the car maker's own part OEM. */
const tiersOf = (tier: Tier): Tier[] => (tier === 'oem' ? ['oem', 'genuine'] : [tier])

/** Every key that a heading may use, beside "other/…" for cars whose parts are not sold here. */
export function knownKeys(reference: Reference): Set<string> {
  return new Set([
    ...['-', 'word'],
    ...listingChoices.tier.map((tier) => `tier/${tier}`),
    ...Object.keys(positions).map((name) => `position/${name}`),
    ...reference.partTypes.map((type) => type.key),
    ...reference.categories.flatMap((category) => [
      `category/${category.key}`,
      ...category.subCategories.map((sub) => `category/${sub.key}`),
    ]),
    ...reference.makes.flatMap((make) => [`make/${make.key}`, ...make.models.map((m) => m.key)]),
  ])
}

/** The folded words that name positions, with their bits: of phrases of one word. */
export function positionWords(headings: { heading: Heading; sense: Sense }[]): Map<string, number> {
  const words = new Map<string, number>()
  for (const { heading, sense } of headings) {
    if (sense.kind !== 'position') continue
    for (const { text } of heading.phrases) {
      const tokens = tokensOf(text)
      if (tokens.length === 1) words.set(tokens[0]!.word, sense.bits)
    }
  }
  return words
}

/** The folded words that name a tier by themselves. */
export function tierWords(headings: { heading: Heading; sense: Sense }[]): Map<string, Tier> {
  const words = new Map<string, Tier>()
  for (const { heading, sense } of headings) {
    if (sense.kind !== 'tier') continue
    for (const { text } of heading.phrases) {
      const [word, ...more] = tokensOf(text)
      if (word && more.length === 0) words.set(word.word, sense.tiers[0]!)
    }
  }
  return words
}
