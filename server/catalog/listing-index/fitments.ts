/** One fitted model with its make and the model years it covers, both ends included. */
export type FittedYears = { make: number; model: number; from: number; to: number }

export type VehicleFilter = {
  makes: ReadonlySet<number>
  models: ReadonlySet<number>
  years: ReadonlySet<number>
}

/** A vehicle that a query names: a make, or a model with the years of the generation meant. */
export type WantedVehicle = {
  make: number
  model?: number
  from?: number
  to?: number
  weight: number
}

export type VehicleCounts = {
  make: Map<number, number>
  model: Map<number, number>
  year: Map<number, number>
}

/** How a fitment suits a wanted vehicle; 0 is not at all. */
export const UNIVERSAL = 1
export const OTHER_YEAR = 2
export const SAME_MAKE = 3
export const LIKELY_FIT = 4
export const FITS = 5

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
   * How each fitment suits the best of the wanted vehicles, in the grades above; with
   * years only, how it suits those.
   */
  fit(wanted: WantedVehicle[], years?: { from: number; to: number }): Uint8Array {
    const grades = new Uint8Array(this.end)
    grades[0] = UNIVERSAL
    this.fitted.forEach((vehicles, no) => {
      for (const vehicle of vehicles ?? []) {
        if (wanted.length === 0 && years)
          grades[no] = Math.max(grades[no]!, overlaps(vehicle, years) ? FITS : OTHER_YEAR)
        for (const wish of wanted) grades[no] = Math.max(grades[no]!, fitOf(vehicle, wish, years))
      }
    })
    return grades
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

function fitOf(
  vehicle: FittedYears,
  wish: WantedVehicle,
  years?: { from: number; to: number },
): number {
  if (wish.model === undefined ? wish.make !== vehicle.make : wish.model !== vehicle.model) return 0
  const meant = years ?? { from: wish.from ?? 0, to: wish.to ?? Infinity }
  if (!overlaps(vehicle, meant)) return OTHER_YEAR
  if (wish.model === undefined) return SAME_MAKE
  return wish.weight > 0.85 ? FITS : LIKELY_FIT
}

const overlaps = (a: { from: number; to: number }, b: { from: number; to: number }): boolean =>
  a.from <= b.to && b.from <= a.to

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
