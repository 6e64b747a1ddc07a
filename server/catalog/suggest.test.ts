import { expect } from 'vitest'
import type { ReplyOf } from '#contract/api.ts'
import type { Language } from '#contract/language.ts'
import { test, testOn, type TestApp } from '../testing/app.ts'
import { found, stock } from '../testing/searching.ts'

const suggest = (app: TestApp, q: string, language: Language = 'en') =>
  app.call('suggestListings', { q }, { language })
const nothing = { skus: [], parts: [], categories: [], makes: [] }

const onShelf = testOn('empty').extend('shop', { scope: 'file' }, async ({ app }) => {
  const filters = { category: 'Service Parts' }
  await stock(app, [
    ['90915-YZZD1', 'Oil filter', { ...filters, partNameAr: 'فلتر زيت', brand: 'Toyota Genuine' }],
    ['90915-YZZD1', 'Oil filter for everything', { ...filters, quantity: 0 }],
    ...['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((letter): [string, string, object] => [
      `90915-1000${letter}`,
      'Air filter',
      filters,
    ]),
    ['17801-0L040', 'Air filter', { ...filters, fits: [{ model: 'toyota/hilux' }] }],
  ])
  return app
})

onShelf(
  'numbers that begin like this come once each, in their order, five at most',
  async ({ shop }) => {
    const { skus } = await suggest(shop, '90915')
    const letters = ['A', 'B', 'C', 'D', 'E']
    expect(skus.map(({ sku }) => sku)).toEqual(letters.map((letter) => `90915-1000${letter}`))
  },
)

onShelf('of several offers of a number, one in stock names it, with its link', async ({ shop }) => {
  const { skus } = await suggest(shop, '90915-yz')
  expect(skus).toEqual([
    {
      ...{ sku: '90915-YZZD1', name: 'Oil filter', brand: 'Toyota Genuine' },
      slug: 'oil-filter-90915YZZD1',
    },
  ])
  const { listing } = await shop.call('getListing', { slug: skus[0]!.slug })
  expect(listing.partSKU).toBe('90915-YZZD1')
  expect((await suggest(shop, '90915-yz', 'ar')).skus[0]!.name).toBe('فلتر زيت')
})

onShelf.for(['909', '90915', '٩٠٩١٥', '90915 1', '９０９１５'])(
  'a number may be typed in any spelling: %s',
  async (q, { shop }) => {
    expect((await suggest(shop, q)).skus).not.toEqual([])
  },
)

onShelf('two digits are too few for numbers, and words have none', async ({ shop }) => {
  expect((await suggest(shop, '90')).skus).toEqual([])
  expect((await suggest(shop, 'oil filter')).skus).toEqual([])
})

onShelf('kinds of part that nobody offers are not suggested', async ({ shop }) => {
  const { parts } = await suggest(shop, 'filt')
  expect(parts.length).toBeGreaterThan(0)
  for (const { count } of parts) expect(count).toBeGreaterThan(0)
  expect((await suggest(shop, 'clutch disc')).parts).toEqual([])
})

onShelf('a make or a model is suggested with the number of parts for it', async ({ shop }) => {
  const { makes } = await suggest(shop, 'hilu')
  expect(makes[0]).toMatchObject({ make: { name: 'Toyota' }, model: { name: 'Hilux' }, count: 1 })
})

onShelf(
  'beside a part, a car is suggested with the number of such parts for it',
  async ({ shop }) => {
    await stock(shop, [['21010-1', 'Water pump', { fits: [{ model: 'toyota/hilux' }] }]])
    const { makes } = await suggest(shop, 'water pump hil')
    expect(makes).toMatchObject([{ text: 'water pump Hilux', count: 1 }])
    expect((await suggest(shop, 'clutch disc hil')).makes).toEqual([])
  },
)

test('one letter after a word completes a name that has both', async ({ app }) => {
  const { parts } = await suggest(app, 'spark p')
  expect(parts[0]).toMatchObject({ label: 'Spark plug' })
})

const scripts: [string, string, RegExp][] = [
  ['Latin', 'brake p', /^[\p{Script=Latin}\s\d-]+$/u],
  ['Arabic', 'فلت', /^[\p{Script=Arabic}\s]+$/u],
  ['Chinese', '刹车', /^[\p{Script=Han}]+$/u],
  ['Devanagari', 'ब्रे', /\p{Script=Devanagari}/u],
]

test.for(scripts)('text typed in %s is completed in it', async ([, q, script], { app }) => {
  const { parts } = await suggest(app, q)
  expect(parts.length).toBeGreaterThan(0)
  for (const { text } of parts) expect(text).toMatch(script)
})

test('labels are in the caller’s language, whatever is typed', async ({ app }) => {
  const arabic = await suggest(app, 'brake', 'ar')
  for (const { label } of [...arabic.parts, ...arabic.categories])
    expect(label).toMatch(/[\u0600-\u06ff]/)
  const chinese = await suggest(app, 'فلتر', 'zh')
  expect(chinese.parts[0]!.label).toMatch(/\p{Script=Han}/u)
})

test('text before the typed word is preserved', async ({ app }) => {
  const { parts } = await suggest(app, 'prado fil')
  expect(parts.length).toBeGreaterThan(0)
  for (const { text } of parts) expect(text.split(' ')).toContain('prado')
})

