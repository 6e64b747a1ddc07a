import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { testApp } from './testing/app.ts'
import { adminClient, databaseName } from './testing/database.ts'

/** An application whose database can refuse all connections, and accept them again. */
async function appWithShutter() {
  const app = await testApp('demo')
  const admin = await adminClient()
  const name = databaseName(app.database.url)
  const shut = async () => {
    await admin.query(`alter database ${name} allow_connections false`)
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
    )
  }
  return {
    app,
    shut,
    /** Clients get the error of a dropped database; a drop would flush all databases to disk first. */
    remove: async () => {
      await shut()
      await expect
        .poll(() => admin.query(`alter database ${name} rename to ${name}_gone`).then(() => true))
        .toBe(true)
    },
    open: () => admin.query(`alter database ${name} allow_connections true`),
    ask: (url: string, language: Language = 'en') =>
      app.http.inject({ url, headers: { 'accept-language': language } }),
  }
}

const questions = [
  '/api/users/get-seller-list?q=auto',
  '/api/listing/get?sku=1',
  '/api/listing/get-home?limit=7',
  '/api/listing/get-featured-sellers?limit=7',
]

test('during an outage calls answer 503 in the caller’s language, and recover', async () => {
  const { ask, shut, open } = await appWithShutter()
  const before = await Promise.all(questions.map((url) => ask(url)))
  expect(before.map(({ statusCode }) => statusCode)).toEqual([200, 404, 200, 200])
  await shut()
  for (const url of questions) {
    const reply = await ask(`${url}&page=2`, 'ar')
    expect([url, reply.statusCode, reply.json()]).toEqual([
      url,
      503,
      { code: 'server.unavailable', message: 'الخدمة غير متاحة للحظات. يرجى المحاولة بعد قليل' },
    ])
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
  }
  await open()
  const status = async (url: string) => (await ask(`${url}&page=2`)).statusCode
  for (const [i, url] of questions.entries())
    await expect.poll(() => status(url)).toBe(before[i]!.statusCode)
})

test('during an outage it is alive but not ready, and calls without the database succeed', async () => {
  const { ask, shut, open } = await appWithShutter()
  expect((await ask('/ready')).statusCode).toBe(200)
  await shut()
  const ready = await ask('/ready')
  expect([ready.statusCode, Number(ready.headers['retry-after']) > 0]).toEqual([503, true])
  for (const url of ['/live', '/api/listing/get-makes', '/api/news', '/api/openapi.json'])
    expect([url, (await ask(url)).statusCode]).toEqual([url, 200])
  await open()
  await expect.poll(async () => (await ask('/ready')).statusCode).toBe(200)
})

test('cached replies are served during an outage', async () => {
  const { ask, shut } = await appWithShutter()
  const url = '/api/listing/get-home?limit=5'
  const before = await ask(url)
  await shut()
  const after = await ask(url)
  expect([after.statusCode, after.body]).toEqual([200, before.body])
})

test('a failure is not cached: the next success is a fresh reply', async () => {
  const { ask, shut, open } = await appWithShutter()
  await shut()
  expect((await ask('/api/listing/get-home')).statusCode).toBe(503)
  await open()
  await expect.poll(async () => (await ask('/api/listing/get-home')).statusCode).toBe(200)
})

test('a missing database is an outage as well', async () => {
  const { ask, remove } = await appWithShutter()
  await remove()
  for (const url of questions) expect([url, (await ask(url)).statusCode]).toEqual([url, 503])
  expect((await ask('/live')).statusCode).toBe(200)
})

test('requests in progress when connections break get 503, never 500', async () => {
  const { ask, shut, open } = await appWithShutter()
  const searches = Array.from({ length: 60 }, (_, i) => ask(`/api/users/get-seller-list?q=a${i}`))
  await shut()
  const statuses = (await Promise.all(searches)).map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
  await open()
})

test('a statement timeout is answered with 503', async () => {
  const app = await testApp('empty', { env: { STATEMENT_TIMEOUT_MS: '100' } })
  const locking = await app.database.pool.connect()
  await locking.query('begin; lock table listing in access exclusive mode')
  const reply = await app.http.inject('/api/listing/get?sku=1')
  await locking.query('rollback')
  locking.release()
  expect(reply.statusCode).toBe(503)
  expect((await app.http.inject('/api/listing/get?sku=1')).statusCode).toBe(404)
})
