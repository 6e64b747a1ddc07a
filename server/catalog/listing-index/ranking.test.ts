import { describe, expect, test } from 'vitest'
import type { IndexedListing } from './columns.ts'
import { ListingIndex } from './listing-index.ts'
import type { ListingFilter } from './listing-scan.ts'
import type { Order } from './order-keys.ts'
import type { Wanted } from './wanted.ts'

const everything: ListingFilter = {
  ...{ categories: new Set(), subCategories: new Set(), brands: new Set<string>() },
  ...{ makes: new Set(), models: new Set(), years: new Set() },
}

// Positions: front 1, rear 2, left 4, right 8. Part types: 3 is a front one, 4 a rear one.
const [prado, hilux, patrol] = [11, 12, 21]
const positionBits = new Map([...Object.entries({ front: 1, rear: 2, left: 4, right: 8 })])
const positionsIn = (words: string[]) =>
  words.reduce((bits, word) => bits | (positionBits.get(word) ?? 0), 0)

const row = (no: number, fields: Partial<IndexedListing> = {}): IndexedListing => ({
  ...{
    no,
    sellerNo: 1,
    categoryNo: 1,
    subCategoryNo: 0,
    partTypeNo: 1,
    brand: 'Denso',
    fitmentNo: 0,
  },
  ...{ name: 'Part', skuKey: `SKU${no}`, priceFils: 100, quantity: 1, listedAt: 10 },
  ...fields,
})

/** Fitment 1 is the Prado of 2010–2017, 2 the Hilux of the same years, 3 the Patrol. */
function indexOf(...rows: IndexedListing[]): ListingIndex {
  const index = new ListingIndex({ positionsIn, typePositions: Uint8Array.of(0, 0, 0, 1, 2, 0) })
  index.putFitment(1, [{ make: 1, model: prado, from: 2010, to: 2017 }])
  index.putFitment(2, [{ make: 1, model: hilux, from: 2010, to: 2017 }])
  index.putFitment(3, [{ make: 2, model: patrol, from: 2010, to: 2017 }])
  for (const each of rows) index.put(each)
  return index
}

const wanting = (wanted: Partial<Wanted>): Wanted => ({
  ...{ vehicles: [], positions: 0, brands: [], tiers: [], words: [], spoken: [] },
  ...wanted,
})
const types = (...nos: number[]) => new Map(nos.map((no) => [no, 1]))
const aPrado = [{ make: 1, model: prado, weight: 1 }]

const search = (index: ListingIndex, wanted: Partial<Wanted>, order: Order = 'best') =>
  index.search(everything, { order, offset: 0, limit: 100 }, wanting(wanted))
const found = (index: ListingIndex, wanted: Partial<Wanted>, order?: Order) =>
  search(index, wanted, order).nos

