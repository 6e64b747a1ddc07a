import type { WantedVehicle } from '../listing-index/fitments.ts'
import type { Reference } from '../reference.ts'
import { tokensOf } from './language/fold.ts'
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
  for (const make of reference.makes) {
    for (const name of Object.values(make.names))
      addVehicle(book, name, { kind: 'make', vehicles: [{ make: make.no, weight: 1 }] })
    for (const model of make.models) {
      const vehicle: WantedVehicle = { make: make.no, model: model.no, weight: 1 }
      const sense: Sense = { kind: 'model', vehicles: [vehicle] }
      for (const name of Object.values(model.names))
        // "Lexus IS", "Infiniti G": too short, or a word of its own, without the make.
        if (compact(name).length < 2 || tokensOf(name).every(({ word }) => roleOf(word) !== 0))
          for (const makeName of Object.values(make.names))
            book.addUnlessKnown(`${makeName} ${name}`, sense)
        else addVehicle(book, name, sense)
    }
  }
}

/** "GRJ150", "Y62": what stands on the plate; codes without a digit only after their make. */
export function addChassisCodes(book: PhraseBook<Sense>, reference: Reference): void {
  for (const [code, meant] of chassisCodes) {
    const vehicles = meant.flatMap(({ key, from, to }) => {
      const model = reference.findModel(key)
      return model ? [{ make: model.makeNo, model: model.no, from, to, weight: 1 }] : []
    })
    const sense: Sense = { kind: 'model', vehicles }
    if (code.length > 2 && /\d/.test(code)) book.addUnlessKnown(code, sense)
    else
      for (const no of new Set(vehicles.map(({ make }) => make)))
        book.addUnlessKnown(`${reference.make(no)!.names.en} ${code}`, sense)
  }
}

function addPartNames(book: PhraseBook<Sense>, reference: Reference, roleOf: RoleOf): void {
  const bare = new Map<string, number[]>()
  for (const { no, names, positions } of reference.partTypes)
    for (const name of Object.values(names)) {
      const sense: Sense = { kind: 'part', types: new Map([[no, 1]]) }
      book.addUnlessKnown(name, sense, (word) =>
        positions ? roleOf(word) !== 0 : roleOf(word) === 'filler',
      )
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

/** A vehicle's name, and the same in one word: "Land Cruiser", "landcruiser". */
function addVehicle(book: PhraseBook<Sense>, name: string, sense: Sense): void {
  book.addUnlessKnown(name, sense)
  book.addUnlessKnown(compact(name), sense)
}

const compact = (name: string) =>
  tokensOf(name)
    .map(({ word }) => word)
    .join('')
