import { expect } from 'vitest'
import type { InputOf } from '#contract/api.ts'
import { testApp } from '../testing/app.ts'
import { publishListing } from '../testing/factories.ts'
import { join } from '../testing/people.ts'
import { outcome } from '../testing/refusal.ts'
import { testIn } from '../testing/world.ts'

/** A seller with four parts, two of which are not on offer or sold out, and another with one. */
const test = testIn(async (atEnd) => {
  const app = await testApp('empty', { atEnd })
  const [seller, other] = [await join(app, 'SELLER'), await join(app, 'SELLER')]
  const noOf = async ({ user }: typeof seller) => {
    const { rows } = await app.database.pool.query('select no from seller where id = $1', [
      user._id,
    ])
    return rows[0].no as number
  }
  const sellerNo = await noOf(seller)
  const hilux = [{ model: 'toyota/hilux', from: 2006, to: 2014 }]
  const patrol = [{ model: 'nissan/patrol', from: 2011, to: 2019 }]
  const publish = (sku: string, words: object) => publishListing(app, { sellerNo, sku, ...words })
  await publish('SL-1', { price: 40, fits: hilux, category: 'Brake Parts', partName: 'Pads' })
  await publish('SL-2', { price: 900, fits: patrol, category: 'Lamp Items', partName: 'Lamp' })
  await publish('SL-3', { price: 75, quantity: 0, category: 'Brake Parts', partName: 'Disc' })
  await publish('SL-4', { price: 20, quantity: 2, category: 'Brake Parts', partName: 'Hose' })
  await publishListing(app, { sellerNo: await noOf(other), sku: 'SL-1', price: 1 })
  const mine = (input: InputOf<'getMyListing'> = {}, by = seller) =>
    app.call('getMyListing', input, { token: by.token })
  return { app, seller, other, mine }
})

const skus = ({ listings }: { listings: { partSKU: string }[] }) =>
  listings.map(({ partSKU }) => partSKU).sort()

test('a seller’s parts are listed with their ranges; cars alone have mileage, gears and colours', async ({
  world,
}) => {
  const { app, mine, seller } = world
  const stock = await mine({ user_id: seller.user._id })
  expect(skus(stock)).toEqual(['SL-1', 'SL-2', 'SL-3', 'SL-4'])
  expect(stock).toMatchObject({
    ...{ total: 4, page: 1, pages: 1, minPrice: 20, maxPrice: 900, minYear: 2006, maxYear: 2019 },
    ...{ minMileage: null, maxMileage: null, transmissionList: [], colorList: [] },
  })
  expect(stock.makeList.map(({ name }) => name)).toEqual(['Toyota', 'Nissan'])
  const makes = (await app.call('getMakes', {})).items
  for (const make of stock.makeList) expect(makes).toContainEqual(make)
})

test('they are filtered, counted and sorted', async ({ world }) => {
  const { mine } = world
  expect(skus(await mine({ category: 'Brake Parts' }))).toEqual(['SL-1', 'SL-3', 'SL-4'])
  expect(skus(await mine({ make: 'Nissan' }))).toEqual(['SL-2'])
  expect(skus(await mine({ q: 'sl 3' }))).toEqual(['SL-3'])
  expect(skus(await mine({ view: 'sold_out' }))).toEqual(['SL-3'])
  const { views, listings } = await mine({ sort: 'price_ascending' })
  expect(views).toMatchObject({ all: 4, active: 4, paused: 0, low: 1, sold_out: 1 })
  expect(listings.map(({ price }) => price)).toEqual([20, 40, 75, 900])
})

test('each seller sees only their own', async ({ world }) => {
  const { mine, other, seller } = world
  const theirs = await mine({}, other)
  expect([skus(theirs), theirs.minPrice, theirs.maxPrice]).toEqual([['SL-1'], 1, 1])
  expect(await outcome(mine({ user_id: seller.user._id }, other))).toBe('403 auth.not_you')
})
