import { expect, test as isolated } from 'vitest'
import type { InputOf } from '#contract/api.ts'
import { test as base, testApp, type TestApp } from '../testing/app.ts'
import { publishListing } from '../testing/factories.ts'

const SKU = '88430-7Q9Z1'

/** The demo marketplace with three listings whose words we know. */
const test = base.extend('shop', { scope: 'file' }, async ({ app }) => {
  await publishListing(app, {
    sku: SKU,
    partName: 'Quibble damper bracket',
    partNameAr: 'قاعدة مُخمّد الزغللة الأمامية',
    brand: 'Fénix Über',
    category: 'Suspension Parts',
    fits: [{ model: 'nissan/patrol', from: 2012, to: 2016 }],
    shortDescription: 'Sold with shims',
    description: '<p>Needs <b>torquebolt</b> size five</p>',
  })
  await publishListing(app, {
    sku: `${SKU}-LONG`,
    partName: 'Bracket extension',
    description: '<p>Goes with the quibble damper bracket</p>',
  })
  await publishListing(app, { sku: 'X1', partName: 'Zwiebel ring', quantity: 0 })
  return app
})

async function found(app: TestApp, string: string, query: InputOf<'searchListings'> = {}) {
  const reply = await app.call('searchListings', { string, ...query })
  return { ...reply, skus: reply.listings.map(({ partSKU }) => partSKU) }
}

test.for([
  ['as it is written', '88430-7Q9Z1'],
  ['without dashes', '884307Q9Z1'],
  ['in lower case', '88430-7q9z1'],
  ['with spaces', ' 88430 7Q9 Z1 '],
  ['with other dashes and dots', '88430–7Q9.Z1'],
  ['in Arabic-Indic digits', '٨٨٤٣٠-٧Q٩Z١'],
  ['in full-width characters', '８８４３０－７Ｑ９Ｚ１'],
])('a part number is found %s', async ([, text], { shop }) => {
  const { skus, understood } = await found(shop, text!)
  expect(skus).toEqual([SKU, `${SKU}-LONG`])
  expect(understood).toEqual({ sku: '884307Q9Z1', words: [] })
})

test('the beginning of a part number finds all that begin so', async ({ shop }) => {
  expect((await found(shop, '88430-7q')).skus.sort()).toEqual([SKU, `${SKU}-LONG`])
})

test.for([
  ['one word of the name', 'quibble'],
  ['the beginning of a word', 'quib'],
  ['words in any order', 'bracket damper quibble'],
  ['upper case', 'QUIBBLE DAMPER'],
  ['brand without its accents', 'fenix uber'],
  ['brand with part number', 'Fénix 88430-7Q9Z1'],
  ['brand with part number without dashes', 'fenix 884307q9z1'],
  ['a word of the short description', 'shims quibble'],
  ['a word inside the description’s markup', 'torquebolt'],
  ['its category and its vehicle', 'suspension patrol quibble'],
  ['its vehicle in Arabic', 'باترول quibble'],
])('a part is found by %s', async ([, text], { shop }) => {
  expect((await found(shop, text!)).skus).toContain(SKU)
})

test.for([
  ['as it is written', 'قاعدة مُخمّد الزغللة الأمامية'],
  ['without vowel marks', 'قاعدة مخمد'],
  ['without the article', 'زغللة امامية'],
  ['with a preposition before the article', 'بالزغللة'],
  ['with haa for taa marbuta', 'قاعده زغلله'],
  ['without hamza', 'الامامية زغللة'],
  ['with a lengthened letter', 'زغـــللة'],
])('an Arabic name is found %s', async ([, text], { shop }) => {
  expect((await found(shop, text!)).skus).toEqual([SKU])
})

test.for(['xyzzyplugh', 'quibble xyzzyplugh', '99999-XXXXX', 'زززززز', '!!!', '&', '🚗'])(
  'nonsense finds nothing: %s',
  async (text, { shop }) => {
    expect(await found(shop, text)).toMatchObject({ total: 0, listings: [], pages: 0 })
  },
)

test.for([
  'quibble & | !',
  "quibble'",
  '"quibble"',
  'quibble:*',
  'quibble <-> damper',
  '(quibble',
  '!quibble',
  'quibble %',
  'quibble_damper',
  'quibble\\',
  "quibble'); --",
])(
  'what means something to a query language is only a separator here: %s',
  async (text, { shop }) => {
    expect((await found(shop, text)).skus).toContain(SKU)
  },
)

test.for(['884%', '88_30', "8843'0", '8843\\'])(
  'a part number has no wildcards: %s',
  async (text, { shop }) => {
    const reply = await found(shop, text)
    expect(reply.skus.every((sku) => sku.startsWith('8843') || sku.startsWith('884'))).toBe(true)
    expect(reply.total).toBeLessThan(100)
  },
)

test('a text of blanks is no text: everything, newest first', async ({ shop }) => {
  const [blank, none] = [await found(shop, '   '), await found(shop, '')]
  expect(blank.skus).toEqual(none.skus)
  expect(blank.total).toBe(1_503)
})

test('those that have the words in their name come before those that mention them', async ({
  shop,
}) => {
  expect((await found(shop, 'quibble damper bracket')).skus).toEqual([SKU, `${SKU}-LONG`])
  const newest = await found(shop, 'quibble damper bracket', { sortBy: { date: -1 } })
  expect(newest.skus).toEqual([`${SKU}-LONG`, SKU])
})

test('a text and filters hold together', async ({ shop }) => {
  const inBrakes = await found(shop, 'quibble', { category: ['Brake Parts'] })
  expect(inBrakes.skus).toEqual([`${SKU}-LONG`])
  expect((await found(shop, 'quibble', { year: ['2014'] })).skus).toEqual([SKU])
  expect((await found(shop, 'quibble', { year: ['2019'] })).skus).toEqual([])
})

test('what is sold out is found as well', async ({ shop }) => {
  expect((await found(shop, 'zwiebel')).listings[0]).toMatchObject({ partSKU: 'X1', quantity: 0 })
})

test('demo parts are found by their English and their Arabic name', async ({ shop }) => {
  const { listings } = await shop.call('searchListings', { limit: 100 })
  for (const { partName, partNameAr, partSKU } of listings.slice(3, 23))
    for (const name of [partName, partNameAr!]) {
      const reply = await found(shop, name.slice(0, 100), { limit: 100 })
      expect([name, reply.total > 0]).toEqual([name, true])
      if (reply.total <= 100) expect(reply.skus).toContain(partSKU)
    }
})

isolated(
  'an English plural finds what is listed in the singular, and one word for two',
  async () => {
    const app = await testApp('empty')
    await publishListing(app, {
      ...{ sku: 'PAD-1', partName: 'Brake pad set' },
      fits: [{ model: 'toyota/land-cruiser' }],
    })
    for (const string of ['brake pads', 'pads', 'pads landcruiser', 'LandCruiser brakes'])
      expect([string, (await app.call('searchListings', { string })).total]).toEqual([string, 1])
    expect((await app.call('searchListings', { string: 'padss' })).total).toBe(0)
  },
)
