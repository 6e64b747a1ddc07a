import type { WordVehicle } from './listing-index/names.ts'
import type { Reference } from './reference.ts'
import { tokensOf } from './understanding/language/fold.ts'

/** The makes and models that have a word in one of their names, by the word as it is folded. */
export function vehicleWordsOf({ makes }: Pick<Reference, 'makes'>): Map<string, WordVehicle[]> {
  const words = new Map<string, WordVehicle[]>()
  const add = (names: object, vehicle: WordVehicle) => {
    const tokens = Object.values(names).flatMap((name: string) => tokensOf(name))
    for (const word of new Set(tokens.map((token) => token.word))) {
      const others = words.get(word)
      if (others) others.push(vehicle)
      else words.set(word, [vehicle])
    }
  }
  for (const make of makes) {
    add(make.names, { make: make.no })
    for (const model of make.models) add(model.names, { make: make.no, model: model.no })
  }
  return words
}
