import type { Understanding } from './knowledge.ts'
import { remember } from './remember.ts'

/** A model and, where a chassis code or a nickname names its generation, the years of that. */
export type NamedModel = {
  model: number
  make: number
  from?: number
  to?: number
  /** The text names another make with it: "Nissan Camry". */
  isOfOtherMake?: true
}

/** The cars that a few words name. */
export type NamedCars = {
  models: NamedModel[]
  /** Makes without a model. */
  makes: number[]
  /** A car that no parts are sold for here. */
  isForeign: boolean
  /** What stands beside the makes. */
  beside: string
}

type Mentions = ReturnType<Understanding['understand']>['mentions']

const LONGEST = 200
const MOST_TEXTS = 30_000
/** Of several that a word may mean, only those are claimed that it most likely means. */
const LEAST_LIKELY = 0.7

/** Reads the cars of a short text: "LC200", "تويوتا برادو", "Camry Corolla". */
export function carReader(understanding: Understanding): (text: string) => NamedCars {
  return remember(MOST_TEXTS, (text) => {
    const { wanted, mentions } = understanding.understandName(text.slice(0, LONGEST))
    const models = wanted.vehicles.filter(({ model }) => model !== undefined)
    const statedMakes = new Set(
      mentions.flatMap(({ sense }) =>
        sense.kind === 'make' ? sense.vehicles.map(({ make }) => make) : [],
      ),
    )
    const isOther = (make: number) => statedMakes.size > 0 && !statedMakes.has(make)
    const most = Math.max(LEAST_LIKELY, ...models.map(({ weight }) => weight))
    return {
      models: models
        .filter(({ weight }) => weight >= most)
        .map(({ model, make, from, to }) => ({
          ...{ model: model!, make },
          ...(!(from !== undefined && to !== undefined && from > to) && { from, to }),
          ...(isOther(make) && { isOfOtherMake: true as const }),
        })),
      makes:
        models.length > 0
          ? []
          : [...new Set(wanted.vehicles.map(({ make }) => make))].filter((make) => make !== 0),
      beside: withoutMakes(text, mentions),
      isForeign: mentions.some(
        ({ sense }) => sense.kind === 'make' && sense.vehicles.every(({ make }) => make === 0),
      ),
    }
  })
}

function withoutMakes(text: string, mentions: Mentions): string {
  let rest = text
  for (const { sense, spans } of mentions.toReversed())
    if (sense.kind === 'make')
      for (const { start, end } of spans.toReversed())
        rest = `${rest.slice(0, start)} ${rest.slice(end)}`
  return rest.replace(/\s+/g, ' ').trim()
}
