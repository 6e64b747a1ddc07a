import { expect } from 'vitest'
import { testOn } from '../testing/app.ts'
import { found, stock } from '../testing/searching.ts'

const body = { category: 'Body Parts' }
const ofPrado = (from: number, to: number) => ({
  ...body,
  fits: [{ model: 'toyota/prado', from, to }],
})
const fits = ofPrado(2010, 2017)

/** Each listing is newer than the one before it. */
const test = testOn('empty').extend('shop', { scope: 'file' }, async ({ app }) => {
  await stock(app, [
    ['SOLD-OUT', 'Front left fender', { ...fits, quantity: 0, price: 10 }],
    ['SHARED', 'Front left fender', { ...fits, price: 90 }],
    ['SHARED', 'Front left fender', { ...fits, price: 95 }],
    ['OLD', 'Front left fender', { ...fits, price: 70 }],
    ['NEW', 'Front left fender', { ...fits, price: 80 }],
    ['SIDELESS', 'Fender', { ...fits, price: 60 }],
    ['UNIVERSAL', 'Front left fender', { ...body, price: 50 }],
    ['RIGHT', 'Front right fender', { ...fits, price: 5 }],
    ['EARLIER', 'Front left fender', { ...ofPrado(2003, 2009), price: 4 }],
    ['HILUX', 'Front left fender', { ...body, fits: [{ model: 'toyota/hilux' }], price: 3 }],
    ['HOOD', 'Hood', { ...fits, price: 2 }],
    ['PAD', 'Front brake pad set', { fits: [{ model: 'toyota/prado', from: 2010, to: 2017 }] }],
  ])
  return app
})

const query = 'front left fender prado 2015'

test('exact fits come first: in stock before sold out, several offers before one, newer first', async ({
  shop,
}) => {
  const { skus } = await found(shop, query)
  expect(skus.slice(0, 5)).toEqual(['SHARED', 'SHARED', 'NEW', 'OLD', 'SOLD-OUT'])
})

test('then parts without side or vehicle, then the other side and other years', async ({
  shop,
}) => {
  const { skus, total } = await found(shop, query)
  expect(skus.slice(5, 7).sort()).toEqual(['SIDELESS', 'UNIVERSAL'])
  expect(skus.slice(7).sort()).toEqual(['EARLIER', 'RIGHT'])
  expect(total).toBe(9)
})

test('without a side, exact fits come before universal parts, those before other years', async ({
  shop,
}) => {
  const { skus } = await found(shop, 'fender prado 2015')
  expect(skus.indexOf('UNIVERSAL')).toBe(skus.length - 2)
  expect(skus.at(-1)).toBe('EARLIER')
})

test('parts of another model and other parts of this one are left out', async ({ shop }) => {
  const { skus } = await found(shop, query)
  for (const sku of ['HILUX', 'HOOD', 'PAD']) expect(skus).not.toContain(sku)
})

test('the other side reverses the order', async ({ shop }) => {
  const { skus } = await found(shop, 'right fender prado 2015')
  expect(skus[0]).toBe('RIGHT')
  expect(skus.indexOf('SIDELESS')).toBeLessThan(skus.indexOf('NEW'))
})

test('the year of the older generation reverses the order', async ({ shop }) => {
  const { skus } = await found(shop, 'left fender prado 2005')
  expect(skus.slice(0, 2)).toEqual(['EARLIER', 'UNIVERSAL'])
})

test.for([
  'front left fender prado 2015',
  'prado 2015 fender left front',
  'LEFT FENDER PRADO MODEL 15',
  'fendar left prado 2015',
  'رفرف يسار برادو 2015',
  'رفرف امامي يسار برادو ٢٠١٥',
  'left wing prado 2014-2016',
  'prado2015 left fender',
])('any wording returns the same first: %s', async (text, { shop }) => {
  const { skus } = await found(shop, text)
  expect(skus.slice(0, 5)).toEqual(['SHARED', 'SHARED', 'NEW', 'OLD', 'SOLD-OUT'])
})

const consistent = ['SHARED', 'SHARED', 'NEW', 'OLD', 'SOLD-OUT', 'SIDELESS', 'UNIVERSAL']

test('by price, contradictions of side or year are left out', async ({ shop }) => {
  const ascending = await found(shop, query, { sortBy: { price: 1 } })
  const prices = ascending.listings.map(({ price }) => price)
  expect(prices).toEqual([10, 50, 60, 70, 80, 90, 95])
  expect(ascending.skus.toSorted()).toEqual(consistent.toSorted())
  const descending = await found(shop, query, { sortBy: { price: -1 } })
  expect(descending.skus).toEqual(ascending.skus.toReversed())
})

test('by date too', async ({ shop }) => {
  const { skus, total } = await found(shop, query, { sortBy: { date: -1 } })
  expect(skus).toEqual(['UNIVERSAL', 'SIDELESS', 'NEW', 'OLD', 'SHARED', 'SHARED', 'SOLD-OUT'])
  expect(total).toBe(7)
})

test('when all contradict, they are sorted and returned', async ({ shop }) => {
  const { skus } = await found(shop, 'right fender hilux', { sortBy: { price: 1 } })
  expect(skus).toContain('UNIVERSAL')
  const onlyOther = await found(shop, 'right fender hilux', {
    sortBy: { price: 1 },
    model: ['Hilux'],
  })
  expect(onlyOther.total).toBe(onlyOther.skus.length)
})

test('pages of a ranked result continue one another', async ({ shop }) => {
  const whole = await found(shop, query)
  const pages = []
  for (let page = 1; page <= 5; page++)
    pages.push(...(await found(shop, query, { page, limit: 2 })).listings)
  expect(pages.map(({ _id }) => _id)).toEqual(whole.listings.map(({ _id }) => _id))
})

test('facets count the results of the text', async ({ shop }) => {
  const { facets, total } = await found(shop, query)
  const count = (values: { name: string; count: number }[], name: string) =>
    values.find((value) => value.name === name)?.count
  expect(count(facets.category, 'Body Parts')).toBe(total)
  expect(count(facets.model, 'Land Cruiser Prado')).toBe(8)
  expect(facets.price).toEqual({ min: 4, max: 95 })
})

test('contradictions of side or year are counted last, for the best match only', async ({
  shop,
}) => {
  const { understood, total, skus } = await found(shop, query)
  const last = skus.slice(-understood.contradicting)
  expect(last.toSorted()).toEqual(['EARLIER', 'RIGHT'])
  const byPrice = await found(shop, query, { sortBy: { price: 1 } })
  expect(byPrice.understood.contradicting).toBe(0)
  expect(byPrice.total).toBe(total - understood.contradicting)
})
