import { carReader } from './cars.ts'
import { isVehicleDetail, isUniversal, meansAll } from './car-words.ts'
import { CarsOfRow, type CarNote, type StatedYears } from './cars-of-row.ts'
import { carsAndYearsIn, itemsOf } from './fitment-text.ts'
import type { FittedVehicle, Reference, Understanding } from './knowledge.ts'
import { yearsOfCell } from './model-years.ts'
import { modelsByName } from './models-by-name.ts'
import { remember } from './remember.ts'

/** The cells of a row that speak of cars; '' for a column that isn't there. */
export type CarCells = { makes: string; models: string; years: string }

export type ReadFitment = {
  vehicles: FittedVehicle[]
  /** Makes that are named, with or without models. */
  makes: number[]
  isUniversal: boolean
  /** A model is named without years. */
  lacksYears: boolean
  notes: CarNote[]
}

export type FitmentReader = {
  read: (cells: CarCells) => ReadFitment
  /** The latest model year there is. */
  lastYear: number
}

const MOST_ROWS = 20_000

/** Reads which cars a part fits, however a list says it. */
export function fitmentReader(reference: Reference, understanding: Understanding): FitmentReader {
  const carsIn = carReader(understanding)
  const modelNamed = modelsByName(reference)
  const lastYear = Math.max(...reference.makes.flatMap(({ models }) => models.map(({ to }) => to)))

  function ofCells({ makes, models, years }: CarCells): CarsOfRow {
    const cars = new CarsOfRow(reference, { carsIn, modelNamed })
    const given = readMakes(cars, makes)
    if (given === 'foreign') return cars
    const [text, at] = models === '' ? [makes, 'makes' as const] : [models, 'models' as const]
    const column = yearsOfColumn(years)
    const all = meansAllCars(text)
    if (all && given.length > 0)
      for (const make of given) cars.fitAllOf(make, column.length === 1 ? column[0] : undefined)
    else if (all) cars.isUniversal = true
    else readModels(cars, { text, at, given: models === '' ? [] : given, column })
    for (const stated of column)
      if (stated?.years.length === 0) cars.note('years', stated.text, 'years')
    return cars
  }

  /** The makes that a column names; `foreign` where it names others only. */
  function readMakes(cars: CarsOfRow, cell: string): number[] | 'foreign' {
    const items = cell
      .split(/[|;\n]/)
      .flatMap(itemsOf)
      .filter((item) => !isVehicleDetail(item))
    if (items.length === 0 || meansAllCars(cell)) return []
    const read = items.map((item) => ({ item, found: cars.makeNamed(item) ?? carsIn(item) }))
    const makes = read.flatMap(({ found }) => [
      ...found.makes,
      ...found.models.map(({ make }) => make),
    ])
    if (makes.length === 0) cars.note('makes', cell, 'make')
    else
      for (const { item, found } of read)
        if (found.makes.length + found.models.length === 0) cars.note('makes', item, 'model')
    for (const make of makes) cars.makes.add(make)
    return makes.length === 0 ? 'foreign' : makes
  }

  /** One for all cars, or one for each. */
  function yearsOfColumn(cell: string): (StatedYears | undefined)[] {
    if (cell === '') return []
    const read = (text: string): StatedYears | undefined =>
      text === '' ? undefined : { years: yearsOfCell(text, lastYear) ?? [], at: 'years', text }
    const each = cell.split(/[|;\n]/).map((text) => text.trim())
    return each.length > 1 ? each.map(read) : [read(cell)]
  }

  function readModels(
    cars: CarsOfRow,
    {
      text,
      at,
      given,
      column,
    }: {
      text: string
      at: 'makes' | 'models'
      given: number[]
      column: (StatedYears | undefined)[]
    },
  ): void {
    const isModel = (chunk: string) => modelNamed(chunk, given) !== undefined
    const groups = carsAndYearsIn(text, lastYear, isModel)
    const count = groups.reduce((sum, { items }) => sum + items.length, 0)
    const isEach = column.length > 1 && column.length === count
    const forAll = isEach ? undefined : together(column)
    let place = 0
    for (const { items, years } of groups)
      for (const item of items) {
        const stated = (isEach ? column[place] : undefined) ?? forAll
        const own: StatedYears | undefined = years && { years, at, text }
        const makes = given.length > 1 && given.length === count ? [given[place]!] : given
        cars.read(item, at, makes, own ?? (stated?.years.length === 0 ? undefined : stated))
        place++
      }
  }

  const read = remember(MOST_ROWS, (key): ReadFitment => {
    const [makes = '', models = '', years = ''] = key.split('\t')
    const cars = ofCells({ makes, models, years })
    const { vehicles, isUniversal, lacksYears, notes } = cars
    return { vehicles, makes: [...cars.makes], isUniversal, lacksYears, notes }
  })
  return {
    read: ({ makes, models, years }) => read(`${makes}\t${models}\t${years}`),
    lastYear,
  }
}

const meansAllCars = (cell: string): boolean =>
  isUniversal(cell) || (meansAll(cell) && justAll.test(cell))

const justAll =
  /^(?:all|any|every|كل|جميع|كافة|tou(?:s|tes)|所有|全系|全部)(?: (?:the |les )?(?:models?|types?|الموديلات|موديلات|الانواع|الأنواع|mod[eè]les?|型号|车型))?$/iu

/** The years of a column that doesn't tell them apart. */
function together(column: (StatedYears | undefined)[]): StatedYears | undefined {
  const stated = column.filter((years) => years !== undefined)
  const [first] = stated
  if (!first) return undefined
  if (stated.some(({ years }) => years === 'all')) return { ...first, years: 'all' }
  return {
    at: 'years',
    text: stated.map(({ text }) => text).join(' | '),
    years: stated.flatMap(({ years }) => years as Exclude<StatedYears['years'], 'all'>),
  }
}
