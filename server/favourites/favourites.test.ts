import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { InputOf } from '#contract/api.ts'
import { outcome } from '../testing/refusal.ts'
import { testIn } from '../testing/world.ts'
import { noId, peopleAndParts } from '../testing/people-and-parts.ts'

const test = testIn(async (atEnd) => {
  const world = await peopleAndParts(atEnd)
  const { app, db } = world
  return {
    ...world,
    set: (token: string, listing_id: string, favourite?: boolean) =>
      app.call('setFavourite', { listing_id, favourite }, { token }),
    mine: (token: string, input: InputOf<'getMyFavorites'> = {}, language: 'en' | 'ar' = 'en') =>
      app.call('getMyFavorites', input, { token, language }),
    rowsOf: async (userNo: number) =>
      (await db.execute(sql`select 1 from favourite where user_no = ${userNo}`)).rowCount,
  }
})

const skus = ({ listings }: { listings: { partSKU: string }[] }) =>
  listings.map(({ partSKU }) => partSKU)

test('a part is saved and removed, toggled or set; others count', async ({ world }) => {
  const [ali, omar] = [await world.person(), await world.person('SELLER')]
  const part = await world.part()
  const added = (count: number) => ({ favourite_users: [ali.id], favourite_count: count })
  const none = (count: number) => ({ favourite_users: [], favourite_count: count })
  expect(await world.set(ali.token, part.id)).toEqual(added(1))
  expect(await world.set(ali.token, part.id)).toEqual(none(0))
  expect(await world.set(ali.token, part.id, false)).toEqual(none(0))
  expect(await world.set(ali.token, part.id, true)).toEqual(added(1))
  expect(await world.set(ali.token, part.id, true)).toEqual(added(1))
  expect((await world.set(omar.token, part.id)).favourite_count).toBe(2)
  expect(await world.set(ali.token, part.id)).toEqual(none(1))
})

test('saved again within ten minutes it is unchanged, later it is new', async ({ world }) => {
  const { token, no } = await world.person()
  const part = await world.part({ price: 100 })
  await world.set(token, part.id, true)
  await world.db.execute(
    sql`update favourite set created_at = now() - interval '3 days' where user_no = ${no}`,
  )
  await world.change(part.no, { price: 80 })
  const [before] = (await world.mine(token)).listings
  expect(before!.favourite).toMatchObject({ price: 100, priceDropped: true })
  await world.set(token, part.id, false)
  await world.change(part.no, { status: 'paused' })
  expect((await world.set(token, part.id, true)).favourite_count).toBe(1)
  await world.change(part.no, { status: 'active' })
  expect((await world.mine(token)).listings[0]!.favourite).toEqual(before!.favourite)

  await world.set(token, part.id, false)
  await world.db.execute(
    sql`update favourite_taken_off set taken_off_at = now() - interval '11 minutes'`,
  )
  await world.set(token, part.id, true)
  const [after] = (await world.mine(token)).listings
  expect(after!.favourite).toMatchObject({ price: 80, priceDropped: false })
})

test('fifty concurrent calls have the result of fifty in a row', async ({ world }) => {
  const { token, no } = await world.person()
  const part = await world.part()
  const turned = await Promise.all(Array.from({ length: 51 }, () => world.set(token, part.id)))
  expect(turned.filter(({ favourite_users }) => favourite_users.length === 1)).toHaveLength(26)
  expect(await world.rowsOf(no)).toBe(1)
  const repeated = await Promise.all(
    Array.from({ length: 50 }, () => world.set(token, part.id, true)),
  )
  expect(repeated.every(({ favourite_count }) => favourite_count === 1)).toBe(true)
  expect(await world.rowsOf(no)).toBe(1)
})

test('only parts on offer can be saved; any favourite can be removed', async ({ world }) => {
  const { token, id } = await world.person()
  const [added, other] = [await world.part(), await world.part()]
  await world.set(token, added.id)
  for (const status of ['paused', 'removed'] as const) {
    await world.change(added.no, { status })
    await world.change(other.no, { status })
    expect((await world.set(token, added.id, true)).favourite_users).toEqual([id])
    for (const favourite of [true, undefined])
      expect(await outcome(world.set(token, other.id, favourite))).toBe('404 listing.not_found')
  }
  expect((await world.set(token, added.id)).favourite_users).toEqual([])
  expect(await outcome(world.set(token, noId))).toBe('404 listing.not_found')
  expect(await outcome(world.set(token, noId, false))).toBe('404 listing.not_found')
})

