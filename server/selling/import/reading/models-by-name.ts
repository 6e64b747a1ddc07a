import type { NamedModel } from './cars.ts'
import { foldWords } from './fold-words.ts'
import type { Reference } from './knowledge.ts'

/** The model of one of some makes that has exactly this name in any language. */
export type ModelNamed = (name: string, makes: number[]) => NamedModel | undefined

/**
 * Beside its make a model is known by its name, though elsewhere it is a word, a year or an engine:
 * "FJ" of Mitsubishi Fuso, "2008" of Peugeot, "V60" of Volvo.
 */
export function modelsByName({ makes }: Reference): ModelNamed {
  const keyOf = (make: number, name: string) => `${make} ${foldWords(name)}`
  const models = new Map(
    makes.flatMap((make) =>
      make.models.flatMap(({ no, names }) =>
        Object.values(names).map((name) => [keyOf(make.no, name), { model: no, make: make.no }]),
      ),
    ),
  )
  return (name, of) => of.map((make) => models.get(keyOf(make, name))).find(Boolean)
}
