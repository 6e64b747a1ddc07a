import { expect } from 'vitest'
import { ApiError, type InputOf } from '#contract/api.ts'
import { testOn, type TestApp } from '../testing/app.ts'
import { found, stock } from '../testing/searching.ts'

/** A Land Cruiser Prado of 2014, and the frame of one of any year. */
const VIN = 'JTEBX3FJ1EK191070'
const FRAME = 'GRJ150-1234567'

const ofPrado = (from: number, to: number) => ({ fits: [{ model: 'toyota/prado', from, to }] })

const test = testOn('empty').extend('shop', { scope: 'file' }, async ({ app }) => {
  await stock(app, [
    ['PAD-FITS', 'Front brake pad set', ofPrado(2010, 2017)],
    ['PAD-OLDER', 'Front brake pad set', ofPrado(2003, 2009)],
    ['PAD-PATROL', 'Front brake pad set', { fits: [{ model: 'nissan/patrol' }] }],
    ['FLUID', 'Brake fluid DOT 4'],
    ['RADIATOR', 'Radiator', { category: 'Engine Cooling', ...ofPrado(2010, 2020) }],
    ['LEFT', 'Left headlamp', { category: 'Lamp Items', ...ofPrado(2014, 2017) }],
    ['RIGHT', 'Right headlamp', { category: 'Lamp Items', ...ofPrado(2014, 2017) }],
  ])
  return app
})

const fitting = ['LEFT', 'PAD-FITS', 'RADIATOR', 'RIGHT']

test.for([
  ['as it is', VIN],
  ['in lower case', VIN.toLowerCase()],
  ['in groups', 'JTE BX3FJ 1E K191070'],
  ['in Arabic-Indic digits', 'JTEBX٣FJ١EK١٩١٠٧٠'],
])('a VIN %s finds the parts that fit its vehicle in its year', async ([, text], { shop }) => {
  const { skus, understood } = await found(shop, text!)
  expect(skus.slice(0, 4).sort()).toEqual(fitting)
  expect(skus).not.toContain('PAD-PATROL')
  expect(understood.vehicle).toMatchObject({
    ...{ vin: VIN, make: { name: 'Toyota' }, model: { name: 'Land Cruiser Prado' } },
    ...{ year: 2014, region: 'JP', checkDigit: 'right', confidence: 'high' },
  })
  expect(understood.mentions).toEqual([{ kind: 'vehicle', typed: text, label: VIN, without: '' }])
})

test('a frame number finds the parts of all years of its vehicle', async ({ shop }) => {
  const { skus, understood } = await found(shop, FRAME)
  expect(skus.slice(0, 4).sort()).toEqual(fitting)
  const { vehicle } = understood
  expect(vehicle).toMatchObject({ vin: FRAME, model: { name: 'Land Cruiser Prado' } })
  expect(vehicle!.year).toBeUndefined()
  expect(vehicle!.years).toContain(2015)
})

test.for([
  `brake pads ${VIN}`,
  `${VIN} brake pads`,
  `فحمات ${VIN}`,
  `fahmat ${VIN.toLowerCase()}`,
  `brek pad ${FRAME}`,
])('a part name beside the number finds that part for that vehicle: %s', async (text, { shop }) => {
  const { skus, understood } = await found(shop, text)
  expect(skus[0]).toBe('PAD-FITS')
  for (const sku of ['PAD-PATROL', 'RADIATOR', 'FLUID']) expect(skus).not.toContain(sku)
  const kinds = understood.mentions.map(({ kind }) => kind)
  expect(kinds.sort()).toEqual(['part', 'vehicle'])
  expect(understood.vehicle!.model!.name).toBe('Land Cruiser Prado')
})

test('a VIN with a year leaves out parts of other years', async ({ shop }) => {
  expect((await found(shop, `brake pads ${VIN}`)).skus).toEqual(['PAD-FITS'])
})

test('a side beside the number selects left or right', async ({ shop }) => {
  expect((await found(shop, `left headlamp ${VIN}`)).skus).toEqual(['LEFT'])
  expect((await found(shop, `${VIN} right headlamp`)).skus).toEqual(['RIGHT'])
})

test('help offers a text without the number and one without the words', async ({ shop }) => {
  const { understood } = await found(shop, `radiator ${VIN}`)
  expect(understood.mentions.map(({ typed, without }) => [typed, without])).toEqual(
    expect.arrayContaining([
      ['radiator', VIN],
      [VIN, 'radiator'],
    ]),
  )
})

test('without a fitting part, help offers to leave out either', async ({ shop }) => {
  const { total, help } = await found(shop, `clutch disc ${VIN}`)
  expect(total).toBe(0)
  expect(help!.lift.map(({ label, search }) => [label, search])).toEqual([['clutch disc', VIN]])
})

test('a number of a make that is not sold here finds nothing alone', async ({ shop }) => {
  const { total, understood } = await found(shop, 'ZFFEW58A080140001')
  expect(total).toBe(0)
  expect(understood.vehicle!.make).toEqual({ name: 'Ferrari', label: 'Ferrari' })
})

