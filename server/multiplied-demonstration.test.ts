import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { dropIndexes } from '#demo/table-indexes.ts'
import { multiplyDemo, repairTables } from '#demo/multiply.ts'
import { skuKey } from '#contract/part-number.ts'
import type { Executor } from './platform/db.ts'
import { ownDatabase } from './testing/database.ts'

/** What is kept up to date row by row, as PostgreSQL says it. */
const definitions = async (db: Executor) =>
  (
    await db.execute<{ definition: string }>(sql`
      select pg_get_constraintdef(oid) definition from pg_constraint
      where conrelid in ('listing'::regclass, 'cross_number'::regclass)
      union all select indexdef from pg_indexes where tablename in ('listing', 'cross_number')
      union all select tgname || tgenabled::text from pg_trigger where tgrelid = 'listing'::regclass
        and not tgisinternal
      order by 1`)
  ).rows

const one = async <Row extends Record<string, unknown>>(db: Executor, query: string) =>
  (await db.execute<Row>(sql.raw(query))).rows[0]!

test('a demonstration is multiplied: other companies and numbers, and all that is kept about them', async () => {
  const { db } = await ownDatabase('demo')
  const before = await definitions(db)
  await multiplyDemo(db, { count: 4_000, connections: 2, log: () => undefined })

  expect(await definitions(db)).toEqual(before)
  expect(await one(db, 'select count(*)::int n from listing')).toEqual({ n: 4_000 })
  const { numbers } = await one<{ numbers: number }>(
    db,
    'select count(distinct sku_key)::int numbers from listing',
  )
  expect(numbers).toBeGreaterThan(2_000)
  expect(
    await one(
      db,
      `select count(*)::int n from seller where listing_count <>
        (select count(*) from listing where seller_no = seller.no and status = 'active')`,
    ),
  ).toEqual({ n: 0 })
  expect(
    await one(
      db,
      `select (select count(*) from cross_number)::int =
        (select sum(jsonb_array_length(cross_numbers)) from listing)::int same`,
    ),
  ).toEqual({ same: true })
  const { rows } = await db.execute<{ sku: string; key: string }>(
    sql`select sku, sku_key key from listing`,
  )
  for (const { sku, key } of rows) expect(skuKey(sku)).toBe(key)
  const { rows: named } = await db.execute<{ number: string; key: string }>(sql`
    select given.number, given.key from listing,
      jsonb_to_recordset(cross_numbers) given(number text, key text)`)
  expect(named.length).toBeGreaterThan(0)
  for (const { number, key } of named) expect(skuKey(number)).toBe(key)
})

test('what a load that was broken off took off the tables is made again', async () => {
  const { db } = await ownDatabase('demo')
  const before = await definitions(db)
  await dropIndexes(db)
  expect(await definitions(db)).not.toEqual(before)
  await repairTables(db, 2)
  expect(await definitions(db)).toEqual(before)
  await repairTables(db, 2)
  expect(await definitions(db)).toEqual(before)
})
