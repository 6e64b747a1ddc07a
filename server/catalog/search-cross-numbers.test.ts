import fc from 'fast-check'
import { expect } from 'vitest'
import type { CrossNumber } from '#contract/cross-numbers.ts'
import { crossNumberKinds } from '#contract/cross-numbers.ts'
import { mostCrossNumbers } from '#contract/limits.ts'
import { skuKey } from '#contract/part-number.ts'
import { enteredCrossNumber } from '#contract/selling.ts'
import { testOn } from '../testing/app.ts'
import { repetitions } from '../testing/effort.ts'
import { makeSeller, publishListing } from '../testing/factories.ts'
import { found, stock } from '../testing/searching.ts'
import { findVehicleNumber } from './understanding/vehicle-number/find-vehicle-number.ts'

const same = (number: string, brand?: string): CrossNumber => ({ kind: 'same_as', number, brand })
const older = (number: string): CrossNumber => ({ kind: 'replaces', number })
const newer = (number: string): CrossNumber => ({ kind: 'replaced_by', number })

const test = testOn('empty').extend('shop', { scope: 'file' }, async ({ app }) => {
  await stock(app, [
    ['04465-60280', 'Front brake pad set', { brand: 'Toyota' }],
    ['04465-60280-90', 'Front brake pad set with shims', { brand: 'Toyota' }],
    [
      '04465-60320',
      'Front brake pad set',
      { brand: 'Toyota', crossNumbers: [older('04465-60280')] },
    ],
    [
      'GDB3425',
      'Front brake pads',
      { brand: 'TRW', crossNumbers: [same('04465-60280', 'Toyota')] },
    ],
    ['GDB3425', 'Front brake pads', { brand: 'TRW', crossNumbers: [same('0446560280')] }],
    [
      '90915-10003',
      'Oil filter',
      { category: 'Service Parts', crossNumbers: [newer('90915-YZZE1')] },
    ],
    ['90915-YZZE1', 'Oil filter', { category: 'Service Parts' }],
  ])
  return app
})

test('a number finds its own offers first, then what several sellers relate to it, what one does, and longer numbers', async ({
  shop,
}) => {
  const { skus, understood, listings } = await found(shop, '0446560280')
  expect(skus).toEqual(['04465-60280', 'GDB3425', 'GDB3425', '04465-60320', '04465-60280-90'])
  expect(understood).toMatchObject({ sku: '0446560280', unknown: [] })
  expect(listings.map(({ match }) => match && [match.label, match.brand, match.number])).toEqual([
    undefined,
    ['Same as', undefined, '0446560280'],
    ['Same as', 'Toyota', '04465-60280'],
    ['Replaces', undefined, '04465-60280'],
    undefined,
  ])
})

test('the reason is in the language of the page', async ({ shop }) => {
  const reasons = async (language: 'ar' | 'fr' | 'zh') => {
    const { listings } = await shop.call('searchListings', { string: '04465-60280' }, { language })
    return listings.flatMap(({ match }) => match?.label ?? []).at(-1)
  }
  expect(await reasons('ar')).toBe('يحل محل')
  expect(await reasons('fr')).toBe('Remplace')
  expect(await reasons('zh')).toBe('替代')
})

test('a number that nobody lists finds the parts that name it', async ({ shop }) => {
  await publishListing(shop, { sku: 'BP-900', crossNumbers: [same('0 986 494 153', 'Bosch')] })
  for (const text of ['0 986 494 153', '0986494153', 'Bosch 0986 494 153', '٠٩٨٦٤٩٤١٥٣']) {
    const { skus, listings, help } = await found(shop, text)
    expect(skus).toEqual(['BP-900'])
    expect(listings[0]!.match).toEqual({
      ...{ kind: 'same_as', number: '0 986 494 153', brand: 'Bosch', label: 'Same as' },
    })
    expect(help).toBeUndefined()
  }
})

test('a mistyped number finds the parts that name the one that was meant', async ({ shop }) => {
  await publishListing(shop, { sku: 'BP-901', crossNumbers: [same('77365-60140')] })
  const { skus, understood } = await found(shop, '77356-6O140')
  expect(skus).toEqual([])
  expect(understood.near).toBeUndefined()
  expect(await found(shop, '77356-60140')).toMatchObject({
    ...{ skus: ['BP-901'], understood: { near: 'number', sku: '7736560140' } },
  })
})

test('a mistyped number on offer also finds what is related to it', async ({ shop }) => {
  const { skus, understood } = await found(shop, '90915-YZZE1'.replace('0', 'O'))
  expect(skus).toEqual(['90915-YZZE1', '90915-10003'])
  expect(understood.near).toBe('number')
})

test('a relation holds both ways, one step far', async ({ shop }) => {
  expect((await found(shop, '90915-YZZE1')).skus).toEqual(['90915-YZZE1', '90915-10003'])
  const back = await found(shop, '90915-10003')
  expect(back.skus).toEqual(['90915-10003', '90915-YZZE1'])
  expect(back.listings[1]!.match).toMatchObject({ kind: 'replaces', number: '90915-10003' })
  await stock(shop, [
    ['CHAIN-1001', 'Bracket', { crossNumbers: [same('CHAIN-1002')] }],
    ['CHAIN-1002', 'Bracket', { crossNumbers: [same('CHAIN-1003')] }],
    ['CHAIN-1003', 'Bracket'],
  ])
  expect((await found(shop, 'CHAIN-1001')).skus).toEqual(['CHAIN-1001', 'CHAIN-1002'])
})

