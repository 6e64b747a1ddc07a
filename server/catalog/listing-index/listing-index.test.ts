import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emirates, type Emirate } from '#contract/emirates.ts'
import { listingChoices } from '#contract/listing-choices.ts'
import { onlyOptions } from '#contract/search-options.ts'
import type { IndexedListing } from './columns.ts'
import type { FittedYears } from './fitments.ts'
import { ListingIndex, MOST_INFERRED } from './listing-index.ts'
import type { FacetCounts, ListingFilter } from './listing-scan.ts'
import type { Order } from './order-keys.ts'

const tiers = listingChoices.tier

const everything: ListingFilter = {
  ...{ categories: new Set(), subCategories: new Set(), brands: new Set<string>() },
  ...{ makes: new Set(), models: new Set(), years: new Set() },
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
  ...{ name: '', skuKey: `SKU${no}` },
  ...{ priceFils: 100, quantity: 1, listedAt: no },
  ...fields,
})

function indexOf(...rows: IndexedListing[]): ListingIndex {
  const index = new ListingIndex({ positionsIn, typePositions: Uint8Array.of(0, 0, 0, 1, 2) })
  for (const each of rows) index.put(each)
  return index
}

const positionsIn = (words: string[]) =>
  (words.includes('front') ? 1 : 0) | (words.includes('rear') ? 2 : 0)

const nosOf = (index: ListingIndex, filter: Partial<ListingFilter> = {}, order: Order = 'newest') =>
  index.search({ ...everything, ...filter }, { order, offset: 0, limit: 1_000 }).nos

test('an empty index finds nothing and has no price range', () => {
  const found = indexOf().search(everything, { order: 'newest', offset: 0, limit: 10 })
  expect(found).toMatchObject({ nos: [], total: 0, facets: { price: null } })
  expect([...found.facets.category, ...found.facets.brand, ...found.facets.year]).toEqual([])
})

test('a listing inserted again takes its new values and counts once', () => {
  const index = indexOf(row(5, { categoryNo: 2, brand: 'Bosch', priceFils: 900 }), row(5))
  const { facets, total } = index.search(everything, { order: 'newest', offset: 0, limit: 1 })
  expect(total).toBe(1)
  expect([...facets.category]).toEqual([[1, 1]])
  expect([...facets.brand]).toEqual([['Denso', 1]])
  expect(facets.price).toEqual({ min: 100, max: 100 })
})

test('a removed listing is gone, removing an unknown one does nothing, and it can be inserted again', () => {
  const index = indexOf(row(1), row(2))
  index.drop(1)
  index.drop(99)
  index.drop(5_000_000)
  expect(nosOf(index)).toEqual([2])
  index.put(row(1, { listedAt: 9 }))
  expect(nosOf(index)).toEqual([1, 2])
})

test('it grows beyond every initial size and retains its content', () => {
  const nos = [1, 1_023, 1_024, 1_025, 5_000, 200_000]
  const index = indexOf(...nos.map((no) => row(no, { brand: `brand ${no}`, priceFils: no })))
  expect(nosOf(index)).toEqual([...nos].reverse())
  for (const no of nos) expect(nosOf(index, { brands: new Set([`brand ${no}`]) })).toEqual([no])
})

test('orders: newest, price ascending, price descending; ties put the later listing first', () => {
  const index = indexOf(
    row(1, { listedAt: 50, priceFils: 300 }),
    row(2, { listedAt: 70, priceFils: 100 }),
    row(3, { listedAt: 70, priceFils: 300 }),
  )
  expect(nosOf(index, {}, 'newest')).toEqual([3, 2, 1])
  expect(nosOf(index, {}, 'price_ascending')).toEqual([2, 3, 1])
  expect(nosOf(index, {}, 'price_descending')).toEqual([3, 1, 2])
})

