import type { Car } from '#contract/cars.ts'
import type { Language } from '#contract/language.ts'
import { toDirhams } from '#contract/money.ts'
import { listingSlug, slugOf } from '#contract/part-number.ts'
import type { CarRow } from './car-listing.store.ts'
import { presentNamed } from './listing.present.ts'
import type { Reference } from './reference.ts'

export function presentCar(row: CarRow, reference: Reference, language: Language): Car {
  return {
    _id: row.id,
    slug: carSlug(row),
    featured_photo: row.photo && `/media/${row.photo.id}/640.webp`,
    make: row.make,
    model: row.model,
    fits: presentFit(row, reference, language),
    year: row.year,
    version: row.version,
    mileage: row.mileage,
    unit: row.unit,
    price: toDirhams(row.priceFils),
    currency: 'AED',
    transmission: row.transmission,
    reference_code: row.referenceCode,
    favourite_users: [],
    user_id: row.sellerId,
    date: row.createdAt.toISOString(),
  }
}

/** The end of a car's link; its last dash-separated piece is the reference code. */
export function carSlug({ make, model, year, version, referenceCode }: CarRow): string {
  const words = [make, model, year, version].filter((word) => word !== null)
  return listingSlug(words.join(' '), referenceCode)
}

function presentFit(row: CarRow, reference: Reference, language: Language): Car['fits'] {
  const make = reference.findMake(row.make)
  if (!make) return null
  const wanted = slugOf(row.model)
  const model = make.models.find(({ names }) =>
    Object.values(names).some((name) => slugOf(name) === wanted),
  )
  return {
    make: presentNamed(make, language),
    model: model ? presentNamed(model, language) : null,
  }
}
