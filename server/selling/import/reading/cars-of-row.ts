import type { RowError, RowWarning } from '#contract/import-columns.ts'
import { mostModels } from '#contract/limits.ts'
import { isVehicleDetail, isTrim, meansAll } from './car-words.ts'
import type { NamedCars } from './cars.ts'
import { FittedModels } from './fitted-years.ts'
import type { FittedVehicle, Reference } from './knowledge.ts'
import type { ModelNamed } from './models-by-name.ts'
import type { Years } from './model-years.ts'

/** Something about the cars of a row; `at` is where it stands. */
export type CarNote = {
  at: 'makes' | 'models' | 'years'
  value: string
  code: (RowError | RowWarning) & ('make' | 'model' | 'other_make' | 'years')
}

/** The years of some cars: `all` where a list says so itself. */
export type StatedYears = { years: Years[] | 'all'; at: CarNote['at']; text: string }

const MOST_NOTES = 8

/** Puts together which cars a row names. */
export class CarsOfRow {
  readonly makes = new Set<number>()
  readonly notes: CarNote[] = []
  isUniversal = false
  /** A model is named without years. */
  lacksYears = false
  private readonly models: FittedModels
  private readonly reference: Reference
  private readonly carsIn: (text: string) => NamedCars
  private readonly modelNamed: ModelNamed
  /** What the cars before were called: "Lexus IS/ES", "LC 100/200". */
  private lastMake: number | undefined
  private lastItem = ''

  constructor(
    reference: Reference,
    { carsIn, modelNamed }: { carsIn: (text: string) => NamedCars; modelNamed: ModelNamed },
  ) {
    this.reference = reference
    this.carsIn = carsIn
    this.modelNamed = modelNamed
    this.models = new FittedModels(reference)
  }

  get vehicles(): FittedVehicle[] {
    return this.models.vehicles(mostModels)
  }

  note(at: CarNote['at'], value: string, code: CarNote['code']): void {
    const isKnown = this.notes.some((note) => note.value === value && note.code === code)
    if (!isKnown && this.notes.length < MOST_NOTES) this.notes.push({ at, value, code })
  }

  /** Reads a few words that name a car, of one of the `given` makes if there are any. */
  read(item: string, at: CarNote['at'], given: number[], stated?: StatedYears): void {
    const exact = this.exactly(item, at, given)
    if (!exact && (isVehicleDetail(item) || (this.lastItem !== '' && isTrim(item)))) return
    const found = exact ?? this.lookUp(item, given)
    if (found.isForeign) this.note(at, item, 'model')
    for (const model of found.models) {
      this.recordOtherMake(model, item, at, given)
      this.fit(model, stated)
    }
    for (const make of found.makes) {
      this.makes.add(make)
      if (meansAll(item)) this.fitAllOf(make, stated)
    }
    if (found.models.length === 0 && !found.isForeign && isWords(found.beside))
      this.note(at, item, 'model')
    this.lastMake = found.models[0]?.make ?? found.makes[0] ?? this.lastMake
    if (found.models.length > 0) this.lastItem = item
  }

  /** "Nissan", "Camry": what is proposed is named beside what was written. */
  private recordOtherMake(
    { model, make, isOfOtherMake }: NamedCars['models'][number],
    item: string,
    at: CarNote['at'],
    given: number[],
  ): void {
    const isOfGiven = given.length === 0 || given.includes(make)
    if (isOfGiven && !isOfOtherMake) return
    const name = (no: number) => this.reference.make(no)!.names.en
    const written = isOfOtherMake ? item : `${given.map(name).join(' | ')} ${item}`
    const proposed = `${name(make)} ${this.reference.model(model)!.names.en}`
    this.note(isOfOtherMake ? at : 'makes', `${written} → ${proposed}`, 'other_make')
  }

  /** All models of a make that were sold in those years. */
  fitAllOf(make: number, stated?: StatedYears): void {
    for (const { no, makeNo } of this.reference.make(make)?.models ?? [])
      this.fit({ model: no, make: makeNo }, stated ?? allYears, false)
  }

  private exactly(item: string, at: CarNote['at'], given: number[]): NamedCars | undefined {
    const model = this.modelNamed(item, given)
    if (model) return { ...nothing, models: [model] }
    return at === 'makes' ? this.makeNamed(item) : undefined
  }

  /** The make of that name: in their column "MAN" and "RAM" are makes, elsewhere they are words. */
  makeNamed(item: string): NamedCars | undefined {
    const make = /\p{L}/u.test(item) ? this.reference.findMake(item) : undefined
    return make && { ...nothing, makes: [make.no] }
  }

  private lookUp(item: string, given: number[]): NamedCars {
    if (/^\p{N}+$/u.test(item)) return this.lookUpDigits(item, given)
    const alone = this.carsIn(item)
    const ofGiven = alone.models.filter(({ make }) => given.includes(make))
    if (ofGiven.length > 0) return { ...alone, models: ofGiven }
    if (given.length === 0 && alone.models.length > 0) return alone
    return this.lookUpOf(given, item) ?? alone
  }

  /** "LC 100/200" goes on with another LC; "3" alone is a Mazda to those who list Mazdas. */
  private lookUpDigits(item: string, given: number[]): NamedCars {
    const stem = /^\p{L}+(?: \p{L}+)*(?= ?\p{N}+$)/u.exec(this.lastItem)?.[0]
    const found = stem ? this.carsIn(`${stem} ${item}`) : undefined
    if (found && found.models.length > 0) return found
    return this.lookUpOf(given, item) ?? { ...nothing, beside: item }
  }

  /** With a make before it, as "IS" of Lexus needs it: one of the given, else the last one named. */
  private lookUpOf(given: number[], item: string): NamedCars | undefined {
    const likely = given.length > 0 ? given : this.lastMake ? [this.lastMake] : []
    for (const make of likely) {
      const found = this.carsIn(`${this.reference.make(make)!.names.en} ${item}`)
      const models = found.models.filter((model) => model.make === make)
      if (models.length > 0) return { ...found, models }
    }
    return undefined
  }

  private fit(model: NamedCars['models'][number], stated?: StatedYears, isNamed = true): void {
    this.makes.add(model.make)
    if (!stated && model.from === undefined && model.to === undefined) this.lacksYears = true
    const spans = !stated || stated.years === 'all' ? [undefined] : stated.years
    for (const years of spans) {
      const { isCut } = this.models.add(model, years)
      if (isCut && isNamed) this.note(stated!.at, stated!.text, 'years')
    }
  }
}

const allYears: StatedYears = { years: 'all', at: 'years', text: '' }

const isWords = (text: string) =>
  /\p{L}{2}/u.test(text) && !isVehicleDetail(text) && !meansAll(text)

const nothing: NamedCars = { models: [], makes: [], isForeign: false, beside: '' }
