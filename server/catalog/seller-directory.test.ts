import { expect, test as isolated } from 'vitest'
import type { InputOf } from '#contract/api.ts'
import { openingState } from '#contract/opening-state.ts'
import { slugOf } from '#contract/part-number.ts'
import { test, testApp } from '../testing/app.ts'
import { makeSeller, publishListing } from '../testing/factories.ts'

type Query = InputOf<'getSellerDirectory'>

test('without filters all sellers are listed, those with most parts first', async ({ app }) => {
  const { sellers, total, pages } = await app.call('getSellerDirectory', { limit: 100 })
  expect(total).toBe((await app.call('getSellerList', { limit: 1 })).total)
  expect([sellers.length, pages]).toEqual([total, 1])
  const matching = sellers.map((seller) => seller.matching)
  expect(matching).toEqual([...matching].sort((a, b) => b - a))
  for (const seller of sellers) {
    expect(seller.matching).toBe(seller.listings)
    expect(seller).not.toHaveProperty('phone')
  }
})

test('a seller’s specialities equal a search among its parts', async ({ app }) => {
  const { sellers } = await app.call('getSellerDirectory', { limit: 3 })
  for (const { _id, categories, makes } of sellers) {
    for (const { name, count } of categories) {
      const query = { id: _id, category: slugOf(name) }
      expect((await app.call('getSeller', query)).total).toBe(count)
    }
    for (const { name, count } of makes)
      expect((await app.call('getSeller', { id: _id, make: name })).total).toBe(count)
  }
})

test('every filter finds as many sellers as its count, also combined', async ({ app }) => {
  const total = async (query: Query) => (await app.call('getSellerDirectory', query)).total
  for (const others of [{}, { make: 'toyota' }, { emirate: 'Sharjah', category: 'brake-parts' }]) {
    const query = others as Query
    const { facets } = await app.call('getSellerDirectory', query)
    for (const { name, count } of facets.emirate)
      expect(await total({ ...query, emirate: name })).toBe(count)
    for (const { name, count } of facets.category.slice(0, 3))
      expect(await total({ ...query, category: name })).toBe(count)
    for (const { name, count } of facets.make.slice(0, 3))
      expect(await total({ ...query, make: name })).toBe(count)
    expect(await total({ ...query, open: 'now' })).toBe(facets.open)
  }
})

test('with a category and make the counts are of such parts', async ({ app }) => {
  const query = { category: 'brake-parts', make: 'toyota' }
  const { sellers } = await app.call('getSellerDirectory', { ...query, limit: 2 })
  for (const { _id, matching } of sellers) {
    const { total } = await app.call('getSeller', { id: _id, ...query })
    expect(total).toBe(matching)
    expect(matching).toBeGreaterThan(0)
  }
})

test('names of filters are in the caller’s language', async ({ app }) => {
  const { facets } = await app.call('getSellerDirectory', {}, { language: 'ar' })
  expect(facets.category[0]!.label).toMatch(/\p{Script=Arabic}/u)
  expect(facets.make[0]!.label).toMatch(/\p{Script=Arabic}/u)
})

test('"open now" follows the opening hours', async ({ app }) => {
  const open = await app.call('getSellerDirectory', { open: 'now', limit: 100 })
  const all = await app.call('getSellerDirectory', { limit: 100 })
  const now = Date.now()
  const isOpen = ({ hours }: (typeof all.sellers)[number]) =>
    hours !== null && openingState(hours, now).open
  expect(open.sellers.every(isOpen)).toBe(true)
  expect(open.total).toBe(all.sellers.filter(isOpen).length)
})

test.for([
  [{ category: 'no-such-parts' }, 'listing.unknown_category'],
  [{ make: 'trabant-xyz' }, 'listing.unknown_make'],
  [{ emirate: 'Paris' }, 'input.invalid'],
  [{ open: 'later' }, 'input.invalid'],
  [{ category: 'x'.repeat(101) }, 'input.invalid'],
  [{ q: 'x'.repeat(101) }, 'input.invalid'],
  [{ page: 0 }, 'input.invalid'],
] as const)('%j is rejected', async ([query, code], { app }) => {
  await expect(app.call('getSellerDirectory', query as Query)).rejects.toMatchObject({
    ...{ status: 400, code },
  })
})

isolated('a seller is listed with the first part, and found by either name', async () => {
  const app = await testApp('empty')
  const longName = 'Al '.repeat(39).trim()
  const { no, id } = await makeSeller(app.database.db, { companyName: longName })
  const directory = (query: Query = {}) => app.call('getSellerDirectory', query)
  expect(await directory()).toMatchObject({
    sellers: [{ _id: id, matching: 0, categories: [], makes: [], makeCount: 0, hours: null }],
    ...{ total: 1, facets: { category: [], make: [], open: 0 } },
  })
  expect(await directory({ category: 'brake-parts' })).toMatchObject({ sellers: [], total: 0 })
  await publishListing(app, { sellerNo: no, fits: [{ model: 'toyota/prado' }] })
  expect(await directory({ category: 'brake-parts' })).toMatchObject({
    sellers: [{ _id: id, matching: 1, categories: [{ name: 'Brake Parts', count: 1 }] }],
    facets: { make: [{ name: 'Toyota', count: 1 }] },
  })
  await app.database.pool.query('update seller set company_name_ar = $1', ['النور'])
  expect((await directory({ q: 'النور' })).total).toBe(1)
  expect((await directory({ q: 'al al' })).total).toBe(1)
  expect((await directory({ q: '%' })).total).toBe(0)
  expect(await directory({ page: 9 })).toMatchObject({ sellers: [], total: 1 })
})