test('best match: the tier first, then stock, then the newest', () => {
  const index = indexOf(
    row(1, { listedAt: 10 }),
    row(2, { listedAt: 4_000_000_000, quantity: 0 }),
    row(3, { listedAt: 20 }),
    row(4, { listedAt: 4_000_000_000 }),
    row(6, { listedAt: 99 }),
  )
  const candidates = [Int32Array.of(3, 2, 1, 5), Int32Array.of(4, 3)]
  const page = { order: 'best' as const, offset: 0, limit: 9 }
  expect(index.search(everything, page, candidates).nos).toEqual([3, 1, 2, 4])
  const { nos, facets } = index.search({ ...everything, minPrice: 101 }, page, candidates)
  expect([nos, facets.price]).toEqual([[], { min: 100, max: 100 }])
})

test('candidates that are not in the index are left out', () => {
  const index = indexOf(row(1), row(2))
  index.drop(2)
  const candidates = [Int32Array.of(2, 1), Int32Array.of(70_000)]
  const found = index.search(everything, { order: 'best', offset: 0, limit: 9 }, candidates)
  expect([found.nos, found.total]).toEqual([[1], 1])
})

test('an unknown brand beside a known one is ignored; alone it finds nothing', () => {
  const index = indexOf(row(1), row(2, { brand: 'Bosch' }))
  expect(nosOf(index, { brands: new Set(['Acme']) })).toEqual([])
  expect(nosOf(index, { brands: new Set(['Acme', 'Bosch']) })).toEqual([2])
})

test('fitments may be inserted in any order', () => {
  const index = indexOf(row(1, { fitmentNo: 7 }), row(2, { fitmentNo: 3 }))
  index.putFitment(7, [{ make: 1, model: 1, from: 2010, to: 2012 }])
  expect([index.knowsFitment(7), index.knowsFitment(3), index.knowsFitment(0)]).toEqual([
    ...[true, false, true],
  ])
  index.putFitment(3, [{ make: 2, model: 9, from: 2011, to: 2011 }])
  expect(nosOf(index, { makes: new Set([2]) })).toEqual([2])
  expect(nosOf(index, { years: new Set([2011]) })).toEqual([2, 1])
})

test('unused fitments are released without changing results', () => {
  const index = indexOf(row(1, { fitmentNo: 70_000 }), row(2, { fitmentNo: 3 }), row(3))
  const put = (no: number) => {
    index.putFitment(no, manyVehicles)
    index.put(row(no, { fitmentNo: no }))
  }
  const manyVehicles = Array.from({ length: 100 }, (_, i) => ({
    ...{ make: 9, model: 100 + i, from: 1990, to: 1990 },
  }))
  for (let no = 1_000; no < 1_300; no++) put(no)
  index.putFitment(70_000, [{ make: 1, model: 1, from: 2010, to: 2012 }])
  index.putFitment(3, [{ make: 2, model: 9, from: 2011, to: 2011 }])
  index.releaseFitments()
  expect(index.fitments.end).toBe(303)

  for (let no = 1_000; no < 1_300; no++) index.drop(no)
  index.releaseFitments()
  expect(index.fitments.end).toBe(3)
  const found = () =>
    index.search(
      { ...everything, years: new Set([2011]) },
      { order: 'newest', offset: 0, limit: 9 },
    )
  expect(found()).toMatchObject({ nos: [2, 1], total: 2 })
  expect([...found().facets.model]).toEqual([
    [1, 1],
    [9, 1],
  ])
  expect([...index.counts().make]).toEqual([
    [1, 1],
    [2, 1],
  ])
  expect([3, 70_000, 1_000].map((no) => index.knowsFitment(no))).toEqual([true, true, false])
  // A restored listing is read again.
  put(1_000)
  index.put(row(1))
  expect(nosOf(index, { makes: new Set([9]) })).toEqual([1_000])
  expect(nosOf(index, { years: new Set([2011]) })).toEqual([2])
})

const few = (max: number) => fc.array(fc.integer({ min: 1, max }), { maxLength: 2 })
const years = fc.integer({ min: 2000, max: 2005 })
const vehicle = fc
  .record({ model: fc.integer({ min: 1, max: 6 }), from: years, span: fc.nat(3) })
  .map(({ model, from, span }) => ({ make: Math.ceil(model / 2), model, from, to: from + span }))
