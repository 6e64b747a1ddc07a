import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Columns, type IndexedListing } from './columns.ts'
import { Names } from './names.ts'

const columnsOf = (...rows: IndexedListing[]) => {
  const columns = new Columns(new Names(() => 0))
  for (const row of rows) columns.put(row)
  return columns
}

const row = (no: number, fields: Partial<IndexedListing> = {}): IndexedListing => ({
  ...{
    no,
    sellerNo: 1,
    categoryNo: 1,
    subCategoryNo: 0,
    partTypeNo: 0,
    brand: 'Denso',
    fitmentNo: 0,
  },
  ...{ name: 'Oil filter', skuKey: `SKU${no}`, priceFils: 100, quantity: 1, listedAt: no },
  ...fields,
})

test('stored values are in the columns', () => {
  const listing = row(3, { categoryNo: 4, subCategoryNo: 5, partTypeNo: 6, priceFils: 700 })
  const columns = columnsOf(listing, row(4, { quantity: 0 }))
  expect([columns.category[3], columns.subCategory[3], columns.partType[3]]).toEqual([4, 5, 6])
  expect([columns.price[3], columns.listedAt[3]]).toEqual([700, 3])
  expect(columns.group[3]).toBe(columns.groups.of('SKU3', 'denso'))
  expect([...columns.state.subarray(0, 6)]).toEqual([0, 0, 0, 2, 1, 0])
  expect([columns.end, columns.subCategoryEnd]).toEqual([5, 6])
})

test('brands have one number in any case, unknown ones none', () => {
  const columns = columnsOf(row(1, { brand: 'Denso' }), row(2, { brand: 'DENSO' }))
  expect(columns.brand[1]).toBe(columns.brand[2])
  expect([columns.brandNumber('denso'), columns.brandNumber('Acme')]).toEqual([1, 0])
  expect(columns.brandNames).toEqual(['', 'Denso'])
})

const changes = fc.array(
  fc.oneof(
    fc.record({
      no: fc.integer({ min: 1, max: 25 }),
      categoryNo: fc.integer({ min: 1, max: 3 }),
      partTypeNo: fc.nat(4),
      fitmentNo: fc.constantFrom(0, 1, 2, 1_500),
      skuKey: fc.constantFrom('A1', 'B2', 'C3'),
      quantity: fc.nat(1),
    }),
    fc.record({ dropped: fc.nat(30) }),
  ),
  { maxLength: 80 },
)

test('after any changes the tallies equal a recount', () => {
  fc.assert(
    fc.property(changes, (all) => {
      const columns = columnsOf()
      const onOffer = new Map<number, IndexedListing>()
      for (const change of all)
        if ('dropped' in change) {
          columns.drop(change.dropped)
          onOffer.delete(change.dropped)
        } else {
          columns.put(row(change.no, change))
          onOffer.set(change.no, row(change.no, change))
        }
      const listings = [...onOffer.values()]
      const count = (like: Partial<IndexedListing>) =>
        listings.filter((listing) =>
          Object.entries(like).every(([name, value]) => listing[name as 'no'] === value),
        ).length
      for (let type = 0; type <= 4; type++) {
        expect(columns.ofType[type]).toBe(count({ partTypeNo: type }))
        const filed = [...columns.byType.of(type)]
        expect(new Set(filed).size).toBe(filed.length)
        const still = filed.filter((no) => columns.state[no])
        expect(still.toSorted((a, b) => a - b)).toEqual(
          listings
            .filter(({ partTypeNo }) => partTypeNo === type)
            .map(({ no }) => no)
            .toSorted((a, b) => a - b),
        )
      }
      for (let category = 1; category <= 3; category++)
        expect(columns.ofCategory[category]).toBe(count({ categoryNo: category }))
      for (const fitment of [0, 1, 2, 1_500])
        expect(columns.ofFitment[fitment] ?? 0).toBe(count({ fitmentNo: fitment }))
      for (const key of ['A1', 'B2', 'C3'])
        expect(columns.groups.onOffer[columns.groups.of(key, 'Denso')] ?? 0).toBe(
          count({ skuKey: key }),
        )
      for (let no = 1; no <= 25; no++)
        expect(columns.state[no]).toBe(onOffer.has(no) ? onOffer.get(no)!.quantity + 1 : 0)
    }),
    { seed: 1, numRuns: 60 },
  )
})
