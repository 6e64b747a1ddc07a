import fc from 'fast-check'
import { expect, vi } from 'vitest'
import type { InputOf } from '#contract/api.ts'
import { crossNumberKinds } from '#contract/cross-numbers.ts'
import { listingChoices } from '#contract/listing-choices.ts'
import { skuKey } from '#contract/part-number.ts'
import { newListing } from '#contract/selling.ts'
import { testApp } from '../testing/app.ts'
import { repetitions } from '../testing/effort.ts'
import { importList } from '../testing/import-list.ts'
import { join, password, pictureFile } from '../testing/people.ts'
import { referenceInMemory } from '../testing/reference-in-memory.ts'
import { testIn } from '../testing/world.ts'

// A thread that learns the vocabulary has to start; on a busy machine that takes its time.
vi.setConfig({ testTimeout: 600_000 })

type Stock = InputOf<'newListing'>

const test = testIn(async (atEnd) => {
  const app = await testApp('empty', {
    atEnd,
    env: { LIMIT_PER_ADDRESS: '1000', LOG_LEVEL: 'error' },
  })
  return { app }
})

const reference = referenceInMemory()
const { shape } = newListing.input
// Exponential for a pattern that may divide each word in several ways: no export would end.
const manyNumbers = `'${'11 '.repeat(38)}!`

const text = (schema: { safeParse: (value: string) => { success: boolean } }, texts: string[]) =>
  fc
    .oneof(
      { weight: 3, arbitrary: fc.constantFrom(...texts) },
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
    )
    .filter((value) => schema.safeParse(value).success)

const names = [
  ...[
    'Front brake pad set',
    'فلتر زيت',
    'فحمات برادو VXR',
    '1234',
    '12 34',
    '2010-2018',
    'N/A',
    '0',
  ],
  ...['=1+1', '+971 50', '@name', "'007", "'Quoted'", '-5', '<b>Bold</b>', 'A & B', 'two  spaces'],
  ...['Brake pad / فحمات', 'Total', 'Part name', 'Toyota', manyNumbers, 'say "x"; y, z', '#N/A'],
]
const models = reference.makes.flatMap((make) => make.models.map((model) => model))
const year = fc.option(fc.integer({ min: 1985, max: 2026 }), { nil: undefined })
const fit = fc.record({ model: fc.constantFrom(...models), years: fc.tuple(year, year) })
const fits = fc.uniqueArray(fit, { maxLength: 4, selector: ({ model }) => model.no }).map((all) =>
  all.map(({ model, years: [a, b] }) => ({
    ...{ make: reference.make(model.makeNo)!.id, model: model.id },
    from: a !== undefined && b !== undefined ? Math.min(a, b) : a,
    to: a !== undefined && b !== undefined ? Math.max(a, b) : b,
  })),
)
const numbers = fc
  .tuple(
    fc.constantFrom(
      '04465-',
      'ABC',
      'P/N: ',
      '12345678 / 1234',
      "'0",
      'OEM 9',
      'HU 8/',
      'Oil filter ',
    ),
    fc.integer({ min: 10_000, max: 99_999 }).map((n) => `${n}`),
    fc.boolean(),
  )
  .map(([front, digits, isWord]) =>
    isWord ? `${front}${[...digits].map((d) => 'KLMNOPQRST'[Number(d)]).join('')}` : front + digits,
  )
const place = fc
  .constantFrom(...reference.categories)
  .chain(({ name, subCategories }) =>
    fc.constantFrom('', ...subCategories.map((sub) => sub.names.en)).map((sub) => ({ name, sub })),
  )

const crossNumbers = fc.uniqueArray(
  fc.record({
    kind: fc.constantFrom(...crossNumberKinds),
    number: fc.constantFrom(
      ...['04465-60280', 'HU 820/1 X', '0 986 494 153', 'AB123456/AB123457', 'Bosch 123', '=1234'],
      ...['GDB 1537', "'12345", '+971 50', '@1234', '٠٤٤٦٥', '1234567 (89)', 'N/A 1234', '-5678'],
    ),
    brand: fc.constantFrom('', 'Bosch', 'بوش', 'OEM', '=Brand', '1234', 'K&N', 'Febi  Bilstein'),
  }),
  { maxLength: 6, selector: ({ number }) => skuKey(number) },
)

const listing: fc.Arbitrary<Stock> = fc
  .record({
    partName: text(shape.partName, names),
    partNameAr: fc.oneof(fc.constant(''), text(shape.partNameAr, names)),
    partBrand: text(shape.partBrand, ['Toyota', 'toyota', 'Genuine', 'بوش', '=Brand', 'Unbranded']),
    shortDescription: text(shape.shortDescription, names),
    description: text(shape.description, [
      ...[
        '<p>With <b>shims</b>.</p><ul><li>2 pcs</li></ul>',
        'plain & simple',
        '<p>a</p>\n\n<p>b</p>',
      ],
      ...['a < b', '=SUM(A1)', '<table><tr><td>1</td></tr></table>'],
    ]),
    partSKU: numbers,
    price: fc.integer({ min: 1, max: 5_000_000 }).map((fils) => String(fils / 100)),
    quantity: fc.integer({ min: 0, max: 5_000 }).map(String),
    tier: fc.constantFrom('', ...listingChoices.tier),
    crossNumbers: crossNumbers.map((all) => JSON.stringify(all)),
    place,
    fits,
  })
  .map(({ place: { name, sub }, fits: cars, ...rest }) => ({
    ...{ ...rest, category: name, subCategory: sub },
    ...(cars.length > 0 ? { fits: JSON.stringify(cars) } : { universal: 'true' as const }),
  }))

const stock = fc.uniqueArray(listing, {
  ...{ minLength: 20, maxLength: 25, selector: ({ partSKU }: Stock) => skuKey(partSKU) },
})

test('importing an export changes nothing, by a person or by a key', async ({ world: { app } }) => {
  const pic = await pictureFile('pads.jpg')
  await fc.assert(
    fc.asyncProperty(stock, async (parts) => {
      const { token } = await join(app, 'SELLER')
      const { key } = await app.call('createAccessKey', { name: 'Stock', password }, { token })
      for (const part of [{ ...parts[0]!, partName: manyNumbers, partSKU: 'HANG-1' }, ...parts])
        await app.call('newListing', part, { token, files: { pic } })
      for (const format of ['csv', 'xlsx'] as const) {
        const { rawPayload: bytes } = await app.http.inject({
          url: `/api/listing/export?format=${format}`,
          headers: { authorization: `Bearer ${format === 'csv' ? key : token}` },
        })
        const files = { file: { name: `stock.${format}`, bytes } }
        const checked = await importList(app, { mode: 'check' }, { token, files })
        expect(checked.problem).toBeNull()
        expect(checked.failed).toEqual([])
        const { rows, created, updated, unchanged } = checked
        expect({ rows, created, updated, unchanged }).toEqual({
          ...{ rows: parts.length + 1, created: 0, updated: 0, unchanged: parts.length + 1 },
        })
      }
    }),
    { numRuns: repetitions(1, 2), endOnFailure: true },
  )
})