describe('results', () => {
  test('only the types wanted are returned, the likelier first', () => {
    const index = indexOf(row(1, { partTypeNo: 2 }), row(2), row(3, { partTypeNo: 5 }))
    const both = new Map([
      [1, 1],
      [2, 0.5],
    ])
    expect(found(index, { types: both })).toEqual([2, 1])
  })

  test('matching vehicles come before universal parts, those before other years; other cars are left out', () => {
    const index = indexOf(row(1, { fitmentNo: 3 }), row(2), row(3, { fitmentNo: 1 }))
    expect(found(index, { types: types(1), vehicles: aPrado })).toEqual([3, 2])
    const years = { from: 2020, to: 2020 }
    expect(found(index, { types: types(1), vehicles: aPrado, years })).toEqual([2, 3])
  })

  test('without a type, universal parts are no results for a car', () => {
    const index = indexOf(row(1), row(2, { fitmentNo: 1 }), row(3, { fitmentNo: 2 }))
    expect(found(index, { vehicles: aPrado })).toEqual([2])
  })

  test('the requested side comes before none, and none before the other side', () => {
    const index = indexOf(
      row(1, { name: 'Lamp right' }),
      row(2, { name: 'Lamp' }),
      row(3, { name: 'Lamp left' }),
      row(4, { name: 'Lamps left and right' }),
    )
    expect(found(index, { types: types(1), positions: 4 })).toEqual([4, 3, 2, 1])
  })

  test('types have their own positions', () => {
    const index = indexOf(row(1, { partTypeNo: 3 }), row(2, { partTypeNo: 4 }))
    expect(found(index, { types: types(3, 4), positions: 1 })).toEqual([1, 2])
    expect(found(index, { types: types(3, 4), positions: 2 })).toEqual([2, 1])
  })

  test.for([
    ['the type counts more than the fit, and a contradiction more than both', 0.3, [2, 1, 3]],
    ['a part for nobody knows which car is less likely where its kind is for some', 0.7, [1, 2, 3]],
  ] as const)('%s', ([, likelihood, order]) => {
    const likely = new Map([
      [1, 1],
      [2, likelihood],
    ])
    const index = indexOf(
      row(1, { partTypeNo: 2, fitmentNo: 1 }),
      row(2, { partTypeNo: 1 }),
      row(3, { partTypeNo: 1, fitmentNo: 1, name: 'Rear part' }),
    )
    expect(found(index, { types: likely, vehicles: aPrado, positions: 1 })).toEqual(order)
  })

  test('equal matches are ordered by stock, then number of offers, then date', () => {
    const index = indexOf(
      row(1, { quantity: 0, listedAt: 99 }),
      row(2, { listedAt: 20 }),
      row(3, { listedAt: 30 }),
      row(4, { skuKey: 'SAME', listedAt: 5 }),
      row(5, { skuKey: 'SAME', listedAt: 4, quantity: 0 }),
    )
    expect(found(index, { types: types(1) })).toEqual([4, 3, 2, 5, 1])
  })

  test('listings that are no longer on offer are left out', () => {
    const index = indexOf(row(1), row(2), row(3))
    index.drop(2)
    index.put(row(3, { partTypeNo: 2 }))
    expect(found(index, { types: types(1) })).toEqual([1])
    expect(found(index, { types: types(2) })).toEqual([3])
  })
})

describe('words and brands', () => {
  const oils = () =>
    indexOf(
      row(1, { name: 'Engine oil 5W-30', brand: 'Castrol' }),
      row(2, { name: 'Engine oil 5W-40', brand: 'Castrol' }),
      row(3, { name: 'Engine oil 5W-30', brand: 'Mobil' }),
    )

  test('narrow to listings with them, those with all words first', () => {
    expect(found(oils(), { types: types(1), words: ['5w30'] })).toEqual([3, 1])
    expect(found(oils(), { types: types(1), words: ['5w30'], brands: ['castrol'] })).toEqual([1, 3])
    expect(search(oils(), { types: types(1), words: ['5w30'] }).relaxed).toBe(false)
  })

  test('match most words where none has all, and the reply says so', () => {
    const wanted = { types: types(1), words: ['5w40'], brands: ['Mobil'] }
    const { nos, relaxed } = search(oils(), wanted)
    expect([nos, relaxed]).toEqual([[3, 2], true])
  })

  test('find names and brands alone, and nothing without any match', () => {
    expect(found(oils(), { words: ['5w40'] })).toEqual([2])
    expect(found(oils(), { brands: ['Mobil'] })).toEqual([3])
    expect(search(oils(), { words: ['xyzzy'] })).toMatchObject({ nos: [], total: 0 })
    expect(found(oils(), { brands: ['Acme'] })).toEqual([])
  })

  test('weigh more when they are rare', () => {
    const names = ['kit', 'kit', 'kit', 'kit', 'kit', 'kit', 'kit', 'turbo', 'hose']
    const index = indexOf(...names.map((name, i) => row(i + 1, { name: `Part ${name} ${i}` })))
    expect(found(index, { types: types(1), words: ['kit', 'turbo'] })[0]).toBe(8)
  })

  test('find universal parts beside a car, but not those of another', () => {
    const index = indexOf(
      row(1, { brand: 'Amaron', partTypeNo: 5 }),
      row(2, { brand: 'Amaron', fitmentNo: 3 }),
      row(3, { fitmentNo: 1 }),
    )
    expect(found(index, { vehicles: aPrado, brands: ['Amaron'] })).toEqual([1])
  })

  test('of several brands count equally', () => {
    expect(found(oils(), { types: types(1), brands: ['Mobil', 'Castrol'] })).toEqual([3, 2, 1])
  })

  test('a requested tier leaves the others out, unless no part has it', () => {
    const index = indexOf(row(1, { tier: 'used' }), row(2, { tier: 'genuine' }), row(3))
    expect(found(index, { types: types(1), tiers: ['used'] })).toEqual([1])
    const none = search(index, { types: types(1), tiers: ['aftermarket'] })
    expect(none).toMatchObject({ total: 3, relaxed: true })
    // The car maker's own brand counts like the tier.
    const own = indexOf(row(1, { tier: 'genuine' }), row(2, { brand: 'Toyota' }), row(3))
    const genuine = { types: types(1), tiers: ['genuine' as const], brands: ['Toyota'] }
    expect(found(own, genuine).toSorted()).toEqual([1, 2])
  })

  test('without a condition find nothing', () => {
    expect(search(oils(), {})).toMatchObject({ nos: [], total: 0, relaxed: false })
    expect(found(oils(), { positions: 1 })).toEqual([])
  })
})

