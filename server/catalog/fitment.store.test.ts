import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase, type Database } from '../platform/db.ts'
import { ownDatabaseUrl } from '../testing/database.ts'
import { newListing } from '../testing/factories.ts'
import { internFitments, removeUnused } from './fitment.store.ts'
import { insertListings, type NewListing } from './new-listings.ts'
import type { FittedVehicle } from './reference.tables.ts'
import { changeListings } from './stock.store.ts'

async function emptyDatabase(): Promise<Database> {
  const database = openDatabase({
    ...{ url: await ownDatabaseUrl('empty'), connections: 8, statementTimeoutMs: 5_000 },
    onError: () => undefined,
  })
  onTestFinished(() => database.close())
  return database
}

const vehicles = (i: number): FittedVehicle[] => [{ model: 1 + (i % 3), from: 2000, to: 2000 + i }]

const numbers = async ({ pool }: Database, query = 'select no from fitment') =>
  (await pool.query<{ no: number }>(`${query} order by 1`)).rows.map(({ no }) => no)

const USED = 'select distinct fitment_no no from listing where fitment_no is not null'

test('exactly the unused fitments are deleted, batch after batch', async () => {
  const database = await emptyDatabase()
  const { db, pool } = database
  await insertListings(db, [await newListing(db)])
  await pool.query(`
    insert into fitment (hash, vehicles) select i, '[]' from generate_series(1, 4500) i;
    insert into listing (id, seller_no, sku, sku_key, part_name, brand, category_no, fitment_no, status,
      price_fils, quantity, short_description, description)
    select gen_random_uuid(), seller_no, i, i, part_name, brand, category_no, i,
      case when i % 2 = 0 then 'removed' else 'active' end::listing_status, 1, 1, '', ''
    from listing, generate_series(1, 4500) i where i % 7 = 3 or i between 2100 and 2200`)
  const used = await numbers(database, USED)
  expect(used).toHaveLength(730)
  await removeUnused(db)
  expect(await numbers(database)).toEqual(used)
  await pool.query('delete from listing')
  await removeUnused(db)
  expect(await numbers(database)).toEqual([])
})

test('a fitment that is being added to a listing is not deleted', async () => {
  const database = await emptyDatabase()
  const { db } = database
  const known = (await internFitments(db, [vehicles(1)]))(vehicles(1))
  await db.transaction(async (tx) => {
    const numberOf = await internFitments(tx, [vehicles(1), vehicles(2)])
    expect(numberOf(vehicles(1))).toBe(known)
    await removeUnused(db)
  })
  expect(await numbers(database)).toHaveLength(2)
  await removeUnused(db)
  expect(await numbers(database)).toEqual([])
})

test('a fitment that is deleted during its lookup is created again', async () => {
  const database = await emptyDatabase()
  const { db, pool } = database
  const known = (await internFitments(db, [vehicles(1)]))(vehicles(1))
  let interning: ReturnType<typeof internFitments> | undefined
  await db.transaction(async (sweep) => {
    await sweep.execute(sql`delete from fitment`)
    interning = internFitments(db, [vehicles(1)])
    const waiting = `select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1)
  })
  const fresh = (await interning!)(vehicles(1))
  expect(fresh).not.toBe(known)
  expect(await numbers(database)).toEqual([fresh])
})

test('a fitment that became used after the search for unused ones is not deleted', async () => {
  const database = await emptyDatabase()
  const { db } = database
  const listing = { ...(await newListing(db)), vehicles: vehicles(1) }
  const known = (await internFitments(db, [vehicles(1), vehicles(2)]))(vehicles(1))
  const execute = async (query: Parameters<typeof db.execute>[0]) => {
    const seen = await db.execute(query)
    if (seen.rows.length > 0) await insertListings(db, [listing])
    return seen
  }
  await removeUnused(Object.assign(Object.create(db) as typeof db, { execute }))
  expect(await numbers(database)).toEqual([known])
})

const SETS = 6
const step = fc.record({
  do: fc.constantFrom('add' as const, 'change' as const, 'delete' as const),
  which: fc.nat(50),
  set: fc.nat(SETS - 1),
})

test('sweeps during writes leave every listing its fitments', async () => {
  const database = await emptyDatabase()
  const { db, pool } = database
  const template = await newListing(db)
  let listings = 0

  /** Takes the steps one after the other; returns what each of its listings fits. */
  async function write(steps: (typeof step extends fc.Arbitrary<infer Step> ? Step : never)[]) {
    const fits = new Map<number, number>()
    for (const { do: what, which, set } of steps) {
      const no = [...fits.keys()][which % fits.size]
      if (no === undefined || what === 'add') {
        const listing: NewListing = {
          ...{ ...template, sku: `SET-${++listings}`, vehicles: vehicles(set) },
        }
        const [written] = await db.transaction((tx) => insertListings(tx, [listing]))
        fits.set(written!.no, set)
      } else if (what === 'change') {
        await db.transaction(async (tx) => {
          const fitmentNo = (await internFitments(tx, [vehicles(set)]))(vehicles(set))
          await changeListings(tx, [{ no, fitmentNo }])
        })
        fits.set(no, set)
      } else {
        await pool.query('delete from listing where no = $1', [no])
        fits.delete(no)
      }
    }
    return fits
  }

  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 10, maxLength: 20 }), { minLength: 4, maxLength: 4 }),
      async (writers) => {
        await pool.query('delete from listing')
        let isWritten = false
        const sweeping = (async () => {
          while (!isWritten) await removeUnused(db)
        })()
        const written = await Promise.all(writers.map(write)).finally(() => (isWritten = true))
        await sweeping
        const fits = new Map(written.flatMap((each) => [...each]))
        const { rows } = await pool.query<{ no: number; vehicles: FittedVehicle[] }>(
          'select l.no, vehicles from listing l join fitment f on f.no = fitment_no',
        )
        expect(new Map(rows.map(({ no, vehicles }) => [no, vehicles]))).toEqual(
          new Map(Array.from(fits, ([no, set]) => [no, vehicles(set)])),
        )
        await removeUnused(db)
        expect(await numbers(database)).toEqual(await numbers(database, USED))
      },
    ),
    // Two runs of the same steps differ, so that shorter ones would not explain a failure.
    { numRuns: 15, endOnFailure: true },
  )
}, 120_000)