test('at most 2,000 favourites, also in a race', async ({ world }) => {
  const { token, no } = await world.person()
  const first = await world.part()
  await world.db.execute(sql`
    with parts as (
      insert into listing (id, seller_no, sku, sku_key, part_name, brand, category_no, price_fils,
        quantity, short_description, description, status)
      select gen_random_uuid(), seller_no, 'M' || n, 'M' || n, part_name, brand, category_no,
        price_fils, quantity, '', '', 'paused'
      from listing, generate_series(1, 1998) n where no = ${first.no} returning no)
    insert into favourite select ${no}::int, no, 1, 1 from parts`)
  const more = [await world.part(), await world.part(), await world.part()]
  const outcomes = await Promise.all(more.map(({ id }) => outcome(world.set(token, id, true))))
  expect(outcomes.sort()).toEqual(['409 favourite.too_many', 'accepted', 'accepted'])
  expect(await world.rowsOf(no)).toBe(2_000)
})

test('at most 120 calls a minute', async ({ world }) => {
  const [busy, other] = [await world.person(), await world.person()]
  const part = await world.part()
  for (let times = 0; times < 12; times++)
    await Promise.all(Array.from({ length: 10 }, () => world.set(busy.token, part.id, true)))
  expect(await outcome(world.set(busy.token, part.id))).toBe('429 server.limited')
  expect(await outcome(world.set(other.token, part.id))).toBe('accepted')
})

test('anonymous calls, foreign ids and invalid input are rejected', async ({
  world: { app, ...world },
}) => {
  const [ali, omar] = [await world.person(), await world.person()]
  const { id: listing_id } = await world.part()
  const asAli = { token: ali.token }
  expect(await outcome(app.call('setFavourite', { listing_id }))).toBe('401 auth.required')
  expect(await outcome(app.call('getMyFavorites', {}))).toBe('401 auth.required')
  expect(await outcome(app.call('getFavouriteIds', { listing_ids: [] }))).toBe('401 auth.required')
  const forOmar = { user_id: omar.id }
  expect(await outcome(app.call('setFavourite', { listing_id, ...forOmar }, asAli))).toBe(
    '403 auth.not_you',
  )
  expect(await outcome(app.call('getMyFavorites', forOmar, asAli))).toBe('403 auth.not_you')
  const bad = [
    app.call('setFavourite', { listing_id: '1 or 1=1' }, asAli),
    app.call('setFavourite', { listing_id, favourite: 'yes' as never }, asAli),
    app.call('getMyFavorites', { sort: 'random' as never }, asAli),
    app.call('getMyFavorites', { only: 'gone' as never }, asAli),
    app.call('getMyFavorites', { page: 0 }, asAli),
    app.call('getMyFavorites', { q: 'x'.repeat(101) }, asAli),
    app.call('getFavouriteIds', { listing_ids: ['x'] }, asAli),
    app.call('getFavouriteIds', { listing_ids: Array(201).fill(noId) as string[] }, asAli),
  ]
  const outcomes = await Promise.all(bad.map(outcome))
  expect(outcomes).toEqual(bad.map(() => '400 input.invalid'))
  expect(await world.rowsOf(omar.no)).toBe(0)
})

