import { expect } from 'vitest'
import { test as base, testOn } from '../testing/app.ts'
import { found, stock } from '../testing/searching.ts'

const prado = { fits: [{ model: 'toyota/prado', from: 2010, to: 2017 }] }
const cooling = { category: 'Engine Cooling', ...prado }

const test = testOn('empty').extend('shop', { scope: 'file' }, async ({ app }) => {
  await stock(app, [
    ['PAD-FRONT', 'Front brake pad set', { brand: 'Akebono', ...prado }],
    ['PAD-REAR', 'Rear brake pad set', { brand: 'Akebono', ...prado }],
    ['PAD-GENUINE', 'Front brake pad set', { brand: 'Toyota Genuine', ...prado }],
    ['DISC', 'Front brake disc', { brand: 'Brembo', ...prado }],
    ['HEAD-GASKET', 'Cylinder head gasket', { category: 'Engine Parts', ...prado }],
    ['CAP', 'Radiator cap', cooling],
    ['RADIATOR', 'Radiator', cooling],
    ['PUMP', 'Water pump', cooling],
    ['THERMOSTAT', 'Thermostat', cooling],
    ['OIL-FILTER', 'Oil filter', { category: 'Service Parts', ...prado }],
    ['AIR-FILTER', 'Air filter', { category: 'Service Parts', ...prado }],
    ['DRAIN-PLUG', 'Oil drain plug', { category: 'Service Parts', ...prado }],
  ])
  return app
})

test('understood pieces are listed one by one, each with the text without it', async ({ shop }) => {
  const { understood } = await found(shop, 'front brake pads Akebono prado 2015')
  expect(understood.mentions).toEqual([
    {
      ...{ kind: 'part', typed: 'front brake pads', label: 'Front brake pad set' },
      without: 'Akebono prado 2015',
    },
    {
      ...{ kind: 'brand', typed: 'Akebono', label: 'Akebono' },
      without: 'front brake pads prado 2015',
    },
    {
      ...{ kind: 'model', typed: 'prado', label: 'Land Cruiser Prado' },
      without: 'front brake pads Akebono 2015',
    },
    {
      ...{ kind: 'year', typed: '2015', label: '2015' },
      without: 'front brake pads Akebono prado',
    },
  ])
  expect(understood).toMatchObject({ types: [], words: [], unknown: [], relaxed: false })
})

test('words typed together are returned once, also where folding shortens them', async ({
  shop,
}) => {
  const joined = 'برادو\u200Dtoyota'
  const { understood } = await found(shop, joined)
  for (const { typed } of understood.mentions) expect(joined).toContain(typed)
  expect(understood.mentions.length).toBeGreaterThan(0)
})

test('labels are in the caller’s language, typed words stay', async ({ shop }) => {
  const query = { string: 'brake pads prado' }
  const { understood } = await shop.call('searchListings', query, { language: 'ar' })
  expect(understood.mentions.map(({ typed }) => typed)).toEqual(['brake pads', 'prado'])
  for (const { label } of [...understood.mentions, ...understood.types])
    expect(label).toMatch(/[\u0600-\u06ff]/)
})

test('a car whose parts are not sold here is understood as a car, not as a make', async ({
  shop,
}) => {
  const { understood } = await found(shop, 'brake pads ferrari toyota')
  expect(understood.mentions.map(({ kind }) => kind)).toEqual(['part', 'car', 'make'])
})

test('a brand alone finds its parts, with a part name those of the brand', async ({ shop }) => {
  expect((await found(shop, 'akebono')).skus.sort()).toEqual(['PAD-FRONT', 'PAD-REAR'])
  expect((await found(shop, 'akebono front brake pads')).skus).toEqual(['PAD-FRONT'])
})

test.for(['genuine brake pads prado', 'original brake pads', 'فحمات اصلي برادو', 'asli brake pad'])(
  'genuine parts are those of the makes: %s',
  async (text, { shop }) => {
    const { skus, understood } = await found(shop, text)
    expect(skus).toEqual(['PAD-GENUINE'])
    expect(understood.mentions.map(({ kind }) => kind)).toContain('tier')
  },
)

test('a brand without such parts returns other brands, and says so', async ({ shop }) => {
  const { skus, understood } = await found(shop, 'brembo front brake pads')
  expect(skus.sort()).toEqual(['PAD-FRONT', 'PAD-GENUINE'])
  expect(understood.relaxed).toBe(true)
  expect((await found(shop, 'brembo brake disc')).understood.relaxed).toBe(false)
})