describe('a listing of no known type', () => {
  const index = () =>
    indexOf(
      row(1, { name: 'Brake pad', partTypeNo: 1 }),
      row(2, { name: 'Pad for the brake', partTypeNo: 0 }),
      row(3, { name: 'Pad for the phone', partTypeNo: 0 }),
    )

  test('is found when its name has all words of the query', () => {
    expect(found(index(), { types: types(1), spoken: ['brake', 'pad'] })).toEqual([2, 1])
  })

  test('is not found by some words or none', () => {
    expect(found(index(), { types: types(1), spoken: ['brake', 'pad', 'sensor'] })).toEqual([1])
    expect(found(index(), { types: types(1), spoken: [] })).toEqual([1])
  })
})

describe('descriptions', () => {
  const index = () =>
    indexOf(
      row(1, { name: 'Brake pad', description: 'Low dust, ceramic' }),
      row(2, { name: 'Brake pad' }),
      row(3, { name: 'Item', partTypeNo: 0, description: 'Brake pad with a sensor' }),
      row(4, { name: 'Item', partTypeNo: 0, description: 'Brake fluid' }),
    )

  test('put a listing with a word of the query first, and leave the others', () => {
    expect(found(index(), { types: types(1), words: ['ceramic'] })).toEqual([1, 2])
    expect(found(index(), { types: types(1) })).toEqual([2, 1])
  })

  test('find a listing whose name says no kind of part, after those that do', () => {
    expect(found(index(), { types: types(1), spoken: ['brake', 'pad'] })).toEqual([2, 1, 3])
  })

  test('count less than names', () => {
    const two = indexOf(row(1, { name: 'Vortigan' }), row(2, { description: 'Goes with vortigan' }))
    expect(found(two, { words: ['vortigan'] })).toEqual([1])
  })

  test('leave nothing out where a brand, a tier, a car or a word of names is asked for, too', () => {
    const inLetters = (no: number) => no.toString().replace(/\d/g, (digit) => 'abcdefghij'[+digit]!)
    const pad = (no: number) => ({ fitmentNo: 1, description: `Batch w${inLetters(no)}` })
    const bosch = { name: 'Brake pad ceramic', brand: 'Bosch', tier: 'oem' as const }
    const others = Array.from({ length: 2_000 }, (_, at) =>
      row(at + 2, { name: 'Brake pad', ...pad(at), ...(at < 1_000 && bosch) }),
    )
    const many = indexOf(row(1, { name: 'Brake pad', ...pad(1), description: 'Zzqx' }), ...others)
    const isFull = (wanted: Partial<Wanted>) =>
      expect(
        search(many, { ...wanted, words: [...(wanted.words ?? []), 'zzqx'] }).total,
      ).toBeGreaterThanOrEqual(1_000)
    isFull({ types: types(1), brands: ['Bosch'] })
    isFull({ types: types(1), tiers: ['oem'] })
    isFull({ types: types(1), words: ['ceramic'] })
    isFull({ vehicles: aPrado })
    isFull({ types: types(1) })
  })

  test('follow a listing that changes', () => {
    const changing = index()
    changing.put(row(1, { name: 'Brake pad', description: 'Organic' }))
    expect(found(changing, { types: types(1), words: ['ceramic'] })).toEqual([2, 1])
    expect(found(changing, { types: types(1), words: ['organic'] })).toEqual([1, 2])
  })
})

