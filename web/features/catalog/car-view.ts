import type { ReplyOf } from '#contract/api.ts'
import type { Car } from '#contract/cars.ts'
import type { Language } from '#contract/language.ts'
import { longestQuery } from '#contract/limits.ts'
import { skuKey } from '#contract/part-number.ts'
import type { Seller } from '#contract/sellers.ts'
import { countText } from '#web/shell/format.ts'
import { vehicleName } from '#web/shell/vehicle-words.ts'
import { type SellerView, toSellerView } from './part-view.ts'
import type { Vehicle } from './vehicle.ts'

/** A car as shown on its card. */
export type CarCardView = {
  id: string
  slug: string
  code: string
  /** Make and model in the language of the page. */
  vehicle: string
  year?: number
  version?: string
  /** "84,000 Km" */
  mileage?: string
  /** Dirhams. */
  price: number
  /** Address of the photo without its size: "/media/<id>". */
  picture?: string
}

/** A car as shown on its page. Details that the seller left out are absent. */
export type CarView = CarCardView & {
  make: string
  model: string
  transmission?: string
  listed: string
  /** For search engines, which expect numbers and English names. */
  facts: { make: string; model: string; mileage?: number; unit: string }
  /** For "my vehicle"; absent where the make isn't one of the catalogue. */
  asVehicle?: Vehicle
}

export type CarPageView = { car: CarView; seller: SellerView; similar: CarCardView[] }

export function toCarPageView(
  { listing, similar }: ReplyOf<'getCar'>,
  seller: Seller,
  language: Language,
): CarPageView {
  return {
    car: toCarView(listing, language),
    seller: toSellerView(seller),
    similar: similar.map(toCarCard),
  }
}

export function toCarCard(car: Car): CarCardView {
  const { mileage, unit, featured_photo: photo } = car
  return {
    id: car._id,
    slug: car.slug,
    code: car.reference_code,
    vehicle: vehicleName(makeOf(car), modelOf(car)),
    ...(car.year !== null && { year: car.year }),
    ...(car.version !== null && { version: car.version }),
    ...(mileage !== null && { mileage: mileageText(mileage, unit) }),
    price: car.price,
    ...(photo && { picture: photo.slice(0, photo.lastIndexOf('/')) }),
  }
}

function toCarView(car: Car, language: Language): CarView {
  const { fits, make, model, mileage, unit, transmission } = car
  return {
    ...toCarCard(car),
    make: makeOf(car),
    model: modelOf(car),
    ...(transmission && { transmission }),
    listed: car.date,
    facts: { make, model, unit, ...(mileage !== null && { mileage }) },
    ...(fits && {
      asVehicle: {
        make: fits.make,
        ...(fits.model && { model: fits.model }),
        ...(car.year !== null && { year: car.year }),
        language,
      },
    }),
  }
}

const makeOf = ({ fits, make }: Car) => fits?.make.label ?? make
const modelOf = ({ fits, model }: Car) => fits?.model?.label ?? model

/** "84,000 Km" where kilometres are counted, else "52,000 M". */
export function mileageText(mileage: number, unit: string): string {
  return `${countText(mileage)} ${unit === 'Kilometers' ? 'Km' : 'M'}`
}

/** "Toyota Land Cruiser 2018 GXR" */
export function carName({ vehicle, year, version }: CarCardView): string {
  return [vehicle, year, version].filter((word) => word !== undefined).join(' ')
}

export const carHref = (slug: string) => `/listing-details/${encodeURIComponent(slug)}`

/** The reference code at the end of a link, in any spelling; empty where there is none. */
export function codeIn(info: string): string {
  return skuKey(info.slice(info.lastIndexOf('-') + 1)).slice(0, longestQuery)
}
