import { slugOf } from '#contract/part-number.ts'
import { changed, type Filters, sameValue } from './search-params.ts'
import type { VehicleCandidates } from './vehicle-candidates.ts'
import type { Vehicle, VehicleName } from './vehicle.ts'

function choiceOf({ make, model, year }: Vehicle) {
  return {
    make: [slugOf(make.name)],
    model: model ? [slugOf(model.name)] : [],
    year: year ? [String(year)] : [],
  }
}

/** The same filters, restricted to the parts of one vehicle. */
export function filtersForVehicle(filters: Filters, vehicle: Vehicle): Filters {
  return changed(filters, choiceOf(vehicle))
}

/** Whether the filters only let through parts for the vehicle. */
export function areForVehicle(filters: Filters, vehicle: Vehicle): boolean {
  const choice = choiceOf(vehicle)
  return (['make', 'model', 'year'] as const).every(
    (facet) =>
      filters[facet].length === choice[facet].length &&
      filters[facet].every((value, index) => sameValue(value, choice[facet][index]!)),
  )
}

/** Filters with a model instead of the number in the text, and the year when it is certain. */
export function filtersForModel(
  filters: Filters,
  { make, years, rest }: VehicleCandidates & { rest: string },
  model?: VehicleName,
): Filters {
  return changed(filters, {
    search: rest,
    make: make ? [slugOf(make.name)] : [],
    model: model ? [slugOf(model.name)] : [],
    year: years.length === 1 ? [String(years[0])] : [],
  })
}