const shop = fc.record({
  fitments: fc.array(fc.array(vehicle, { minLength: 1, maxLength: 3 }), {
    minLength: 1,
    maxLength: 5,
  }),
  rows: fc.array(
    fc.record({
      categoryNo: fc.integer({ min: 1, max: 3 }),
      subCategoryNo: fc.nat(3),
      brand: fc.constantFrom('Denso', 'Bosch', 'KYB'),
      fitmentNo: fc.nat(5),
      skuKey: fc.constantFrom('A1', 'B2', 'C3', 'D4'),
      sellerNo: fc.integer({ min: 1, max: 9 }),
      pictured: fc.boolean(),
      tier: fc.constantFrom(null, ...tiers),
      emirate: fc.constantFrom<Emirate>('Dubai', 'Sharjah', 'Umm Al Quwain'),
      priceFils: fc.integer({ min: 1, max: 20 }),
      quantity: fc.nat(1),
    }),
    { maxLength: 40 },
  ),
})
const filters = fc.record({
  categories: few(3),
  subCategories: few(3),
  brands: fc.subarray(['Denso', 'Bosch', 'Acme'], { maxLength: 2 }),
  makes: few(3),
  models: few(6),
  years: fc.array(years, { maxLength: 2 }),
  minPrice: fc.option(fc.integer({ min: 1, max: 10 }), { nil: undefined }),
  maxPrice: fc.option(fc.integer({ min: 10, max: 20 }), { nil: undefined }),
  tiers: fc.subarray([...tiers], { maxLength: 2 }),
  emirates: fc.subarray<Emirate>(['Dubai', 'Sharjah', 'Ajman'], { maxLength: 2 }),
  only: fc.subarray([...onlyOptions]),
})
/** Sellers 2 and 4 are open, and there are more sellers than it names. */
const openSellers = Uint8Array.of(0, 0, 1, 0, 1)
type Choices = typeof filters extends fc.Arbitrary<infer T> ? T : never

const isIn = <T>(choices: T[], value: T) => choices.length === 0 || choices.includes(value)

/** The filter said plainly, listing by listing. */
function passes(listing: IndexedListing, fitted: FittedYears[], wanted: Choices): boolean {
  const noVehicle = wanted.makes.length + wanted.models.length + wanted.years.length === 0
  const { minPrice = 0, maxPrice = Infinity } = wanted
  return (
    isIn(wanted.categories, listing.categoryNo) &&
    isIn(wanted.subCategories, listing.subCategoryNo) &&
    isIn<string>(wanted.brands, listing.brand) &&
    isIn<unknown>(wanted.tiers, listing.tier) &&
    isIn<unknown>(wanted.emirates, listing.emirate) &&
    (!wanted.only.includes('in_stock') || listing.quantity > 0) &&
    (!wanted.only.includes('picture') || listing.pictured === true) &&
    (!wanted.only.includes('open_now') || openSellers[listing.sellerNo] === 1) &&
    listing.priceFils >= minPrice &&
    listing.priceFils <= maxPrice &&
    (noVehicle ||
      fitted.some(
        ({ make, model, from, to }) =>
          isIn(wanted.makes, make) &&
          isIn(wanted.models, model) &&
          (wanted.years.length === 0 || wanted.years.some((year) => from <= year && year <= to)),
      ))
  )
}

const filterOf = (wanted: Choices): ListingFilter => ({
  ...{ minPrice: wanted.minPrice, maxPrice: wanted.maxPrice, brands: new Set(wanted.brands) },
  ...{ categories: new Set(wanted.categories), subCategories: new Set(wanted.subCategories) },
  ...{ makes: new Set(wanted.makes), models: new Set(wanted.models), years: new Set(wanted.years) },
  ...{
    tiers: new Set(wanted.tiers),
    emirates: new Set(wanted.emirates),
    only: new Set(wanted.only),
  },
  openSellers,
})

