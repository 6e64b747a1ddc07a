import { expect, test as isolated } from 'vitest'
import { emirates } from '#contract/emirates.ts'
import { test, testApp } from '../testing/app.ts'
import { realUse } from '../testing/real-use.ts'
import { makeSeller, publishListing } from '../testing/factories.ts'

const unknown = '00000000-0000-4000-8000-000000000000'

test('the directory is ordered by company name', async ({ app }) => {
  const { items, total } = await app.call('getSellerList', { limit: 100 })
  expect(total).toBe(items.length)
  const names = items.map(({ details }) => details.company_name)
  expect(names).toEqual([...names].sort())
})

test('a seller in a list has company, stock and rating, and neither phone nor e-mail', async ({
  app,
}) => {
  const lists = await Promise.all([
    app.call('getSellerList', { limit: 100 }),
    app.call('getFeaturedSellers', { limit: 100 }),
  ])
  for (const seller of lists.flatMap(({ items }) => items)) {
    expect(Object.keys(seller).sort()).toEqual([
      ...['_id', 'avatar', 'date', 'details', 'listings', 'rating', 'reviews'],
    ])
    expect(Object.keys(seller.details).sort()).toEqual([
      ...['company_address', 'company_name', 'company_name_ar', 'emirate'],
    ])
  }
})

test.for([...emirates])('the directory is filtered by %s', async (emirate, { app }) => {
  const { items, total } = await app.call('getSellerList', { emirate, limit: 100 })
  const all = (await app.call('getSellerList', { limit: 100 })).items
  expect(items).toEqual(all.filter(({ details }) => details.emirate === emirate))
  expect(total).toBe(items.length)
  expect(total).toBeGreaterThan(0)
})

test('the stock of all sellers adds up to the parts on offer', async ({ app }) => {
  const { items } = await app.call('getSellerList', { limit: 100 })
  const { total } = await app.call('searchListings', { limit: 1 })
  expect(items.reduce((sum, { listings }) => sum + listings, 0)).toBe(total)
})

test('featured sellers have the most listings', async ({ app }) => {
  const { items } = await app.call('getFeaturedSellers', { limit: 100 })
  const stock = items.map(({ listings }) => listings)
  expect(stock).toEqual([...stock].sort((a, b) => b - a))
})

test('a seller’s page has the contact, the stock, and the newest parts page by page', async ({
  app,
}) => {
  const [largest] = (await app.call('getFeaturedSellers', { limit: 1 })).items
  const page = await app.call('getSeller', { id: largest!._id })
  expect(page.seller).toEqual({
    ...largest,
    phone: expect.stringMatching(/^\+971/),
    email: expect.stringContaining('@'),
    about: expect.stringContaining('<p'),
    about_ar: expect.stringContaining('<p'),
    hours: expect.toSatisfy((days: unknown[]) => days.length === 7),
    cover: null,
    answer_minutes: expect.toSatisfy((minutes) => minutes === null || minutes > 0),
  })
  expect(page.total).toBe(largest!.listings)
  expect(page.pages).toBe(Math.ceil(page.total / 24))
  const dates = page.sellerListings.map(({ date }) => date)
  expect(dates).toEqual([...dates].sort().reverse())
  expect(page.sellerListings.every(({ user }) => user === largest!._id)).toBe(true)
  const same = await app.call('getUserListings', { seller_id: largest!._id })
  expect(same.listings).toEqual(page.sellerListings)
  expect(same).toMatchObject({ total: page.total, page: 1, pages: page.pages })
})

test('the pages of a seller’s parts contain each part once', async ({ app }) => {
  const [largest] = (await app.call('getFeaturedSellers', { limit: 1 })).items
  const ids: string[] = []
  for (let page = 1; page <= Math.ceil(largest!.listings / 10); page++) {
    const input = { seller_id: largest!._id, page, limit: 10 }
    ids.push(...(await app.call('getUserListings', input)).listings.map(({ _id }) => _id))
  }
  expect(new Set(ids).size).toBe(largest!.listings)
  const past = { seller_id: largest!._id, page: 99_999 }
  expect((await app.call('getUserListings', past)).listings).toEqual([])
})

test('an unknown seller is a 404, an invalid id a 400', async ({ app }) => {
  await expect(app.call('getSeller', { id: unknown })).rejects.toMatchObject({
    status: 404,
    code: 'seller.not_found',
  })
  await expect(app.call('getUserListings', { seller_id: unknown })).rejects.toMatchObject({
    status: 404,
  })
  await expect(app.call('getSeller', { id: '1' })).rejects.toMatchObject({ status: 400 })
})

isolated('a company is found by its name', async () => {
  const app = await testApp('empty')
  await makeSeller(app.database.db, { companyName: 'Al Noor & Sons Cafe Trading' })
  await makeSeller(app.database.db, { companyName: 'Zayed 100% Parts' })
  const spellings = {
    'part of it': 'noor',
    'another case': 'AL NOOR',
    'accents it lacks': 'café',
    'punctuation for punctuation': 'Al-Noor',
    'punctuation at the end': 'Café Trading.',
    'all of it': 'Al Noor & Sons Cafe Trading',
  }
  for (const [spelling, q] of Object.entries(spellings)) {
    const { items, total } = await app.call('getSellerList', { q })
    const names = items.map(({ details }) => details.company_name)
    expect([spelling, total, names]).toEqual([spelling, 1, ['Al Noor & Sons Cafe Trading']])
  }
})

isolated('a company is found by its Arabic name as well', async () => {
  const app = await testApp('empty')
  const { id } = await makeSeller(app.database.db, { companyName: 'Al Noor Trading' })
  await app.database.pool.query('update seller set company_name_ar = $1', ['النور لقطع الغيار'])
  const [found] = (await app.call('getSellerList', { q: 'لقطع الغيار' })).items
  expect(found).toMatchObject({ _id: id, details: { company_name_ar: 'النور لقطع الغيار' } })
})

isolated('punctuation matches no company, blanks are no search', async () => {
  const app = await testApp('empty')
  await makeSeller(app.database.db, { companyName: 'Zayed 100% Parts' })
  for (const q of ['%', '_', '&&&', "'", '\\'])
    expect([q, (await app.call('getSellerList', { q })).total]).toEqual([q, 0])
  expect((await app.call('getSellerList', { q: '  ' })).total).toBe(1)
})

isolated(
  'a seller is found by its id in either case, and a cached reply follows changes',
  async () => {
    const app = await testApp('empty')
    const { no, id } = await makeSeller(app.database.db)
    const stock = async () => (await app.call('getSeller', { id: id.toUpperCase() })).total
    expect(await stock()).toBe(0)
    await publishListing(app, { sellerNo: no })
    expect(await stock()).toBe(1)
  },
)

isolated('outside a demonstration no seller has a rating', async () => {
  const [demo, real] = [
    await testApp('demo', { env: { DEMO: 'true' } }),
    await testApp('demo', { env: realUse }),
  ]
  const ratingIn = async ({ call }: typeof real) =>
    (await call('getFeaturedSellers', { limit: 1 })).items[0]
  expect(await ratingIn(demo)).toMatchObject({ rating: 4.5, reviews: 22 })
  expect(await ratingIn(real)).toMatchObject({ rating: null, reviews: null })
})
