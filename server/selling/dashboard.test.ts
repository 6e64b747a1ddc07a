import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { skuKey } from '#contract/part-number.ts'
import { loadReference } from '../catalog/reference.ts'
import { demandReader, kindName } from '../catalog/read-demand.ts'
import { Understanding } from '../catalog/understanding/understanding.ts'
import { readVocabulary } from '../catalog/understanding/vocabulary.ts'
import { newId } from '../platform/id.ts'
import { testApp } from '../testing/app.ts'
import { makeSeller, publishListing, type ListingWords } from '../testing/factories.ts'
import { join } from '../testing/people.ts'
import { outcome } from '../testing/refusal.ts'
import { testIn } from '../testing/world.ts'
import { getDashboard } from './get-dashboard.ts'
import { addInterest, removeOldInterest, type InterestKind } from './interest.store.ts'
import { UnmetSearches } from './wanted.ts'

const test = testIn(async (atEnd) => {
  const app = await testApp('empty', { atEnd })
  const { db } = app.database
  const reference = await loadReference(db)
  const understanding = new Understanding(reference, readVocabulary())
  const trade = {
    readDemand: demandReader({
      reference,
      understanding,
      onOffer: () => ({ knowsWord: () => false }),
    }),
    kindName: (kind: Parameters<typeof kindName>[1], language: 'en' | 'ar') =>
      kindName(reference, kind, language),
  }

  /** A seller with parts on offer, by their numbers. */
  async function sellerWith(parts: Record<string, ListingWords>) {
    const { no } = await makeSeller(db)
    for (const [sku, words] of Object.entries(parts))
      await publishListing(app, { sku, sellerNo: no, ...words })
    const { rows } = await db.execute<{ sku: string; id: string }>(
      sql`select sku, id from listing where seller_no = ${no}`,
    )
    const ids = new Map(rows.map(({ sku, id }) => [sku, id]))
    const note = (sku: string, day: string, kind: InterestKind, times: number) =>
      addInterest(db, [{ listingId: ids.get(sku)!, day, kind, times }])
    const set = (sku: string, status: string) =>
      db.execute(sql`update listing set status = ${status}::listing_status, updated_at = now()
        where id = ${ids.get(sku)!}`)
    return { no, note, set }
  }

  /** The dashboard as it is at a moment. */
  const at = (moment: string) => {
    const deps = {
      ...{ db, catalog: app.catalog, trade: trade as never, now: () => new Date(moment) },
      searches: new UnmetSearches(db, trade.readDemand),
    }
    return (no: number, days: 7 | 30 | 90 = 7, language: 'en' | 'ar' = 'en') =>
      getDashboard(deps, { days }, { caller: { no }, language })
  }

  const searched = (day: string, text: string, searches: number, language = 'en') =>
    db.execute(
      sql`insert into failed_search values (${day}::date, ${text}, ${language}, ${searches})`,
    )

  return { app, db, at, sellerWith, searched }
})

const skus = (listings: { partSKU: string }[]) => listings.map(({ partSKU }) => partSKU)

const quietDay = {
  views: 0,
  calls: 0,
  whatsapps: 0,
  favourites: 0,
  callbacks: 0,
  chats: 0,
  orders: 0,
}

test('every day is listed and compared with an equal period before', async ({ world }) => {
  const mine = await world.sellerWith({ 'A-1001': {}, 'A-1002': {} })
  const foreign = await world.sellerWith({ 'A-1001': {} })
  await mine.note('A-1001', '2026-11-23', 'view', 4)
  await mine.note('A-1002', '2026-11-23', 'view', 1)
  await mine.note('A-1002', '2026-11-23', 'call', 2)
  await mine.note('A-1002', '2026-11-17', 'view', 8)
  await mine.note('A-1001', '2026-11-16', 'view', 16)
  await mine.note('A-1001', '2026-11-10', 'whatsapp', 32)
  await mine.note('A-1001', '2026-11-09', 'view', 64)
  await foreign.note('A-1001', '2026-11-23', 'view', 128)
  // Past midnight in the Emirates.
  const look = world.at('2026-11-22T20:30:00Z')
  const week = await look(mine.no)
  expect(week).toMatchObject({
    ...{ days: 7, online: 2 },
    views: { now: 13, before: 16 },
    calls: { now: 2, before: 0 },
    whatsapps: { now: 0, before: 32 },
  })
  expect(week.series).toEqual([
    { ...quietDay, day: '2026-11-17', views: 8 },
    ...['18', '19', '20', '21', '22'].map((day) => ({ ...quietDay, day: `2026-11-${day}` })),
    { ...quietDay, day: '2026-11-23', views: 5, calls: 2 },
  ])
  expect(week.mostSeen.map(({ partSKU, views }) => [partSKU, views])).toEqual([
    ['A-1002', 9],
    ['A-1001', 4],
  ])
  const month = await look(mine.no, 30)
  expect(month.series).toHaveLength(30)
  expect(month.views).toEqual({ now: 93, before: 0 })
  expect(month.mostSeen.map(({ views }) => views)).toEqual([84, 9])
})

