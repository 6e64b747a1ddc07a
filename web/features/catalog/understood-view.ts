import type { Language } from '#contract/language.ts'
import type { Named } from '#contract/listing.ts'
import { slugOf } from '#contract/part-number.ts'
import type { SearchUnderstood } from '#contract/search.ts'
import type { DecodedVehicle } from '#contract/vehicles.ts'
import { countryText } from '#web/shell/vehicle-words.ts'
import { exactVehicle, toVehicleCandidates, type VehicleCandidates } from './vehicle-candidates.ts'
import type { Vehicle } from './vehicle.ts'

export type MentionKind = SearchUnderstood['mentions'][number]['kind']

/** Words of a search and how they were understood; `typed` only when it differs from the label. */
export type MentionView = { kind: MentionKind; label: string; typed?: string; without: string }

/** Another search, and its number of results where it is known. */
export type SearchChoice = { label: string; search: string; total?: number }

export type UnderstoodView = {
  mentions: MentionView[]
  unknown: string[]
  relaxed: boolean
  /** Parts for another year or side than asked for; they come last. */
  contradicting: number
  /** In what the results differ from what was searched for, when there is nothing of it. */
  near?: SearchUnderstood['near']
  /** The kinds of part that may be meant; empty when there is only one. */
  types: SearchChoice[]
  /** The kinds are causes of a symptom, not meanings of the same words. */
  causes: boolean
  vehicle?: VehicleCardView
  /** The one car that the words name. */
  car?: NonNullable<SearchUnderstood['car']>
}

/** What a VIN or frame number identifies; `rest` is the search without it. */
export type VehicleCardView = VehicleCandidates & {
  vin: string
  /** A country in the language of the page, or a continent in English. */
  region: string
  checkDigit: DecodedVehicle['checkDigit']
  confidence: DecodedVehicle['confidence']
  rest: string
  /** `models` are all models of the make, because the number doesn't identify any. */
  anyModel: boolean
}

/** `models` of the make, for a number that leaves the model open. */
export function toUnderstoodView(
  understood: SearchUnderstood,
  language: Language,
  models: Named[] = [],
): UnderstoodView {
  const { mentions, unknown, relaxed, contradicting, near, types, vehicle, car } = understood
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
    ...(near && { near }),
    ...(car && { car }),
    types: types.length > 1 ? types : [],
    causes: mentions.some(({ kind }) => kind === 'symptom'),
    ...(vehicle && { vehicle: toVehicleCard(vehicle, restOf(understood), language, models) }),
  }
}

/** Whether a label would only repeat the typed text, apart from case, punctuation and plurals. */
export function readsAlike(typed: string, label: string): boolean {
  return bare(typed) === bare(label)
}

const bare = (text: string) => slugOf(text).replaceAll(/s(?=-|$)/g, '')

/** No word of the search was understood, so only another search can help. */
export function isNotUnderstood({ mentions, vehicle }: UnderstoodView): boolean {
  return !vehicle && mentions.every(({ kind }) => vague.includes(kind))
}

// Words that qualify a part without naming one.
const vague: MentionKind[] = ['word', 'position', 'tier']

/** Whether a text contains what may be a VIN: 15 to 18 letters and digits without a space. */
export function looksLikeVin(text: string): boolean {
  const runs = text.normalize('NFKC').match(/[a-z\d]+/gi) ?? []
  return runs.some(
    (run) =>
      run.length >= 15 &&
      run.length <= 18 &&
      /\d/.test(run) &&
      /[a-z]/i.test(run) &&
      !/^[a-z]+\d{1,4}$/i.test(run), // words typed without a space, and a year
  )
}

/** Whether the search itself names a vehicle. */
export function namesVehicle({ mentions, vehicle }: UnderstoodView): boolean {
  const kinds: MentionKind[] = ['vehicle', 'make', 'car', 'model']
  return vehicle !== undefined || mentions.some(({ kind }) => kinds.includes(kind))
}

/** The vehicle that the search names, if no doubt is left about its model. */
export function namedVehicle(
  { car, vehicle }: UnderstoodView,
  language: Language,
): Vehicle | undefined {
  if (vehicle) return exactVehicle(vehicle, language) ?? undefined
  return car?.model && { ...car, language }
}

function restOf({ mentions }: SearchUnderstood): string {
  return mentions.find(({ kind }) => kind === 'vehicle')?.without ?? ''
}

function toVehicleCard(
  vehicle: DecodedVehicle,
  rest: string,
  language: Language,
  modelsOfMake: Named[],
): VehicleCardView {
  const candidates = toVehicleCandidates(vehicle)
  const anyModel = !candidates.model && candidates.models.length === 0
  return {
    ...candidates,
    ...(anyModel && { models: modelsOfMake.map(({ name, label }) => ({ name, label })) }),
    anyModel,
    vin: vehicle.vin,
    region: countryText(vehicle.region, language),
    checkDigit: vehicle.checkDigit,
    confidence: vehicle.confidence,
    rest,
  }
}
