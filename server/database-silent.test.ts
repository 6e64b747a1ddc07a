import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { announce } from './platform/changes.ts'
import { appOn } from './testing/app.ts'
import { ownDatabase } from './testing/database.ts'
import { publishListing } from './testing/factories.ts'
import { proxiedDatabase } from './testing/tcp-proxy.ts'

// Like a black hole: connections stay open without any answer.
test('a silent database: not ready in time, cached replies are served, and it recovers by itself', async () => {
  const database = await ownDatabase('demo')
  const way = await proxiedDatabase(database.url, onTestFinished)
  const app = await appOn(way.url, { env: { STATEMENT_TIMEOUT_MS: '300', DATABASE_POOL: '3' } })
  // Closing would wait for the answer of a silent connection, which db.test.ts proves to end.
  onTestFinished(way.cut)
  const status = async (url: string) => (await app.http.inject(url)).statusCode
  const cached = '/api/listing/get-home?limit=5'
  expect([await status('/ready'), await status(cached)]).toEqual([200, 200])

  way.pause()
  const asked = Promise.all([1, 2, 3, 4].map((n) => status(`/api/listing/get?sku=${n}`)))
  expect(await status('/ready')).toBe(503)
  expect([await status('/live'), await status(cached)]).toEqual([200, 200])
  expect(await asked).toEqual([503, 503, 503, 503])

  way.release()
  await expect.poll(() => status('/ready')).toBe(200)
  expect(await status('/api/listing/get?sku=1')).toBe(404)

  // As where the database is reached again by another way, and the old connections lead nowhere.
  const { sku, skuKey } = await publishListing({ ...app, database })
  const listing = `/api/listing/get?sku=${sku}`
  expect(await status(listing)).toBe(200)
  way.swallow()
  await database.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ no: number }>(
      sql`update listing set status = 'paused' where sku = ${sku} returning no`,
    )
    await announce(tx, { tags: [`sku:${skuKey}`], listings: rows.map(({ no }) => no) })
  })
  await expect.poll(() => status('/ready')).toBe(200)
  await expect.poll(() => status(listing)).toBe(404)
  const figures = async () => (await app.http.inject('/metrics')).body
  const reconnected = /^ghiyar_changes_reconnects_total [1-9]/m
  await expect.poll(figures).toMatch(reconnected)
}, 90_000)
