import type { WantedVehicle } from '../listing-index/fitments.ts'
import { tokensOf } from './language/fold.ts'
import type { Phrase } from './phrase-book.ts'
import type { Sense } from './senses.ts'
import { yearsIn } from './years.ts'

/** A model that a name says, and the years beside it; without `model` any of the make. */
export type NamedVehicle = {
  make: number
  model: number | undefined
  from: number | undefined
  to: number | undefined
}

type VehicleName = {
  words: string[]
  vehicles: WantedVehicle[]
  needsMake: boolean
  /** Where its words stand apart, they say no car: "oil seal for a BYD". */
  adjacent: boolean
}

const FIRST_WITH_MOST = (a: VehicleName, b: VehicleName) => b.words.length - a.words.length

/**
 * Reads the cars out of the names of listings, by their whole words: exact, so that a part isn't taken for
 * a car that sounds like it, and quick, as it is done for each listing without cars. What also is a word of
 * the trade ("pilot bearing") is a car only beside its make.
 */
export class NamedVehicles {
  private readonly byWord = new Map<string, VehicleName[]>()
  private readonly makes = new Map<number, Set<string>>()

  /** `isOfTrade` tells the words that parts, positions and fillers are called by. */
  constructor(
    phrases: Iterable<Phrase<Sense>>,
    wordOf: (id: number) => string,
    isOfTrade: (word: string) => boolean,
  ) {
    for (const { sense, words: ids, adjacent } of phrases) {
      if (sense.kind !== 'model' && sense.kind !== 'make' && sense.kind !== 'word') continue
      const words = ids.map(wordOf)
      // "Battery charger" names no car, but keeps the Charger out.
      const named = sense.kind === 'word' ? [] : sense.vehicles
      const vehicles = named.filter(({ make, weight }) => make > 0 && weight >= 0.5)
      if (vehicles.length === 0 && sense.kind !== 'word') continue
      // Letters spelled out, "سي ار في", stand together; "V8" and "Charger" are said of other things as well.
      const isClear =
        (adjacent && words.length > 2) || words.some((word) => word.length > 2 && !isOfTrade(word))
      const longest = words.toSorted((a, b) => b.length - a.length)[0]!
      const entry = { words, vehicles, needsMake: !isClear, adjacent }
      const others = this.byWord.get(longest)
      if (others) others.push(entry)
      else this.byWord.set(longest, [entry])
      if (sense.kind === 'make' && words.length === 1)
        for (const { make } of vehicles) {
          const names = this.makes.get(make) ?? new Set()
          this.makes.set(make, names.add(words[0]!))
        }
    }
  }

  /** The vehicles that a name says, with its years where it says one span of them. */
  read(name: string): NamedVehicle[] {
    const tokens = tokensOf(name)
    const words = new Set(tokens.map(({ word }) => word))
    const lower = name.toLowerCase()
    const typed = ` ${tokens.map(({ word }) => word).join(' ')} `
    const isWhole = ({ adjacent, words: own }: VehicleName) =>
      !adjacent || typed.includes(` ${own.join(' ')} `)
    // "CR-V" is one, though "cr" and "v" are short; a "D-cab" is one of several.
    const isJoined = ({ adjacent, words: own, vehicles }: VehicleName) =>
      adjacent &&
      own.length > 1 &&
      vehicles.every(({ make }) => make === vehicles[0]!.make) &&
      ` ${lower} `.includes(` ${own.join('-')} `)
    const found: VehicleName[] = []
    for (const word of words)
      for (const entry of this.byWord.get(word) ?? [])
        if (
          entry.words.every((each) => words.has(each)) &&
          isWhole(entry) &&
          (entry.vehicles.length === 0 || isJoined(entry) || this.isCertain(entry, words))
        )
          found.push(entry)
    if (found.length === 0) return []
    // "Land Cruiser Prado" is no Land Cruiser.
    found.sort(FIRST_WITH_MOST)
    const narrowest = found.filter(
      (entry, i) =>
        !found
          .slice(0, i)
          .some(
            (longer) =>
              longer.words.length > entry.words.length &&
              entry.words.every((word) => longer.words.includes(word)),
          ),
    )
    const vehicles = narrowest.flatMap((entry) => entry.vehicles)
    const ofModels = vehicles.filter(({ model }) => model !== undefined)
    const [years, ...more] = yearsIn(name, tokens)
    const span = years && more.length === 0 ? years : undefined
    const distinct = new Map<string, NamedVehicle>()
    for (const { make, model, from, to } of ofModels.length > 0 ? ofModels : vehicles) {
      const vehicle = { make, model, from: span?.from ?? from, to: span?.to ?? to }
      distinct.set(`${make} ${model}`, vehicle)
    }
    return [...distinct.values()].slice(0, MOST_VEHICLES)
  }

  private isCertain({ needsMake, vehicles }: VehicleName, words: ReadonlySet<string>): boolean {
    if (!needsMake) return true
    return vehicles.some(({ make }) =>
      [...(this.makes.get(make) ?? [])].some((name) => words.has(name)),
    )
  }
}

const MOST_VEHICLES = 12