test('words alone find brands and cars, all of them before some, the shorter name before the longer', () => {
  const index = new ListingIndex({
    ...{ positionsIn, typePositions: new Uint8Array(8) },
    vehicleWords: new Map([['prado', [{ make: 1, model: prado }]]]),
  })
  index.putFitment(1, [{ make: 1, model: prado, from: 2010, to: 2017 }])
  index.putFitment(3, [{ make: 2, model: patrol, from: 2010, to: 2017 }])
  index.put(row(1, { name: 'Strut bar kit with all bolts', brand: 'Acme', fitmentNo: 1 }))
  index.put(row(2, { name: 'Strut bar', brand: 'Acme', fitmentNo: 1 }))
  index.put(row(3, { name: 'Strut bar', brand: 'Acme', fitmentNo: 3 }))
  expect(found(index, { words: ['strut', 'acme', 'prado'] })).toEqual([2, 1, 3])
})

test('with all words of the query is found whatever its inferred type', () => {
  const index = indexOf(
    row(1, { name: 'Damper vortigan', partTypeNo: 2 }),
    row(2, { name: 'Damper', partTypeNo: 1 }),
    row(3, { name: 'Damper cover', partTypeNo: 2 }),
  )
  const wanted = { types: types(1), words: ['vortigan'], spoken: ['damper', 'vortigan'] }
  expect(found(index, wanted)).toEqual([1])
})

test('with most words is found of another type, only where nothing of the type that is meant has them', () => {
  const other = row(1, { name: 'Damper vortigan chrome', partTypeNo: 2 })
  const spoken = ['damper', 'vortigan', 'xyzzy']
  const wanted = { types: types(1), words: ['vortigan'], spoken }
  expect(found(indexOf(other), { ...wanted, spoken: spoken.slice(0, 2) })).toEqual([1])
  const answered = row(2, { name: 'Vortigan' })
  expect(found(indexOf(other, answered), wanted)).toEqual([2])
  expect(found(indexOf(row(3, { ...other, name: 'Damper' })), wanted)).toEqual([])
})

describe('parts of other kinds that share some of the words', () => {
  const hose = (no: number, fields: Partial<IndexedListing> = {}) =>
    row(no, { name: 'Vortigan hose', partTypeNo: 2, fitmentNo: 1, ...fields })
  const wanted = { types: types(1), vehicles: aPrado, spoken: ['vortigan', 'gasket'] }
  const inOtherCategory: ListingFilter = { ...everything, categories: new Set([2]) }
  const others = (index: ListingIndex, filter = everything, of: Partial<Wanted> = wanted) => {
    const page = { order: 'best', offset: 0, limit: 100 } as const
    const { nos, isOfOthers } = index.search(filter, page, wanting(of))
    return [nos, isOfOthers]
  }

  test('are all there is where nothing of the kind is for the car', () => {
    expect(others(indexOf(hose(1), row(2, { fitmentNo: 2 })))).toEqual([[1], true])
    expect(others(indexOf(hose(1, { fitmentNo: 2 })))).toEqual([[], false])
    expect(others(indexOf(hose(1, { name: 'Hose' })))).toEqual([[], false])
  })

  test('are not looked for by who only counts what answers, unless something of the kind stands before them', () => {
    const page = { order: 'best', offset: 0, limit: 0, onlyAnswering: true } as const
    const totalOf = (index: ListingIndex) => index.search(everything, page, wanting(wanted)).total
    expect(totalOf(indexOf(hose(1), row(2, { fitmentNo: 2 })))).toBe(0)
    expect(totalOf(indexOf(hose(1), row(2), row(3, { fitmentNo: 2 })))).toBe(2)
  })

  test('are not shown beside one for other years of the car', () => {
    expect(others(indexOf(hose(1), row(2, { fitmentNo: 1 })))).toEqual([[2], false])
    const ofOtherYear = { ...wanted, years: { from: 1990, to: 1990 } }
    expect(others(indexOf(hose(1), row(2, { fitmentNo: 1 })), everything, ofOtherYear)).toEqual([
      [2],
      false,
    ])
  })

  test('stand after one that nobody knows the car of, and leave where prices are compared', () => {
    const index = indexOf(hose(1, { priceFils: 1 }), row(2), row(3, { fitmentNo: 2 }))
    expect(found(index, wanted)).toEqual([2, 1])
    expect(found(index, wanted, 'price_ascending')).toEqual([2])
  })

  test('are all there is where a filter keeps out what is of the kind', () => {
    const index = indexOf(hose(1, { categoryNo: 2 }), row(2), row(3, { fitmentNo: 2 }))
    expect(others(index)).toEqual([[2, 1], false])
    expect(others(index, inOtherCategory)).toEqual([[1], true])
  })

  test('take nothing of the kind away, and need its name beside a single free word', () => {
    const general = new Map(
      Array.from({ length: 10 }, (_, i) => [i === 1 ? 20 : i + 1, 1] as const),
    )
    const grey = { types: general, words: ['grey'], spoken: ['part', 'grey', 'xyzzy'] }
    expect(found(indexOf(row(1), hose(2, { name: 'Grey part' })), grey)).toEqual([2, 1])
    expect(found(indexOf(row(1), hose(2, { name: 'Grey hose' })), grey)).toEqual([1])
  })
})

