import type { Generation } from '#server/catalog/reference/reference.types.ts'
import { makes, sharedPlatforms } from '#server/catalog/reference/vehicles.ts'
import type { DemoFit } from '../fitted-cars.ts'
import type { Reach } from './asked-parts.ts'
import { drivenCars, generationsOnRoad, type DrivenCar } from './driven-cars.ts'

type Fitted = { key: string; generation: Generation }

const generationsByKey = new Map(
  makes.flatMap((make) =>
    make.models.map((model) => [`${make.key}/${model.key}`, model.generations] as const),
  ),
)

function platformOf({ key, generation }: Fitted): Fitted[] {
  const own = `${key}/${generation.code}`
  const mates = sharedPlatforms.filter((platform) => platform.includes(own)).flat()
  return [...new Set([own, ...mates])].flatMap((mate) => {
    const [make, model, code] = mate.split('/')
    if (mate === own) return { key, generation }
    const found = generationsByKey.get(`${make}/${model}`)?.find((one) => one.code === code)
    return found ? { key: `${make}/${model}`, generation: found } : []
  })
}

/** The generations that have the number of this one, itself first. */
export function sharing(car: DrivenCar, generation: Generation, reach: Reach): Fitted[] {
  const own = { key: car.key, generation }
  if (reach === 'generation') return [own]
  if (reach === 'platform') return platformOf(own)
  if (reach === 'model') {
    const before = car.model.generations[car.model.generations.indexOf(generation) - 1]
    return [own, ...(before ? [{ key: car.key, generation: before }] : [])].flatMap(platformOf)
  }
  const family = drivenCars.filter(({ engine }) => engine === car.engine)
  return [car, ...family.filter((other) => other !== car)].flatMap(({ key, model }) =>
    generationsOnRoad(model).map((one) => ({ key, generation: one })),
  )
}

/** Generations as sellers list them: one span of years of each model. */
export function fitsOf(fitted: Fitted[]): DemoFit[] {
  return [...Map.groupBy(fitted, ({ key }) => key)].map(([key, list]) => {
    const [make = '', model = ''] = key.split('/')
    const from = Math.min(...list.map(({ generation }) => generation.from))
    const to = Math.max(...list.map(({ generation }) => generation.to ?? Infinity))
    return { make, model, from, ...(to !== Infinity && { to }) }
  })
}
