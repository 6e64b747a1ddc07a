import { expect } from 'vitest'
import { testOn } from '../testing/app.ts'
import { publishListing } from '../testing/factories.ts'
import { found, stock } from '../testing/searching.ts'

const parts = (category: string, model: string) => ({
  category,
  fits: [{ model, from: 2010, to: 2018 }],
})

const test = testOn('empty').extend('shop', { scope: 'file' }, async ({ app }) => {
  await stock(app, [
    ['PADS', 'Front brake pads', parts('Brake Parts', 'toyota/corolla')],
    ['ROTOR', 'Brake disc', parts('Brake Parts', 'nissan/patrol')],
    ['FILTER', 'Air filter', parts('Service Parts', 'toyota/corolla')],
  ])
  // The second shop lists two of a kind, so it comes before the first.
  const [{ seller_no: rotorShop }] = (
    await app.database.pool.query("select seller_no from listing where sku = 'ROTOR'")
  ).rows
  await publishListing(app, {
    ...{ sku: 'DRUM', partName: 'Brake drum', sellerNo: rotorShop },
    ...parts('Brake Parts', 'nissan/patrol'),
  })
  return app
})

const named = ({ specialists }: Awaited<ReturnType<typeof found>>) =>
  specialists && {
    category: specialists.category?.name,
    make: specialists.make?.name,
    matching: specialists.sellers.map(({ matching }) => matching),
  }

test('a search that nothing answers names who lists most of its category for its make', async ({
  shop,
}) => {
  const reply = await found(shop, 'brake caliper corolla')
  expect([reply.skus, reply.understood.near, named(reply)]).toEqual([
    ['PADS'],
    'words',
    { category: 'Brake Parts', make: 'Toyota', matching: [1] },
  ])
  expect(JSON.stringify(reply.specialists)).not.toContain('+971')
})

test('without a seller of the make, those of the category are named', async ({ shop }) => {
  expect(named(await found(shop, 'brake caliper pajero'))).toEqual({
    category: 'Brake Parts',
    make: undefined,
    matching: [2, 1],
  })
})

test('a search with few results names sellers, too', async ({ shop }) => {
  const reply = await found(shop, 'front brake pads corolla')
  expect([reply.skus, named(reply)?.matching]).toEqual([['PADS'], [1]])
})

test('a search without type and make, or one for counts only, names no sellers', async ({
  shop,
}) => {
  expect(named(await found(shop, 'xyzzyplugh'))).toBeUndefined()
  expect(named(await found(shop, 'brake caliper', { limit: 1 }))).toBeUndefined()
  expect(named(await found(shop, ''))).toBeUndefined()
})
