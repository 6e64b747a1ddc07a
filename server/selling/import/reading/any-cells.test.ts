import fc from 'fast-check'
import { expect, test } from 'vitest'
import { importColumns, rowErrors, rowWarnings } from '#contract/import-columns.ts'
import { skuKey } from '#contract/part-number.ts'
import { newListing } from '#contract/selling.ts'
import { reference, understanding } from '../../../testing/understanding-in-memory.ts'
import { sheetsOfCars } from './cars.fixture.ts'
import { sheetsOfCells } from './cells.fixture.ts'
import { recogniseColumns } from './columns.ts'
import { sheetsOfLayouts } from './layouts.fixture.ts'
import type { ReadListing } from './listing-of-row.ts'
import { rowReader } from './read-row.ts'

const realCells = [...sheetsOfLayouts, ...sheetsOfCars, ...sheetsOfCells].flatMap(({ rows }) =>
  rows.flat(),
)
const cell = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...realCells) },
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ maxLength: 300 }),
  fc.double().map(String),
  fc.stringMatching(/^[\d.,/+ -]{0,20}$/),
)
const codes: ReadonlySet<string> = new Set([...rowErrors, ...rowWarnings])
const mapping = Object.fromEntries(importColumns.map((field, i) => [i, field]))
const { shape } = newListing.input

test.for(['listings', 'prices'] as const)(
  'any cells result in %s within the limits, or notes',
  (kind) => {
    const read = rowReader(mapping, { reference, understanding, kind })
    fc.assert(
      fc.property(fc.array(cell, { maxLength: importColumns.length }), (cells) => {
        const row = read(cells)
        if (row === 'nothing') return
        for (const { code, field, value } of row.notes) {
          expect(codes).toContain(code)
          expect([...importColumns, null]).toContain(field)
          expect((value ?? '').isWellFormed()).toBe(true)
        }
        const isError = row.notes.some(({ code }) => rowErrors.some((error) => error === code))
        const isTotal = row.notes.some(({ code }) => code === 'total_row')
        expect(row.listing === undefined).toBe(isError || isTotal)
        if (row.listing) expectWithinLimits(row.listing)
      }),
      { numRuns: 1_500, seed: 5 },
    )
  },
)

function expectWithinLimits(listing: ReadListing): void {
  const { sku, priceFils = 1, quantity = 0, vehicles = [] } = listing
  expect(shape.partSKU.parse(sku)).toBe(sku)
  expect(listing.skuKey).toBe(skuKey(sku))
  for (const [field, text] of [
    ['partName', listing.partName],
    ['partNameAr', listing.partNameAr],
    ['partBrand', listing.brand],
    ['shortDescription', listing.shortDescription],
    ['description', listing.description],
  ] as const)
    if (text !== undefined) expect(shape[field].parse(text)).toBe(text)
  expect(Number.isInteger(priceFils) && priceFils >= 1 && priceFils <= 1_000_000_000).toBe(true)
  expect(Number.isInteger(quantity) && quantity >= 0 && quantity <= 1_000_000).toBe(true)
  expect(vehicles.length).toBeLessThanOrEqual(100)
  for (const { model: no, from, to } of vehicles) {
    const model = reference.model(no)!
    expect(from ?? model.from).toBeGreaterThanOrEqual(model.from)
    expect(to ?? model.to).toBeLessThanOrEqual(model.to)
    expect(from ?? model.from).toBeLessThanOrEqual(to ?? model.to)
  }
  expect(listing.pictures?.length ?? 0).toBeLessThanOrEqual(8)
}

test('columns of any sheet are recognised without an error, each field once', () => {
  fc.assert(
    fc.property(fc.array(fc.array(cell, { maxLength: 12 }), { maxLength: 12 }), (rows) => {
      const { columns } = recogniseColumns(rows.map((cells, i) => ({ number: i + 1, cells })))
      const fields = columns.flatMap(({ field }) => field ?? [])
      const single = fields.filter((field) => field !== 'pic' && field !== 'years')
      expect(new Set(single).size).toBe(single.length)
    }),
    { numRuns: 300, seed: 5 },
  )
})

test('a long hostile cell is read quickly in any column', () => {
  const read = rowReader(mapping, { reference, understanding, kind: 'listings' })
  for (const piece of [
    '2010-',
    'Prado/',
    '1,',
    '. ',
    '(',
    'Toyota 2010 to ',
    '- / ',
    '\u0651',
    '٠-',
  ])
    for (const i of importColumns.keys()) {
      const cells: string[] = importColumns.map((field) => (field === 'partSKU' ? 'AB123' : ''))
      cells[i] = piece.repeat(Math.floor(32_000 / piece.length))
      const start = process.cpuUsage()
      read(cells)
      const { user } = process.cpuUsage(start)
      expect(user / 1_000, `${importColumns[i]} of ${piece}`).toBeLessThan(1_000)
    }
})
