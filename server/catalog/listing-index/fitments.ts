import type { GroupFitments } from './group-counts.ts'
import { grown } from './grown.ts'

/**
 * One fitted model with its make and the model years it covers, both ends included; model 0 is any of the
 * make.
 */
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
const withinYears = (year: number) => Math.min(FIRST_YEAR + YEARS - 1, Math.max(FIRST_YEAR, year))

/**
 * Where the vehicles of a fitment are from: the seller's fields, the name of a listing, or only its brand, which is a
 * make. The last leaves open what else it suits.
 */
export type FitmentSource = 'fields' | 'name' | 'brand'

/**
 * Every fitment in use; number 0 stands for none. All conditions of a filter hold on one vehicle: a
 * part for the Prado 2010–2017 and the Hilux of 2020 is none for a Prado of 2020.
 *
 * One entry for each vehicle of each fitment, side by side in typed arrays: every query looks at all
 * of them, so those of fitments that no listing has any more are left behind by `copyOf`. Fitments go by
 * dense numbers.
 */
export class Fitments {
  end = 1
  private entries = 0
  makeEnd = 1
  private modelEnd = 1
  private isKnown = Uint8Array.of(1)
  /** Of those that only the name or the brand of a listing says, which are no certain ones. */
  private isInferred = new Uint8Array(1)
  /** Of those that only a brand says. */
  private readonly ofBrands: number[] = []
  /** The entries of fitment `no` are `start[no]` up to `start[no] + length[no]`. */
  private start = new Uint32Array(1)
  private length = new Uint32Array(1)
  private fitment = new Uint32Array(1024)
  private make = new Uint16Array(1024)
  private model = new Uint16Array(1024)
  private from = new Uint16Array(1024)
  private to = new Uint16Array(1024)

  /** A fitment never changes: putting it again does nothing. */
  put(no: number, vehicles: FittedYears[], source: FitmentSource = 'fields'): void {
    if (this.has(no)) return
    this.reserve(no, this.entries + vehicles.length)
    this.isKnown[no] = 1
    this.isInferred[no] = source === 'fields' ? 0 : 1
    if (source === 'brand') this.ofBrands.push(no)
    this.start[no] = this.entries
    this.length[no] = vehicles.length
    for (const vehicle of vehicles) {
      const at = this.entries++
      this.makeEnd = Math.max(this.makeEnd, vehicle.make + 1)
      this.modelEnd = Math.max(this.modelEnd, vehicle.model + 1)
      this.fitment[at] = no
      this.make[at] = vehicle.make
      this.model[at] = vehicle.model
      this.from[at] = withinYears(vehicle.from)
      this.to[at] = withinYears(vehicle.to)
    }
  }

  has(no: number): boolean {
    return this.isKnown[no] === 1
  }

  /** How much fitments take that listings have, and that none has, given how many have each. */
  usage(listings: Uint32Array): { used: number; unused: number } {
    const usage = { used: 0, unused: 0 }
    for (let no = 1; no < this.end; no++)
      if (this.isKnown[no]) usage[listings[no] ? 'used' : 'unused'] += 1 + this.length[no]!
    return usage
  }

  /** A copy with the fitments that have a number in `numbers`, by that one. */
  copyOf(numbers: Uint32Array): Fitments {
    const copy = new Fitments()
    const ofBrands = new Set(this.ofBrands)
    for (let no = 1; no < this.end; no++) {
      if (numbers[no] === 0 || !this.has(no)) continue
      const source = ofBrands.has(no) ? 'brand' : this.isInferred[no] ? 'name' : 'fields'
      copy.put(numbers[no]!, this.vehiclesOf(no), source)
    }
    return copy
  }

  private vehiclesOf(no: number): FittedYears[] {
    const { make, model, from, to } = this
    return Array.from({ length: this.length[no]! }, (_, i) => {
      const at = this.start[no]! + i
      return { make: make[at]!, model: model[at]!, from: from[at]!, to: to[at]! }
    })
  }

  /** Returns a reader of the distinct makes of a fitment, which caches them for further listings that have it. */
  makesReader(): (no: number) => readonly number[] {
    const known: number[][] = []
    return (no) =>
      (known[no] ??= [
        ...new Set(this.make.subarray(this.start[no]!, this.start[no]! + this.length[no]!)),
      ])
  }

  /** 1 for each fitment with a vehicle that meets the filter. */
  passing(filter: VehicleFilter): Uint8Array {
    const passing = new Uint8Array(this.end)
    if (filter.makes.size + filter.models.size + filter.years.size === 0) return passing.fill(1)
    const { fitment, make, model } = this
    for (let at = 0; at < this.entries; at++)
      if (
        isIn(filter.makes, make[at]!) &&
        isIn(filter.models, model[at]!) &&
        this.isOfYear(at, filter.years)
      )
        passing[fitment[at]!] = 1
    return passing
  }

