import { skuKey } from '#contract/part-number.ts'
import { expect } from 'vitest'
import { test as base, testOn } from '../testing/app.ts'
import { found, stock } from '../testing/searching.ts'

const SKU = '88430-7Q9Z1'

const test = testOn('empty').extend('shop', { scope: 'file' }, async ({ app }) => {
  await stock(app, [
    [`${SKU}-LONG`, 'Bracket extension'],
    [SKU, 'Damper bracket', { brand: 'Fénix Über' }],
    ['04465-60280', 'Front brake pad set', { brand: 'Toyota Genuine' }],
    ['04465-60280', 'Front brake pad set', { brand: 'Toyota Genuine' }],
    ['04465-60320', 'Front brake pad set', { brand: 'Toyota Genuine', quantity: 0 }],
    ['04466-60140', 'Rear brake pad set', { brand: 'Toyota Genuine' }],
    ['2015', 'Oil filter', { category: 'Service Parts' }],
    ['73820-48321', 'Window switch 73820-48321'],
    ['73820-EN724', 'Window switch', { brand: 'Toyota Genuine' }],
    ['73820-EN821', 'Window switch', { brand: 'Toyota Genuine' }],
    ['A-1', 'Winch rope XT600'],
    ['A-2', 'Winch rope XT600'],
    ['XT600-9', 'Winch hook'],
    ['T-1', 'Tyre 195/65 R15'],
    ['FC-91695', 'Fuel filter FC'],
    ['FC-78187', 'Fuel filter'],
  ])
  return app
})

test.for([
  ['as it is written', '88430-7Q9Z1'],
  ['without dashes', '884307Q9Z1'],
  ['in lower case', '88430-7q9z1'],
  ['with spaces', ' 88430 7Q9 Z1 '],
  ['with other dashes and dots', '88430–7Q9.Z1'],
  ['in Arabic-Indic digits', '٨٨٤٣٠-٧Q٩Z١'],
  ['in Persian digits', '۸۸۴۳۰-۷Q۹Z۱'],
  ['in full-width characters', '８８４３０－７Ｑ９Ｚ１'],
  ['after its brand', 'Fénix Über 88430-7Q9Z1'],
  ['after its brand in other letters, without the dash', 'fenix 884307q9z1'],
  ['before its brand', '88430-7Q9Z1 fenix'],
  ['beside the name of a part', 'brake pads 88430-7Q9Z1'],
  ['after its label, beside a telephone number', 'Part No.88430-7Q9Z1 call 050 123 4567'],
])('a part number is found %s, before longer ones that begin so', async ([, text], { shop }) => {
  const { skus, understood, help } = await found(shop, text!)
  expect(skus).toEqual([SKU, `${SKU}-LONG`])
  expect(understood).toMatchObject({ sku: '884307Q9Z1', types: [], words: [], unknown: [] })
  const [mention, ...others] = understood.mentions
  expect([mention!.kind, skuKey(mention!.typed), others]).toEqual(['number', '884307Q9Z1', []])
  expect(mention!.without).not.toMatch(/7q9/i)
  expect(help).toBeUndefined()
})

test('each of several numbers is found, in their order, and those that nobody offers are named', async ({
  shop,
}) => {
  const { skus, understood } = await found(
    shop,
    '88430-7Q9Z1, FC-91695 and 99999-12345 2 pcs 0501234567',
  )
  expect(skus).toEqual([SKU, 'FC-91695', `${SKU}-LONG`])
  expect(understood.unknown).toEqual(['99999-12345'])
  expect(understood.mentions.map(({ kind, label }) => [kind, label])).toEqual([
    ['number', '88430-7Q9Z1'],
    ['number', 'FC-91695'],
  ])
})

test('the car beside a number is understood, and leaves nothing out', async ({ shop }) => {
  const { skus, understood } = await found(shop, '88430-7Q9Z1 for corolla 2015')
  expect(skus).toEqual([SKU, `${SKU}-LONG`])
  expect(understood.mentions.map(({ kind }) => kind)).toEqual(['number', 'model', 'year'])
  expect(understood.car).toMatchObject({
    ...{ make: { name: 'Toyota' }, model: { name: 'Corolla' }, year: 2015 },
    without: '88430-7Q9Z1 for',
  })
  expect((await found(shop, 'toyota 88430-7Q9Z1')).understood.mentions).toHaveLength(1)
})

test('a number beside that of a vehicle is found', async ({ shop }) => {
  const { skus, understood } = await found(shop, 'JTEBX3FJ1EK191070 need 88430-7Q9Z1 urgent')
  expect(skus[0]).toBe(SKU)
  expect(understood).toMatchObject({ sku: '884307Q9Z1', vehicle: { vin: 'JTEBX3FJ1EK191070' } })
})