/** Counts of traits, each as `countOf` has it of a query with this value. */
function expectTraits(
  facets: FacetCounts,
  countOf: (changed: Partial<Choices>) => number,
  wanted: Choices,
) {
  for (const tier of tiers) expect(facets.tier.get(tier)).toBe(countOf({ tiers: [tier] }))
  for (const emirate of emirates)
    expect(facets.emirate.get(emirate)).toBe(countOf({ emirates: [emirate] }))
  for (const option of onlyOptions)
    expect(facets.only.get(option)).toBe(countOf({ only: [...new Set([...wanted.only, option])] }))
}

test('results and counts equal those of a scan of all listings', () => {
  fc.assert(
    fc.property(shop, filters, ({ fitments, rows }, wanted) => {
      const listings = rows.map((fields, i) => row(i + 1, fields))
      const index = indexOf(...listings)
      for (let no = 1; no <= 5; no++) index.putFitment(no, fitments[no - 1] ?? [])
      const fittedTo = (listing: IndexedListing) => fitments[listing.fitmentNo - 1] ?? []
      const matching = (changed: Partial<Choices>) =>
        listings.filter((each) => passes(each, fittedTo(each), { ...wanted, ...changed }))
      const found = index.search(filterOf(wanted), { order: 'newest', offset: 0, limit: 1_000 })
      expect(found.nos).toEqual(
        matching({})
          .map(({ no }) => no)
          .reverse(),
      )
      expect(found.total).toBe(found.nos.length)
      const { facets } = found
      for (let value = 1; value <= 6; value++) {
        expect(facets.model.get(value) ?? 0).toBe(matching({ models: [value] }).length)
        if (value > 3) continue
        expect(facets.category.get(value) ?? 0).toBe(matching({ categories: [value] }).length)
        expect(facets.subCategory.get(value) ?? 0).toBe(matching({ subCategories: [value] }).length)
        expect(facets.make.get(value) ?? 0).toBe(matching({ makes: [value] }).length)
      }
      for (let year = 1999; year <= 2009; year++)
        expect(facets.year.get(year) ?? 0).toBe(matching({ years: [year] }).length)
      for (const brand of ['Denso', 'Bosch'] as const)
        expect(facets.brand.get(brand) ?? 0).toBe(matching({ brands: [brand] }).length)
      expectTraits(facets, (changed) => matching(changed).length, wanted)
      const prices = matching({ minPrice: undefined, maxPrice: undefined }).map((l) => l.priceFils)
      expect(facets.price).toEqual(
        prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : null,
      )
    }),
    { numRuns: 400, seed: 1 },
  )
})

const orders = fc.constantFrom<Order>('newest', 'mixed', 'price_ascending', 'price_descending')
const groupKey = ({ skuKey, brand }: IndexedListing) => `${brand} ${skuKey}`

test('a search finds the same whatever was searched before it', () => {
  const pages = fc.record({ order: orders, isGrouped: fc.boolean() })
  fc.assert(
    fc.property(shop, fc.array(fc.tuple(filters, pages), { maxLength: 6 }), (given, searches) => {
      const filled = () => {
        const index = indexOf(...given.rows.map((fields, i) => row(i + 1, fields)))
        for (let no = 1; no <= 5; no++) index.putFitment(no, given.fitments[no - 1] ?? [])
        return index
      }
      const used = filled()
      for (const [wanted, page] of searches) {
        const asked = [filterOf(wanted), { ...page, offset: 0, limit: 1_000 }] as const
        expect(used.search(...asked)).toEqual(filled().search(...asked))
      }
    }),
    { numRuns: 50 },
  )
})

