import { expect } from 'vitest'
import type { InputOf } from '#contract/api.ts'
import { emirates } from '#contract/emirates.ts'
import { testApp } from '../testing/app.ts'
import { publishListing } from '../testing/factories.ts'
import { companyDetails, join } from '../testing/people.ts'
import { outcome } from '../testing/refusal.ts'
import { testIn } from '../testing/world.ts'

type Query = InputOf<'searchListings'>

const daily = <Span>(spans: Span[]) => Array.from({ length: 7 }, () => spans)

const test = testIn(async (atEnd) => {
  const app = await testApp('empty', { atEnd })
  const [dubai, ajman] = [await join(app, 'SELLER'), await join(app, 'SELLER')]
  const no = async ({ user }: typeof dubai): Promise<number> =>
    (await app.database.pool.query('select no from seller where id = $1', [user._id])).rows[0].no
  const hoursOf = new Map([
    [dubai, daily([])],
    [ajman, daily([{ from: '00:00', to: '00:00' }])],
  ])
  const move = (person: typeof dubai, emirate: (typeof emirates)[number]) => {
    const details = { ...companyDetails, emirate, hours: hoursOf.get(person) }
    return app.call('updateUser', { details: JSON.stringify(details) }, { token: person.token })
  }
  await move(dubai, 'Dubai')
  await move(ajman, 'Ajman')
  const add = async (person: typeof dubai, words: Parameters<typeof publishListing>[1]) =>
    (await publishListing(app, { ...words, sellerNo: await no(person) })).sku
  const skus = [
    await add(dubai, { tier: 'genuine' }),
    await add(dubai, { tier: 'used', quantity: 0 }),
    await add(ajman, { tier: 'genuine', quantity: 0 }),
    await add(ajman, { tier: null }),
  ]
  const search = (query: Query) => app.call('searchListings', { ...query })
  const found = async (query: Query) =>
    (await search(query)).listings.map(({ partSKU }) => skus.indexOf(partSKU)).sort()
  return { app, ajman, move, search, found }
})

test('parts are filtered by tier, the emirate of their seller and stock', async ({
  world: { found },
}) => {
  expect(await found({ tier: ['genuine'] })).toEqual([0, 2])
  expect(await found({ tier: ['genuine', 'used'], emirate: ['Dubai'] })).toEqual([0, 1])
  expect(await found({ only: ['in_stock'] })).toEqual([0, 3])
  expect(await found({ only: ['in-stock'], emirate: ['DUBAI'] })).toEqual([0])
  expect(await found({ only: ['in_stock', 'picture'] })).toEqual([])
  expect(await found({ string: 'front brake pads', tier: ['used'] })).toEqual([1])
})

test('parts are narrowed to sellers who are open now', async ({ world: { search, found } }) => {
  expect(await found({ only: ['open_now'] })).toEqual([2, 3])
  expect(await found({ only: ['open_now', 'in_stock'] })).toEqual([3])
  const { facets } = await search({ group: 'number' })
  expect(facets.only.find(({ name }) => name === 'open_now')?.count).toBe(2)
})

test.for(['used brake pads', 'فحمات مستعمل', 'تشليح فحمات'])(
  'the tier may be given in words: %s',
  async (string, { world: { search, found } }) => {
    expect(await found({ string })).toEqual([1])
    const { understood } = await search({ string })
    expect(understood.mentions.map(({ kind, label }) => [kind, label])).toContainEqual([
      'tier',
      'Used',
    ])
  },
)

test('counts ignore their own filter only', async ({ world: { search } }) => {
  const { facets } = await search({ tier: ['genuine'], only: ['in_stock'] })
  const some = (counts: { name: string; count: number }[]) =>
    Object.fromEntries(counts.flatMap(({ name, count }) => (count > 0 ? [[name, count]] : [])))
  expect([facets.tier, facets.emirate, facets.only].map(some)).toEqual([
    { genuine: 1 },
    { Dubai: 1 },
    { in_stock: 1 },
  ])
  expect(facets.emirate.map(({ name }) => name)).toEqual(emirates)
})

test('a seller that moves takes its parts along', async ({ world: { ajman, move, found } }) => {
  await move(ajman, 'Sharjah')
  await expect.poll(() => found({ emirate: ['Sharjah'] })).toEqual([2, 3])
  expect(await found({ emirate: ['Ajman'] })).toEqual([])
  await move(ajman, 'Ajman')
  await expect.poll(() => found({ emirate: ['Ajman'] })).toEqual([2, 3])
})

test.for([
  { tier: ['stolen'] },
  { emirate: ['Paris'] },
  { only: ['cheap'] },
  { only: Array.from({ length: 99 }, () => 'picture') },
])('%s is rejected', async (query, { world: { search } }) => {
  expect(await outcome(search(query as never))).toBe('400 input.invalid')
})