test('words are never taken for a number that somebody names', async ({ shop }) => {
  await publishListing(shop, {
    ...{ sku: 'ADS-1', partName: 'Phone holder' },
    crossNumbers: [same('camry 2015'), same('prado2016'), same('brake pads 04')],
  })
  expect((await found(shop, 'camry 2015')).skus).not.toContain('ADS-1')
  expect((await found(shop, 'prado 2016')).skus).not.toContain('ADS-1')
})

test('a seller who names a number in every listing takes a few places, behind all others', async ({
  shop,
}) => {
  const spammer = await makeSeller(shop.database.db)
  const number = '13568-39016'
  await stock(shop, [
    ...Array.from({ length: 40 }, (_, i): Parameters<typeof stock>[1][number] => [
      `SPAM-${1_000 + i}`,
      'Sticker',
      { sellerNo: spammer.no, crossNumbers: [same(number)] },
    ]),
    ['T328', 'Timing belt', { crossNumbers: [same(number)] }],
    ['T328', 'Timing belt', { crossNumbers: [same(number)] }],
  ])
  const { skus, total } = await found(shop, number, { limit: 100 })
  expect(skus.slice(0, 2)).toEqual(['T328', 'T328'])
  expect(total).toBe(2 + 12)
})

test('sellers who contradict each other are left where their own listings say it', async ({
  shop,
}) => {
  await stock(shop, [
    ['LOOP-2001', 'Bracket', { crossNumbers: [older('LOOP-2002')] }],
    ['LOOP-2001', 'Bracket', { crossNumbers: [newer('LOOP-2002')] }],
    ['LOOP-2002', 'Bracket'],
    ['LOOP-2003', 'Bracket', { crossNumbers: [older('LOOP-2002')] }],
    ['LOOP-2003', 'Bracket', { crossNumbers: [older('LOOP-2002')] }],
  ])
  const { skus } = await found(shop, 'LOOP-2002')
  expect(skus).toEqual(['LOOP-2002', 'LOOP-2003', 'LOOP-2003', 'LOOP-2001', 'LOOP-2001'])
  expect((await found(shop, 'LOOP-2001')).skus).toEqual(['LOOP-2001', 'LOOP-2001'])
})

test('a listing that is paused, or no longer names a number, is not found by it', async ({
  shop,
}) => {
  const { sku, sellerNo } = await publishListing(shop, { crossNumbers: [same('77310-0K010')] })
  expect((await found(shop, '77310-0K010')).skus).toEqual([sku])
  await shop.stock.write((tx) => shop.stock.move(tx, { sellerNo }, 'pause'))
  expect((await found(shop, '77310-0K010')).skus).toEqual([])
  await shop.stock.write((tx) => shop.stock.move(tx, { sellerNo }, 'activate'))
  const { rows } = await shop.database.pool.query<{ no: number }>(
    'select no from listing where sku = $1',
    [sku],
  )
  await shop.stock.write((tx) =>
    shop.stock.change(tx, [{ no: rows[0]!.no, crossNumbers: [same('77310-0K020')] }]),
  )
  expect((await found(shop, '77310-0K010')).skus).toEqual([])
  expect((await found(shop, '77310-0K020')).skus).toEqual([sku])
})

test('a column that holds anything else keeps no listing from its page', async ({ shop }) => {
  const { sku } = await publishListing(shop)
  for (const value of ['{}', '[null]', '[{"number": 7}]', '"x"']) {
    await shop.database.pool.query('update listing set cross_numbers = $1 where sku = $2', [
      value,
      sku,
    ])
    expect((await shop.call('getListing', { sku })).listing.crossNumbers).toEqual([])
  }
})

const figures = fc.string({
  unit: fc.constantFrom(...'0123456789-. /'),
  minLength: 5,
  maxLength: 24,
})
// The letters stand for no word: of text that reads as words, words win.
const number = fc
  .oneof(
    figures.map((text) => text.trim()),
    figures.map((text) => `JWQX${text.trimEnd()}`),
  )
  .filter(
    (text) =>
      enteredCrossNumber.safeParse({ kind: 'same_as', number: text }).success &&
      !findVehicleNumber(text) &&
      !findVehicleNumber(skuKey(text)),
  )
const numbers = fc.uniqueArray(fc.record({ kind: fc.constantFrom(...crossNumberKinds), number }), {
  minLength: 1,
  maxLength: mostCrossNumbers,
  selector: (each) => skuKey(each.number),
})

test('a part is found by each of its numbers, and says why', async ({ shop }) => {
  await fc.assert(
    fc.asyncProperty(numbers, async (crossNumbers) => {
      const { sku } = await publishListing(shop, { crossNumbers })
      for (const { kind, number: one } of crossNumbers)
        for (const text of [one, skuKey(one).toLowerCase()]) {
          const { listings } = await found(shop, text, { limit: 100 })
          const hit = listings.find(({ partSKU }) => partSKU === sku)
          expect([text, hit?.match?.kind, hit?.match?.number]).toEqual([text, kind, one])
        }
    }),
    { numRuns: repetitions(5, 50) },
  )
}, 120_000)
