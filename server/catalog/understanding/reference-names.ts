import type { WantedVehicle } from '../listing-index/fitments.ts'
import type { ModelEntry, Reference } from '../reference.ts'
import type { Names } from '../reference/reference.types.ts'
import { modelsNeedingMake } from '../reference/vehicles.ts'
import { tokensOf, type Token } from './language/fold.ts'
import type { PhraseBook } from './phrase-book.ts'
import type { Sense } from './senses.ts'
import { chassisCodes } from './vehicle-number/find-chassis-code.ts'

/** What a word is inside a name: a filler, or the bits of the position that it says, or 0. */
export type RoleOf = (word: string) => 'filler' | number

/**
 * Teaches the site's own names of part types, makes and models, where the vocabulary does not give
 * the same words a meaning.
 */
export function addReferenceNames(
  book: PhraseBook<Sense>,
  reference: Reference,
  roleOf: RoleOf,
): void {
  addPartNames(book, reference, roleOf)
  const named = new Map<string, { vehicles: WantedVehicle[]; isWhole: boolean }>()
  const name = (text: string, vehicle: WantedVehicle, isWhole = false) => {
    const known = named.get(text)
    if (!known) named.set(text, { vehicles: [vehicle], isWhole })
    else if (!known.vehicles.includes(vehicle)) known.vehicles.push(vehicle)
  }
  for (const make of reference.makes) {
    const ofMake: WantedVehicle = { make: make.no, weight: 1 }
    for (const makeName of namesOf(make))
      for (const spelled of [makeName, compact(makeName)])
        if (!ambiguousMakes.has(spelled.toLowerCase())) name(spelled, ofMake)
    for (const model of make.models) {
      const vehicle: WantedVehicle = { make: make.no, model: model.no, weight: 1 }
      for (const modelName of namesOf(model)) {
        // "Lexus IS", "Infiniti G": too short, or a word of its own, without the make.
        const needsMake =
          modelsNeedingMake.has(model.key) ||
          compact(modelName).length < 2 ||
          tokensOf(modelName).every(isWord)
        if (!needsMake) {
          name(modelName, vehicle)
          name(compact(modelName), vehicle)
        }
        for (const makeName of namesOf(make)) name(`${makeName} ${modelName}`, vehicle, needsMake)
      }
    }
  }
  for (const [text, { vehicles, isWhole }] of named)
    book.addUnlessKnown(
      text,
      { kind: vehicles[0]!.model ? 'model' : 'make', vehicles },
      isWhole || tokensOf(text).some(isWord) ? { adjacent: true, ordered: true } : unbroken(text),
    )

  function isWord({ word }: Token): boolean {
    return roleOf(word) !== 0
  }
}

/**
 * Makes whose name alone is as well a word of the trade: a ram, a mini relay, a man. They are read
 * beside their models, and as the vocabulary writes them ("Mini car").
 */
const ambiguousMakes = new Set(['ram', 'رام', 'mini', 'ميني', '迷你', 'man', 'مان'])

/**
 * How the words of a car's name must stand where lone letters or numbers are among them: any text has
 * a 3 or a C somewhere, but seldom beside the "Series" or the "Class". So with names spelled out in
 * Arabic, letter by letter.
 */
export function unbroken(name: string): { adjacent: boolean; ordered: boolean } {
  const words = tokensOf(name).map(({ word }) => word)
  const spelledOut = words.every((word) => /^(?:[\u0621-\u064a]{1,3}|\d+)$/.test(word))
  const adjacent = spelledOut || words.some((word) => /^(?:.|\d+)$/u.test(word))
  return { adjacent, ordered: words.some((word) => word.length === 1) }
}

// Only words of four letters or more: "up 2015" is no car.
const ORDINARY_WORD = /^\p{L}{4,}$/u
// What stands before a year of production or the year of another car: "all terrain 2022", "mirror with compass 2015".
const wordsOfTheTrade = new Set([
  ...['boss', 'bolt', 'charger', 'compass', 'continental', 'delta', 'express', 'flex', 'groove'],
  ...['master', 'matrix', 'terrain', 'ultra', 'xenon'],
])

/** Models that need their make, as their name is an ordinary word ("Escape", "Focus"), by that word. */
export function modelsByWord(reference: Reference): ReadonlyMap<string, ModelEntry[]> {
  const models = new Map<string, ModelEntry[]>()
  for (const model of reference.makes.flatMap((make) => make.models)) {
    if (!modelsNeedingMake.has(model.key)) continue
    const words = [...namesOf(model)]
      .map(tokensOf)
      .flatMap((name) => (name.length === 1 ? name : []))
    for (const word of new Set(words.map((token) => token.word)))
      if (ORDINARY_WORD.test(word) && !wordsOfTheTrade.has(word))
        models.set(word, [...(models.get(word) ?? []), model])
  }
  return models
}

/** In every language, and as the reference calls it: "prado" of the "Land Cruiser Prado". */
const namesOf = ({ names, key }: { names: Names; key: string }) =>
  new Set([...Object.values(names), key.split('/').at(-1)!.replaceAll('-', ' ')])

/** "GRJ150", "Y62": what stands on the plate; codes without a digit or a letter only after their make. */
export function addChassisCodes(book: PhraseBook<Sense>, reference: Reference): void {
  for (const [code, meant] of chassisCodes) {
    const vehicles = meant.flatMap(({ key, from, to }) => {
      const model = reference.findModel(key)
      return model ? [{ make: model.makeNo, model: model.no, from, to, weight: 1 }] : []
    })
    if (code.length > 2 && /\d/.test(code) && /[A-Z]/.test(code))
      book.addUnlessKnown(code, { kind: 'model', vehicles }, { standing: 0.3 })
    else
      for (const no of new Set(vehicles.map(({ make }) => make))) {
        const ofMake = vehicles.filter(({ make }) => make === no)
        const name = `${reference.make(no)!.names.en} ${code}`
        book.addUnlessKnown(name, { kind: 'model', vehicles: ofMake }, { standing: 0 })
      }
  }
}

function addPartNames(book: PhraseBook<Sense>, reference: Reference, roleOf: RoleOf): void {
  const bare = new Map<string, number[]>()
  for (const { no, names, positions } of reference.partTypes)
    for (const name of Object.values(names)) {
      const sense: Sense = { kind: 'part', types: new Map([[no, 1]]) }
      book.addUnlessKnown(name, sense, {
        isOptional: (word) => (positions ? roleOf(word) !== 0 : roleOf(word) === 'filler'),
      })
      if (!positions) continue
      const withoutPositions = bareName(name, roleOf)
      if (withoutPositions) bare.set(withoutPositions, [...(bare.get(withoutPositions) ?? []), no])
    }
  for (const [name, nos] of bare)
    book.addUnlessKnown(name, { kind: 'part', types: new Map(nos.map((no) => [no, 1])) })
}

/** "Front brake pad set" -> "brake pad set"; "前刹车片" -> "刹车片". */
function bareName(name: string, roleOf: RoleOf): string {
  return tokensOf(name.replace(/^[前后左右上下内外]+(?=\p{Script=Han}{2})/u, ''))
    .map(({ word }) => word)
    .filter((word) => typeof roleOf(word) !== 'number' || roleOf(word) === 0)
    .join(' ')
}

/** In one word: "landcruiser". */
const compact = (name: string) =>
  tokensOf(name)
    .map(({ word }) => word)
    .join('')
