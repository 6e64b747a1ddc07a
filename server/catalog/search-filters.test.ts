import { expect } from 'vitest'
import type { InputOf, ReplyOf } from '#contract/api.ts'
import type { Listing } from '#contract/listing.ts'
import { test, type TestApp } from '../testing/app.ts'

type Query = InputOf<'searchListings'>

/** All listings of a query, page by page. */
async function allOf(app: TestApp, query: Query): Promise<Listing[]> {
  const listings: Listing[] = []
  for (let page = 1; ; page++) {
    const reply = await app.call('searchListings', { ...query, page, limit: 100 })
    listings.push(...reply.listings)
    if (page >= reply.pages) return listings
  }
}

const covers = (listing: Listing, make: string, year: number) =>
  listing.fits.some(
    (fit) =>
      fit.make.name === make &&
      fit.models.some(({ from, to }) => (from ?? 0) <= year && year <= (to ?? 9999)),
  )

const filters: [string, Query, (listing: Listing) => boolean][] = [
  ['a category', { category: ['Brake Parts'] }, (part) => part.category === 'Brake Parts'],
  [
    'one of two categories',
    { category: ['Brake Parts', 'Lamp Items'] },
    (part) => ['Brake Parts', 'Lamp Items'].includes(part.category),
  ],
  [
    'a subcategory',
    { category: ['Service Parts'], subCategory: ['Spark plugs'] },
    (part) => part.subCategory === 'Spark plugs',
  ],
  ['a make', { make: ['Nissan'] }, (part) => part.fits.some(({ make }) => make.name === 'Nissan')],
  [
    'a model',
    { model: ['Land Cruiser'] },
    (part) => part.fits.some(({ models }) => models.some(({ name }) => name === 'Land Cruiser')),
  ],
  ['a brand', { brand: ['Denso'] }, (part) => part.partBrand === 'Denso'],
  ['a lowest price', { priceRange: { min: 500 } }, (part) => part.price >= 500],
  ['a highest price', { priceRange: { max: 49.5 } }, (part) => part.price <= 49.5],
  [
    'a price with separators',
    { priceRange: { min: '1,000', max: '1,999.99' } },
    (part) => part.price >= 1000 && part.price <= 1999.99,
  ],
  [
    'everything at once',
    {
      category: ['Service Parts', 'Brake Parts', 'Engine Cooling'],
      make: ['Toyota', 'Lexus'],
      priceRange: { min: 20, max: 900 },
    },
    (part) =>
      ['Service Parts', 'Brake Parts', 'Engine Cooling'].includes(part.category) &&
      part.fits.some(({ make }) => ['Toyota', 'Lexus'].includes(make.name)) &&
      part.price >= 20 &&
      part.price <= 900,
  ],
]

test.for(filters)('a filter by %s returns exactly the matching parts', async (row, { app }) => {
  const [, query, meets] = row
  const found = await allOf(app, query)
  const everything = await allOf(app, {})
  expect(found.length).toBeGreaterThan(0)
  expect(found.length).toBeLessThan(everything.length)
  expect(found.map(({ _id }) => _id)).toEqual(everything.filter(meets).map(({ _id }) => _id))
})

test('make and year must match one vehicle', async ({ app }) => {
  const found = await allOf(app, { make: ['Toyota'], year: ['2012'] })
  const ofMake = await allOf(app, { make: ['Toyota'] })
  expect(found.length).toBeGreaterThan(0)
  // A fit without years depends on the model's own; those with years on both sides decide here.
  for (const part of ofMake.filter(hasYearsThroughout)) {
    const shown = found.some(({ _id }) => _id === part._id)
    expect({ part: part.partSKU, shown }).toEqual({
      part: part.partSKU,
      shown: covers(part, 'Toyota', 2012),
    })
  }
})

const hasYearsThroughout = (listing: Listing) =>
  listing.fits.every(({ models }) => models.every(({ from, to }) => from && to))

test('without filter and text the newest are first', async ({ app }) => {
  const dates = (await allOf(app, {})).map(({ date }) => date)
  expect(dates).toEqual([...dates].sort().reverse())
  expect(dates).toHaveLength(1_500)
})

const sorts: [string, Query['sortBy'], (a: Listing, b: Listing) => boolean][] = [
  ['newest', { date: -1 }, (a, b) => a.date >= b.date],
  ['price_ascending', { price: 1 }, (a, b) => a.price <= b.price],
  ['price_descending', { price: -1 }, (a, b) => a.price >= b.price],
]

