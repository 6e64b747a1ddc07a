import type { Generation } from '#server/catalog/reference/reference.types.ts'
import {
  homeMakes,
  ladderFrameModels,
  sharedPlatforms,
} from '#server/catalog/reference/vehicles.ts'
import type { BrandGroup, PartTrade } from './part-trade.ts'
import { weightedPicker } from './random.ts'
import type { Random } from './random.ts'

/** A fitted model by its keys. No `to`: still on sale. Neither year: every year of the model. */
export type DemoFit = { make: string; model: string; from?: number; to?: number }

/** The share of each make in what is asked for in the UAE, and its price level beside a Toyota's. */
export const makeTrade: Record<string, { share: number; level: number }> = {
  toyota: { share: 30, level: 1 },
  infiniti: { share: 5, level: 1.3 },
  nissan: { share: 19, level: 1 },
  mazda: { share: 7, level: 0.95 },
  isuzu: { share: 5, level: 1.05 },
  lexus: { share: 9, level: 1.35 },
  honda: { share: 8, level: 1 },
  subaru: { share: 3, level: 1.1 },
  suzuki: { share: 4, level: 0.85 },
  mitsubishi: { share: 10, level: 0.95 },
}

/** One generation of a model; `index` is its place among the model's generations. */
export type Vehicle = Generation & {
  make: string
  makeName: string
  model: string
  index: number
  weight: number
}

/** Models come with the most asked for first, so that a model's rank says how much it is traded. */
const vehicles: Vehicle[] = homeMakes.flatMap((make) => {
  const whole = make.models.reduce((sum, _, rank) => sum + 1 / (rank + 3), 0)
  return make.models.flatMap(({ key: model, generations }, rank) =>
    generations.map((generation, index) => {
      const demand = generation.to === null || generation.to >= 2008 ? 1 : 0.35
      const share = makeTrade[make.key]!.share / (rank + 3) / whole
      const weight = (share * demand) / generations.length
      return { ...generation, make: make.key, makeName: make.names.en, model, index, weight }
    }),
  )
})

const vehicleByKey = new Map(
  vehicles.map((vehicle) => [`${vehicle.make}/${vehicle.model}/${vehicle.code}`, vehicle]),
)

/** The generations that commonly share a number: those on the platform, and the ones next to it. */
const relatives = new Map(
  vehicles.map((vehicle) => {
    const key = `${vehicle.make}/${vehicle.model}/${vehicle.code}`
    const onPlatform = sharedPlatforms
      .filter((platform) => platform.includes(key))
      .flatMap((platform) => platform.map((other) => vehicleByKey.get(other)!))
    const neighbours = vehicles.filter(
      ({ make, model, from, to }) =>
        make === vehicle.make &&
        model === vehicle.model &&
        (from - 1 === vehicle.to || to === vehicle.from - 1),
    )
    return [vehicle, { onPlatform: onPlatform.filter((one) => one !== vehicle), neighbours }]
  }),
)

/** Parts of ladder frames, driven front axles and diesel engines. */
const ladderFrameParts = new Set(
  `leaf-spring leaf-spring-bush free-wheel-hub transfer-case transfer-actuator propeller-shaft-front
  idler-arm pitman-arm centre-link steering-gearbox steering-damper lateral-rod axle-shaft
  differential-rear ring-pinion-set body-mount-cushion glow-plug diesel-filter diesel-injector
  diesel-injection-pump suction-control-valve brake-vacuum-pump`.split(/\s+/),
)

/** Parts of a manual gearbox beside the clutch, and the makes that come without one here. */
const manualParts = new Set(['manual-gearbox', 'synchroniser-ring'])
const automaticMakes = new Set(['lexus', 'infiniti'])

/** Groups whose aftermarket numbers go across models and makes. */
export const crossMakeGroups: ReadonlySet<BrandGroup> = new Set([
  'filter',
  'ignition',
  'belt',
  'bearing',
  'sensor',
])

const pickAny = weightedPicker(vehicles, ({ weight }) => weight)
const pickLadderFrame = weightedPicker(vehicles, ({ make, model, weight }) =>
  ladderFrameModels.has(`${make}/${model}`) ? weight : 0,
)
const pickManual = weightedPicker(vehicles, ({ make, weight }) =>
  automaticMakes.has(make) ? 0 : weight,
)

export function drawVehicle(trade: PartTrade, random: Random): Vehicle {
  if (ladderFrameParts.has(trade.key)) return pickLadderFrame(random)
  if (trade.brands === 'clutch' || manualParts.has(trade.key)) return pickManual(random)
  return pickAny(random)
}

export function drawFits(
  trade: PartTrade,
  vehicle: Vehicle,
  acrossMakes: boolean,
  random: Random,
): DemoFit[] {
  const { neighbours, ...related } = relatives.get(vehicle)!
  const onPlatform = ladderFrameParts.has(trade.key)
    ? related.onPlatform.filter(({ make, model }) => ladderFrameModels.has(`${make}/${model}`))
    : related.onPlatform
  const fitted = [vehicle]
  if (random.chance(0.6)) fitted.push(...onPlatform.filter(() => random.chance(0.7)))
  if (random.chance(0.25)) fitted.push(...neighbours.filter(() => random.chance(0.6)))
  for (let more = acrossMakes && random.chance(0.6) ? random.int(1, 3) : 0; more > 0; more--) {
    const other = pickAny(random)
    if (Math.abs(other.from - vehicle.from) <= 5) fitted.push(other)
  }

  const years = new Map<string, { make: string; model: string; from: number; to: number | null }>()
  for (const { make, model, from, to } of fitted) {
    const known = years.get(`${make}/${model}`) ?? { make, model, from, to }
    const until = known.to === null || to === null ? null : Math.max(known.to, to)
    years.set(`${make}/${model}`, { ...known, from: Math.min(known.from, from), to: until })
  }
  const withoutYears = random.chance(0.1)
  const facelift = random.chance(0.2) ? random.int(1, 3) : 0
  return [...years.values()].map(({ make, model, from, to }) => {
    if (withoutYears) return { make, model }
    const begin = to !== null && to - from > 4 ? from + facelift : from
    return to === null ? { make, model, from: begin } : { make, model, from: begin, to }
  })
}
