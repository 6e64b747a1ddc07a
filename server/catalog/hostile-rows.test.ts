import type pg from 'pg'
import { expect } from 'vitest'
import { skuKey } from '#contract/part-number.ts'
import { announce } from '../platform/changes.ts'
import { appOn, testOn } from '../testing/app.ts'
import { newListing, publishListing } from '../testing/factories.ts'
import { dropChecks } from '../testing/drop-checks.ts'
import { insertListings } from './new-listings.ts'

const MOST = 2_147_483_647

/** Columns of a listing as SQL, beside those of an ordinary one; and whether it can be served. */
type Hostile = { columns: Record<string, string>; served: boolean }

const rows: Record<string, Hostile> = {
  ordinary: { columns: {}, served: true },
  'the highest number': { columns: { no: String(MOST) }, served: true },
  'the highest price': { columns: { price_fils: '1000000000' }, served: true },
  'a price of nothing': { columns: { price_fils: '0' }, served: false },
  'a price below nothing': { columns: { price_fils: '-1' }, served: false },
  'a price beyond the limit': { columns: { price_fils: String(MOST) }, served: false },
  'fewer than none': { columns: { quantity: '-1' }, served: true },
  'listed in 2100': { columns: { created_at: `'2100-01-01'` }, served: true },
  'listed in 9000': { columns: { created_at: `'9000-01-01'` }, served: false },
  'listed before 1970': { columns: { created_at: `'1900-01-01'` }, served: false },
  'listed at no time': { columns: { created_at: `'infinity'` }, served: false },
  'listed before all time': { columns: { created_at: `'-infinity'` }, served: false },
  'a long name': { columns: { part_name: `repeat('brake ', 100000)` }, served: true },
  'a long word': { columns: { part_name: `repeat('x', 100000)` }, served: true },
  'a name of nothing': { columns: { part_name: `''` }, served: true },
  'a long brand': { columns: { brand: `repeat('b', 100000)` }, served: true },
  'a long number': { columns: { sku_key: `repeat('7', 100000)` }, served: true },
  'the highest category': { columns: { category_no: '32767' }, served: true },
  'the highest sub-category': { columns: { sub_category_no: '32767' }, served: true },
  'the highest part type': { columns: { part_type_no: '32767' }, served: true },
  'the highest fitment': { columns: { fitment_no: String(MOST) }, served: true },
}

const fitments: Record<string, { vehicles: string; served: boolean }> = {
  'no list of vehicles': { vehicles: `'{}'`, served: false },
  'vehicles of null': { vehicles: `'null'`, served: false },
  'a vehicle of null': { vehicles: `'[null]'`, served: false },
  'a vehicle in words': { vehicles: `'[{"model": "Prado"}]'`, served: false },
  'years in words': { vehicles: `'[{"model": 1, "from": "old", "to": "new"}]'`, served: false },
  'years without end': { vehicles: `'[{"model": 1, "from": -5, "to": 1e300}]'`, served: false },
  'the first and the last year': {
    vehicles: `'[{"model": 1, "from": 0, "to": 9999}]'`,
    served: true,
  },
  'an unknown model': { vehicles: `'[{"model": 99999999}]'`, served: true },
  'seventy thousand vehicles': {
    vehicles: `(select jsonb_agg(jsonb_build_object('model', 1 + i % 3, 'from', 1950 + i % 70))
      from generate_series(1, 70000) i)`,
    served: true,
  },
}

const BRANDS = 66_000

/** Room for what the indexes of the tables would refuse. */
const withoutIndexes = `
  drop index listing_by_sku, listing_by_sku_end, listing_once_per_seller, listing_all_words;
  insert into category (no, id, key, name, names)
    select 32767, gen_random_uuid(), 'last', 'Last', names from category limit 1;
  insert into sub_category (no, id, key, category_no, names)
    select 32767, gen_random_uuid(), 'last/last', 1, names from category limit 1;
  insert into part_type (no, key, category_no, names)
    select 32767, 'last', 1, names from category limit 1;
  insert into fitment (no, hash, vehicles) overriding system value
    values (${MOST}, 'last', '[{"model": 1}]')`

const columns = [
  ...['no', 'id', 'sku', 'seller_no', 'sku_key', 'part_name', 'brand', 'category_no'],
  ...['sub_category_no', 'part_type_no', 'fitment_no', 'price_fils', 'quantity'],
  ...['short_description', 'description', 'created_at'],
]

/** Copies a listing, with other values in some columns; once for each row of `from`. */
const copyOf = (no: number, values: Record<string, string>, from = '(values (1)) once(i)') => `
  insert into listing (${columns.join()}) overriding system value
  select ${columns.map((name) => values[name] ?? `listing.${name}`).join()}
  from listing, ${from} where no = ${no}`

const fresh = {
  no: `nextval(pg_get_serial_sequence('listing', 'no'))`,
  id: 'gen_random_uuid()',
}

const named = (name: string) => ({ sku: `'${name}'`, sku_key: `'${skuKey(name)}'` })

