import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { announce, type Change } from '../platform/changes.ts'
import type { Executor } from '../platform/db.ts'
import { appOn, testApp, type TestApp } from '../testing/app.ts'
import { adminClient, databaseName, ownDatabase } from '../testing/database.ts'
import { makeSeller, newListing, publishListing } from '../testing/factories.ts'
import { internFitments, removeUnused } from './fitment.store.ts'
import { FollowedListings } from './follow-listings.ts'
import { everything } from './listing-filter.ts'
import { insertListings } from './new-listings.ts'
import { loadReference } from './reference.ts'

const total = async (app: TestApp) => (await app.call('searchListings', { limit: 1 })).total

test('a new listing shows at once on every reply that was cached before', async () => {
  const app = await testApp('empty')
  const { no, id, companyName } = await makeSeller(app.database.db)
  const shown = async () => ({
    found: await total(app),
    inCategory: (await app.call('getCountByCategory', {}))['Brake Parts'],
    stock: (await app.call('getSellerList', { q: companyName })).items[0]?.listings,
    featured: (await app.call('getFeaturedSellers', {})).items[0]?.listings,
    onSellersPage: (await app.call('getSeller', { id })).sellerListings.length,
    ofSeller: (await app.call('getUserListings', { seller_id: id })).total,
    part: await app.call('getListing', { sku: 'NEW-1' }).then(
      ({ offers }) => 1 + offers.length,
      ({ status }: { status: number }) => status,
    ),
  })
  const none = { found: 0, inCategory: 0, stock: 0, featured: 0, onSellersPage: 0, ofSeller: 0 }
  expect(await shown()).toEqual({ ...none, part: 404 })
  await publishListing(app, { sellerNo: no, sku: 'NEW-1' })
  const one = { found: 1, inCategory: 1, stock: 1, featured: 1, onSellersPage: 1, ofSeller: 1 }
  expect(await shown()).toEqual({ ...one, part: 1 })
  await publishListing(app, { sku: 'NEW1' })
  expect(await shown()).toEqual({ ...one, found: 2, inCategory: 2, part: 2 })
})

test('another process on the same database shows it too', async () => {
  const app = await testApp('empty')
  const other = await appOn(app.database.url)
  expect(await total(other)).toBe(0)
  const { sku } = await publishListing(app)
  await expect.poll(() => total(other)).toBe(1)
  expect((await other.call('getListing', { sku })).listing.partSKU).toBe(sku)
})

test('many listings at once reach another process completely', async () => {
  const app = await testApp('empty')
  const other = await appOn(app.database.url)
  const { no: sellerNo } = await makeSeller(app.database.db)
  const template = await newListing(app.database.db, { sellerNo })
  const offered = Array.from({ length: 1_000 }, (_, i) => ({ ...template, sku: `MANY-${i}` }))
  await app.stock.publish(offered)
  expect(await total(app)).toBe(1_000)
  await expect.poll(() => total(other)).toBe(1_000)
})

test('paused and removed listings disappear, restored ones return', async () => {
  const app = await testApp('empty')
  const { skuKey } = await publishListing(app)
  const { db } = app.database
  const setStatus = (status: string) =>
    db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ no: number }>(
        sql`update listing set status = ${status}::listing_status returning no`,
      )
      await announce(tx, { tags: [`sku:${skuKey}`], listings: rows.map(({ no }) => no) })
    })
  await setStatus('paused')
  await expect.poll(() => total(app)).toBe(0)
  await setStatus('active')
  await expect.poll(() => total(app)).toBe(1)
})