test('the state of each part is shown, filtered and counted', async ({ world }) => {
  const { token, id } = await world.person()
  const prices = { 'W-1': 100, 'W-2': 200, 'W-3': 50, 'W-4': 400 }
  const parts = new Map<string, number>()
  for (const [sku, price] of Object.entries(prices)) {
    const part = await world.part({ sku, price })
    parts.set(sku, part.no)
    await world.set(token, part.id)
  }
  const { listings: before } = await world.mine(token)
  expect(before.map(({ partSKU }) => partSKU)).toEqual(['W-4', 'W-3', 'W-2', 'W-1'])
  const nothing = { priceDropped: false, soldOut: false, gone: false }
  expect(before[0]).toMatchObject({
    favourite_users: [id],
    favourite_count: 1,
    favourite: { price: 400, ...nothing },
  })
  await world.change(parts.get('W-1')!, { price: 99 })
  await world.change(parts.get('W-2')!, { price: 100, quantity: 0 })
  await world.change(parts.get('W-3')!, { price: 60 })
  await world.change(parts.get('W-4')!, { price: 1, quantity: 0, status: 'paused' })
  const { listings, counts, total, pages } = await world.mine(token)
  expect(Object.fromEntries(listings.map((part) => [part.partSKU, part.favourite]))).toMatchObject({
    'W-1': { price: 100, priceDropped: true, soldOut: false, gone: false },
    'W-2': { price: 200, priceDropped: true, soldOut: true, gone: false },
    'W-3': { price: 50, ...nothing },
    'W-4': { price: 400, priceDropped: false, soldOut: false, gone: true },
  })
  const all = { all: 4, dropped: 2, soldOut: 1 }
  expect([counts, total, pages]).toEqual([all, 4, 1])
  const only = async (view: 'dropped' | 'available' | 'sold_out') => {
    const page = await world.mine(token, { only: view })
    expect([page.counts, page.total]).toEqual([all, page.listings.length])
    return skus(page)
  }
  expect(await only('dropped')).toEqual(['W-2', 'W-1'])
  expect(await only('available')).toEqual(['W-3', 'W-1'])
  expect(await only('sold_out')).toEqual(['W-2'])
  const sorted = async (sort: InputOf<'getMyFavorites'>['sort']) =>
    skus(await world.mine(token, { sort }))
  expect(await sorted('latest')).toEqual(['W-4', 'W-3', 'W-2', 'W-1'])
  expect(await sorted('price')).toEqual(['W-4', 'W-3', 'W-1', 'W-2'])
  expect(await sorted('-price')).toEqual(['W-2', 'W-1', 'W-3', 'W-4'])
  expect(await sorted('dropped')).toEqual(['W-2', 'W-1', 'W-4', 'W-3'])
  const second = await world.mine(token, { page: 2, limit: 3 })
  expect([skus(second), second.total, second.pages]).toEqual([['W-1'], 4, 2])
  expect((await world.mine(token, { page: 9 })).listings).toEqual([])
})

test('favourites are found by name, brand and any spelling of a number', async ({ world }) => {
  const { token } = await world.person()
  const add = async (words: Parameters<typeof world.part>[0]) =>
    world.set(token, (await world.part(words)).id)
  await add({ sku: '04465-60280', partName: 'Front brake pads', brand: 'TOYOTA' })
  await add({
    sku: '17801-0P010',
    partName: 'Air filter',
    partNameAr: 'فلتر الهواء',
    brand: 'Bösch',
  })
  const found = async (q: string) => skus(await world.mine(token, { q }))
  const [pads, filter] = [['04465-60280'], ['17801-0P010']]
  expect(await found('BRAKE pads')).toEqual(pads)
  expect(await found('pads front toyota')).toEqual(pads)
  expect(await found('toyota filter')).toEqual([])
  expect(await found('فلتر هواء')).toEqual(filter)
  expect(await found('bosch')).toEqual(filter)
  for (const q of ['0446560280', '04465 60280', '٠٤٤٦٥٦٠٢٨٠', '60280'])
    expect(await found(q)).toEqual(pads)
  for (const q of ['%', '_', '---', 'x']) expect(await found(q)).toEqual([])
  const { total, counts } = await world.mine(token, { q: 'pads' })
  expect([total, counts.all]).toEqual([1, 2])
  expect(await found('')).toHaveLength(2)
})

test('labels are in the caller’s language; users have separate favourites', async ({ world }) => {
  const [ali, omar] = [await world.person(), await world.person()]
  const [one, two] = [await world.part(), await world.part()]
  await world.set(ali.token, one.id)
  await world.set(omar.token, two.id)
  const [arabic] = (await world.mine(ali.token, {}, 'ar')).listings
  const [english] = (await world.mine(ali.token)).listings
  expect(english!.categoryLabel).toBe('Brake Parts')
  expect(arabic!.categoryLabel).toMatch(/[\u0621-\u064a]/)
  expect([arabic!._id, english!._id]).toEqual([one.id, one.id])
  const favouritesAmong = (token: string, listing_ids: string[]) =>
    world.app.call('getFavouriteIds', { listing_ids }, { token })
  expect(await favouritesAmong(ali.token, [one.id, two.id, noId])).toEqual({
    listing_ids: [one.id],
  })
  expect(await favouritesAmong(omar.token, [one.id, two.id])).toEqual({ listing_ids: [two.id] })
  expect(await favouritesAmong(omar.token, [])).toEqual({ listing_ids: [] })
})
