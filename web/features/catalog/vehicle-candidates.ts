import { slugOf } from '#contract/part-number.ts'
import type { DecodedVehicle } from '#contract/vehicles.ts'
import { runsOf } from '#web/shell/vehicle-words.ts'
import type { Vehicle, VehicleName } from './vehicle.ts'

/** What a VIN or frame number identifies of a vehicle, and what it leaves open. */
export type VehicleCandidates = {
  /** A make that isn't sold here has a name, but can't be chosen. */
  make?: VehicleName & { sold: boolean }
  model?: VehicleName
  /** The possible models, the likeliest first. */
  models: VehicleName[]
  /** A single year is certain; of several, the likeliest is first. */
  years: number[]
}

export function toVehicleCandidates(decoded: DecodedVehicle): VehicleCandidates {
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

/** Whether the years are only the production years of the models. */
export const areProductionYears = (years: number[]) =>
  runsOf(years).some(({ from, to }) => to - from > 1)

/** The vehicle, when a number leaves nothing open; null when the user has to choose. */
export function exactVehicle(
  { make, model, years }: VehicleCandidates,
  language: Vehicle['language'],
): Vehicle | null {
  if (!make?.sold || !model || years.length !== 1) return null
  return { make: { name: make.name, label: make.label }, model, year: years[0]!, language }
}

/** Whether `vehicle` agrees with everything that the number identifies. */
export function isCandidate(
  { make, model, models, years }: VehicleCandidates,
  vehicle: Vehicle,
): boolean {
  const same = (a: VehicleName, b?: VehicleName) => slugOf(a.name) === slugOf(b?.name ?? '')
  if (!make || !same(make, vehicle.make)) return false
  if (
    model
      ? !same(model, vehicle.model)
      : !isOpenOr(models, (one) => same(one, vehicle.model), vehicle.model)
  )
    return false
  if (years.length === 1) return vehicle.year === years[0]
  return isOpenOr(years, (year) => year === vehicle.year, vehicle.year)
}

/** Missing values on either side are accepted. */
function isOpenOr<Value>(
  candidates: Value[],
  matches: (value: Value) => boolean,
  vehicle: unknown,
): boolean {
  return vehicle === undefined || candidates.length === 0 || candidates.some(matches)
}
