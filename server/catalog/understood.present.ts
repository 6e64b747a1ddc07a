import type { Language } from '#contract/language.ts'
import { longestQuery } from '#contract/limits.ts'
import type { SearchUnderstood } from '#contract/search.ts'
import type { DecodedVehicle } from '#contract/vehicles.ts'
import type { ResolvedQuery } from './find-parts.ts'
import { presentNamed } from './listing.present.ts'
import { comparePositions, positionNames, positions, type Position } from './positions.ts'
import type { Reference } from './reference.ts'
import type { Mention, Span } from './understanding/understanding.ts'
import type { VehicleNumber } from './understanding/vehicle-number/vehicle-number.ts'
import { tierNames } from './trait-names.ts'

const MOST_NAMED = 2
const MOST_TYPES = 24

type Presenting = { text: string; reference: Reference; language: Language }

export const nothingUnderstood: SearchUnderstood = {
  ...{ mentions: [], types: [], words: [], unknown: [], contradicting: 0, relaxed: false },
}

export function presentUnderstood(
  { criteria, understood, number, furtherNumbers = [], vehicle }: ResolvedQuery,
  { contradicting, relaxed, near }: Pick<SearchUnderstood, 'contradicting' | 'relaxed' | 'near'>,
  presenting: Presenting,
): SearchUnderstood {
  const { text, reference, language } = presenting
  const { wanted, mentions, unknown } = understood
  const stretches = [
    ...[...(number ? [number] : []), ...furtherNumbers].map((each) => ({
      ...{ ...each, kind: 'number' as const, label: typed(text, [each]) },
    })),
    ...(vehicle ? [{ ...vehicle, kind: 'vehicle' as const, label: vehicle.number }] : []),
  ]
  return {
    sku: number?.key,
    vehicle: vehicle && presentVehicle(vehicle, reference, language),
    car: vehicle ? undefined : presentCar(understood, presenting),
    mentions: [
      ...stretches.map(({ start, end, kind, label }) => ({
        kind,
        typed: text.slice(start, end),
        label,
        without: without(text, [{ start, end }]),
      })),
      ...mentions.map(({ sense, spans }) => ({
        kind: kindOf(sense),
        typed: typed(text, spans),
        label: labelOf(sense, typed(text, spans), wanted.positions, presenting),
        without: without(text, spans),
      })),
    ],
    types: Array.isArray(criteria) ? [] : presentTypes(understood, presenting),
    words: wanted.words,
    unknown: unknown.map((span) => typed(text, [span])),
    ...{ contradicting, relaxed, near },
  }
}

/** The car that a text names, if it is one: a make, with its model and the year where one is named. */
function presentCar(
  { wanted: { vehicles, years }, mentions }: ResolvedQuery['understood'],
  { text, reference, language }: Presenting,
): SearchUnderstood['car'] {
  const [make, ...otherMakes] = new Set(vehicles.map((vehicle) => vehicle.make))
  const named = make ? reference.make(make) : undefined
  if (!named || otherMakes.length > 0) return undefined
  const [modelNo, ...others] = new Set(vehicles.flatMap(({ model }) => model ?? []))
  const model = modelNo && others.length === 0 ? reference.model(modelNo) : undefined
  const ofCar = mentions.filter(({ sense }) => ['make', 'model', 'year'].includes(sense.kind))
  return {
    make: presentNamed(named, language),
    ...(model && { model: presentNamed(model, language) }),
    ...(years && years.from === years.to && { year: years.from }),
    without: without(
      text,
      ofCar.flatMap(({ spans }) => spans),
    ),
  }
}

/** The words of the spans; between neighbours as they were typed. */
function typed(text: string, spans: Span[]): string {
  return places(spans)
    .map(({ start, end }, i, all) => {
      const next = all[i + 1]
      if (!next) return text.slice(start, end)
      const between = text.slice(end, next.start)
      return text.slice(start, end) + (/[\p{L}\p{N}]/u.test(between) ? ' … ' : between)
    })
    .join('')
}

/** Each place once: pieces of a word whose length changed when it was read share that of the whole. */
const places = (spans: Span[]): Span[] =>
  spans.filter(
    ({ start, end }, i) => !spans.slice(0, i).some((o) => o.start === start && o.end === end),
  )