async function writeHostileRows(pool: pg.Pool, no: number): Promise<void> {
  await dropChecks(pool, 'listing')
  await pool.query(withoutIndexes)
  for (const [name, { columns: values }] of Object.entries(rows))
    await pool.query(copyOf(no, { ...fresh, ...named(name), ...values }))
  for (const [name, { vehicles }] of Object.entries(fitments)) {
    const made = await pool.query<{ no: number }>(
      `insert into fitment (hash, vehicles) values ('${name}', ${vehicles}) returning no`,
    )
    const fitmentNo = String(made.rows[0]!.no)
    await pool.query(copyOf(no, { ...fresh, ...named(name), fitment_no: fitmentNo }))
  }
  const letters = `translate(i::text, '0123456789', 'abcdefghij')`
  const own = { brand: `'Brand ' || i`, part_name: `'word' || ${letters}`, part_type_no: '32767' }
  // So few at once that a busy machine answers in time.
  for (let first = 1; first <= BRANDS; first += 5_000) {
    const some = `generate_series(${first}, ${Math.min(BRANDS, first + 4_999)}) i`
    await pool.query(copyOf(no, { ...fresh, ...own, sku: `'brand ' || i` }, some))
  }
}

const test = testOn('empty').extend(
  'hostile',
  { scope: 'file' },
  async ({ app: { database } }, { onCleanup }) => {
    const ordinary = await newListing(database.db)
    const [written] = await insertListings(database.db, [ordinary])
    await writeHostileRows(database.pool, written!.no)
    const undo: (() => Promise<void>)[] = []
    onCleanup(async () => {
      for (const each of undo) await each()
    })
    const env = { STATEMENT_TIMEOUT_MS: '60000' }
    const app = await appOn(database.url, { env, atEnd: (each) => void undo.unshift(each) })
    return { ...app, database, ordinary }
  },
)

const namesOf = (served: boolean) =>
  Object.entries({ ...rows, ...fitments }).flatMap(([name, row]) =>
    row.served === served ? [name] : [],
  )

test('the application starts on extreme rows, serves the readable ones and counts the others', async ({
  hostile: app,
}) => {
  const { total, facets } = await app.call('searchListings', { limit: 1 })
  expect(total).toBe(1 + BRANDS + namesOf(true).length)
  expect(facets.brand).toHaveLength(200)
  const metrics = await app.http.inject('/metrics')
  const [, skipped] = /^ghiyar_index_rows_skipped (\d+)$/m.exec(metrics.body)!
  expect(Number(skipped)).toBe(namesOf(false).length)
  const { listings } = await app.call('searchListings', { brand: ['Testbrand'], limit: 100 })
  expect(listings.map(({ partSKU }) => partSKU).toSorted()).toEqual(
    [app.ordinary.sku, ...namesOf(true).filter((name) => name !== 'a long brand')].toSorted(),
  )
}, 120_000)

test('a listing that can’t be indexed still has its page', async ({ hostile: app }) => {
  for (const name of Object.keys(fitments)) {
    const { listing } = await app.call('getListing', { sku: skuKey(name) })
    expect(listing.partSKU).toBe(name)
  }
})

test('the last of more brands and words than a smallint can number are found', async ({
  hostile: app,
}) => {
  const found = async (query: object) => (await app.call('searchListings', query)).total
  expect(await found({ brand: [`Brand ${BRANDS}`] })).toBe(1)
  expect(await found({ string: `Brand ${BRANDS}` })).toBe(1)
  expect(await found({ string: 'wordggaaa' })).toBeGreaterThan(0)
  expect((await app.call('getBrands', { q: 'brand 6600' })).total).toBeGreaterThan(0)
})

test('a row that becomes unreadable disappears, and returns when it is repaired', async ({
  hostile: app,
}) => {
  const { pool, db } = app.database
  const { sku, skuKey: key } = await publishListing(app, { brand: 'Mended' })
  const total = async () => (await app.call('searchListings', { brand: ['Mended'] })).total
  expect(await total()).toBe(1)
  const setPrice = async (fils: number) => {
    const { rows: changed } = await pool.query<{ no: number }>(
      'update listing set price_fils = $1 where sku = $2 returning no',
      [fils, sku],
    )
    await announce(db, { tags: [`sku:${key}`], listings: changed.map(({ no }) => no) })
  }
  await setPrice(-7)
  await expect.poll(total).toBe(0)
  await setPrice(700)
  await expect.poll(total).toBe(1)
})

test('malformed notifications stop nothing', async ({ hostile: app }) => {
  for (const payload of ['', 'no json', 'null', '{"tags": 1}', '{"listings": [99999999999]}'])
    await app.database.pool.query(`select pg_notify('ghiyar_changes', $1)`, [payload])
  await app.database.pool.query(`insert into change (everything, tags, listings, users) values
    (false, '{null,x}', '{null,-1,2147483647}', '{null,-1,2147483647}')`)
  const { rows: changed } = await app.database.pool.query<{ no: number }>(
    `update listing set brand = 'Noticed' where sku = $1 returning no`,
    ['listed in 2100'],
  )
  await announce(app.database.db, { tags: ['listings'], listings: [changed[0]!.no] })
  const total = async () => (await app.call('searchListings', { brand: ['Noticed'] })).total
  await expect.poll(total).toBe(1)
})

test('a job with an invalid payload fails', async ({ hostile: app }) => {
  const { pool } = app.database
  const hostile = [null, [], 'x', 7, {}, { id: null, userNo: 'x', seller: [] }]
  await pool.query(
    `select graphile_worker.add_job(identifier, payload, max_attempts => 1)
     from graphile_worker._private_tasks, json_array_elements($1) payload`,
    [JSON.stringify(hostile)],
  )
  const waiting = async () => {
    const { rows: left } = await pool.query(
      `select 1 from graphile_worker._private_jobs
       where attempts < max_attempts and run_at <= now()`,
    )
    return left.length
  }
  await expect.poll(waiting).toBe(0)
  expect((await app.call('searchListings', { limit: 1 })).total).toBeGreaterThan(BRANDS)
})
