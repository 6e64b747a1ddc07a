import type { Category, Make, Model } from '#contract/catalog.ts'
import type { Language } from '#contract/language.ts'
import type { DecodedVehicle } from '#contract/vehicles.ts'
import { refuse, type Refusal } from '../platform/refusal.ts'
import type { CatalogDeps } from './catalog-deps.ts'
import { homeMakes } from './reference/vehicles.ts'
import { presentNamed } from './listing.present.ts'
import { presentVehicle } from './understood.present.ts'
import { decodeVehicleNumber } from './understanding/vehicle-number/decode-vehicle-number.ts'

type Deps = Pick<CatalogDeps, 'reference'>

export const listCategories = ({ reference }: Deps, language: Language): Category[] =>
  reference.categories.map((category) => ({
    ...presentNamed(category, language),
    slug: category.key,
    subCategories: category.subCategories.map((sub) => ({
      ...presentNamed(sub, language),
      slug: sub.slug,
    })),
  }))

/** How many listings are on offer in each category. */
export function countByCategory({
  reference,
  listings,
}: Pick<CatalogDeps, 'reference' | 'listings'>): Record<string, number> {
  const counts = listings.index.counts().category
  return Object.fromEntries(
    reference.categories.map((category) => [category.name, counts.get(category.no) ?? 0]),
  )
}

/** Keys of the makes beyond those of the home page that parts are on offer for. */
export function otherMakesOnOffer({
  reference,
  listings,
}: Pick<CatalogDeps, 'reference' | 'listings'>): string[] {
  const counts = listings.index.counts().make
  const onHome = new Set(homeMakes.map(({ key }) => key))
  return reference.makes.flatMap(({ key, no }) => (counts.has(no) && !onHome.has(key) ? [key] : []))
}

export const listMakes = ({ reference }: Deps, language: Language): Make[] =>
  reference.makes.map((make) => ({ ...presentNamed(make, language), id_car_make: make.idCarMake }))

/** The models of makes, which are named in any way. */
export function listModels(
  { reference }: Deps,
  makeNames: string[],
  language: Language,
): Model[] | Refusal {
  const makes = makeNames.map((name) => reference.findMake(name))
  if (makes.includes(undefined)) return refuse('listing.unknown_make')
  return [...new Set(makes)].flatMap((make) =>
    make!.models.map((model) => ({
      ...presentNamed(model, language),
      id_car_model: model.idCarModel,
    })),
  )
}

/** What a VIN, frame number or chassis code says about its vehicle. */
export function decodeVehicle(
  { reference }: Deps,
  number: string,
  language: Language,
): DecodedVehicle | Refusal {
  const vehicle = decodeVehicleNumber(number)
  return vehicle
    ? presentVehicle(vehicle, reference, language)
    : refuse('vehicle.not_a_number', { vin: 'field.invalid' })
}