test('changes made while disconnected are caught up', async () => {
  const app = await testApp('empty')
  const { db, pool, url } = app.database
  const listing = await newListing(db)
  const admin = await adminClient()
  const allow = (yes: boolean) =>
    admin.query(`alter database ${databaseName(url)} allow_connections ${yes}`)
  await allow(false)
  const { rowCount } = await pool.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'ghiyar changes'`)
  expect(rowCount).toBe(1)
  const [row] = await insertListings(db, [listing])
  await announce(db, { tags: ['listings'], listings: [row!.no] })
  expect(await total(app)).toBe(0)
  await allow(true)
  await expect.poll(() => total(app)).toBe(1)
}, 20_000)

test('a change that could not be read is read later', async () => {
  const app = await testApp('empty', { env: { STATEMENT_TIMEOUT_MS: '100' } })
  const { db, pool } = app.database
  const [row] = await insertListings(db, [await newListing(db)])
  const failedReads = async () => {
    const { rows } = await pool.query<{ n: number }>(
      'select xact_rollback::int n from pg_stat_database where datname = current_database()',
    )
    return rows[0]!.n
  }
  const locking = await pool.connect()
  await locking.query('begin; lock table listing in access exclusive mode')
  const before = await failedReads()
  await announce(db, { tags: ['listings'], listings: [row!.no] })
  await expect.poll(failedReads).toBeGreaterThan(before)
  await locking.query('commit')
  locking.release()
  await expect.poll(() => total(app)).toBe(1)
}, 30_000)

test('vehicles of a transaction that began earlier and committed later are found', async () => {
  const app = await testApp('empty')
  const { db } = app.database
  const [early, late] = [
    await newListing(db, { sku: 'EARLY', fits: [{ model: 'nissan/patrol' }] }),
    await newListing(db, { sku: 'LATE', fits: [{ model: 'toyota/hilux' }] }),
  ]
  await db.transaction(async (tx) => {
    const [row] = await insertListings(tx, [early])
    await app.stock.publish([late])
    await announce(tx, { tags: ['listings'], listings: [row!.no] })
  })
  await expect.poll(() => total(app)).toBe(2)
  const ofNissan = await app.call('searchListings', { make: ['Nissan'] })
  expect(ofNissan.listings.map(({ partSKU }) => partSKU)).toEqual(['EARLY'])
})

/** The database, with the answer to the n-th statement held back until the gate opens. */
function behindGate(db: Executor, n: number) {
  const [asked, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let statements = 0
  const execute = async (query: Parameters<Executor['execute']>[0]) => {
    const isDelayed = ++statements === n
    const answer = await db.execute(query)
    if (isDelayed) asked.resolve()
    if (isDelayed) await gate.promise
    return answer
  }
  return { db: { execute } as unknown as Executor, asked: asked.promise, open: gate.resolve }
}

test.for([
  ['a reload', { all: true as const }],
  ['an earlier change', { tags: [], listings: [1] }],
])('a change is not overwritten by %s that is still being read', async ([, earlier]) => {
  const { db } = await ownDatabase('empty')
  const reference = await loadReference(db)
  const [row] = await insertListings(db, [await newListing(db)])
  expect(row!.no).toBe(1)
  const gated = behindGate(db, 1)
  const followed = new FollowedListings({
    ...{ db: gated.db, reference, log: () => undefined },
    names: {
      positionsIn: () => 0,
      possibleTypes: () => [],
      vehiclesNamed: () => [],
      tierNamed: () => undefined,
    },
  })
  const first = followed.apply(earlier as Change)
  await gated.asked
  await db.execute(sql`update listing set status = 'paused'`)
  const second = followed.apply({ tags: [], listings: [row!.no] })
  await db.execute(sql`select 1`)
  gated.open()
  await Promise.all([first, second])
  const { total } = followed.index.search(everything, { order: 'newest', offset: 0, limit: 1 })
  expect(total).toBe(0)
})

test('vehicles that were swept and used again are found', async () => {
  const app = await testApp('empty')
  const other = await appOn(app.database.url)
  const { db, pool } = app.database
  const [hilux, patrol] = [
    await newListing(db, { sku: 'AGAIN', fits: [{ model: 'toyota/hilux' }] }),
    await newListing(db, { fits: [{ model: 'nissan/patrol' }] }),
  ]
  await app.stock.publish([hilux])
  const find = async (make: string) =>
    Promise.all(
      [app, other].map(async (process) => {
        const { listings } = await process.call('searchListings', { make: [make] })
        return listings.map(({ partSKU }) => partSKU)
      }),
    )
  await expect.poll(() => find('Toyota')).toEqual([['AGAIN'], ['AGAIN']])
  const change = ({ vehicles }: typeof hilux) =>
    app.stock.write((tx) => app.stock.change(tx, [{ no: 1, vehicles }]))
  await change(patrol)
  await expect.poll(() => find('Nissan')).toEqual([['AGAIN'], ['AGAIN']])
  const fitments = async () =>
    (await pool.query<{ no: number }>('select no from fitment order by no')).rows.map(
      ({ no }) => no,
    )
  expect(await fitments()).toEqual([1, 2])
  await pool.query(`select graphile_worker.add_job('sweep-fitments')`)
  await expect.poll(fitments).toEqual([2])
  await change(hilux)
  expect(await fitments()).toEqual([2, 3])
  await expect.poll(() => find('Toyota')).toEqual([['AGAIN'], ['AGAIN']])
  expect(await find('Nissan')).toEqual([[], []])
}, 90_000)

test('a listing stays when its vehicles are swept while it is being read', async () => {
  const { db } = await ownDatabase('empty')
  const reference = await loadReference(db)
  const listing = await newListing(db, { fits: [{ model: 'toyota/hilux' }] })
  const { vehicles } = await newListing(db, { fits: [{ model: 'nissan/patrol' }] })
  const [row] = await insertListings(db, [listing])
  const gated = behindGate(db, 1)
  const followed = new FollowedListings({
    ...{ db: gated.db, reference, log: () => undefined },
    names: {
      positionsIn: () => 0,
      possibleTypes: () => [],
      vehiclesNamed: () => [],
      tierNamed: () => undefined,
    },
  })
  const change = { tags: [], listings: [row!.no] }
  const found = () => {
    const page = { order: 'newest', offset: 0, limit: 1 } as const
    const { total, facets } = followed.index.search(everything, page)
    return [total, ...facets.model.keys()]
  }
  const reading = followed.apply(change)
  await gated.asked
  const fitmentNo = await internFitments(db, [vehicles])
  await db.execute(sql`update listing set fitment_no = ${fitmentNo(vehicles)}`)
  await removeUnused(db)
  gated.open()
  await reading
  expect(found()).toEqual([1])
  await followed.apply(change)
  expect(found()).toEqual([1, vehicles[0]!.model])
})

test('memory of deleted listings is released, and changes meanwhile reach both indexes', async () => {
  const { db } = await ownDatabase('empty')
  const reference = await loadReference(db)
  const template = await newListing(db)
  const stock = Array.from({ length: 60 }, (_, i) => ({
    ...{ ...template, sku: `GONE-${i}`, partName: `Pads ${i}`, brand: `Brand ${i}` },
  }))
  const nos = (await insertListings(db, stock)).map(({ no }) => no).toSorted((a, b) => a - b)
  // A reload and a change make four statements; the sixth reads the rows of the compaction.
  const gated = behindGate(db, 6)
  const log = vi.fn<() => void>()
  const followed = new FollowedListings({
    ...{ db: gated.db, reference, log, fewEntries: 10 },
    names: {
      positionsIn: () => 0,
      possibleTypes: () => [],
      vehiclesNamed: () => [],
      tierNamed: () => undefined,
    },
  })
  onTestFinished(() => followed.close())
  const found = () => {
    const page = { order: 'newest', offset: 0, limit: 10 } as const
    return followed.index.search(everything, page).nos.toSorted((a, b) => a - b)
  }
  await followed.reload()
  const before = followed.index
  const [stays, goesMeanwhile, ...gone] = nos
  await db.execute(sql`delete from listing where no > ${goesMeanwhile}`)
  await followed.apply({ tags: [], listings: gone })
  await gated.asked
  await db.execute(sql`update listing set status = 'paused' where no = ${goesMeanwhile}`)
  const [comes] = await insertListings(db, [{ ...template, sku: 'COMES' }])
  await followed.apply({ tags: [], listings: [goesMeanwhile!, comes!.no] })
  expect([found(), followed.index]).toEqual([[stays, comes!.no], before])
  const { rows } = await db.execute<{ id: string }>(
    sql`update seller set emirate = 'Ajman' where no = ${template.sellerNo} returning id`,
  )
  await followed.apply({ tags: [`seller:${rows[0]!.id}`], listings: [] })
  gated.open()
  await expect.poll(() => followed.index).not.toBe(before)
  expect(found()).toEqual([stays, comes!.no])
  const inAjman = { ...everything, emirates: new Set(['Ajman'] as const) }
  const page = { order: 'newest', offset: 0, limit: 10 } as const
  expect(followed.index.search(inAjman, page).total).toBe(2)
  const { columns, names, brandNames } = followed.index
  expect([columns.end, names.end, brandNames.length]).toEqual([4, 4, 4])
  expect(log).not.toHaveBeenCalled()
})

test('listings of one part number are adjacent in a reloaded index', async () => {
  const { db } = await ownDatabase('empty')
  const reference = await loadReference(db)
  const stock = []
  for (const sku of ['B-2', 'A-1', 'B2', 'A1', 'b 2'])
    stock.push({ ...(await newListing(db)), sku })
  await insertListings(db, stock)
  const followed = new FollowedListings({
    ...{ db, reference, log: () => undefined },
    names: {
      positionsIn: () => 0,
      possibleTypes: () => [],
      vehiclesNamed: () => [],
      tierNamed: () => undefined,
    },
  })
  onTestFinished(() => followed.close())
  await followed.reload()
  const { columns } = followed.index
  expect([...columns.group.subarray(1, 6)]).toEqual([1, 1, 1, 2, 2])
})

test('a reload during a compaction replaces it', async () => {
  const { db } = await ownDatabase('empty')
  const reference = await loadReference(db)
  const template = await newListing(db)
  const stock = Array.from({ length: 40 }, (_, i) => ({ ...template, sku: `GONE-${i}` }))
  const nos = (await insertListings(db, stock)).map(({ no }) => no).toSorted((a, b) => a - b)
  const gated = behindGate(db, 6)
  const followed = new FollowedListings({
    ...{ db: gated.db, reference, log: () => undefined, fewEntries: 10 },
    names: {
      positionsIn: () => 0,
      possibleTypes: () => [],
      vehiclesNamed: () => [],
      tierNamed: () => undefined,
    },
  })
  onTestFinished(() => followed.close())
  await followed.reload()
  await db.execute(sql`delete from listing where no > ${nos[1]!}`)
  await followed.apply({ tags: [], listings: nos.slice(2) })
  await gated.asked
  // Only the reload reads this change.
  await db.execute(sql`delete from listing where no = ${nos[0]!}`)
  await followed.apply({ all: true })
  const reloaded = followed.index
  gated.open()
  await followed.apply({ tags: [], listings: [nos[1]!] })
  // Long enough for a compaction in progress to end.
  await db.execute(sql`select pg_sleep(0.3)`)
  expect([followed.index, followed.index.size]).toEqual([reloaded, 1])
})