test('grouped, each part number and brand counts once, with a summary of its offers', async () => {
  await fc.assert(
    fc.asyncProperty(
      shop,
      filters,
      orders,
      fc.boolean(),
      async (given, wanted, order, isReserved) => {
        const { fitments, rows } = given
        const listings = rows.map((fields, i) => row(i + 1, fields))
        const index = indexOf()
        if (isReserved) await index.reserve(ReadableStream.from([listings]))
        for (const listing of listings) index.put(listing)
        for (let no = 1; no <= 5; no++) index.putFitment(no, fitments[no - 1] ?? [])
        const matching = (changed: Partial<Choices>) =>
          listings.filter((each) =>
            passes(each, fitments[each.fitmentNo - 1] ?? [], { ...wanted, ...changed }),
          )
        const groupsIn = (changed: Partial<Choices>) =>
          new Set(matching(changed).map(groupKey)).size
        const page = { order, offset: 0, limit: 1_000, isGrouped: true }
        const { facets, ...found } = index.search(filterOf(wanted), page)
        expect([found.total, found.offers]).toEqual([groupsIn({}), matching({}).length])
        for (let value = 1; value <= 6; value++) {
          expect(facets.model.get(value) ?? 0).toBe(groupsIn({ models: [value] }))
          if (value > 3) continue
          expect(facets.category.get(value) ?? 0).toBe(groupsIn({ categories: [value] }))
          expect(facets.subCategory.get(value) ?? 0).toBe(groupsIn({ subCategories: [value] }))
          expect(facets.make.get(value) ?? 0).toBe(groupsIn({ makes: [value] }))
        }
        for (let year = 1999; year <= 2009; year++)
          expect(facets.year.get(year) ?? 0).toBe(groupsIn({ years: [year] }))
        for (const brand of ['Denso', 'Bosch'] as const)
          expect(facets.brand.get(brand) ?? 0).toBe(groupsIn({ brands: [brand] }))
        expectTraits(facets, groupsIn, wanted)

        const shown = found.nos.map((no) => listings[no - 1]!)
        expect(new Set(shown.map(groupKey)).size).toBe(shown.length)
        const single = index.search(filterOf(wanted), { order, offset: 0, limit: 1_000 })
        const isByPrice = order.startsWith('price')
        for (const leader of shown) {
          const offers = matching({}).filter((each) => groupKey(each) === groupKey(leader))
          const inStock = offers.filter(({ quantity }) => quantity > 0)
          const alike = offers.filter(({ tier }) => !leader.tier || tier === leader.tier)
          const alikeInStock = alike.filter(({ quantity }) => quantity > 0)
          const priced = alikeInStock.length > 0 ? alikeInStock : alike
          const from = Math.min(...priced.map(({ priceFils }) => priceFils))
          expect(found.groups!.get(leader.no)).toMatchObject({
            ...{ sellers: offers.length, inStock: inStock.length, from },
            sellerNos: offers.map(({ sellerNo }) => sellerNo),
          })
          if (isByPrice) expect(leader.priceFils).toBe(from)
          else if (order === 'newest')
            expect(leader.no).toBe(
              single.nos.find((no) => groupKey(listings[no - 1]!) === groupKey(leader)),
            )
          const filter = {
            ...filterOf(wanted),
            groupNo: index.groupOf(leader.skuKey, leader.brand),
          }
          const opened = index.search(filter, { order, offset: 0, limit: 1_000 })
          expect(opened.nos.toSorted((a, b) => a - b)).toEqual(offers.map(({ no }) => no))
        }
        const prices = shown.map(({ priceFils }) => priceFils)
        const inOrder = prices.toSorted((a, b) => (order === 'price_descending' ? b - a : a - b))
        if (isByPrice) expect(prices).toEqual(inOrder)
      },
    ),
    { numRuns: 300, seed: 1 },
  )
})

test('a group is represented by the best match of its number', () => {
  const index = indexOf(
    row(1, { skuKey: 'A1', listedAt: 5, quantity: 0 }),
    row(2, { skuKey: 'A1', listedAt: 3 }),
    row(3, { skuKey: 'A1', listedAt: 4, brand: 'Bosch' }),
    row(4, { skuKey: 'A1', listedAt: 2 }),
  )
  const page = { order: 'best' as const, offset: 0, limit: 9, isGrouped: true }
  const found = index.search(everything, page, [Int32Array.of(4), Int32Array.of(1, 2, 3)])
  expect([found.nos, found.total, found.offers]).toEqual([[4, 3], 2, 4])
  const equal = index.search(everything, page, [Int32Array.of(1, 2, 3, 4)])
  expect(equal.nos).toEqual([2, 3])
})

