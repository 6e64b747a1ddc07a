/** One fitted model with its make and the model years it covers, both ends included. */
export type FittedYears = { make: number; model: number; from: number; to: number }

export type VehicleFilter = {
  makes: ReadonlySet<number>
  models: ReadonlySet<number>
  years: ReadonlySet<number>
}

/**
 * What one fitment answers to a vehicle filter: whether it passes, and per facet the values that
 * would pass if that facet's own choice were left out. All three conditions hold on one vehicle: a
 * part for the Prado 2010–2017 and the Hilux of 2020 is none for a Prado of 2020.
 */
export type VehicleAnswer = {
  passes: boolean
  makes: Set<number>
  models: Set<number>
  years: Set<number>
}

export function answer(fitted: readonly FittedYears[], filter: VehicleFilter): VehicleAnswer {
  const result: VehicleAnswer = {
    passes: filter.makes.size + filter.models.size + filter.years.size === 0,
    makes: new Set(),
    models: new Set(),
    years: new Set(),
  }
  for (const vehicle of fitted) {
    const makeFits = filter.makes.size === 0 || filter.makes.has(vehicle.make)
    const modelFits = filter.models.size === 0 || filter.models.has(vehicle.model)
    const yearFits = filter.years.size === 0 || covers(vehicle, filter.years)
    if (makeFits && modelFits && yearFits) result.passes = true
    if (modelFits && yearFits) result.makes.add(vehicle.make)
    if (makeFits && yearFits) result.models.add(vehicle.model)
    if (makeFits && modelFits)
      for (let year = vehicle.from; year <= vehicle.to; year++) result.years.add(year)
  }
  return result
}

function covers(vehicle: FittedYears, years: ReadonlySet<number>): boolean {
  for (const year of years) if (year >= vehicle.from && year <= vehicle.to) return true
  return false
}