test('favourites, call-backs and conversations count on their day', async ({ world }) => {
  const { db } = world
  const seller = await world.sellerWith({ 'T-1': {}, 'T-2': {} })
  const foreign = await world.sellerWith({ 'T-1': {} })
  // The first and the last moment of a day of the UAE, and those beside them.
  const moments = {
    '2026-11-16T19:59:59Z': 'before',
    '2026-11-16T20:00:00Z': '2026-11-17',
    '2026-11-23T19:59:59Z': '2026-11-23',
    '2026-11-09T20:00:00Z': 'before',
    '2026-11-09T19:59:59Z': 'long ago',
  }
  for (const [index, at] of Object.keys(moments).entries()) {
    const { no: person } = await makeSeller(db)
    for (const of of [seller, foreign])
      await db.execute(sql`
        with part as (select no, seller_no from listing
          where seller_no = ${of.no} order by no limit 1),
        kept as (insert into favourite select ${person}::int, no, 1, 1, null, ${at}::timestamptz from part),
        asked as (insert into callback select gen_random_uuid(), no, seller_no, ${person}, '', '', '', '',
          ${index === 0 ? 'called' : 'new'}, ${at}::timestamptz, now() from part)
        insert into room (id, buyer_no, seller_no, listing_no, last_seq, created_at)
          select gen_random_uuid(), ${person}, seller_no, no, ${index}, ${at}::timestamptz from part`)
  }
  const { favourites, callbacks, chats, series, todo } = await world.at('2026-11-23T19:00:00Z')(
    seller.no,
  )
  expect([favourites, callbacks]).toEqual([
    { now: 2, before: 2 },
    { now: 2, before: 2 },
  ])
  // The first one has no word in it.
  expect(chats).toEqual({ now: 2, before: 1 })
  expect(series.filter((day) => day.favourites + day.callbacks + day.chats > 0)).toEqual([
    { ...quietDay, day: '2026-11-17', favourites: 1, callbacks: 1, chats: 1 },
    { ...quietDay, day: '2026-11-23', favourites: 1, callbacks: 1, chats: 1 },
  ])
  expect(todo.openCallbacks).toBe(4)
})

test('most viewed parts include only those of the seller today', async ({ world }) => {
  const seller = await world.sellerWith({ 'B-1': {}, 'B-2': {}, 'B-3': {} })
  for (const [sku, times] of Object.entries({ 'B-1': 3, 'B-2': 2, 'B-3': 1 }))
    await seller.note(sku, '2026-11-22', 'view', times)
  await seller.set('B-1', 'removed')
  await seller.set('B-2', 'paused')
  const { mostSeen, views } = await world.at('2026-11-22T08:00:00Z')(seller.no)
  expect(skus(mostSeen)).toEqual(['B-2', 'B-3'])
  expect(views.now).toBe(6)
})

test('low stock is ordered by quantity ascending', async ({ world }) => {
  const quantities = { 'C-1': 2, 'C-2': 1, 'C-3': 3, 'C-4': 0, 'C-5': 1 }
  const seller = await world.sellerWith(
    Object.fromEntries(Object.entries(quantities).map(([sku, quantity]) => [sku, { quantity }])),
  )
  await seller.set('C-5', 'paused')
  const { lowStock, lowStockCount, online, todo } = await world.at('2026-11-22T08:00:00Z')(
    seller.no,
  )
  expect(skus(lowStock)).toEqual(['C-2', 'C-1'])
  expect([lowStockCount, online, todo.soldOut]).toEqual([2, 4, 1])
})

test('open tasks are listed until they are done', async ({ world: { db, at, sellerWith } }) => {
  const seller = await sellerWith({ 'D-1': { fits: [{ model: 'toyota/prado' }] } })
  const todo = async () => (await at('2026-11-22T08:00:00Z')(seller.no)).todo
  const hints = {
    unresponsive: false,
    picture: 1,
    fitment: 0,
    years: 1,
    soldOut: 0,
    openCallbacks: 0,
  }
  expect(await todo()).toEqual({ ...hints, about: true, hours: true, importFailed: null })
  await db.execute(sql`
    update seller set about = '<p>Since 1998</p>', hours = '[]' where no = ${seller.no}`)
  const imported = async (failures: number, state: string) => {
    const id = newId()
    await db.execute(sql`
      insert into listing_import (id, seller_no, kind, apply, file_name, failures, state)
      values (${id}, ${seller.no}, 'listings', true, 'stock.csv', ${failures}, ${state}::import_state)`)
    return id
  }
  const id = await imported(3, 'done')
  await imported(5, 'checked')
  expect(await todo()).toEqual({ ...hints, about: false, hours: false, importFailed: id })
  await imported(0, 'done')
  expect((await todo()).importFailed).toBeNull()
})

