import { expect } from 'vitest'
import type { InputOf } from '#contract/api.ts'
import { test, type TestApp } from '../testing/app.ts'

type Query = InputOf<'searchListings'>

const search = (app: TestApp, query: Query) =>
  app.call('searchListings', { limit: 100, ...query } as Query)
const grouped = (app: TestApp, query: Query) => search(app, { ...query, group: 'number' })

/** Every listing that a query finds. */
async function all(app: TestApp, query: Query) {
  const { pages, listings } = await search(app, query)
  for (let page = 2; page <= pages; page++)
    listings.push(...(await search(app, { ...query, page })).listings)
  return listings
}

const keyOf = ({ partSKU, partBrand }: { partSKU: string; partBrand: string }) =>
  `${partSKU.replaceAll(/[^A-Z\d]/gi, '')} ${partBrand}`.toLowerCase()

test('ungrouped, a search returns single offers and their count', async ({ app }) => {
  const found = await search(app, { category: ['Brake Parts'] })
  expect(found.offers).toBe(found.total)
  expect(found.listings.every((listing) => listing.group === undefined)).toBe(true)
})

test('grouped, a part number is returned once, with the prices and emirates of its sellers', async ({
  app,
}) => {
  const { total, offers } = await grouped(app, {})
  expect(total).toBeLessThan(offers)
  for (const query of [
    {},
    { category: ['Brake Parts'] },
    { string: 'brake pads' },
    { make: ['Toyota'], priceRange: { max: 300 }, sortBy: { price: 1 } },
  ] satisfies Query[]) {
    const singles = await all(app, query)
    const found = await grouped(app, query)
    const keys = new Set(singles.map(keyOf))
    expect([found.total, found.offers]).toEqual([keys.size, singles.length])
    expect(found.pages).toBe(Math.ceil(found.total / 100))
    expect(new Set(found.listings.map(keyOf)).size).toBe(found.listings.length)
    for (const listing of found.listings) {
      const offers = singles.filter((single) => keyOf(single) === keyOf(listing))
      const inStock = offers.filter(({ quantity }) => quantity > 0)
      const alike = offers.filter(({ tier }) => !listing.tier || tier === listing.tier)
      const alikeInStock = alike.filter(({ quantity }) => quantity > 0)
      const prices = (alikeInStock.length > 0 ? alikeInStock : alike).map(({ price }) => price)
      expect(listing.group).toEqual({
        sellers: offers.length,
        inStock: inStock.length,
        emirates: new Set(offers.map(({ seller }) => seller.emirate)).size,
        from: Math.min(...prices),
      })
    }
  }
})

test('a group returns exactly its offers for any spelling of the number', async ({ app }) => {
  const query = { priceRange: { max: 400 } }
  const { listings } = await grouped(app, query)
  const leader = listings.find(({ group }) => group!.sellers > 1)!
  const sku = ` ${leader.partSKU.toLowerCase().replaceAll('-', ' ')} `
  const offersOf = { sku, brand: leader.partBrand.toUpperCase() }
  const opened = await search(app, { ...query, offersOf })
  expect(opened.total).toBe(leader.group!.sellers)
  expect(new Set(opened.listings.map(keyOf))).toEqual(new Set([keyOf(leader)]))
  const none = await search(app, { offersOf: { sku: 'NO-SUCH-1', brand: 'Denso' } })
  expect(none.total).toBe(0)
})

test('each count of a grouped search equals the total of choosing its value', async ({ app }) => {
  const query = { category: ['Brake Parts'], make: ['Toyota'] }
  const { facets } = await grouped(app, query)
  for (const name of ['category', 'subCategory', 'make', 'model', 'brand'] as const)
    for (const value of facets[name].filter(({ count }) => count > 0).slice(0, 4)) {
      const { total } = await grouped(app, { ...query, [name]: [value._id] })
      expect([name, value.name, total]).toEqual([name, value.name, value.count])
    }
})