  /** The bits of those vehicles that each fitment has; without `model` any of the make. */
  flagged(vehicles: { make: number; model?: number; bits: number }[]): Uint32Array {
    const ofMakes = new Uint32Array(this.makeEnd)
    const ofModels = new Uint32Array(this.modelEnd)
    for (const { make: ofMake, model: ofModel, bits } of vehicles)
      if (ofModel !== undefined) ofModels[ofModel]! |= bits
      else ofMakes[ofMake]! |= bits
    const flagged = new Uint32Array(this.end)
    const { fitment, make, model } = this
    for (let at = 0; at < this.entries; at++)
      flagged[fitment[at]!]! |= ofMakes[make[at]!]! | ofModels[model[at]!]!
    return flagged
  }

  /**
   * How each fitment suits the best of the wanted vehicles, in the grades above; with years only, how
   * it suits those.
   */
  fit(wanted: WantedVehicle[], years?: { from: number; to: number }): Uint8Array {
    const grades = new Uint8Array(this.end)
    for (const no of [0, ...this.ofBrands]) grades[no] = UNIVERSAL
    const { fitment, make, model, from, to, isInferred } = this
    const alternatives = wanted.length > 0 ? wanted : [undefined]
    for (const vehicle of alternatives) {
      const first = Math.max(years?.from ?? 0, vehicle?.from ?? 0)
      const last = Math.min(years?.to ?? Infinity, vehicle?.to ?? Infinity)
      const best =
        !vehicle || (vehicle.model && vehicle.weight > 0.85)
          ? FITS
          : vehicle.model
            ? LIKELY_FIT
            : SAME_MAKE
      for (let at = 0; at < this.entries; at++) {
        const ofMake = !vehicle || vehicle.make === make[at]
        const isAnyModel = model[at] === 0
        if (!ofMake || (vehicle?.model && vehicle.model !== model[at] && !isAnyModel)) continue
        const no = fitment[at]!
        const most = isAnyModel ? SAME_MAKE : isInferred[no] ? LIKELY_FIT : FITS
        const isOfYears = first <= last && from[at]! <= last && to[at]! >= first
        const grade = isOfYears ? Math.min(best, most) : OTHER_YEAR
        if (grade > grades[no]!) grades[no] = grade
      }
    }
    return grades
  }

  /**
   * How many listings each make, model and year would find if it were its facet's only choice,
   * given how many listings have each fitment, and which fitments any has. Of `groups`, those that have
   * several fitments are added, each once for a value.
   */
  count(
    filter: VehicleFilter,
    listings: Uint32Array,
    found: Iterable<number>,
    groups?: GroupFitments,
  ): VehicleCounts {
    const makes = new DistinctCounter(this.makeEnd)
    const models = new DistinctCounter(this.modelEnd)
    const years = new DistinctCounter(YEARS)
    const { start, length, make, model, from, to } = this
    const add = (no: number, id: number, n: number) => {
      const end = start[no]! + length[no]!
      for (let at = start[no]!; at < end; at++) {
        const ofMake = isIn(filter.makes, make[at]!)
        const ofModel = isIn(filter.models, model[at]!)
        const ofYear = this.isOfYear(at, filter.years)
        if (ofModel && ofYear) makes.add(make[at]!, id, n)
        if (ofMake && ofYear && model[at]! > 0) models.add(model[at]!, id, n)
        if (ofMake && ofModel)
          for (let year = from[at]!; year <= to[at]!; year++) years.add(year - FIRST_YEAR, id, n)
      }
    }
    for (const no of found) add(no, no, listings[no]!)
    groups?.eachMixed((no, group) => add(no, this.end + group, 1))
    return { make: makes.counts(), model: models.counts(), year: years.counts(FIRST_YEAR) }
  }

  private isOfYear(at: number, years: ReadonlySet<number>): boolean {
    if (years.size === 0) return true
    for (const year of years) if (year >= this.from[at]! && year <= this.to[at]!) return true
    return false
  }

  private reserve(no: number, entries: number): void {
    this.end = Math.max(this.end, no + 1)
    if (no >= this.isKnown.length) {
      this.isKnown = grown(this.isKnown, new Uint8Array(no * 2))
      this.isInferred = grown(this.isInferred, new Uint8Array(no * 2))
      this.start = grown(this.start, new Uint32Array(no * 2))
      this.length = grown(this.length, new Uint32Array(no * 2))
    }
    if (entries <= this.fitment.length) return
    const size = Math.max(entries, this.fitment.length * 2)
    this.fitment = grown(this.fitment, new Uint32Array(size))
    this.make = grown(this.make, new Uint16Array(size))
    this.model = grown(this.model, new Uint16Array(size))
    this.from = grown(this.from, new Uint16Array(size))
    this.to = grown(this.to, new Uint16Array(size))
  }
}

const isIn = (chosen: ReadonlySet<number>, value: number) => chosen.size === 0 || chosen.has(value)

/** Adds up listings per value, one with the same id as the last counting once. */
class DistinctCounter {
  private readonly sums: Uint32Array
  private readonly lastId: Uint32Array

  constructor(size: number) {
    this.sums = new Uint32Array(size)
    this.lastId = new Uint32Array(size)
  }

  add(value: number, id: number, listings: number): void {
    if (this.lastId[value] === id) return
    this.lastId[value] = id
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
