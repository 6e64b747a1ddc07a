import type { Generation, Make, Model } from '#server/catalog/reference/reference.types.ts'
import { makes } from '#server/catalog/reference/vehicles.ts'

/** A car as its parts are asked for: the generations on the road, and the family its engine is of. */
export type DrivenCar = {
  make: Make
  model: Model
  /** "make/model". */
  key: string
  /** Cars of one family share filters, plugs, belts and what else sits on the engine. */
  engine: string
  /** Where the price of its parts lies between the cheapest and the dearest of a mid-size make, 0 to 1. */
  level: number
  /** Price beside a Toyota's. */
  factor: number
  /** The generations that garages see every day, the oldest first. */
  generations: Generation[]
  /** Those of them that most parts are asked for. */
  usual: Generation[]
}

/** The 40 most driven cars of the UAE, the most driven first: engine family, level of prices. */
const table = `
  toyota/land-cruiser    toyota-v8   0.75
  nissan/patrol          nissan-v8   0.8
  toyota/prado           toyota-v6   0.55
  toyota/corolla         toyota-4    0.25
  toyota/camry           toyota-4    0.35
  nissan/sunny           nissan-4    0.1
  toyota/hilux           toyota-van  0.35
  mitsubishi/pajero      mitsubishi-v6 0.4
  nissan/altima          nissan-25   0.3
  honda/accord           honda-4     0.35
  toyota/hiace           toyota-van  0.35
  toyota/yaris           toyota-4    0.15
  lexus/lx               toyota-v8   0.8
  lexus/es               lexus-v6    0.45
  hyundai/elantra        hyundai-4   0.2
  hyundai/accent         hyundai-4   0.1
  honda/civic            honda-4     0.25
  nissan/x-trail         nissan-25   0.3
  toyota/rav4            toyota-4    0.35
  toyota/fortuner        toyota-van  0.45
  mitsubishi/lancer      mitsubishi-4 0.15
  lexus/rx               lexus-v6    0.55
  toyota/fj-cruiser      toyota-v6   0.5
  nissan/pathfinder      nissan-v6   0.45
  nissan/maxima          nissan-v6   0.4
  hyundai/tucson         hyundai-20  0.3
  kia/sportage           hyundai-20  0.3
  hyundai/sonata         hyundai-20  0.3
  kia/sorento            hyundai-v6  0.4
  mitsubishi/l200        mitsubishi-diesel 0.3
  honda/cr-v             honda-4     0.35
  ford/explorer          ford-v6     0.55
  chevrolet/tahoe        gm-v8       0.65
  mitsubishi/outlander   mitsubishi-4 0.3
  mazda/cx-5             mazda-4     0.35
  nissan/tiida           nissan-4    0.1
  jeep/wrangler          mopar-v6    0.5
  dodge/charger          mopar-v6    0.5
  mercedes-benz/c-class  mercedes-4  0.5
  bmw/5-series           bmw-6       0.6
`

const factors: Record<string, number> = {
  lexus: 1.3,
  hyundai: 0.85,
  kia: 0.85,
  mazda: 0.95,
  mitsubishi: 0.95,
  'mercedes-benz': 1.7,
  bmw: 1.7,
}

/** Of the most driven cars, the older and newer ones are asked for as well. */
const MOST_DRIVEN = 12
// Younger cars are repaired under warranty, older ones are rare.
const OLDEST_ON_ROAD = 2007
const YOUNGEST_REPAIRED = 2022
/** Most cars that are repaired now were built about then. */
const USUAL_YEAR = 2016

/** The generations that garages see every day. */
export function generationsOnRoad({ generations }: Model): Generation[] {
  return generations.filter(
    ({ from, to }) => (to ?? Infinity) >= OLDEST_ON_ROAD && from <= YOUNGEST_REPAIRED,
  )
}

export const drivenCars: DrivenCar[] = table
  .trim()
  .split('\n')
  .map((line, rank) => {
    const [key = '', engine = '', level = ''] = line.trim().split(/\s+/)
    const make = makes.find((one) => key.startsWith(`${one.key}/`))
    const model = make?.models.find((one) => key === `${make.key}/${one.key}`)
    if (!make || !model) throw new Error(`No such car: ${line}`)
    const onRoad = generationsOnRoad(model)
    const then = onRoad.filter(({ from, to }) => from <= USUAL_YEAR && USUAL_YEAR <= (to ?? 9999))
    const usual = then.length > 0 ? then : onRoad.slice(-1)
    return {
      ...{ make, model, key, engine, level: Number(level), factor: factors[make.key] ?? 1 },
      generations: rank < MOST_DRIVEN ? onRoad : usual,
      usual,
    }
  })
