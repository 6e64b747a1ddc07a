import { slugOf } from '#contract/part-number.ts'
import type { Executor } from '../platform/db.ts'
import type { FittedYears } from './listing-index/fitments.ts'
import { positions, type Position } from './positions.ts'
import * as store from './reference.store.ts'
import type { FittedVehicle } from './reference.tables.ts'
import type { Generation, Names } from './reference/reference.types.ts'

type Entry = { no: number; id: string; key: string; names: Names }
export type CategoryEntry = Entry & { name: string; subCategories: SubCategoryEntry[] }
export type SubCategoryEntry = Entry & { categoryNo: number; slug: string }
export type MakeEntry = Entry & { idCarMake: string; models: ModelEntry[] }
export type ModelEntry = Entry & {
  makeNo: number
  idCarModel: string
  generations: Generation[]
  from: number
  to: number
}
export type PartTypeEntry = {
  no: number
  key: string
  categoryNo: number
  subCategoryNo: number | null
  names: Names
  /** Where it sits by its kind, as bits of `positions`: front brake pads do at the front. */
  positions: number
}

/** Finds an entry by id, by any of its names, or by its link form; case and dashes don't matter. */
export type Finder<T> = (word: string) => T | undefined

/** Categories, makes and models in memory: small, read by everything, changed only by a release. */
export type Reference = {
  categories: CategoryEntry[]
  makes: MakeEntry[]
  category: (no: number) => CategoryEntry | undefined
  subCategory: (no: number) => SubCategoryEntry | undefined
  make: (no: number) => MakeEntry | undefined
  model: (no: number) => ModelEntry | undefined
  partType: (no: number) => PartTypeEntry | undefined
  partTypes: PartTypeEntry[]
  findCategory: Finder<CategoryEntry>
  findSubCategory: Finder<SubCategoryEntry>
  findMake: Finder<MakeEntry>
  findModel: Finder<ModelEntry>
  /** A fitment with its makes, and with the model's own years where it names none. */
  fittedYears: (vehicles: FittedVehicle[]) => FittedYears[]
}

/** Reads the reference data; models still on sale run to next year, when new ones appear. */
export async function loadReference(db: Executor, today = new Date()): Promise<Reference> {
  const [categories, subCategories, partTypes, makes, models] = await Promise.all([
    store.allCategories(db),
    store.allSubCategories(db),
    store.allPartTypes(db),
    store.allMakes(db),
    store.allModels(db),
  ])
  return referenceOf({ categories, subCategories, partTypes, makes, models }, today)
}

/** The rows of the reference tables, in the order of their numbers. */
export type ReferenceRows = {
  categories: Awaited<ReturnType<typeof store.allCategories>>
  subCategories: Awaited<ReturnType<typeof store.allSubCategories>>
  partTypes: Awaited<ReturnType<typeof store.allPartTypes>>
  makes: Awaited<ReturnType<typeof store.allMakes>>
  models: Awaited<ReturnType<typeof store.allModels>>
}

export function referenceOf(rows: ReferenceRows, today = new Date()): Reference {
  const lastYear = today.getUTCFullYear() + 1
  const subCategories = rows.subCategories.map((row) => ({ ...row, slug: row.key.split('/')[1]! }))
  const models = rows.models.map((row) => ({
    ...row,
    from: Math.min(...row.generations.map((generation) => generation.from)),
    to: Math.max(...row.generations.map((generation) => generation.to ?? lastYear)),
  }))
  const categories = rows.categories.map((row) => ({
    ...row,
    subCategories: subCategories.filter((sub) => sub.categoryNo === row.no),
  }))
  const makes = rows.makes.map((row) => ({
    ...row,
    models: models.filter((model) => model.makeNo === row.no),
  }))
  const partTypes = rows.partTypes.map((row) => ({ ...row, positions: positionsInKey(row.key) }))
  const modelOf = byNo(models)
  return {
    categories,
    makes,
    category: byNo(categories),
    subCategory: byNo(subCategories),
    make: byNo(makes),
    model: modelOf,
    partType: byNo(partTypes),
    partTypes,
    findCategory: finder(categories, (entry) => [entry.name, entry.key]),
    findSubCategory: finder(subCategories, (entry) => [entry.slug, entry.key]),
    findMake: finder(makes, (entry) => [entry.key, entry.idCarMake]),
    findModel: finder(models, (entry) => [entry.key, entry.idCarModel]),
    fittedYears: (vehicles) =>
      vehicles.flatMap((vehicle) => {
        const model = modelOf(vehicle.model)
        if (!model) return []
        const from = vehicle.from ?? model.from
        return [{ make: model.makeNo, model: model.no, from, to: vehicle.to ?? model.to }]
      }),
  }
}

/** "brake-pad-set-front" has the bit of "front". */
function positionsInKey(key: string): number {
  return key.split('-').reduce((bits, piece) => bits | (positions[piece as Position] ?? 0), 0)
}

function byNo<T extends { no: number }>(entries: T[]): (no: number) => T | undefined {
  const found = new Map(entries.map((entry) => [entry.no, entry]))
  return (no) => found.get(no)
}

function finder<T extends Entry>(entries: T[], moreWords: (entry: T) => string[]): Finder<T> {
  let found: Map<string, T> | undefined
  const read = () => {
    const bySlug = new Map<string, T>()
    for (const entry of entries)
      for (const word of [entry.id, ...moreWords(entry), ...Object.values(entry.names)]) {
        const slug = slugOf(word)
        if (!bySlug.has(slug)) bySlug.set(slug, entry)
      }
    return bySlug
  }
  return (word) => (found ??= read()).get(slugOf(word))
}
