import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test as isolated } from 'vitest'
import { toFils } from '#contract/money.ts'
import { slugOf } from '#contract/part-number.ts'
import { user } from '../accounts/user.tables.ts'
import type { Executor } from '../platform/db.ts'
import { test, testApp } from '../testing/app.ts'
import { makeSeller } from '../testing/factories.ts'
import { carListing } from './car-listing.tables.ts'

type Words = Partial<typeof carListing.$inferInsert> & { sellerNo: number; referenceCode: string }

const addCar = (db: Executor, words: Words) =>
  db.insert(carListing).values({
    id: randomUUID(),
    make: 'Toyota',
    model: 'Land Cruiser',
    priceFils: toFils(100_000),
    createdAt: new Date('2025-01-01T08:00:00Z'),
    ...words,
  })

test.for(['k7t4qx2m', ' K7T4 QX2M ', 'K7T4-QX2M', 'k٧t٤qx٢m'])(
  'a car is found by any spelling of its code: %j',
  async (code, { app }) => {
    const { listing } = await app.call('getCar', { code })
    expect(listing).toMatchObject({
      reference_code: 'K7T4QX2M',
      slug: 'toyota-land-cruiser-2018-gxr-K7T4QX2M',
      ...{ make: 'Toyota', model: 'Land Cruiser', year: 2018, version: 'GXR' },
      ...{ mileage: 84_000, unit: 'Kilometers', transmission: 'Automatic' },
      ...{ price: 168_000, currency: 'AED', favourite_users: [] },
    })
    const { seller } = await app.call('getSeller', { id: listing.user_id })
    expect(seller.details.company_name).toBe('Ghiyar Demo Spare Parts')
  },
)

test.for(['', ' '])('a call without a code is a 400: %j', async (code, { app }) => {
  await expect(app.call('getCar', { code })).rejects.toMatchObject({ status: 400 })
})

test.for(['NOSUCH99', '---', '04465-60280', "K7T4QX2M' or 1=1"])(
  'an unknown code is a 404: %j',
  async (code, { app }) => {
    await expect(app.call('getCar', { code })).rejects.toMatchObject({
      status: 404,
      code: 'car.not_found',
    })
  },
)

test('make and model are named as those of parts, in the caller’s language', async ({ app }) => {
  const { listing } = await app.call('getCar', { code: 'K7T4QX2M' }, { language: 'ar' })
  expect(listing.fits).toMatchObject({
    make: { name: 'Toyota', label: 'تويوتا' },
    model: { name: 'Land Cruiser' },
  })
  expect(listing.fits!.model!.label).not.toBe('Land Cruiser')
  const unpictured = await app.call('getCar', { code: 'P1VA8LC6' })
  expect(unpictured.listing).toMatchObject({
    make: 'Maserati',
    featured_photo: null,
  })
  // Of a make that the reference data lacks.
  expect(unpictured.listing.fits).toBeNull()
})

test('cars are not among the parts', async ({ app }) => {
  const { total } = await app.call('searchListings', { string: 'K7T4QX2M' })
  expect(total).toBe(0)
})

test('the sitemap has the link of every car', async ({ app }) => {
  const { body } = await app.http.inject('/sitemaps/cars-1.xml')
  for (const code of ['K7T4QX2M', 'P1VA8LC6', '2XG6MBW4'])
    expect(body).toMatch(new RegExp(`/listing-details/[a-z0-9-]+-${code}</loc>`))
})

isolated('omitted fields are null, and left out of the link', async () => {
  const app = await testApp('empty')
  const { db } = app.database
  const { no: sellerNo, id } = await makeSeller(db)
  await addCar(db, { sellerNo, referenceCode: 'BARE1', make: 'Škoda', model: 'Fabia' })
  const { listing, similar } = await app.call('getCar', { code: 'bare1' })
  expect(listing).toMatchObject({
    ...{ slug: `${slugOf('Škoda Fabia')}-BARE1`, year: null, version: null, mileage: null },
    ...{ transmission: null, featured_photo: null, fits: null, user_id: id },
  })
  expect(similar).toEqual([])
})

isolated('other cars: of the same make first, then the newest; and those of a seller', async () => {
  const app = await testApp('empty')
  const { db } = app.database
  const [one, other] = [await makeSeller(db), await makeSeller(db)]
  const add = (referenceCode: string, sellerNo: number, make: string, day: string) =>
    addCar(db, { referenceCode, sellerNo, make, createdAt: new Date(`2025-01-${day}T00:00:00Z`) })
  await add('SHOWN', one.no, 'Toyota', '02')
  await add('SAMEOLD', other.no, 'TOYOTA', '01')
  await add('SAMENEW', one.no, 'toyota', '03')
  await add('OTHEROLD', one.no, 'Nissan', '04')
  await add('OTHERNEW', other.no, 'Honda', '05')
  await add('TOOMANY', other.no, 'Honda', '01')
  const codes = (cars: { reference_code: string }[]) => cars.map((car) => car.reference_code)
  const { similar } = await app.call('getCar', { code: 'SHOWN' })
  expect(codes(similar)).toEqual(['SAMENEW', 'SAMEOLD', 'OTHERNEW', 'OTHEROLD'])

  const first = await app.call('getUserCars', { seller_id: one.id, limit: 2 })
  expect(first.total).toBe(3)
  expect(codes(first.items)).toEqual(['OTHEROLD', 'SAMENEW'])
  const second = await app.call('getUserCars', { seller_id: one.id, limit: 2, page: 2 })
  expect(codes(second.items)).toEqual(['SHOWN'])
  expect((await app.call('getUserCars', { seller_id: randomUUID() })).items).toEqual([])
})

isolated('a seller who closes the account takes the cars along', async () => {
  const app = await testApp('empty')
  const { db } = app.database
  const [stays, leaves] = [await makeSeller(db), await makeSeller(db)]
  await addCar(db, { referenceCode: 'STAYS', sellerNo: stays.no })
  await addCar(db, { referenceCode: 'LEAVES', sellerNo: leaves.no })
  await db.update(user).set({ closingAt: new Date() }).where(eq(user.no, leaves.no))
  await expect(app.call('getCar', { code: 'LEAVES' })).rejects.toMatchObject({ status: 404 })
  expect((await app.call('getCar', { code: 'STAYS' })).similar).toEqual([])
  expect((await app.call('getUserCars', { seller_id: leaves.id })).total).toBe(0)
  expect((await app.http.inject('/sitemaps/cars-1.xml')).body).not.toContain('LEAVES')
})

isolated('codes are unique in the database, in upper-case letters and digits', async () => {
  const app = await testApp('empty')
  const { db } = app.database
  const { no: sellerNo } = await makeSeller(db)
  await addCar(db, { sellerNo, referenceCode: 'ONCE1' })
  for (const referenceCode of ['ONCE1', 'lower1', 'DASH-1', 'AB'])
    await expect(addCar(db, { sellerNo, referenceCode }), referenceCode).rejects.toThrow()
})
