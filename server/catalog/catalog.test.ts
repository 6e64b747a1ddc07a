import { eq } from 'drizzle-orm'
import { expect, test as isolated } from 'vitest'
import { addresses } from '#contract/addresses.ts'
import { newId } from '../platform/id.ts'
import { uaeDay } from '../platform/uae-day.ts'
import { addInterest } from '../selling/interest.store.ts'
import { test, testApp } from '../testing/app.ts'
import { publishListing, type ListingWords } from '../testing/factories.ts'
import { listing } from './listing.tables.ts'
import { makes } from './reference/vehicles.ts'

test('the fifteen categories are in menu order, eleven of them with subcategories', async ({
  app,
}) => {
  const { items, total } = await app.call('getCategories', {}, { language: 'ar' })
  expect(total).toBe(15)
  expect(items[0]).toMatchObject({ name: 'Service Parts', slug: 'service-parts' })
  expect(items[0]!.label).toBe('قطع الصيانة الدورية')
  expect(items.filter(({ subCategories }) => subCategories.length > 0)).toHaveLength(11)
})

test('the counts of all fifteen categories add up to the parts on offer', async ({ app }) => {
  const counts = await app.call('getCountByCategory', {})
  const { items } = await app.call('getCategories', {})
  expect(Object.keys(counts)).toEqual(items.map(({ name }) => name))
  expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(1_500)
  for (const [name, count] of Object.entries(counts)) {
    const { total } = await app.call('searchListings', { category: [name], limit: 1 })
    expect([name, count]).toEqual([name, total])
  }
})

test('the ten makes of the home page are first, in its order', async ({ app }) => {
  const { items, total } = await app.call('getMakes', {})
  expect(total).toBe(makes.length)
  expect(items).toHaveLength(makes.length)
  expect(items.slice(0, 10).map(({ name }) => name)).toEqual([
    ...['Toyota', 'Infiniti', 'Nissan', 'Mazda', 'Isuzu'],
    ...['Lexus', 'Honda', 'Subaru', 'Suzuki', 'Mitsubishi'],
  ])
  expect(new Set(items.map(({ id_car_make }) => id_car_make)).size).toBe(makes.length)
})

test('models are found by id and by name of their make, once each', async ({ app }) => {
  const [toyota] = (await app.call('getMakes', {})).items
  const byName = await app.call('getModels', { makes: ['Toyota'] })
  const byId = await app.call('getModels', { makes: [toyota!._id] })
  const twice = await app.call('getModels', { makes: ['تويوتا', 'toyota', toyota!._id] })
  expect(byName.total).toBeGreaterThan(10)
  expect(byId).toEqual(byName)
  expect(twice).toEqual(byName)
  const both = await app.call('getModels', { makes: ['Toyota', 'Lexus'] })
  expect(both.total).toBeGreaterThan(byName.total)
  await expect(app.call('getModels', { makes: ['Zorblax'] })).rejects.toMatchObject({
    status: 400,
    code: 'listing.unknown_make',
  })
})

test('best sellers are different numbers, each with its lowest price in stock', async ({ app }) => {
  const { items } = await app.call('getHome', { limit: 24 })
  expect(items).toHaveLength(24)
  expect(new Set(items.map(({ partSKU }) => partSKU)).size).toBe(24)
  for (const { partSKU, price, quantity } of items) {
    const { listing } = await app.call('getListing', { sku: partSKU })
    expect([price, quantity > 0]).toEqual([listing.price, true])
  }
  expect(new Set(items.slice(0, 4).map(({ user }) => user)).size).toBe(4)
})

isolated('best sellers are ordered by demand, then by the number of sellers', async () => {
  const app = await testApp('empty')
  const { db } = app.database
  const images = [{ id: newId(), width: 640, height: 480 }]
  const list = async (sku: string, words: ListingWords = {}) => {
    await publishListing(app, { sku, images, ...words })
    const [row] = await db.select().from(listing).where(eq(listing.sku, sku))
    return row!
  }
  await list('ONE-SELLER')
  for (const price of [90, 80]) await list('TWO-SELLERS', { price })
  const viewed = await list('VIEWED')
  const called = await list('CALLED')
  const wants = [
    [viewed, 'view', 9],
    [called, 'call', 1],
    [await list('NO-PICTURE', { images: [] }), 'call', 99],
    [await list('SOLD-OUT', { quantity: 0 }), 'call', 99],
  ] as const
  const today = uaeDay(new Date())
  await addInterest(
    db,
    wants.map(([{ id }, kind, times]) => ({ listingId: id, day: today, kind, times })),
  )
  const { items } = await app.call('getHome', { limit: 24 })
  expect(items.map(({ partSKU, price }) => `${partSKU} ${price}`)).toEqual([
    ...['CALLED 100', 'VIEWED 100', 'TWO-SELLERS 80', 'ONE-SELLER 100', 'NO-PICTURE 100'],
  ])
})

const lists = [
  ['getCategories', 15],
  ['getMakes', makes.length],
  ['getHome', 24],
  ['getSellerList', undefined],
  ['getFeaturedSellers', undefined],
  ['getNews', undefined],
  ['getPromises', 4],
] as const

test.for(lists)('%s has its total in X-Total-Count and pages through it', async (row, { app }) => {
  const [name, expected] = row
  const url = `/api${addresses[name].path}`
  const first = await app.http.inject(`${url}?limit=3`)
  const total = Number(first.headers['x-total-count'])
  expect(total).toBeGreaterThan(3)
  if (expected) expect(total).toBe(expected)
  expect(first.json()).toHaveLength(3)
  const all = (await app.http.inject(`${url}?limit=100`)).json<unknown[]>()
  expect(first.json()).toEqual(all.slice(0, 3))
  expect((await app.http.inject(`${url}?limit=3&page=2`)).json()).toEqual(all.slice(3, 6))
  const beyond = await app.http.inject(`${url}?limit=3&page=1000`)
  expect(beyond.json()).toEqual([])
  expect(Number(beyond.headers['x-total-count'])).toBe(total)
})

test('a cached reply answers the same query only', async ({ app }) => {
  const once = await app.http.inject('/api/listing/get-makes?limit=4&page=1')
  const again = await app.http.inject('/api/listing/get-makes?page=1&limit=4')
  expect(again.headers.etag).toBe(once.headers.etag)
  const unchanged = await app.http.inject({
    url: '/api/listing/get-makes?limit=4&page=1',
    headers: { 'if-none-match': String(once.headers.etag) },
  })
  expect({ status: unchanged.statusCode, body: unchanged.body }).toEqual({ status: 304, body: '' })
  const arabic = await app.http.inject({
    url: '/api/listing/get-makes?limit=4&page=1',
    headers: { 'accept-language': 'ar' },
  })
  expect(arabic.headers.etag).not.toBe(once.headers.etag)
  expect(arabic.headers.vary).toContain('accept-language')
})
