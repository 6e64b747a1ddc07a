import type { Language } from '#contract/language.ts'
import type { Named } from '#contract/listing.ts'
import { slugOf } from '#contract/part-number.ts'
import type { SearchUnderstood } from '#contract/search.ts'
import type { DecodedVehicle } from '#contract/vehicles.ts'
import { countryText } from '#web/shell/vehicle-words.ts'
import { toToldVehicle, type ToldVehicle } from './told-vehicle.ts'

export type MentionKind = SearchUnderstood['mentions'][number]['kind']

/** Words of a search and what they were taken for; `typed` only when it reads otherwise. */
export type MentionView = { kind: MentionKind; label: string; typed?: string; without: string }

/** Another search, and how many parts it finds where that is known. */
export type SearchChoice = { label: string; search: string; total?: number }

export type UnderstoodView = {
  mentions: MentionView[]
  unknown: string[]
  relaxed: boolean
  /** Parts of another year or side than asked for; they come last. */
  contradicting: number
  /** Kinds of part that are meant; none when it is only one. */
  types: SearchChoice[]
  /** The kinds are causes of a symptom, not names for the same words. */
  causes: boolean
  vehicle?: VehicleCardView
}

/** What a VIN or frame number tells; `rest` is the search without it. */
export type VehicleCardView = ToldVehicle & {
  vin: string
  /** A country in the language of the page, or a continent in English. */
  region: string
  checkDigit: DecodedVehicle['checkDigit']
  confidence: DecodedVehicle['confidence']
  rest: string
  /** `models` are all of the make: the number says nothing about them. */
  anyModel: boolean
}

/** `models` of the make, for a number that leaves the model open. */
export function toUnderstoodView(
  understood: SearchUnderstood,
  language: Language,
  models: Named[] = [],
): UnderstoodView {
  const { mentions, unknown, relaxed, contradicting, types, vehicle } = understood
  return {
    mentions: mentions.map(({ kind, label, typed, without }) => ({
      kind,
      label,
      without,
      ...(!readsAlike(typed, label) && { typed }),
    })),
    unknown,
    relaxed,
    contradicting,
    types: types.length > 1 ? types : [],
    causes: mentions.some(({ kind }) => kind === 'symptom'),
    ...(vehicle && { vehicle: toVehicleCard(vehicle, restOf(understood), language, models) }),
  }
}

/** Whether a label would only repeat what was typed: case, signs and a plural don't count. */
export function readsAlike(typed: string, label: string): boolean {
  return bare(typed) === bare(label)
}

const bare = (text: string) => slugOf(text).replaceAll(/s(?=-|$)/g, '')

/** Nothing of a search made sense, so that only another search can help. */
export function isNonsense({ mentions, vehicle }: UnderstoodView): boolean {
  return !vehicle && mentions.every(({ kind }) => vague.includes(kind))
}

// What is said of a part, and names none.
const vague: MentionKind[] = ['word', 'position', 'genuine']

/** Whether a text has what may have been meant as a VIN: 15 to 18 letters and digits in one. */
export function looksLikeVin(text: string): boolean {
  const runs = text.normalize('NFKC').match(/[a-z\d]+/gi) ?? []
  return runs.some(
    (run) =>
      run.length >= 15 &&
      run.length <= 18 &&
      /\d/.test(run) &&
      /[a-z]/i.test(run) &&
      !/^[a-z]+\d{1,4}$/i.test(run), // words typed in one, and a year
  )
}

/** Whether the words of a search name a vehicle themselves. */
export function namesVehicle({ mentions, vehicle }: UnderstoodView): boolean {
  const kinds: MentionKind[] = ['vehicle', 'make', 'car', 'model']
  return vehicle !== undefined || mentions.some(({ kind }) => kinds.includes(kind))
}

function restOf({ mentions }: SearchUnderstood): string {
  return mentions.find(({ kind }) => kind === 'vehicle')?.without ?? ''
}

function toVehicleCard(
  vehicle: DecodedVehicle,
  rest: string,
  language: Language,
  ofMake: Named[],
): VehicleCardView {
  const told = toToldVehicle(vehicle)
  const anyModel = !told.model && told.models.length === 0
  return {
    ...told,
    ...(anyModel && { models: ofMake.map(({ name, label }) => ({ name, label })) }),
    anyModel,
    vin: vehicle.vin,
    region: countryText(vehicle.region, language),
    checkDigit: vehicle.checkDigit,
    confidence: vehicle.confidence,
    rest,
  }
}