test('nor does one of a model without listings', async ({ shop }) => {
  const { total, understood } = await found(shop, 'WVWZZZ1KZAW000001')
  expect(total).toBe(0)
  expect(understood.vehicle).toMatchObject({
    make: { name: 'Volkswagen', label: 'Volkswagen' },
    models: [{ name: 'Golf' }, { name: 'Jetta' }],
  })
})

test('nor are parts of other cars shown for it; leaving it out is offered', async ({ shop }) => {
  const { total, help } = await found(shop, 'brake pads WVWZZZ1KZAW000001')
  expect(total).toBe(0)
  expect(help!.lift).toEqual([{ label: 'WVWZZZ1KZAW000001', search: 'brake pads', total: 3 }])
})

const filtered = async (app: TestApp, query: InputOf<'searchListings'>) =>
  (await found(app, '', query)).skus.toSorted()
const forPrado = ['LEFT', 'PAD-FITS', 'PAD-OLDER', 'RADIATOR', 'RIGHT']

test('as a filter it leaves parts of its model, and combines with the others', async ({ shop }) => {
  for (const vin of [VIN, FRAME, ` ${VIN.toLowerCase()} `])
    expect(await filtered(shop, { vin })).toEqual(forPrado)
  expect(await filtered(shop, { vin: '' })).toHaveLength(7)
  expect(await filtered(shop, { vin: VIN, year: ['2005'] })).toEqual(['PAD-OLDER'])
  expect(await filtered(shop, { vin: VIN, category: ['Lamp Items'] })).toEqual(['LEFT', 'RIGHT'])
  expect(await filtered(shop, { vin: VIN, make: ['Nissan'] })).toEqual([])
  expect(await filtered(shop, { vin: VIN, model: ['Patrol'] })).toEqual([])
  expect(await filtered(shop, { vin: 'WVWZZZ1KZAW000001' })).toEqual([])
  const pads = await found(shop, 'brake pads', { vin: VIN })
  expect(pads.skus.toSorted()).toEqual(['PAD-FITS', 'PAD-OLDER'])
  expect(pads.facets.category.find(({ count }) => count > 0)).toMatchObject({ count: 2 })
})

test.for(['hello', '04465-60280', 'JTEBX3FJ1EK1910O'])(
  'as a filter %s is rejected: no vehicle number',
  async (vin, { shop }) => {
    await expect(shop.call('searchListings', { vin })).rejects.toMatchObject({
      ...{ status: 400, code: 'vehicle.not_a_number', fields: { vin: expect.any(String) } },
    })
  },
)

test('a decoded VIN returns make, model and year in the caller’s language', async ({ shop }) => {
  const english = await shop.call('decodeVehicle', { vin: VIN })
  expect(english).toMatchObject({
    ...{ vin: VIN, year: 2014, confidence: 'high', checkDigit: 'right' },
    ...{ make: { label: 'Toyota' }, model: { label: 'Land Cruiser Prado' } },
  })
  const arabic = await shop.call(
    'decodeVehicle',
    { vin: ` ${VIN.toLowerCase()} ` },
    { language: 'ar' },
  )
  expect(arabic).toEqual({
    ...english,
    make: { ...english.make, label: 'تويوتا' },
    model: { ...english.model, label: 'برادو' },
  })
  expect(english).toEqual((await found(shop, VIN)).understood.vehicle)
})

test('a decoded frame number returns its possible years', async ({ shop }) => {
  const { vin, years, checkDigit } = await shop.call('decodeVehicle', { vin: 'grj150 1234567' })
  expect({ vin, checkDigit }).toEqual({ vin: FRAME, checkDigit: 'unused' })
  expect(years!.length).toBeGreaterThan(1)
})

test('a wrong check digit is reported where it applies, with low confidence', async ({ shop }) => {
  const decoded = await shop.call('decodeVehicle', { vin: '5TDZA23C26S012345' })
  expect(decoded.checkDigit).toBe('wrong')
  expect(decoded.confidence).toBe('low')
})

test.for([
  ['hello', 'vehicle.not_a_number'],
  ['JTEBX3FJ1EK19107', 'vehicle.not_a_number'],
  ['04465-60280', 'vehicle.not_a_number'],
  ['brake pads JTEBX3FJ1EK191070', 'vehicle.not_a_number'],
  ['', 'input.invalid'],
  ['   ', 'input.invalid'],
  ['J'.repeat(41), 'input.invalid'],
  ['JTEBX3FJ\u00001EK191070', 'input.invalid'],
])('%j is rejected as a vehicle number, with %s', async ([vin, code], { shop }) => {
  const refused = await shop.call('decodeVehicle', { vin: vin! }).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(ApiError)
  expect(refused).toMatchObject({ status: 400, code, fields: { vin: expect.any(String) } })
})

test('a VIN in groups is read beside a part', async ({ shop }) => {
  const { skus, understood } = await found(shop, `${VIN.slice(0, 3)} ${VIN.slice(3)} left headlamp`)
  expect([skus, understood.vehicle?.vin]).toEqual([['LEFT'], VIN])
})
