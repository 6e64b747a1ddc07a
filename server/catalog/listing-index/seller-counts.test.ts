import { expect, test } from 'vitest'
import type { IndexedListing } from './columns.ts'
import { ListingIndex } from './listing-index.ts'
import { countBySeller, type SellerFilter } from './seller-counts.ts'

const [brakes, filters] = [1, 2]
const [toyota, nissan] = [1, 2]
const [forToyota, forBoth, forAny] = [1, 2, 0]

const row = (no: number, fields: Partial<IndexedListing>): IndexedListing => ({
  ...{ no, sellerNo: 1, categoryNo: brakes, subCategoryNo: 0, partTypeNo: 0, name: '' },
  ...{ skuKey: `SKU${no}`, brand: 'Denso', fitmentNo: forAny, priceFils: 100, quantity: 1 },
  listedAt: no,
  ...fields,
})

function indexOf(...rows: IndexedListing[]): ListingIndex {
  const index = new ListingIndex({ positionsIn: () => 0, typePositions: new Uint8Array(1) })
  const years = { from: 2010, to: 2020 }
  index.putFitment(forToyota, [
    { make: toyota, model: 1, ...years },
    { make: toyota, model: 2, ...years },
  ])
  index.putFitment(forBoth, [
    { make: toyota, model: 1, ...years },
    { make: nissan, model: 3, ...years },
  ])
  for (const each of rows) index.put(each)
  return index
}

const index = indexOf(
  row(1, { fitmentNo: forToyota }),
  row(2, { fitmentNo: forBoth, categoryNo: filters }),
  row(3, { fitmentNo: forToyota, categoryNo: filters, quantity: 0 }),
  row(4, { sellerNo: 4_000_000_000, fitmentNo: forBoth }),
  row(5, { sellerNo: 4_000_000_000 }),
  row(6, { sellerNo: 3 }),
)
index.drop(6)

const counts = (filter: Partial<SellerFilter> = {}) =>
  Object.fromEntries(
    [...countBySeller(index, { categories: new Set(), makes: new Set(), ...filter })].map(
      ([no, { listings, category, make }]) => [
        no,
        { listings, category: Object.fromEntries(category), make: Object.fromEntries(make) },
      ],
    ),
  )

test('sellers are counted by category and make, each make once per listing', () => {
  expect(counts()).toEqual({
    1: { listings: 3, category: { 1: 1, 2: 2 }, make: { 1: 3, 2: 1 } },
    4_000_000_000: { listings: 2, category: { 1: 2 }, make: { 1: 1, 2: 1 } },
  })
})

test('a filter narrows its own field and the counts of the other', () => {
  expect(counts({ makes: new Set([nissan]), categories: new Set([brakes]) })).toEqual({
    1: { listings: 0, category: { 2: 1 }, make: { 1: 1 } },
    4_000_000_000: { listings: 1, category: { 1: 1 }, make: { 1: 1, 2: 1 } },
  })
})

test('one seller is counted alone, an unknown one not at all', () => {
  expect(Object.keys(counts({ sellerNo: 1 }))).toEqual(['1'])
  expect(counts({ sellerNo: 77 })).toEqual({})
})

test('an empty index has no sellers', () => {
  expect(countBySeller(indexOf(), { categories: new Set(), makes: new Set() })).toEqual(new Map())
})
