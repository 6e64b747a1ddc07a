import type { Fit } from '#contract/listing.ts'
import { slugOf } from '#contract/part-number.ts'

/** One fitted model by its slugs, with the first and last model year; no years mean all. */
export type FitRow = [make: string, model: string, from?: number, to?: number]

/** A vehicle by canonical names or their slugs. */
export type VehicleNames = { make: string; model?: string; year?: number }

export type FitVerdict =
  | { kind: 'fits' }
  /** The data is incomplete: the buyer has to compare. */
  | { kind: 'check'; because: 'model' | 'make' | 'year' | 'yearNotListed' | 'nothingListed' }
  | { kind: 'notListed' }

/** The fits of a listing, flat and without labels. */
export function fitRows(fits: Fit[]): FitRow[] {
  return fits.flatMap(({ make, models }) =>
    models.length === 0
      ? [[slugOf(make.name), ''] as FitRow]
      : models.map(({ name, from, to }): FitRow => [slugOf(make.name), slugOf(name), from, to]),
  )
}

/**
 * Fit rows as one short text, because a list of cards contains many of them, and few are ever read.
 */
export function packFits(rows: FitRow[]): string {
  return rows
    .map(([make, model, from = '', to = '']) => [make, model, from, to].join(':'))
    .join(' ')
}

export function unpackFits(packed: string): FitRow[] {
  return packed
    .split(' ')
    .filter((text) => text !== '')
    .map((text) => {
      const [make = '', model = '', from, to] = text.split(':')
      return [make, model, from ? Number(from) : undefined, to ? Number(to) : undefined]
    })
}

const sells = ([, , from, to]: FitRow, year: number) =>
  (from === undefined || year >= from) && (to === undefined || year <= to)

/** Whether a part fits a vehicle, according to the fits that its seller has listed. */
export function fitVerdict(rows: FitRow[], vehicle: VehicleNames): FitVerdict {
  if (rows.length === 0) return { kind: 'check', because: 'nothingListed' }
  const ofMake = rows.filter(([make]) => make === slugOf(vehicle.make))
  if (ofMake.length === 0) return { kind: 'notListed' }
  const { model, year } = vehicle
  if (model === undefined) return { kind: 'check', because: 'model' }
  const ofModel = ofMake.filter(([, name]) => name === slugOf(model))
  if (ofModel.length === 0) {
    const wholeMake = ofMake.some(([, name]) => name === '')
    return wholeMake ? { kind: 'check', because: 'make' } : { kind: 'notListed' }
  }
  if (ofModel.some(([, , from, to]) => from === undefined && to === undefined)) {
    return { kind: 'fits' }
  }
  if (year === undefined) return { kind: 'check', because: 'year' }
  const listed = ofModel.some((row) => sells(row, year))
  return listed ? { kind: 'fits' } : { kind: 'check', because: 'yearNotListed' }
}
