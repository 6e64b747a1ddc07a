import { expect } from 'vitest'
import { testOn } from '../testing/app.ts'
import { found, stock } from '../testing/searching.ts'

const service = (models: string[], from = 2010, to = 2018) => ({
  category: 'Service Parts',
  fits: models.map((model) => ({ model, from, to })),
})
const camry = [{ model: 'toyota/camry', from: 2010, to: 2018 }]
const noCars = (category: string) => ({ category, fits: [] })

const test = testOn('empty').extend('shop', { scope: 'file' }, async ({ app }) => {
  await stock(app, [
    ['ELEMENT', 'Oil filter element', service(['toyota/corolla'])],
    ['CAMRY-PUMP', 'Water pump', { ...service(['toyota/camry']), category: 'Engine Cooling' }],
    // Filed elsewhere, the car only in the name, written as shops and catalogues write.
    ['DYNAMO', 'دينمو باترول 2010-2024', noCars('Electricals')],
    ['SUNNY', 'Alternator Nissan Sunny 2012-2018', noCars('Electricals')],
    ['AC', 'AC Compressor - Camry ACV40', noCars('Electricals')],
    ['LINK', 'LINK ASSY, STABILIZER, FR', noCars('Body Parts')],
    ['LINK-RE', 'LINK ASSY, STABILIZER, RE', noCars('Body Parts')],
    ['LAMP-L', 'LAMP ASSY HEAD (L) SUNNY N17', noCars('Body Parts')],
    ['LAMP-R', 'HEADLAMP ASSY, R. SUNNY N17', noCars('Body Parts')],
    ['PLUG-ANY', 'Spark plug iridium', { ...noCars('Service Parts'), brand: 'NGK' }],
    ['PLUG-MAZDA', 'PLUG,SPARK', { ...noCars('Service Parts'), brand: 'MAZDA' }],
    ['PLUG-HONDA', 'SPARK PLUG', { ...noCars('Service Parts'), brand: 'Honda' }],
    ['STOP-LAMP', 'Brake light high mount LED', { fits: camry, category: 'Body Parts' }],
    ['FLUID', 'Brake fluid DOT 4', noCars('Service Parts')],
    ['OIL', 'Engine oil 5W30', noCars('Service Parts')],
    ['OIL-ANY', 'Engine oil 10W40', noCars('Service Parts')],
    ['OIL-CAP', 'Oil filler cap', { fits: camry, category: 'Engine Parts' }],
    ['VORTIGAN', 'Frobnik vortigan holder', noCars('Body Parts')],
  ])
  return app
})

test('without any part of a type, sibling types are near matches', async ({ shop }) => {
  const { skus, understood, help, total } = await found(shop, 'oil filter corolla 2014')
  expect([skus, understood.near, help, total]).toEqual([['ELEMENT'], 'kind', undefined, 1])
})

test('without any part for a model, those for other models of the make are near matches', async ({
  shop,
}) => {
  const { skus, understood } = await found(shop, 'water pump corolla')
  expect([skus, understood.near]).toEqual([['CAMRY-PUMP'], 'model'])
})

test('without any part of a type for a car, others for it that share words are near matches', async ({
  shop,
}) => {
  const { skus, understood } = await found(shop, 'brake pads camry 2015')
  expect([skus, understood.near]).toEqual([['STOP-LAMP'], 'words'])
})

test.for([{}, { sortBy: { price: 1 } }] as const)(
  'a part for other years of the car brings no other kinds: %j',
  async (query, { shop }) => {
    const { skus, understood } = await found(shop, 'alternator sunny 1998', query)
    expect([skus, understood.near]).toEqual([['SUNNY'], undefined])
  },
)

test('what is sold for any car answers for each, and brings nothing that shares its words', async ({
  shop,
}) => {
  const { skus, understood } = await found(shop, 'engine oil camry 2015')
  expect([skus.toSorted(), understood.near]).toEqual([['OIL', 'OIL-ANY'], undefined])
})

test('available parts have no near matches, and neither has a type that nobody sells', async ({
  shop,
}) => {
  expect((await found(shop, 'oil filter element corolla')).understood.near).toBeUndefined()
  expect((await found(shop, 'windscreen patrol')).skus).toEqual([])
})

test('a part without cars suits the make that is its brand first, and may suit any', async ({
  shop,
}) => {
  const [first, ...others] = (await found(shop, 'spark plug mazda cx5')).skus
  expect([first, others.toSorted()]).toEqual(['PLUG-MAZDA', ['PLUG-ANY', 'PLUG-HONDA']])
})

test.for([
  ['the car in its Arabic name', 'alternator patrol 2015', ['DYNAMO']],
  ['the car in its English name', 'دينمو صني 2014', ['SUNNY']],
  ['its kind, filed elsewhere', 'ac compressor camry 2009', ['AC']],
  ['the order of a catalogue', 'front stabilizer link', ['LINK']],
  ['the side of a catalogue', 'rear stabilizer link', ['LINK-RE']],
  ['the letter of its side in brackets', 'left headlight sunny', ['LAMP-L', 'LAMP-R']],
  ['the letter of its side after a comma', 'ليت يمين صني', ['LAMP-R', 'LAMP-L']],
  ['a side in brackets of the query', 'headlamp (R) sunny', ['LAMP-R', 'LAMP-L']],
  ['most words of the query', 'vortigan holder frobnik xyzzyplugh', ['VORTIGAN']],
] as const)('a listing is found by %s', async ([, text, skus], { shop }) =>
  expect((await found(shop, text)).skus).toEqual(skus),
)
