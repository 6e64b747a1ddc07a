import type { Wanted } from '../listing-index/wanted.ts'
import type { WantedVehicle } from '../listing-index/fitments.ts'
import type { PhraseMatch } from './phrase-book.ts'
import type { Sense } from './senses.ts'

/** A phrase of the vocabulary, found in a text. */
export type Match = PhraseMatch<Sense>

const isPart = ({ phrase: { sense } }: Match) => sense.kind === 'part' || sense.kind === 'symptom'
const typesOf = ({ phrase: { sense } }: Match) =>
  sense.kind === 'part' || sense.kind === 'symptom' ? sense.types : new Map<number, number>()

/** Beyond this many types a word is a general one, which narrows but does not add. */
export const SPECIFIC = 3
/** "Engine" beside a trouble says where to look first, not where alone. */
const VAGUE = 8
const ASIDE = 0.75
/** How likely a part is meant by its own, when the text names it beside the one it belongs to. */
const BESIDE = 0.6

/**
 * The part types that matches name together. Those of "brake" and of "hose" have the brake hose in
 * common; what has nothing in common is two wishes if both are specific, `head` telling which is the
 * first of them; otherwise the weaker match is `unused`.
 */
export function combineTypes(
  matches: Match[],
  head: (a: Match, b: Match) => Match,
): {
  types?: ReadonlyMap<number, number>
  unused: Match[]
} {
  let types: Map<number, number> | undefined
  let main: Match | undefined
  // Two names of one part, "Mass Air Flow MAF Sensor", outweigh one of another.
  let isTwice = false
  let isBeside = false
  const unused: Match[] = []
  for (const match of matches.filter(isPart).sort((a, b) => b.score - a.score)) {
    main ??= match
    const own = typesOf(match)
    if (!types) {
      types = new Map(own)
      continue
    }
    const common = new Map<number, number>()
    for (const [no, weight] of own) if (types.has(no)) common.set(no, weight * types.get(no)!)
    const story = [main, match].find(({ phrase }) => phrase.sense.kind === 'symptom')
    if (story && Math.max(types.size, own.size) > VAGUE && common.size > 0) {
      // "The starter doesn't turn, I want a starter": who names a part wants that rather than another cause.
      const isSpecific = typesOf(story === main ? match : main).size <= SPECIFIC
      types = new Map(
        Array.from(typesOf(story), ([no, weight]) => [
          no,
          !common.has(no) ? weight * ASIDE : isSpecific ? 1 : weight,
        ]),
      )
    } else if (common.size > 0) {
      isTwice ||= !isBeside && types.size <= SPECIFIC && own.size <= SPECIFIC
      types = common
    } else if (types.size <= SPECIFIC && own.size <= SPECIFIC) {
      const first = isTwice ? main : head(main, match)
      for (const [no, weight] of types) types.set(no, first === main ? weight : weight * BESIDE)
      for (const [no, weight] of own) types.set(no, first === match ? weight : weight * BESIDE)
      main = first
      isBeside = true
    } else unused.push(match)
  }
  return { types: types && scaled(types), unused }
}

/** The likeliest is certain. */
function scaled(types: Map<number, number>): Map<number, number> {
  const most = Math.max(...types.values())
  return new Map(Array.from(types, ([no, weight]) => [no, weight / most]))
}

/**
 * The part types that all troubles in a text point at: what several of them name is likelier. Only
 * those count that the text says nearly as well as the best.
 */
export function typesOfSymptoms(matches: Match[]): ReadonlyMap<number, number> | undefined {
  const best = new Map<Sense, number>()
  for (const { phrase, score } of matches)
    if (phrase.sense.kind === 'symptom')
      best.set(phrase.sense, Math.max(score, best.get(phrase.sense) ?? 0))
  if (best.size === 0) return undefined
  const most = Math.max(...best.values())
  const types = new Map<number, number>()
  for (const [sense, score] of best) {
    if (sense.kind !== 'symptom' || score < most * 0.6) continue
    for (const [no, weight] of sense.types)
      types.set(no, (types.get(no) ?? 0) + weight * (score / most) ** 2)
  }
  return scaled(types)
}

const LEAST_PARTIAL = 0.45
const MOST_GUESSED_TYPES = 12

/**
 * When no name of a part is there in full: the matches that have most of one, "absorber" of "shock
 * absorber" say. None when they point everywhere.
 */
export function guessedParts(partial: Match[], taken: number): Match[] {
  const free = partial.filter((match) => isPart(match) && !(match.tokens & taken))
  const best = Math.max(LEAST_PARTIAL, ...free.map(({ score }) => score))
  const guesses = free.filter(({ score }) => score >= best - 0.02)
  const types = new Set(guesses.flatMap((match) => [...typesOf(match).keys()]))
  return types.size <= MOST_GUESSED_TYPES ? guesses : []
}

export function typesOfGuesses(guesses: Match[]): ReadonlyMap<number, number> | undefined {
  if (guesses.length === 0) return undefined
  return new Map(guesses.flatMap((guess) => [...typesOf(guess)]))
}

/**
 * Vehicles and years: models before makes, of two names for one model the narrower years, and a name that cars of several
 * makes have only where no other is named: the "v8" of "f150 v8" is an engine.
 */
export function combineVehicles(matches: Match[]): Pick<Wanted, 'vehicles' | 'years'> {
  let models: WantedVehicle[] = []
  const makes: WantedVehicle[] = []
  const shared: WantedVehicle[][] = []
  let years: Wanted['years']
  for (const { phrase } of matches) {
    const { sense } = phrase
    if (sense.kind === 'year')
      years = years ? hull(years, sense) : { from: sense.from, to: sense.to }
    if (sense.kind === 'make') makes.push(...sense.vehicles)
    if (sense.kind !== 'model') continue
    if (new Set(sense.vehicles.map(({ make }) => make)).size > 1) shared.push(sense.vehicles)
    else models = mergeModels(models, sense.vehicles)
  }
  for (const vehicles of shared)
    models = models.length === 0 ? vehicles : (commonModels(models, vehicles) ?? models)
  const ofMakes = models.filter(({ make }) => makes.some((wanted) => wanted.make === make))
  const vehicles = models.length === 0 ? makes : ofMakes.length > 0 ? ofMakes : models
  return { vehicles, years }
}

export const hull = (a: { from: number; to: number }, b: { from: number; to: number }) => ({
  from: Math.min(a.from, b.from),
  to: Math.max(a.to, b.to),
})

const mergeModels = (known: WantedVehicle[], more: WantedVehicle[]): WantedVehicle[] =>
  commonModels(known, more) ?? [...known, ...more]

/** The models that two names have in common, in the years of both; undefined where there are none. */
function commonModels(known: WantedVehicle[], more: WantedVehicle[]): WantedVehicle[] | undefined {
  const common = known.flatMap((vehicle) =>
    more
      .filter(({ model }) => model === vehicle.model)
      .map((other) => ({
        ...vehicle,
        from: Math.max(vehicle.from ?? 0, other.from ?? 0) || undefined,
        to: earlier(vehicle.to, other.to),
      })),
  )
  return common.length > 0 ? common : undefined
}

/** The earlier of two years that may be missing. */
const earlier = (a?: number, b?: number) => (a === undefined || (b !== undefined && b < a) ? b : a)
