import { expect, test } from 'vitest'
import { loadDemo } from '#demo/load.ts'
import { ownDatabase } from './testing/database.ts'
import { makeSeller } from './testing/factories.ts'

const options = { count: 100, mediaDir: undefined, log: () => undefined }

test('the demonstration is never loaded into a production database', async () => {
  const { db, pool } = await ownDatabase('empty')
  await makeSeller(db)
  await expect(loadDemo(db, options)).rejects.toThrow('DEMO=off')
  expect((await pool.query('select 1 from listing')).rowCount).toBe(0)
})

test('loading it again only renews the age of the newest listings', async () => {
  const { db, pool } = await ownDatabase('demo')
  await pool.query(`update listing set created_at = created_at - interval '30 days'`)
  const count = async () => (await pool.query('select count(*)::int n from listing')).rows[0].n
  const before = await count()
  await loadDemo(db, options)
  expect(await count()).toBe(before)
  const fresh = await pool.query(
    `select 1 from listing where created_at > now() - interval '48 hours'`,
  )
  expect(fresh.rowCount).toBeGreaterThan(0)
})
