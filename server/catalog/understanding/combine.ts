import type { Wanted } from '../listing-index/ranking.ts'
import type { WantedVehicle } from '../listing-index/fitments.ts'
import type { PhraseMatch } from './phrase-book.ts'
import type { Sense } from './senses.ts'

type Match = PhraseMatch<Sense>

const isPart = ({ phrase: { sense } }: Match) => sense.kind === 'part' || sense.kind === 'symptom'
const typesOf = ({ phrase: { sense } }: Match) =>
  sense.kind === 'part' || sense.kind === 'symptom' ? sense.types : new Map<number, number>()

/** Beyond this many types a word is a general one, which narrows but does not add. */
const SPECIFIC = 3

/**
 * The part types that matches name together. Those of "brake" and of "hose" have the brake hose in
 * common; what has nothing in common is two wishes if both are specific, otherwise the weaker match
 * is `unused`.
 */
export function combineTypes(matches: Match[]): {
  types?: ReadonlyMap<number, number>
  unused: Match[]
} {
  let types: Map<number, number> | undefined
  const unused: Match[] = []
  for (const match of matches.filter(isPart).sort((a, b) => b.score - a.score)) {
    const own = typesOf(match)
    if (!types) {
      types = new Map(own)
      continue
    }
    const common = new Map<number, number>()
    for (const [no, weight] of own) if (types.has(no)) common.set(no, weight * types.get(no)!)
    if (common.size > 0) types = common
    else if (types.size <= SPECIFIC && own.size <= SPECIFIC)
      for (const [no, weight] of own) types.set(no, weight)
    else unused.push(match)
  }
  return { types: types && scaled(types), unused }
}

/** The likeliest is certain. */
function scaled(types: Map<number, number>): Map<number, number> {
  const most = Math.max(...types.values())
  return new Map(Array.from(types, ([no, weight]) => [no, weight / most]))
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

/** Vehicles and years: models before makes, and of two names for one model the narrower years. */
export function combineVehicles(matches: Match[]): Pick<Wanted, 'vehicles' | 'years'> {
  let models: WantedVehicle[] = []
  const makes: WantedVehicle[] = []
  let years: Wanted['years']
  for (const { phrase } of matches) {
    const { sense } = phrase
    if (sense.kind === 'year')
      years = years ? hull(years, sense) : { from: sense.from, to: sense.to }
    if (sense.kind === 'make') makes.push(...sense.vehicles)
    if (sense.kind === 'model') models = mergeModels(models, sense.vehicles)
  }
  const ofMakes = models.filter(({ make }) => makes.some((wanted) => wanted.make === make))
  const vehicles = models.length === 0 ? makes : ofMakes.length > 0 ? ofMakes : models
  return { vehicles, years }
}

const hull = (a: { from: number; to: number }, b: { from: number; to: number }) => ({
  from: Math.min(a.from, b.from),
  to: Math.max(a.to, b.to),
})

function mergeModels(known: WantedVehicle[], more: WantedVehicle[]): WantedVehicle[] {
  const common = known.flatMap((vehicle) =>
    more
      .filter(({ model }) => model === vehicle.model)
      .map((other) => ({
        ...vehicle,
        from: Math.max(vehicle.from ?? 0, other.from ?? 0) || undefined,
        to: Math.min(vehicle.to ?? Infinity, other.to ?? Infinity) || undefined,
      })),
  )
  return common.length > 0 ? common : [...known, ...more]
}