test('a type that a name nearly says comes after those that are certain, and never before dearer ones', () => {
  const near = row(1, {
    partTypeNo: 0,
    priceFils: 1,
    possibleTypes: [
      [2, 1],
      [1, 0.45],
    ],
  })
  const index = indexOf(near, row(2, { priceFils: 50 }))
  expect(found(index, { types: types(1) })).toEqual([2, 1])
  expect(found(index, { types: types(1) }, 'price_ascending')).toEqual([2])
  expect(found(index, { types: types(2) })).toEqual([1])
})

describe('sorted by price or date', () => {
  const index = indexOf(
    row(1, { priceFils: 10, fitmentNo: 1, name: 'Part left' }),
    row(2, { priceFils: 20, fitmentNo: 1, name: 'Part right' }),
    row(3, { priceFils: 5, fitmentNo: 1 }),
    row(4, { priceFils: 1, fitmentNo: 1, partTypeNo: 2 }),
  )

  test('contradictions and unlikely types are left out', () => {
    const wanted = { types: new Map([[1, 1] as const, [2, 0.2] as const]), positions: 4 }
    expect(found(index, wanted, 'price_ascending')).toEqual([3, 1])
    expect(found(index, wanted)).toEqual([1, 3, 4, 2])
  })

  test('types half as likely are included', () => {
    const wanted = { types: new Map([[1, 1] as const, [2, 0.6] as const]) }
    expect(found(index, wanted, 'price_descending')).toEqual([2, 1, 3, 4])
  })

  test('when everything contradicts, all are included', () => {
    const years = { from: 2020, to: 2020 }
    const wanted = { types: types(1), vehicles: aPrado, years }
    expect(found(index, wanted, 'price_ascending')).toEqual([3, 1, 2])
  })
})

test('numbers found are added list by list, each listing once', () => {
  const index = indexOf(row(1), row(2), row(3))
  const page = { order: 'best' as const, offset: 0, limit: 9 }
  const { nos } = index.search(everything, page, [Int32Array.of(2), Int32Array.of(3, 2, 1)])
  expect(nos).toEqual([2, 3, 1])
})

test('counts of types for a car equal searches for them', () => {
  const index = indexOf(
    row(1, { fitmentNo: 1 }),
    row(2, { fitmentNo: 1, partTypeNo: 2, quantity: 0 }),
    row(3, { fitmentNo: 3 }),
    row(4),
  )
  const count = (wanted: Parameters<ListingIndex['countTypes']>[0]) => [
    ...index.countTypes(wanted).subarray(0, 4),
  ]
  expect(count({ vehicles: [] })).toEqual([0, 3, 1, 0])
  expect(count({ vehicles: aPrado })).toEqual([0, 2, 1, 0])
  expect(count({ vehicles: aPrado, years: { from: 2020, to: 2020 } })).toEqual([0, 2, 1, 0])
})
