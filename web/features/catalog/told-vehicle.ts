import { slugOf } from '#contract/part-number.ts'
import type { DecodedVehicle } from '#contract/vehicles.ts'
import { runsOf } from '#web/shell/vehicle-words.ts'
import type { Vehicle, VehicleName } from './vehicle.ts'

/** What a VIN or frame number leaves open of a vehicle, and what it doesn't. */
export type ToldVehicle = {
  /** One that isn't sold here has a name, but nothing can be chosen by it. */
  make?: VehicleName & { sold: boolean }
  model?: VehicleName
  /** Those that it may be, the likeliest first. */
  models: VehicleName[]
  /** One is certain; of several, the likeliest is first. */
  years: number[]
}

export function toToldVehicle(decoded: DecodedVehicle): ToldVehicle {
  const { make, model, models = [], year, years = [] } = decoded
  const nameOf = ({ name, label }: VehicleName) => ({ name, label })
  const one = model ?? (models.length === 1 ? models[0] : undefined)
  return {
    ...(make && { make: { ...nameOf(make), sold: make._id !== undefined } }),
    ...(one && { model: nameOf(one) }),
    models: one ? [] : models.map(nameOf),
    years: year === undefined ? [...new Set(years)] : [year],
  }
}

/** Whether the years are no more than those in which the models were made. */
export const areLifetimes = (years: number[]) => runsOf(years).some(({ from, to }) => to - from > 1)

/** The vehicle to keep when a number leaves nothing open; null when somebody has to choose. */
export function certainVehicle(
  { make, model, years }: ToldVehicle,
  language: Vehicle['language'],
): Vehicle | null {
  if (!make?.sold || !model || years.length !== 1) return null
  return { make: { name: make.name, label: make.label }, model, year: years[0]!, language }
}

/** Whether `kept` is a vehicle that the number may be of, as exactly as the number tells it. */
export function mayBe({ make, model, models, years }: ToldVehicle, kept: Vehicle): boolean {
  const same = (a: VehicleName, b?: VehicleName) => slugOf(a.name) === slugOf(b?.name ?? '')
  if (!make || !same(make, kept.make)) return false
  if (
    model ? !same(model, kept.model) : !allows(models, (one) => same(one, kept.model), kept.model)
  )
    return false
  if (years.length === 1) return kept.year === years[0]
  return allows(years, (year) => year === kept.year, kept.year)
}

/** What nobody has said yet, and what a number leaves open, is allowed. */
function allows<Value>(some: Value[], isIt: (value: Value) => boolean, kept: unknown): boolean {
  return kept === undefined || some.length === 0 || some.some(isIt)
}
