import { expect, test as isolated } from 'vitest'
import { test as base, testApp } from '../testing/app.ts'
import { publishListing } from '../testing/factories.ts'
import { found } from '../testing/searching.ts'

const SKU = '88430-7Q9Z1'

/** The demo marketplace with three listings of fixed texts. */
const test = base.extend('shop', { scope: 'file' }, async ({ app }) => {
  await publishListing(app, {
    sku: SKU,
    partName: 'Vortigan damper bracket',
    partNameAr: 'قاعدة مُخمّد الطنفسة الأمامية',
    brand: 'Fénix Über',
    category: 'Suspension Parts',
    fits: [{ model: 'nissan/patrol', from: 2012, to: 2016 }],
    shortDescription: 'Sold with shims',
    description: '<p>Needs <b>zalmodine</b> size five</p>',
  })
  await publishListing(app, {
    sku: `${SKU}-LONG`,
    partName: 'Bracket extension',
    description: '<p>Goes with the vortigan damper bracket</p>',
  })
  await publishListing(app, { sku: 'X1', partName: 'Mulvex ring', quantity: 0 })
  return app
})

test.for([
  ['one word of the name', 'vortigan'],
  ['the beginning of a word', 'vortig'],
  ['words in any order', 'bracket damper vortigan'],
  ['upper case', 'VORTIGAN DAMPER'],
  ['brand without its accents', 'fenix uber'],
  ['a misspelt word', 'vortigen'],
  ['a word of the name beside an unknown one', 'vortigan xyzzyplugh'],
  ['its vehicle in Arabic', 'باترول vortigan'],
])('a part is found by %s', async ([, text], { shop }) => {
  expect((await found(shop, text!)).skus).toContain(SKU)
})

test.for([
  ['as it is written', 'قاعدة مُخمّد الطنفسة الأمامية'],
  ['without vowel marks', 'قاعدة مخمد'],
  ['without the article', 'طنفسة امامية'],
  ['with a preposition before the article', 'بالطنفسة'],
  ['with haa for taa marbuta', 'قاعده طنفسه'],
  ['without hamza', 'الامامية طنفسة'],
  ['with a lengthened letter', 'طنفـــسة'],
])('an Arabic name is found %s', async ([, text], { shop }) => {
  expect((await found(shop, text!)).skus).toEqual([SKU])
})

test.for(['xyzzyplugh', 'xyzzyplugh qwrtzu', '99999-XXXXX', 'زززززز', '!!!', '&', '🚗'])(
  'nonsense finds nothing, and help has no suggestions: %s',
  async (text, { shop }) => {
    const reply = await found(shop, text)
    expect(reply).toMatchObject({ total: 0, listings: [], pages: 0 })
    expect(reply.understood).toMatchObject({ mentions: [], types: [], words: [] })
    expect(reply.help).toEqual({ nearest: [], lift: [], similar: [] })
  },
)

test('unknown words are returned', async ({ shop }) => {
  const { understood } = await found(shop, 'vortigan xyzzyplugh qwrtzu')
  expect(understood).toMatchObject({ words: ['vortigan'], unknown: ['xyzzyplugh', 'qwrtzu'] })
  expect(understood.mentions).toEqual([
    ...[{ kind: 'word', typed: 'vortigan', label: 'vortigan', without: 'xyzzyplugh qwrtzu' }],
  ])
})

test.for([
  'vortigan & | !',
  "vortigan'",
  '"vortigan"',
  'vortigan:*',
  'vortigan <-> damper',
  '(vortigan',
  '!vortigan',
  'vortigan %',
  'vortigan_damper',
  'vortigan\\',
  "vortigan'); --",
])('query operators are plain separators: %s', async (text, { shop }) => {
  expect((await found(shop, text)).skus).toContain(SKU)
})

test('a blank text is no text: everything is returned, newest first', async ({ shop }) => {
  const [blank, none] = [await found(shop, '   '), await found(shop, '')]
  expect(blank.skus).toEqual(none.skus)
  expect(blank.total).toBe(1_503)
})

test('descriptions are searched last, for words in no name', async ({ shop }) => {
  expect((await found(shop, 'zalmodine')).skus).toEqual([SKU])
  expect((await found(shop, 'zalmodine size')).skus).toEqual([SKU])
  expect((await found(shop, 'zalmodine elsewhere')).skus).toEqual([])
  const named = await found(shop, 'vortigan damper bracket')
  expect(named.skus).toEqual([SKU])
})

test('text and filters combine', async ({ shop }) => {
  const within = async (category: string) =>
    (await found(shop, 'vortigan', { category: [category] })).skus
  expect(await within('Suspension Parts')).toEqual([SKU])
  expect(await within('Brake Parts')).toEqual([])
  expect((await found(shop, 'vortigan', { year: ['2014'] })).skus).toEqual([SKU])
  expect((await found(shop, 'vortigan', { year: ['2019'] })).skus).toEqual([])
})

test('sold-out parts are found as well', async ({ shop }) => {
  expect((await found(shop, 'mulvex')).listings[0]).toMatchObject({ partSKU: 'X1', quantity: 0 })
})

test('demo parts are found by their English and Arabic names', async ({ shop }) => {
  const { listings } = await shop.call('searchListings', { limit: 100 })
  for (const { partName, partNameAr, partSKU } of listings.slice(3, 23))
    for (const name of [partName, partNameAr!]) {
      const reply = await found(shop, name.slice(0, 100), { limit: 100 })
      expect([name, reply.total > 0]).toEqual([name, true])
      if (reply.total <= 100) expect(reply.skus).toContain(partSKU)
    }
})

isolated('a part whose name names no side is found by it and by its category', async () => {
  const app = await testApp('empty')
  await publishListing(app, sideless)
  for (const string of ['brake pad', 'brake pad set', 'LandCruiser brakes'])
    expect([string, (await found(app, string)).total]).toEqual([string, 1])
})

isolated('a part whose name names no side is found by other names', async () => {
  const app = await testApp('empty')
  await publishListing(app, sideless)
  for (const string of ['brake pads', 'pads', 'padss', 'pads landcruiser', 'فحمات', 'fahmat'])
    expect([string, (await found(app, string)).total]).toEqual([string, 1])
})

const sideless = { partName: 'Brake pad set', fits: [{ model: 'toyota/land-cruiser' }] }

isolated('exact words come before words that sound alike', async () => {
  const app = await testApp('empty')
  await publishListing(app, { sku: 'QUIBBLE', partName: 'Quibble plate' })
  expect((await found(app, 'quibble')).skus).toEqual(['QUIBBLE'])
})
