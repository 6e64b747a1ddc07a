import { toFils } from '#contract/money.ts'
import { carListing } from '#server/catalog/car-listing.tables.ts'
import type { Executor } from '#server/platform/db.ts'
import { idFromKey } from '#server/platform/id.ts'
import type { StoredPicture } from '#server/platform/pictures.ts'
import type { CarBody, CarColour } from './illustrations/cars.ts'
import { sellers } from './sellers.ts'

type CarLook = { body: CarBody; colour: CarColour }

export type DemoCar = {
  code: string
  /** Name of the company. */
  seller: string
  make: string
  model: string
  year: number
  version?: string
  mileage?: number
  unit?: 'Kilometers' | 'Miles'
  aed: number
  transmission?: string
  /** How it is drawn; without it the listing has no photo. */
  look?: CarLook
  daysAgo: number
}

/** Cars of older links; those imported from America count miles. */
export const cars: DemoCar[] = [
  {
    ...{ code: 'K7T4QX2M', seller: 'Ghiyar Demo Spare Parts', daysAgo: 412 },
    ...{ make: 'Toyota', model: 'Land Cruiser', year: 2018, version: 'GXR' },
    ...{ mileage: 84_000, aed: 168_000, transmission: 'Automatic' },
    look: { body: 'four-wheel', colour: 'white' },
  },
  {
    ...{ code: 'E4NQ2J6X', seller: 'Ghiyar Demo Spare Parts', daysAgo: 655 },
    ...{ make: 'Mazda', model: 'Mazda3', year: 2016, version: '2.0 S' },
    ...{ mileage: 97_300, aed: 31_500 },
    look: { body: 'hatchback', colour: 'blue' },
  },
  {
    ...{ code: 'H28XVDN5', seller: 'Golden Ghaf Spare Parts Trading', daysAgo: 231 },
    ...{ make: 'Nissan', model: 'Patrol', year: 2016, version: 'SE Platinum City' },
    ...{ mileage: 121_500, aed: 129_000, transmission: 'Automatic' },
    look: { body: 'four-wheel', colour: 'sand' },
  },
  {
    ...{ code: '9RJ3WPLA', seller: 'Silver Oryx Spare Parts', daysAgo: 548 },
    ...{ make: 'Lexus', model: 'LX', year: 2015, version: '570, imported from the USA' },
    ...{ mileage: 52_000, unit: 'Miles', aed: 155_000, transmission: 'Automatic' },
    look: { body: 'four-wheel', colour: 'grey' },
  },
  {
    ...{ code: 'T6YB41QE', seller: 'Samar Al Madina Auto Parts', daysAgo: 93 },
    ...{ make: 'Toyota', model: 'Camry', year: 2017, version: 'SE 2.5, imported from the USA' },
    ...{ mileage: 67_400, unit: 'Miles', aed: 41_500, transmission: 'Automatic' },
    look: { body: 'sedan', colour: 'silver' },
  },
  {
    ...{ code: '3MZK8GFC', seller: 'Wadi Rimal Auto Spare Parts', daysAgo: 377 },
    ...{ make: 'Mitsubishi', model: 'Pajero', year: 2014, version: 'GLS 3.5' },
    ...{ mileage: 148_200, aed: 38_000, transmission: 'Automatic' },
    look: { body: 'short-four-wheel', colour: 'sand' },
  },
  {
    ...{ code: 'W95LTA7R', seller: 'Lulwa Motor Spares', daysAgo: 810 },
    ...{ make: 'Toyota', model: 'Hilux', year: 2013, version: 'Double cab 2.7 4x4' },
    ...{ mileage: 231_000, aed: 44_000, transmission: 'Manual' },
    look: { body: 'pickup', colour: 'white' },
  },
  {
    ...{ code: '7CPH9VY3', seller: 'Pearl Axis Motor Parts', daysAgo: 46 },
    ...{ make: 'Honda', model: 'Civic', year: 2019, version: 'LX 2.0, imported from the USA' },
    ...{ mileage: 38_900, unit: 'Miles', aed: 47_000, transmission: 'CVT' },
    look: { body: 'sedan', colour: 'red' },
  },
  {
    ...{ code: 'R8D5KZ1U', seller: 'Kohinoor Road Spare Parts', daysAgo: 160 },
    ...{ make: 'Suzuki', model: 'Jimny', year: 2021, version: 'GLX' },
    ...{ mileage: 29_500, aed: 79_000, transmission: 'Manual' },
    look: { body: 'short-four-wheel', colour: 'green' },
  },
  {
    ...{ code: '2XG6MBW4', seller: 'Khor Trading Auto Spares', daysAgo: 702 },
    ...{ make: 'Nissan', model: 'Urvan', year: 2015 },
    ...{ mileage: 264_800, aed: 26_000, transmission: 'Manual' },
    look: { body: 'van', colour: 'white' },
  },
  {
    ...{ code: 'Y3F7TQ9N', seller: 'Silver Oryx Spare Parts', daysAgo: 290 },
    ...{ make: 'Infiniti', model: 'FX', year: 2012 },
    version:
      'FX35 with sunroof, rear camera, heated seats, two keys and all invoices of one workshop since 2014',
    ...{ aed: 33_900, transmission: 'Automatic' },
    look: { body: 'four-wheel', colour: 'black' },
  },
  {
    // Of a make that the reference data lacks.
    ...{ code: 'P1VA8LC6', seller: 'Ras Al Khor Parts Yard', daysAgo: 498 },
    ...{ make: 'Maserati', model: 'Ghibli', year: 2014, version: 'S' },
    ...{ mileage: 143_000, unit: 'Miles', aed: 29_000, transmission: 'Automatic' },
  },
]

export const pictureSeedOf = ({ body, colour }: CarLook) => `car/${body}/${colour}`

type Options = {
  sellerNos: number[]
  pictureOf: ((seed: string) => StoredPicture) | undefined
  now: Date
}

export async function insertCars(
  db: Executor,
  { sellerNos, pictureOf, now }: Options,
): Promise<void> {
  await db.insert(carListing).values(
    cars.map(({ code, seller, aed, look, daysAgo, ...facts }) => ({
      ...facts,
      id: idFromKey(`demo-car/${code}`),
      referenceCode: code,
      sellerNo: sellerNos[sellers.findIndex(({ details }) => details.company_name === seller)]!,
      photo: look && pictureOf ? pictureOf(pictureSeedOf(look)) : null,
      priceFils: toFils(aed),
      createdAt: new Date(now.getTime() - daysAgo * 86_400_000),
    })),
  )
}