test.for(sorts)('%s first, across pages', async ([, sortBy, inOrder], { app }) => {
  const query = { make: ['Toyota'], sortBy }
  const listings = await allOf(app, query)
  expect(listings.length).toBeGreaterThan(100)
  for (const [i, listing] of listings.slice(1).entries())
    expect(inOrder(listings[i]!, listing)).toBe(true)
  expect(new Set(listings.map(({ _id }) => _id)).size).toBe(listings.length)
})

test('listings of one price keep their order, whatever the page size', async ({ app }) => {
  const idsBy = async (limit: number) => {
    const ids: string[] = []
    for (let page = 1; page <= Math.ceil(300 / limit); page++) {
      const reply = await app.call('searchListings', { sortBy: { price: 1 }, page, limit })
      ids.push(...reply.listings.map(({ _id }) => _id))
    }
    return ids.slice(0, 300)
  }
  expect(await idsBy(7)).toEqual(await idsBy(100))
})

test('page 50 continues page 49, and a page past the end is empty', async ({ app }) => {
  const pageOf = (page: number) => app.call('searchListings', { page, limit: 24 })
  const all = (await allOf(app, {})).map(({ _id }) => _id)
  const fifty = await pageOf(50)
  expect(fifty.listings.map(({ _id }) => _id)).toEqual(all.slice(49 * 24, 50 * 24))
  expect(fifty).toMatchObject({ total: 1_500, page: 50, pages: 63 })
  expect((await pageOf(63)).listings).toHaveLength(1_500 - 62 * 24)
  expect(await pageOf(64)).toMatchObject({ listings: [], total: 1_500, page: 64, pages: 63 })
})

const total = async (app: TestApp, query: Query) => (await app.call('searchListings', query)).total

test('an option may be an id, a name in any language, a link form, or both in an object', async ({
  app,
}) => {
  const makes = await app.call('getMakes', {})
  const toyota = makes.items.find(({ name }) => name === 'Toyota')!
  const expected = await total(app, { make: ['Toyota'] })
  expect(expected).toBeGreaterThan(0)
  const spellings: Query['make'] = [
    ...['toyota', 'TOYOTA', 'تويوتا', '丰田', toyota._id],
    ...[{ _id: toyota._id }, { name: 'Toyota' }, { _id: toyota._id, name: 'anything' }],
  ]
  for (const spelling of spellings) expect(await total(app, { make: [spelling] })).toBe(expected)
  const inCategory = await total(app, { category: ['Interior / Exterior Accessories'] })
  expect(inCategory).toBeGreaterThan(0)
  for (const spelling of ['interior-exterior-accessories', 'interior-/-exterior-accessories'])
    expect(await total(app, { category: [spelling] })).toBe(inCategory)
  expect(await total(app, { make: ['Toyota'], year: [2015] })).toBe(
    await total(app, { make: ['Toyota'], year: ['2015'] }),
  )
})

test.for<[Query, string]>([
  [{ category: ['Spaceship Parts'] }, 'listing.unknown_category'],
  [{ subCategory: ['Warp coils'] }, 'listing.unknown_category'],
  [{ make: ['Zorblax'] }, 'listing.unknown_make'],
  [{ model: ['Zorblax 9'] }, 'listing.unknown_model'],
  [{ make: ['Toyota', 'Zorblax'] }, 'listing.unknown_make'],
  [{ year: ['soon'] }, 'input.invalid'],
  [{ year: ['1492'] }, 'input.invalid'],
  [{ priceRange: { min: 20, max: 10 } }, 'input.invalid'],
  [{ priceRange: { min: -1 } }, 'input.invalid'],
  [{ priceRange: { min: '1,0,0' } }, 'input.invalid'],
])('%j is rejected with %s', async ([query, code], { app }) => {
  await expect(app.call('searchListings', query)).rejects.toMatchObject({ status: 400, code })
})

test('an unknown brand finds nothing and stays visible as a choice', async ({ app }) => {
  const reply: ReplyOf<'searchListings'> = await app.call('searchListings', { brand: ['Acme'] })
  expect(reply).toMatchObject({ listings: [], total: 0, pages: 0 })
  expect(reply.facets.price).toEqual({ min: null, max: null })
  expect(reply.facets.brand).toContainEqual({ _id: 'Acme', name: 'Acme', label: 'Acme', count: 0 })
})
