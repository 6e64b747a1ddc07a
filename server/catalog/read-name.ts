import type { Language } from '#contract/language.ts'
import type { Fit, Named } from '#contract/listing.ts'
import { presentFits, presentNamed } from './listing.present.ts'
import type { Reference } from './reference.ts'
import type { FittedVehicle } from './reference.tables.ts'
import { hull } from './understanding/combine.ts'
import type { Understanding, Understood } from './understanding/understanding.ts'

/** What the name of a part says of it. */
export type NamedPart = {
  partNameAr?: string
  category?: Named
  subCategory?: Named
  fits: Fit[]
}

const LIKELY = 0.5

/** Reads the name of a part: its kind, and the cars with their years; undefined when it says nothing. */
export function readName(
  text: string,
  { reference, understanding }: { reference: Reference; understanding: Understanding },
  language: Language,
): NamedPart | undefined {
  const { wanted, mentions } = understanding.understandName(text)
  const types = [...(wanted.types ?? [])].sort(([, a], [, b]) => b - a)
  const [best] = types
  const type = best && best[1] >= LIKELY ? reference.partType(best[0]) : undefined
  const stated = modelsWithYears(mentions)
  const vehicles = wanted.vehicles.flatMap(({ model, from, to }): FittedVehicle[] => {
    if (!model) return []
    const years = stated.find(({ models }) => models.has(model))?.years
    const { from: first = from, to: last = to } = withinLife(years, reference.model(model))
    return [{ model, ...(first && { from: first }), ...(last && { to: last }) }]
  })
  if (!type && vehicles.length === 0) return undefined
  const category = type && reference.category(type.categoryNo)
  const subCategory = type?.subCategoryNo ? reference.subCategory(type.subCategoryNo) : undefined
  const certain = types.length === 1 ? type : undefined
  return {
    ...(certain && { partNameAr: certain.names.ar }),
    ...(category && { category: presentNamed(category, language) }),
    ...(subCategory && { subCategory: presentNamed(subCategory, language) }),
    fits: presentFits(vehicles, reference, language),
  }
}

type ModelsWithYears = { models: Set<number>; years?: { from: number; to: number } }

/** Models that stand together, and the years after them; those before them where the text begins with years. */
function modelsWithYears(mentions: Understood['mentions']): ModelsWithYears[] {
  const senses = mentions.flatMap(({ sense }) =>
    sense.kind === 'model' || sense.kind === 'year' ? [sense] : [],
  )
  if (senses[0]?.kind === 'year' && senses.at(-1)?.kind === 'model') senses.reverse()
  const groups: ModelsWithYears[] = []
  for (const sense of senses) {
    let group = groups.at(-1)
    if (sense.kind === 'year') {
      if (group) group.years = group.years ? hull(group.years, sense) : sense
      continue
    }
    if (!group || group.years) groups.push((group = { models: new Set() }))
    for (const { model } of sense.vehicles) if (model) group.models.add(model)
  }
  return groups
}

/** What reaches to the last year in which a model was sold, or beyond its years, leaves that end open. */
function withinLife(
  years: { from: number; to: number } | undefined,
  life: { from: number; to: number } | undefined,
): { from?: number; to?: number } {
  if (!years || !life || years.to < life.from || years.from > life.to) return years ?? {}
  return {
    ...(years.from >= life.from && { from: years.from }),
    ...(years.to < life.to && { to: years.to }),
  }
}