const ofSizes = testOn('empty').extend('sizes', { scope: 'file' }, async ({ app }) => {
  await stock(app, [
    ['T-1', 'Tyre, 215/60 R16'],
    ['T-2', 'Tyre, 265/65 R17'],
    ['T-3', 'Tyre inner tube, 16 inch'],
    ['B-1', 'Car battery, 12V 45Ah NS60L'],
    ['B-2', 'Car battery, 12V 60Ah'],
    ['D-1', 'Serpentine belt, 6PK1220'],
    ['C-1', 'Engine coolant, red 4 L'],
    ['C-2', 'Engine coolant, green 4 L'],
  ])
  return app
})

ofSizes.for([
  ['tyre 16 inch', ['T-1']],
  ['tyre 17', ['T-2']],
  ['tyre 265/65/17', ['T-2']],
  ['NS60', ['B-1']],
  ['battery ns60', ['B-1']],
  ['coolant red', ['C-1']],
] as const)('a size or colour finds what has it: %s', async ([text, skus], { sizes }) => {
  expect(await found(sizes, text)).toMatchObject({ skus, understood: { relaxed: false } })
})

ofSizes('beside a model, N70 is no battery', async ({ sizes }) => {
  const { understood } = await found(sizes, 'hilux n70')
  expect(understood.mentions.map(({ kind }) => kind)).not.toContain('part')
})

ofSizes.for([
  ['6pk2100', ['D-1']],
  ['N70', ['B-1', 'B-2']],
] as const)('where nothing has a size, the reply says so: %s', async ([text, skus], { sizes }) => {
  const reply = await found(sizes, text)
  expect(reply).toMatchObject({ understood: { relaxed: true } })
  expect(reply.skus.toSorted()).toEqual(skus)
})

testOn('empty')('a tier makes no part of what is hardly meant', async ({ app }) => {
  await stock(app, [
    ['G-1', 'Automatic gearbox'],
    ['S-1', 'Left driveshaft', { tier: 'used' }],
  ])
  const none = await found(app, 'used gearbox')
  expect(none.skus[0]).toBe('G-1')
  expect(none.understood.relaxed).toBe(true)
  await stock(app, [['G-2', 'Automatic gearbox', { tier: 'used' }]])
  expect(await found(app, 'used gearbox')).toMatchObject({
    ...{ skus: ['G-2'], understood: { relaxed: false } },
  })
})

testOn('empty')('cars that are asked for come first among those of a part', async ({ app }) => {
  const fits = [{ model: 'nissan/patrol' }, { model: 'toyota/hilux' }, { model: 'toyota/camry' }]
  await stock(app, [['PAD', 'Front brake pad set', { fits }]])
  const firstOf = async (text: string, filters?: object) => {
    const [listing] = (await found(app, text, filters)).listings
    return listing!.fits[0]!.models[0]!.name
  }
  expect(await firstOf('brake pads')).toBe('Patrol')
  expect(await firstOf('brake pads camry')).toBe('Camry')
  expect(await firstOf('brake pads toyota')).toBe('Hilux')
  expect(await firstOf('', { model: ['Camry'] })).toBe('Camry')
})

test('an empty result is never called relaxed', async ({ shop }) => {
  const { total, understood } = await found(shop, 'akebono brake pads patrol')
  expect({ total, relaxed: understood.relaxed }).toEqual({ total: 0, relaxed: false })
})

test('a general word finds several part types, the likeliest first', async ({ shop }) => {
  const { skus, understood } = await found(shop, 'filter')
  expect(skus.sort()).toEqual(['AIR-FILTER', 'OIL-FILTER'])
  const labels = understood.types.map(({ label }) => label)
  expect(labels.slice(0, 2).sort()).toEqual(['Air filter', 'Oil filter'])
  expect(labels).toContain('Cabin air filter')
})

test.for([
  'overheating',
  'engine overheating',
  'car overheating prado 2015',
  'سخونة',
  'surchauffe prado',
  'gaadi garam',
])(
  'a complaint finds the parts that may be the cause, the likeliest first: %s',
  async (text, { shop }) => {
    const { skus, understood } = await found(shop, text)
    expect(skus[0]).toBe('THERMOSTAT')
    expect(skus.slice(1, 3).sort()).toEqual(['PUMP', 'RADIATOR'])
    expect(skus.slice(3)).toEqual(['CAP', 'HEAD-GASKET'])
    expect(understood.mentions.map(({ kind }) => kind)).toContain('symptom')
    expect(understood.types[0]!.label).toBe('Thermostat')
  },
)