test.for([
  ['brake', 'brake pad', ['brakepads', 'braket']],
  ['filter', 'Fuel filter', ['K&N filter']],
  ['oil fil', 'Oil filter', ['tel filter']],
  ['toyota oil', 'toyota engine oil filter', ['toyota oilfilter']],
  ['lc', 'LCA', ['lcardan', 'lcoffre']],
  ['fahm', 'fahmat', []],
  ['plaq', 'jeu de plaquettes de frein', []],
  ['فحم', 'فحمات', []],
] as const)(
  'words are suggested that most would choose; the others are only understood: %s',
  async ([q, suggested, understood], { app }) => {
    const texts = (await suggest(app, q)).parts.map(({ text }) => text)
    expect(texts).toContain(suggested)
    for (const text of understood) expect(texts).not.toContain(text)
  },
)

test('the words of a category lead to it', async ({ app }) => {
  const { categories } = await suggest(app, 'brake')
  const counts = await app.call('getCountByCategory', {})
  expect(categories).toMatchObject([
    { name: 'Brake Parts', slug: 'brake-parts', count: counts['Brake Parts'] },
  ])
  expect((await suggest(app, 'قطع الفرا')).categories).toMatchObject([{ slug: 'brake-parts' }])
  const several = await suggest(app, 'parts')
  expect(several.categories.length).toBe(2)
})

const beginnings = ['br', 'oil', 'fil', 'pra', 'toy', 'nis', 'فل', 'فر', 'تو', '刹车', 'gaadi ga']

test.for(beginnings)(
  'groups are limited in length and have no duplicates: %s',
  async (q, { app }) => {
    const { skus, parts, categories, makes, vehicle } = await suggest(app, q)
    expect(vehicle).toBeUndefined()
    const groups: [unknown[], number][] = [
      [skus.map(({ sku }) => sku), 5],
      [parts.map(({ text }) => text), 6],
      [categories.map(({ _id }) => _id), 2],
      [makes.map(({ make, model }) => `${make._id} ${model?._id}`), 4],
    ]
    for (const [keys, most] of groups) {
      expect(keys.length).toBeLessThanOrEqual(most)
      expect(new Set(keys).size).toBe(keys.length)
    }
    expect(parts.length + makes.length + categories.length).toBeGreaterThan(0)
  },
)

test.for(['brake', 'filter', 'فلتر', 'alternator', '刹车'])(
  'a completed text finds parts, as many as counted for a single type: %s',
  async (q, { app }) => {
    const { parts } = await suggest(app, q)
    for (const { text, label, count } of parts) {
      const { total, understood } = await found(app, text)
      expect([text, total > 0]).toEqual([text, true])
      if (understood.mentions.length === 1 && understood.mentions[0]!.label === label)
        expect([text, total]).toEqual([text, count])
    }
  },
)

test('counts of makes and models equal the facets', async ({ app }) => {
  const { facets } = await app.call('searchListings', { limit: 1 })
  for (const q of ['toyota', 'niss', 'prado', 'باترول']) {
    const { makes } = await suggest(app, q)
    expect(makes.length).toBeGreaterThan(0)
    for (const { make, model, count } of makes) {
      const counted = model
        ? facets.model.find(({ _id }) => _id === model._id)
        : facets.make.find(({ _id }) => _id === make._id)
      expect([make.name, model?.name, count]).toEqual([make.name, model?.name, counted!.count])
    }
  }
})

test('only a VIN or a frame number is recognised as one', async ({ app }) => {
  const { vehicle, ...rest } = await suggest(app, 'jtebx3fj1ek191070', 'ar')
  expect(rest).toEqual(nothing)
  expect(vehicle).toMatchObject({ vin: 'JTEBX3FJ1EK191070', make: { label: 'تويوتا' }, year: 2014 })
  expect((await suggest(app, 'GRJ150-1234567')).vehicle!.vin).toBe('GRJ150-1234567')
})

test.for(['', ' ', 'p', ' p ', '8', 'ف', '刹', '!!', '??? ---', 'xyzzyplugh'])(
  '%j has no suggestions',
  async (q, { app }) => {
    expect(await suggest(app, q)).toEqual(nothing)
  },
)

test.for([
  ['nothing at all', '', 400],
  ['an empty text', '?q=', 200],
  ['100 characters', `?q=${'a'.repeat(100)}`, 200],
  ['101 characters', `?q=${'a'.repeat(101)}`, 400],
  ['two texts', '?q=oil&q=filter', 400],
  ['a control character', '?q=oil%00', 400],
  ['a mark that reorders text', '?q=%E2%80%AEoil', 400],
  ['broken UTF-8', '?q=%ED%A0%80', 200],
] as const)('%s is answered without a failure', async ([, query, status], { app }) => {
  const reply = await app.http.inject({ method: 'GET', url: `/api/listing/suggest${query}` })
  expect(reply.statusCode).toBe(status)
  const body = reply.json<Partial<ReplyOf<'suggestListings'>> & { code?: string }>()
  expect(body.code).toBe(status === 400 ? 'input.invalid' : undefined)
})