test('a part number without offers has none', () => {
  const index = indexOf(row(1, { skuKey: 'A1' }))
  const groupNo = index.groupOf('A1', 'denso')
  index.drop(1)
  expect(nosOf(index, { groupNo })).toEqual([])
  expect(nosOf(index, { groupNo: index.groupOf('B2', 'Denso') })).toEqual([])
})

test('a brand is on offer as long as a listing has it', () => {
  const index = indexOf(row(1, { brand: 'Bosch' }), row(2), row(3), row(4, { brand: '' }))
  expect(index.brandsOnOffer()).toEqual(['Bosch', 'Denso'])
  index.put(row(1, { brand: 'denso' }))
  index.drop(2)
  expect([index.brandsOnOffer(), index.brandNamed('bosch')]).toEqual([['Denso'], undefined])
  index.drop(1)
  index.drop(3)
  expect([index.brandsOnOffer(), index.brandNamed('Denso')]).toEqual([[], undefined])
  index.put(row(5, { brand: 'BOSCH' }))
  expect([index.brandsOnOffer(), index.brandNamed('BOSCH')]).toEqual([['Bosch'], 'Bosch'])
})

test('sellers are mixed in rounds of three, listings with a picture first, then by date', () => {
  const pictured = true
  const wall = Array.from({ length: 15 }, (_, i) => row(i + 10, { sellerNo: 2, pictured }))
  const index = indexOf(
    row(1, { pictured }),
    row(2, { pictured }),
    ...wall,
    row(40, { sellerNo: 3 }),
    row(41, { sellerNo: 4, pictured, listedAt: 3 }),
  )
  const first = [24, 23, 22, 41, 2, 1]
  const second = [21, 20, 19, 18, 17, 16, 15, 14, 13]
  expect(nosOf(index, {}, 'mixed')).toEqual([...first, ...second, 12, 11, 10, 40])
  expect(nosOf(index).slice(0, 3)).toEqual([40, 24, 23])
})

test('mixed pages are independent of page size and order of insertion', () => {
  const someRow = fc.record({
    sellerNo: fc.integer({ min: 1, max: 4 }),
    pictured: fc.boolean(),
    listedAt: fc.integer({ min: 0, max: 9 }),
  })
  fc.assert(
    fc.property(
      fc.array(someRow, { maxLength: 80 }),
      fc.integer({ min: 1, max: 9 }),
      (all, limit) => {
        const rows = all.map((fields, i) => row(i + 1, fields))
        const index = indexOf(...rows)
        const paged: number[] = []
        for (let offset = 0; offset < rows.length; offset += limit)
          paged.push(...index.search(everything, { order: 'mixed', offset, limit }).nos)
        expect(paged).toEqual(nosOf(indexOf(...rows.toReversed()), {}, 'mixed'))
        expect(paged.toSorted((a, b) => a - b)).toEqual(rows.map(({ no }) => no))
      },
    ),
  )
})

test('a seller can add a limited number of vehicle sets by name, without affecting others', () => {
  const index = new ListingIndex({ positionsIn: () => 0, typePositions: new Uint8Array(8) })
  const named = (model: number) => [{ make: 1, model, from: 2010, to: 2012 }]
  for (let model = 1; model <= MOST_INFERRED; model++)
    expect(index.inferFitment(named(model), 1)).toBeGreaterThan(0)
  expect(index.inferFitment(named(MOST_INFERRED + 1), 1)).toBe(0)
  expect(index.inferFitment(named(1), 1)).toBe(index.inferFitment(named(1), 2))
  expect(index.inferFitment(named(MOST_INFERRED + 1), 2)).toBeGreaterThan(0)
})
