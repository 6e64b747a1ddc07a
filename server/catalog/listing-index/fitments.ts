/** One fitted model with its make and the model years it covers, both ends included. */
export type FittedYears = { make: number; model: number; from: number; to: number }

export type VehicleFilter = {
  makes: ReadonlySet<number>
  models: ReadonlySet<number>
  years: ReadonlySet<number>
}

export type VehicleCounts = {
  make: Map<number, number>
  model: Map<number, number>
  year: Map<number, number>
}

const FIRST_YEAR = 1900
const YEARS = 400

/**
 * Every fitment in use; number 0 stands for none. All conditions of a filter hold on one vehicle: a
 * part for the Prado 2010–2017 and the Hilux of 2020 is none for a Prado of 2020.
 */
export class Fitments {
  private readonly fitted: (FittedYears[] | undefined)[] = [[]]

  get end(): number {
    return this.fitted.length
  }

  put(no: number, vehicles: FittedYears[]): void {
    while (this.fitted.length <= no) this.fitted.push(undefined)
    this.fitted[no] = vehicles
  }

  has(no: number): boolean {
    return this.fitted[no] !== undefined
  }

  /** 1 for each fitment with a vehicle that meets the filter. */
  passing(filter: VehicleFilter): Uint8Array {
    const passing = new Uint8Array(this.end)
    if (filter.makes.size + filter.models.size + filter.years.size === 0) return passing.fill(1)
    this.fitted.forEach((vehicles, no) => {
      for (const vehicle of vehicles ?? [])
        if (makeFits(vehicle, filter) && modelFits(vehicle, filter) && yearFits(vehicle, filter)) {
          passing[no] = 1
          return
        }
    })
    return passing
  }

  /**
   * How many listings each make, model and year would find if it were its facet's only choice,
   * given how many listings have each fitment.
   */
  count(filter: VehicleFilter, listings: Uint32Array): VehicleCounts {
    const makes = new DistinctCounter(256)
    const models = new DistinctCounter(32_768)
    const years = new DistinctCounter(YEARS)
    for (let no = 1; no < this.end; no++) {
      const n = listings[no]!
      if (n === 0) continue
      for (const vehicle of this.fitted[no] ?? []) {
        const make = makeFits(vehicle, filter)
        const model = modelFits(vehicle, filter)
        const year = yearFits(vehicle, filter)
        if (model && year) makes.add(vehicle.make, no, n)
        if (make && year) models.add(vehicle.model, no, n)
        if (make && model)
          for (let at = vehicle.from; at <= vehicle.to; at++) years.add(at - FIRST_YEAR, no, n)
      }
    }
    return { make: makes.counts(), model: models.counts(), year: years.counts(FIRST_YEAR) }
  }
}

/** Adds up listings per value, a fitment that names a value twice counting once. */
class DistinctCounter {
  private readonly sums: Uint32Array
  private readonly lastFitment: Uint32Array

  constructor(size: number) {
    this.sums = new Uint32Array(size)
    this.lastFitment = new Uint32Array(size)
  }

  add(value: number, fitment: number, listings: number): void {
    if (this.lastFitment[value] === fitment) return
    this.lastFitment[value] = fitment
    this.sums[value]! += listings
  }

  counts(offset = 0): Map<number, number> {
    return countsOf(this.sums, offset)
  }
}

/** The values that occur, with how often. */
export function countsOf(sums: Uint32Array, offset = 0): Map<number, number> {
  const counts = new Map<number, number>()
  for (let i = 0; i < sums.length; i++) if (sums[i]! > 0) counts.set(i + offset, sums[i]!)
  return counts
}

function makeFits(vehicle: FittedYears, { makes }: VehicleFilter): boolean {
  return makes.size === 0 || makes.has(vehicle.make)
}

function modelFits(vehicle: FittedYears, { models }: VehicleFilter): boolean {
  return models.size === 0 || models.has(vehicle.model)
}

function yearFits(vehicle: FittedYears, { years }: VehicleFilter): boolean {
  if (years.size === 0) return true
  for (const year of years) if (year >= vehicle.from && year <= vehicle.to) return true
  return false
}
