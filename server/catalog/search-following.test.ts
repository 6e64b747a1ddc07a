import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { appOn, testApp, type TestApp } from '../testing/app.ts'
import { publishListing } from '../testing/factories.ts'
import { change, found, stock } from '../testing/searching.ts'

const prado = { fits: [{ model: 'toyota/prado', from: 2010, to: 2017 }] }
const skusOf = async (app: TestApp, text: string) => (await found(app, text)).skus

test('a new listing is found at once by number, name, kind, brand, vehicle and VIN', async () => {
  const app = await testApp('empty')
  const texts = [
    ...['88430-7Q9Z1', '7Q9Z1', 'vortigan', 'oil filter', 'فلتر زيت', 'Fénix', 'zalmodine'],
    ...['oil filter prado 2015', 'JTEBX3FJ1EK191070', 'filter genuine zzgrmpf', 'prado 2015'],
  ]
  for (const text of texts) expect([text, await skusOf(app, text)]).toEqual([text, []])
  await publishListing(app, {
    ...{ sku: '88430-7Q9Z1', partName: 'Oil filter vortigan', brand: 'Fénix' },
    ...{ category: 'Service Parts', description: '<p>zalmodine</p>' },
    ...prado,
  })
  for (const text of texts) expect([text, await skusOf(app, text)]).toEqual([text, ['88430-7Q9Z1']])
})

test('a listing without a part type gets the one of its name', async () => {
  const app = await testApp('empty')
  const named: [string, string, string | null, string, string | null][] = [
    ['ENGLISH', 'Water pump, aluminium', null, 'Engine Cooling', 'water-pump'],
    ['ARABIC', 'W.P. 1', 'طرمبة ماء', 'Engine Cooling', 'water-pump'],
    ['SIDED', 'Rear left shock absorber', null, 'Suspension Parts', 'shock-absorber-rear'],
    ['ELSEWHERE', 'Water pump', null, 'Lamp Items', 'water-pump'],
    ['UNCLEAR', 'Vortigan frobnik', null, 'Engine Cooling', null],
  ]
  for (const [sku, partName, partNameAr, category] of named)
    await publishListing(app, { sku, partName, partNameAr, category })
  const { rows } = await app.database.db.execute(sql`
    select l.sku, t.key from listing l left join part_type t on t.no = l.part_type_no order by l.no`)
  expect(rows).toEqual(named.map(([sku, , , , key]) => ({ sku, key })))
})

test('a part of an unknown type is found by its name, also with words for its vehicle', async () => {
  const app = await testApp('empty')
  await stock(app, [['UNKNOWN', 'Vortigan frobnik holder', { category: 'Body Parts', ...prado }]])
  for (const text of [
    'vortigan',
    'frobnik vortigan',
    'vortigan prado',
    'vortigan holder prado 2015',
  ])
    expect([text, await skusOf(app, text)]).toEqual([text, ['UNKNOWN']])
  expect(await skusOf(app, 'vortigan patrol')).toEqual([])
})

test('a part type set by the seller stays, whatever the name', async () => {
  const app = await testApp('empty')
  const { rows } = await app.database.db.execute<{ no: number }>(
    sql`select no from part_type where key = 'radiator'`,
  )
  await publishListing(app, {
    ...{ sku: 'SAID', partName: 'Vortigan core', category: 'Engine Cooling' },
    partTypeNo: rows[0]!.no,
  })
  expect(await skusOf(app, 'radiator')).toEqual(['SAID'])
})

test('a changed name, price and quantity apply at once, in another process too', async () => {
  const app = await testApp('empty')
  await stock(app, [
    ['ONE', 'Oil filter vortigan', { category: 'Service Parts', price: 10 }],
    ['TWO', 'Oil filter', { category: 'Service Parts', price: 20 }],
  ])
  const other = await appOn(app.database.url)
  const everywhere = async (text: string, skus: string[], query = {}) => {
    for (const each of [app, other])
      await expect.poll(async () => (await found(each, text, query)).skus).toEqual(skus)
  }
  await everywhere('oil filter', ['TWO', 'ONE'])
  await change(app, 'TWO', sql`quantity = 0`)
  await everywhere('oil filter', ['ONE', 'TWO'])
  await everywhere('oil filter', ['ONE', 'TWO'], { sortBy: { price: 1 } })
  await change(app, 'ONE', sql`price_fils = 5000`)
  await everywhere('oil filter', ['TWO', 'ONE'], { sortBy: { price: 1 } })
  await change(app, 'ONE', sql`part_name = 'Oil filter frobnik'`)
  await everywhere('vortigan', [])
  await everywhere('frobnik', ['ONE'])
  await change(app, 'ONE', sql`sku = 'THREE-33', sku_key = 'THREE33'`)
  await everywhere('three 33', ['THREE-33'])
})

test('a removed listing is found by nothing, a restored one by everything', async () => {
  const app = await testApp('empty')
  await stock(app, [
    ['88430-7Q9Z1', 'Oil filter vortigan', { category: 'Service Parts', ...prado }],
  ])
  const texts = ['88430', 'vortigan', 'oil filter', 'prado', 'Testbrand']
  const totals = () => Promise.all(texts.map(async (text) => (await found(app, text)).total))
  expect(await totals()).toEqual([1, 1, 1, 1, 1])
  await change(app, '88430-7Q9Z1', sql`status = 'paused'`)
  await expect.poll(totals).toEqual([0, 0, 0, 0, 0])
  await change(app, '88430-7Q9Z1', sql`status = 'active'`)
  await expect.poll(totals).toEqual([1, 1, 1, 1, 1])
})

test('cached suggestions follow the listings', async () => {
  const app = await testApp('empty')
  const suggested = async () => {
    const { skus, parts } = await app.call('suggestListings', { q: '88430' })
    const { parts: filters, makes } = await app.call('suggestListings', { q: 'oil filter' })
    return [skus.length, parts.length, filters[0]?.count ?? 0, makes.length]
  }
  expect(await suggested()).toEqual([0, 0, 0, 0])
  await stock(app, [['88430-7Q9Z1', 'Oil filter', { category: 'Service Parts', ...prado }]])
  expect(await suggested()).toEqual([1, 0, 1, 0])
  await change(app, '88430-7Q9Z1', sql`status = 'removed'`)
  await expect.poll(suggested).toEqual([0, 0, 0, 0])
})

test('a brand whose last listing is removed is no longer listed', async () => {
  const app = await testApp('empty')
  await stock(app, [
    ['ONE', 'Oil filter', { brand: 'Vortigan' }],
    ['TWO', 'Oil filter', { brand: 'Denso' }],
  ])
  const brands = async () => (await app.call('getBrands', {})).items.map(({ name }) => name)
  expect(await brands()).toEqual(['Denso', 'Vortigan'])
  await change(app, 'ONE', sql`status = 'removed'`)
  await expect.poll(brands).toEqual(['Denso'])
})
