import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { insertListings } from '../catalog/new-listings.ts'
import type { Executor } from '../platform/db.ts'
import { RateLimits } from '../platform/rate-limits.ts'
import { appOn } from '../testing/app.ts'
import { ownDatabase } from '../testing/database.ts'
import { makeSeller, newListing } from '../testing/factories.ts'
import { InterestCounter } from './interest.ts'
import type { InterestKind } from './interest.store.ts'

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

const fail = (error: unknown) => {
  throw error
}

/** A seller's listing on offer. */
async function offered(db: Executor, sellerNo?: number) {
  const seller = sellerNo ?? (await makeSeller(db)).no
  const [row] = await insertListings(db, [await newListing(db, { sellerNo: seller })])
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from listing where no = ${row!.no}`,
  )
  return { no: row!.no, id: rows[0]!.id, sellerNo: seller }
}

/** A counter with a clock that the test sets. */
function counterOn(db: Executor, onError = fail) {
  const clock = { now: new Date('2026-11-22T08:00:00Z') }
  const limits = new RateLimits({ processes: 1, perAddress: 1, log: fail })
  const counter = new InterestCounter({ db, limits, onError, now: () => clock.now })
  onTestFinished(() => counter.close())
  const count = (id: string, address = '5.5.5.5', kind: InterestKind = 'view', agent = chrome) =>
    counter.count(id, kind, { address, agent })
  return { counter, count, clock }
}

/** What was counted of listings, as "listing day kind times". */
async function counts(db: Executor): Promise<string[]> {
  const { rows } = await db.execute<{ line: string }>(sql`
    select concat_ws(' ', listing_no, day, kind, times) line from listing_interest order by 1`)
  return rows.map(({ line }) => line)
}

async function sums(db: Executor): Promise<string[]> {
  const { rows } = await db.execute<{ line: string }>(sql`
    select concat_ws(' ', seller_no, day, kind, times) line from seller_interest order by 1`)
  return rows.map(({ line }) => line)
}

test('one address counts once per listing, kind and day', async () => {
  const { db } = await ownDatabase('empty')
  const { no, id } = await offered(db)
  const { counter, count } = counterOn(db)
  for (const address of ['5.5.5.5', '5.5.5.5', '::ffff:5.5.5.5', '6.6.6.6'])
    await count(id, address)
  for (const tail of ['1', '3:4:5']) await count(id, `2001:db8:1:2::${tail}`)
  await count(id, '5.5.5.5', 'call')
  await count(id, '5.5.5.5', 'whatsapp')
  expect(await counts(db)).toEqual([])
  await counter.write()
  expect(await counts(db)).toEqual([
    `${no} 2026-11-22 call 1`,
    `${no} 2026-11-22 view 3`,
    `${no} 2026-11-22 whatsapp 1`,
  ])
})

test('days are in the time zone of the Emirates', async () => {
  const { db } = await ownDatabase('empty')
  const { no, id } = await offered(db)
  const { counter, count, clock } = counterOn(db)
  for (const now of ['2026-11-22T19:59:59Z', '2026-11-22T20:00:00Z', '2026-11-23T19:00:00Z']) {
    clock.now = new Date(now)
    await count(id)
  }
  await counter.write()
  expect(await counts(db)).toEqual([`${no} 2026-11-22 view 1`, `${no} 2026-11-23 view 1`])
})

test('counts accumulate in the database, also after a restart, for listings and sellers', async () => {
  const { db } = await ownDatabase('empty')
  const [first, foreign] = [await offered(db), await offered(db)]
  const second = await offered(db, first.sellerNo)
  const before = counterOn(db)
  for (const { id } of [first, second, foreign]) await before.count(id)
  await before.counter.write()
  await before.count(first.id, '6.6.6.6')
  await before.counter.close()
  const after = counterOn(db)
  await after.count(first.id)
  await after.counter.close()
  expect(await counts(db)).toEqual([
    `${first.no} 2026-11-22 view 3`,
    `${foreign.no} 2026-11-22 view 1`,
    `${second.no} 2026-11-22 view 1`,
  ])
  expect(await sums(db)).toEqual([
    `${first.sellerNo} 2026-11-22 view 4`,
    `${foreign.sellerNo} 2026-11-22 view 1`,
  ])
})

test('only listings on offer are counted', async () => {
  const { db } = await ownDatabase('empty')
  const { counter, count } = counterOn(db)
  await count('00000000-0000-4000-8000-000000000000')
  for (const status of ['paused', 'removed', 'withdrawn']) {
    const { no, id } = await offered(db)
    await db.execute(sql`update listing set status = ${status}::listing_status where no = ${no}`)
    await count(id)
  }
  await counter.write()
  expect([await counts(db), await sums(db)]).toEqual([[], []])
})

test.for([
  ['nothing', ''],
  ['a crawler', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  ['a script', 'curl/8.5.0'],
])('%s as the name of a browser is not counted', async ([, agent]) => {
  const { db } = await ownDatabase('empty')
  const { id } = await offered(db)
  const { counter, count } = counterOn(db)
  await count(id, '5.5.5.5', 'view', agent!)
  await counter.write()
  expect(await counts(db)).toEqual([])
})

test('one address counts at most sixty times a minute', async () => {
  const { db } = await ownDatabase('empty')
  const { counter, count } = counterOn(db)
  const { sellerNo } = await offered(db)
  const model = await newListing(db, { sellerNo })
  const many = Array.from({ length: 70 }, (_, i) => ({ ...model, sku: `TST-${i}` }))
  const listings = await insertListings(db, many)
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from listing where no = any(${sql.param(listings.map(({ no }) => no))})`)
  for (const { id } of rows) await count(id)
  await counter.write()
  expect(await counts(db)).toHaveLength(60)
})

test('an unavailable database loses the counts only', async () => {
  const { db, pool } = await ownDatabase('empty')
  const { id } = await offered(db)
  await pool.query('alter table listing_interest rename to elsewhere')
  const errors: unknown[] = []
  const { counter, count } = counterOn(db, ((error: unknown) => errors.push(error)) as never)
  await count(id)
  await counter.write()
  expect(errors).toHaveLength(1)
  await pool.query('alter table elsewhere rename to listing_interest')
  await count(id, '6.6.6.6')
  await counter.write()
  expect(await counts(db)).toHaveLength(1)
})

test('anyone can record interest, and gets the same reply for any listing', async () => {
  const { db, url } = await ownDatabase('empty')
  const undoings: (() => Promise<void>)[] = []
  const app = await appOn(url, { atEnd: (undo) => void undoings.push(undo) })
  const { no, id } = await offered(db)
  const note = (listing_id: string) =>
    app.call('recordInterest', { listing_id, kind: 'call' }, { headers: { 'user-agent': chrome } })
  expect(await note(id)).toEqual({ message: 'success' })
  expect(await note('00000000-0000-4000-8000-000000000000')).toEqual({ message: 'success' })
  for (const undo of undoings.reverse()) await undo()
  expect(await counts(db)).toEqual([expect.stringMatching(new RegExp(`^${no} .* call 1$`))])
})