test('unknown words are ignored beside understood ones', async ({ shop }) => {
  const { skus, understood } = await found(shop, 'front brake pads zzgrmpf prado')
  expect(skus.sort()).toEqual(['PAD-FRONT', 'PAD-GENUINE'])
  expect(understood).toMatchObject({ unknown: ['zzgrmpf'], relaxed: false })
})

test.for(['filter', 'brake pads prado 2015', 'overheating', 'pump prado', 'فحمات برادو', '滤清器'])(
  'each part type has a text that searches for it alone: %s',
  async (text, { shop }) => {
    const { understood, total } = await found(shop, text)
    expect(understood.types.length).toBeGreaterThan(1)
    for (const { label, search } of understood.types) {
      const alone = await found(shop, search)
      expect(alone.understood.types).toEqual([])
      expect(alone.understood.mentions.map((mention) => mention.label)).toContain(label)
      if (alone.understood.near !== 'words') expect(alone.total).toBeLessThanOrEqual(total)
    }
  },
)

const failing = [
  'brake pads patrol 2015',
  'front brake pads jimny 2015 left',
  'clutch disc prado',
  'فحمات باترول',
  'akebono radiator jimny',
  'brake pads ford',
  'thermostat JN8AY2NE0G9001234',
]

test.for(failing)('leaving a piece out finds as many as announced: %s', async (text, { shop }) => {
  const { total, understood, help } = await found(shop, text)
  expect(understood.near === 'words' || total === 0).toBe(true)
  expect(help!.lift.length).toBeGreaterThan(0)
  for (const { search, label, total: shown } of help!.lift) {
    expect(text).toContain(label)
    expect({ search, total: (await found(shop, search)).total }).toEqual({ search, total: shown })
  }
})

base('on the demonstration, help leads to parts and its totals are correct', async ({ app }) => {
  const parts = ['front brake pads', 'timing belt', 'فحمات', 'clutch disc', 'turbo', 'dinamo']
  const vehicles = ['prado 2015', 'patrol left', 'باترول 1999', 'lx570 denso', 'jimny zzgrmpf']
  let ways = 0
  for (const part of parts)
    for (const vehicle of vehicles) {
      const { help } = await found(app, `${part} ${vehicle}`)
      for (const { search, total } of help?.lift ?? []) {
        ways++
        expect([search, (await found(app, search)).total]).toEqual([search, total])
      }
      for (const { search, total } of help?.similar ?? []) {
        ways++
        expect([search, (await found(app, search)).total]).toEqual([
          search,
          expect.toSatisfy((there: number) => there >= total && total > 0),
        ])
      }
    }
  expect(ways).toBeGreaterThan(30)
})

test('other part types of the same group are suggested where some fit the vehicle', async ({
  shop,
}) => {
  const { understood, help } = await found(shop, 'brake master cylinder prado')
  expect(understood.near).toBe('words')
  const labels = help!.similar.map(({ label }) => label)
  expect(labels[0]).toBe('Front brake pad set')
  expect(labels).toEqual(expect.arrayContaining(['Rear brake pad set', 'Front brake disc']))
  expect(help!.similar[0]).toEqual({
    ...{ label: 'Front brake pad set', search: 'Front brake pad set prado', total: 2 },
  })
})

test('a search with an answer has no help', async ({ shop }) => {
  expect((await found(shop, 'brake pads')).help).toBeUndefined()
  expect((await shop.call('searchListings', {})).help).toBeUndefined()
})

test.for([
  ['front brake pads prado 2015', ['Toyota', 'Land Cruiser Prado', 2015, 'front brake pads']],
  ['فحمات برادو', ['Toyota', 'Land Cruiser Prado', undefined, 'فحمات']],
  ['toyota brake pads', ['Toyota', undefined, undefined, 'brake pads']],
  ['brake pads prado patrol', undefined],
  ['brake pads', undefined],
  ['brake pads ferrari', undefined],
] as const)('%s: a single vehicle is in the reply', async ([text, expected], { shop }) => {
  const { car } = (await found(shop, text)).understood
  expect(car && [car.make.name, car.model?.name, car.year, car.without]).toEqual(expected)
})