test('failed searches are shown to sellers who deal in them', async ({ world }) => {
  const brakes = { category: 'Brake Parts', fits: [{ model: 'toyota/prado' }] }
  const seller = await world.sellerWith({
    'E-20001': brakes,
    'E-20002': brakes,
    'E-20003': { ...brakes, quantity: 0 },
    'E-20004': brakes,
    'E-20005': { ...brakes, fits: [{ model: 'nissan/patrol' }] },
  })
  await seller.set('E-20001', 'paused')
  await seller.set('E-20002', 'removed')
  const searches: [string, number][] = [
    ['e-20001', 30],
    ['e 20002', 20],
    ['testbrand e20003', 12],
    ['e-20004', 90],
    ['brake discs prado', 10],
    ['brake hose', 9],
    ['brake pads patrol', 80],
    ['radiator prado', 70],
    ['prado', 60],
    ['unobtainium', 50],
  ]
  for (const [text, times] of searches) await world.searched('2027-03-10', text, times)
  await world.searched('2027-03-12', 'brake discs prado', 5, 'ar')
  await world.searched('2027-03-05', 'brake calipers', 99)
  const look = world.at('2027-03-12T08:00:00Z')
  const { wanted } = await look(seller.no)
  expect(wanted.map(({ text, searches, why }) => [text, searches, why])).toEqual([
    ['e-20001', 30, 'paused'],
    ['e 20002', 20, 'removed'],
    ['brake discs prado', 15, 'kind'],
    ['testbrand e20003', 12, 'sold_out'],
    ['brake hose', 9, 'kind'],
  ])
  expect(wanted.map(({ listing }) => listing?.partSKU)).toEqual([
    ...['E-20001', 'E-20002', undefined, 'E-20003', undefined],
  ])
  expect(wanted[2]).toMatchObject({ last: '2027-03-12', label: 'Brake Parts · Toyota' })
  expect(wanted[4]!.label).toBe('Brake Parts')
  const { wanted: inArabic } = await look(seller.no, 7, 'ar')
  expect(inArabic[2]!.label).toMatch(/· تويوتا$/)
  expect((await look(seller.no, 30)).wanted[0]!.text).toBe('brake calipers')
  const stranger = await world.sellerWith({ 'E-20001': {} })
  expect((await look(stranger.no)).wanted).toEqual([])
})

test('at most ten failed searches are shown, the most frequent first', async ({ world }) => {
  const seller = await world.sellerWith({ 'F-1': {}, 'F-2': {}, 'F-3': {} })
  for (let times = 1; times <= 12; times++)
    await world.searched('2028-03-10', `brake pads ${'x'.repeat(times)}`, times)
  const { wanted } = await world.at('2028-03-10T08:00:00Z')(seller.no, 90)
  expect(wanted.map(({ searches }) => searches)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3])
})

test('a failed lookup is tried again', async ({ world }) => {
  const seller = await world.sellerWith({ 'G-30001': {} })
  await seller.set('G-30001', 'paused')
  await world.searched('2029-03-10', skuKey('G-30001').toLowerCase(), 1)
  const look = world.at('2029-03-10T08:00:00Z')
  await world.db.execute(sql`alter table failed_search rename to elsewhere`)
  await expect(look(seller.no)).rejects.toThrow()
  await world.db.execute(sql`alter table elsewhere rename to failed_search`)
  expect((await look(seller.no)).wanted).toHaveLength(1)
})

test('old interest is deleted, that of sellers later', async ({ world: { db, sellerWith } }) => {
  const seller = await sellerWith({ 'H-1': {} })
  for (const day of ['2020-01-01', '2999-01-01']) await seller.note('H-1', day, 'view', 1)
  await removeOldInterest(db)
  for (const table of ['listing_interest', 'seller_interest']) {
    const { rows } = await db.execute(
      sql`select day::text from ${sql.identifier(table)} where seller_no = ${seller.no}`,
    )
    expect(rows).toEqual([{ day: '2999-01-01' }])
  }
})

test('a new seller sees an empty month; other roles are refused', async ({ world }) => {
  const { app } = world
  const { token } = await join(app, 'SELLER')
  const { days, series, ...rest } = await app.call('getDashboard', {}, { token })
  expect([days, series.length]).toEqual([30, 30])
  const nothing = { now: 0, before: 0 }
  expect(rest).toMatchObject({ favourites: nothing, callbacks: nothing, chats: nothing })
  expect(rest).toMatchObject({ online: 0, views: nothing, mostSeen: [], lowStock: [], wanted: [] })
  const garage = await join(app, 'BUYER')
  expect(await outcome(app.call('getDashboard', {}, { token: garage.token }))).toBe('403 auth.role')
  expect(await outcome(app.call('getDashboard', {}))).toBe('401 auth.required')
  const eight = { days: 8 as never }
  expect(await outcome(app.call('getDashboard', eight, { token }))).toBe('400 input.invalid')
})