test.for([
  ['8843', '8843'],
  ['88430-7', '884307'],
  ['fenix 88430-7q', '884307Q'],
  ['8843’0', '88430'],
])(
  'the beginning of a part number finds all that start with it: %s',
  async ([text, key], { shop }) => {
    const { skus, understood } = await found(shop, text!)
    expect(skus.sort()).toEqual([SKU, `${SKU}-LONG`])
    expect(understood.sku).toBe(key)
  },
)

test('three characters are too few for the beginning of a part number', async ({ shop }) => {
  expect(await found(shop, '884')).toMatchObject({ total: 0, understood: { unknown: ['884'] } })
})

test('the end of a part number finds it when none starts so', async ({ shop }) => {
  expect((await found(shop, '60280')).skus).toEqual(['04465-60280', '04465-60280'])
  expect((await found(shop, 'toyota 60320')).skus).toEqual(['04465-60320'])
  expect((await found(shop, '7Q9Z1')).understood.sku).toBe('7Q9Z1')
})

test.for([
  ['73820', 3],
  ['73820EN', 2],
  ['73820-EN', 2],
  ['toyota 73820', 3],
] as const)(
  'a piece of a number that stands in a name is the beginning of numbers: %s',
  async ([text, count], { shop }) => {
    const { skus } = await found(shop, text)
    expect(skus).toHaveLength(count)
    expect(skus.every((sku) => sku.startsWith('73820'))).toBe(true)
  },
)

test('a word with digits that more names have than numbers begin with it is a word', async ({
  shop,
}) => {
  expect((await found(shop, 'XT600')).skus.sort()).toEqual(['A-1', 'A-2'])
})

test('a size is found however it is written', async ({ shop }) => {
  for (const text of ['195/65R15', '195/65 R15', 'tyre 195/65R15'])
    expect((await found(shop, text)).skus, text).toEqual(['T-1'])
})

test('a number that nobody has is not another number of its brand', async ({ shop }) => {
  const { total, help, understood } = await found(shop, 'FC-78197')
  expect(total).toBe(0)
  expect(understood.unknown).toEqual(['FC-78197'])
  expect(help!.nearest[0]!.partSKU).toBe('FC-78187')
})

test('all numbers with one beginning are found, those in stock first', async ({ shop }) => {
  const { skus } = await found(shop, '04465')
  expect(skus).toEqual(['04465-60280', '04465-60280', '04465-60320'])
})

test.for([
  ['one digit wrong', '04465-60281', '04465-60280'],
  ['one digit wrong at the beginning', '04565-60280', '04465-60280'],
  ['one digit missing', '04465-6280', '04465-60280'],
  ['one wrong after its brand', 'toyota 04465-60281', '04465-60280'],
])('a part number with %s finds nothing, and is a near match', async ([, text, sku], { shop }) => {
  const { total, help } = await found(shop, text!)
  expect(total).toBe(0)
  expect(help!.nearest[0]!.partSKU).toBe(sku)
})

test('one of several offers of the nearest number is suggested, and no distant ones', async ({
  shop,
}) => {
  const { help } = await found(shop, '04465-60281')
  expect(help!.nearest.map(({ partSKU }) => partSKU)).toEqual(['04465-60280'])
  expect((await found(shop, '77777-12345')).help!.nearest).toEqual([])
})

test.for(['884%', '88_30', '88430-%Z1', '8843*1'])(
  'a part number has no wildcards: %s',
  async (text, { shop }) => {
    expect((await found(shop, text)).skus).toEqual([])
  },
)

test('a year beside words is not a part number', async ({ shop }) => {
  const { understood } = await found(shop, 'brake pads 2015')
  expect(understood.sku).toBeUndefined()
  expect(understood.mentions.map(({ kind }) => kind)).toEqual(['part', 'year'])
})

base('every number of the demonstration is found by itself and without dashes', async ({ app }) => {
  const { listings } = await app.call('searchListings', { limit: 40 })
  for (const { partSKU } of listings)
    for (const text of [partSKU, partSKU.replace(/[^A-Z\d]/gi, '').toLowerCase()]) {
      const { skus, understood } = await found(app, text)
      expect([text, skus[0]]).toEqual([text, partSKU])
      expect(understood.sku).toBe(partSKU.replace(/[^A-Z\d]/gi, '').toUpperCase())
    }
})

test.for([
  ['letters for digits', 'O4465-6O28O', '04465-60280'],
  ['two digits swapped', '04456-60280', '04465-60280'],
  ['a digit doubled, after its brand', 'toyota 04465-602800', '04465-60280'],
])('without an exact match a number with %s is a near match', async ([, text, sku], { shop }) => {
  const { skus, understood } = await found(shop, text!)
  expect([...new Set(skus)]).toEqual([sku])
  expect(understood).toMatchObject({ near: 'number', sku: skuKey(sku!) })
})

test('a number on offer is not a near match', async ({ shop }) => {
  expect((await found(shop, '04465-60280')).understood.near).toBeUndefined()
})