export function without(text: string, spans: Span[]): string {
  let rest = text
  for (const { start, end } of places(spans).sort((a, b) => b.start - a.start))
    rest = `${rest.slice(0, start)} ${rest.slice(end)}`
  return rest.replace(/\s+/gu, ' ').trim()
}

/** Of a car whose parts aren't sold here nobody says whether a word names its make or its model. */
function kindOf(sense: Mention['sense']): SearchUnderstood['mentions'][number]['kind'] {
  if (sense.kind === 'filler') return 'word'
  return sense.kind === 'make' && sense.vehicles.every(({ make }) => make === 0)
    ? 'car'
    : sense.kind
}

function labelOf(
  sense: Mention['sense'],
  words: string,
  asked: number,
  { reference, language }: Presenting,
): string {
  switch (sense.kind) {
    case 'part': {
      const types = [...sense.types.keys()].map((no) => reference.partType(no)!)
      const meant = types.filter((type) => !comparePositions(asked, type.positions).denied)
      const names = (meant.length > 0 ? meant : types).map((type) => type.names[language])
      return names.length <= MOST_NAMED ? names.join(' / ') : words
    }
    case 'make':
      return sense.vehicles
        .map(({ make }) => reference.make(make)?.names[language] ?? words)
        .join(' / ')
    case 'model':
      return sense.vehicles
        .map(({ model, from, to }) => {
          const name = reference.model(model!)!.names[language]
          return from && to ? `${name} ${from}–${to}` : name
        })
        .slice(0, 3)
        .join(' / ')
    case 'year':
      return sense.from === sense.to ? String(sense.from) : `${sense.from}–${sense.to}`
    case 'position':
      return (Object.keys(positions) as Position[])
        .filter((name) => sense.bits & positions[name])
        .map((name) => positionNames[name][language])
        .join(' ')
    case 'brand':
      return sense.name
    case 'tier':
      return tierNames[sense.tiers[0]!][language]
    default:
      return words
  }
}

/** The kinds of part meant, each with the text that asks for it alone; none when it is only one. */
function presentTypes(
  { wanted, mentions }: ResolvedQuery['understood'],
  { text, reference, language }: Presenting,
): SearchUnderstood['types'] {
  const likely = [...(wanted.types ?? [])]
    .sort(([, a], [, b]) => b - a)
    .map(([no]) => reference.partType(no)!)
    .filter(({ positions: own }) => comparePositions(wanted.positions, own).denied === 0)
  if (likely.length < 2) return []
  const rest = besideParts(mentions, text, true)
  return likely
    .map(({ names }) => ({ label: names[language], search: `${names[language]} ${rest}`.trim() }))
    .filter(({ search }) => search.length <= longestQuery)
    .slice(0, MOST_TYPES)
}

/** What a text asks for beside the part: the car, its year, the brand and, if wished, the side. */
export function besideParts(mentions: Mention[], text: string, withSide: boolean): string {
  const kinds = ['make', 'model', 'year', 'brand', 'tier', ...(withSide ? ['position'] : [])]
  return mentions
    .filter(({ sense }) => kinds.includes(sense.kind))
    .flatMap(({ spans }) => spans.map(({ start, end }) => text.slice(start, end)))
    .join(' ')
}

/** With our names where we know the make and the models. */
export function presentVehicle(
  { number, make, models, years, region, checkDigit, confidence }: VehicleNumber,
  reference: Reference,
  language: Language,
): DecodedVehicle {
  const ours = make?.key ? reference.findMake(make.key) : undefined
  const named = models.flatMap(({ key }) => {
    const model = reference.findModel(key)
    return model ? [presentNamed(model, language)] : []
  })
  return {
    vin: number,
    make: ours ? presentNamed(ours, language) : make && { name: make.name, label: make.name },
    model: named.length === 1 ? named[0] : undefined,
    models: named.length > 1 ? named : undefined,
    year: years.length === 1 ? years[0] : undefined,
    years: years.length > 1 ? years : undefined,
    region,
    checkDigit,
    confidence,
  }
}
