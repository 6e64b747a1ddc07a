import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { InjectOptions } from 'fastify'
import { beforeAll, expect, onTestFinished } from 'vitest'
import { testApp, testOn, type TestApp } from './testing/app.ts'
import { realUse } from './testing/real-use.ts'
import { adminClient, databaseName, ownDatabaseUrl } from './testing/database.ts'
import { startMain } from './testing/main-process.ts'
import { join as joinAs } from './testing/people.ts'
import { connect, listening } from './testing/chat-users.ts'
import { ensureBuiltWeb } from './testing/web.ts'

const test = testOn('demo')
beforeAll(ensureBuiltWeb, 300_000)

type Sample = { name: string; labels: Record<string, string>; value: number }

/** Reads the text format as Prometheus does; throws at a line that it could not read. */
function samplesOf(text: string): Sample[] {
  return text.split('\n').flatMap((line) => {
    if (line === '' || line.startsWith('#')) return []
    const [, name, labels = '', value] =
      /^([a-z_:][a-z0-9_:]*)(?:\{(.*)\})? (\S+)$/i.exec(line) ?? []
    if (!name) throw new Error(`Not a sample: ${line}`)
    const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)]
    return {
      name,
      labels: Object.fromEntries(pairs.map(([, k, v]) => [k, v])),
      value: Number(value),
    }
  })
}

/** A scrape as a program on the same machine asks for it. */
async function scraped({ http }: Pick<TestApp, 'http'>) {
  const reply = await http.inject('/metrics')
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
  return reading(reply.body)
}

/** What one finds in a scrape: the sum of what carries these labels. */
function reading(text: string) {
  const samples = samplesOf(text)
  const of = (name: string, labels: Record<string, string> = {}) =>
    samples
      .filter((sample) => sample.name === name)
      .filter((sample) => Object.entries(labels).every(([k, v]) => sample.labels[k] === v))
      .reduce((sum, { value }) => sum + value, 0)
  return { samples, of, text }
}

test('requests are counted by route and outcome, without data of the client', async ({ app }) => {
  await app.http.inject('/live')
  await app.http.inject('/live')
  const id = '0f3f3c52-7f4e-4b53-9c1d-1f0d5b7f6a11'
  await app.http.inject(`/files/${id}?mail=somebody@garage.example`)
  await app.http.inject({ url: '/api/no-such-call/4711?secret=hunter2' })
  await app.http.inject({ url: '/%ff' })
  await app.call('searchListings', { string: 'canary-of-a-search' })
  const { of, samples } = await scraped(app)
  const count = 'ghiyar_request_duration_seconds_count'
  expect(of(count, { method: 'GET', route: '/live', status: '200' })).toBe(2)
  expect(of(count, { route: '/files/:id', status: '404' })).toBe(1)
  expect(of(count, { route: '/api/*', status: '404' })).toBe(1)
  expect(of(count, { method: 'POST', route: '/api/listing/search', status: '200' })).toBe(1)
  const within10 = { route: '/live', le: '10' }
  expect(of('ghiyar_request_duration_seconds_bucket', within10)).toBe(2)
  // Names and labels only: any digits may occur in a value.
  const named = JSON.stringify(samples.map(({ name, labels }) => ({ name, labels })))
  for (const word of [id, '@', 'hunter2', 'canary', '4711', '%ff'])
    expect(named).not.toContain(word)
  for (const { labels } of samples)
    for (const value of Object.values(labels)) expect(value).not.toMatch(/\?|=|[0-9a-f]{8}-/)
})

test('statements are counted, and failed ones separately', async () => {
  const app = await testApp('empty')
  const before = await scraped(app)
  await app.call('getMakes', {})
  await app.call('searchListings', { string: 'oil filter' })
  await app.database.db.execute(sql`alter table seller rename to seller_gone`)
  const failing = app.call('getSellerList', { q: 'any' })
  await expect(failing).rejects.toMatchObject({ status: 500 })
  const after = await scraped(app)
  const more = (name: string, labels = {}) => after.of(name, labels) - before.of(name, labels)
  expect(more('ghiyar_statement_duration_seconds_count', { kind: 'select' })).toBeGreaterThan(0)
  expect(more('ghiyar_statement_failures_total')).toBeGreaterThan(0)
  expect(more('ghiyar_connection_wait_seconds_count', { outcome: 'done' })).toBeGreaterThan(0)
  expect(after.of('ghiyar_pool_connections', { state: 'idle' })).toBeGreaterThan(0)
})

test('cached replies, jobs, the index and the process have metrics', async () => {
  const app = await testApp('demo')
  for (let i = 0; i < 3; i++) await app.call('getMakes', {})
  await app.database.db.execute(sql`select graphile_worker.add_job('nobody-does-this', '{}'::json)`)
  const { of } = await scraped(app)
  const replies = { cache: 'replies' }
  expect(of('ghiyar_cache_misses_total', replies)).toBe(1)
  expect(of('ghiyar_cache_hits_total', replies)).toBe(2)
  expect(of('ghiyar_cache_entries', replies)).toBe(1)
  expect(of('ghiyar_cache_bytes', replies)).toBeGreaterThan(100)
  expect(of('ghiyar_jobs', { task: 'nobody-does-this', state: 'due' })).toBe(1)
  const { rows } = await app.database.pool.query(
    "select count(*)::int active from listing where status = 'active'",
  )
  expect(of('ghiyar_index_listings')).toBe(rows[0].active)
  expect(of('process_resident_memory_bytes')).toBeGreaterThan(1e6)
  expect(of('ghiyar_processes')).toBe(1)
})

test('a job is counted with its outcome', async () => {
  const app = await testApp('demo')
  await app.database.db.execute(sql`select graphile_worker.add_job('send-message', '{}'::json)`)
  const done = async (outcome: string) =>
    (await scraped(app)).of('ghiyar_job_duration_seconds_count', { task: 'send-message', outcome })
  await expect.poll(() => done('failed')).toBe(1)
  expect(await done('done')).toBe(0)
})

test('connections and their events are counted', async () => {
  const app = await testApp('demo')
  const { user, token } = await joinAs(app, 'BUYER')
  const url = await listening(app)
  const connections = async () => (await scraped(app)).of('ghiyar_socket_connections')
  expect(await connections()).toBe(0)
  const socket = await connect(url, { id: user._id, token }, { atEnd: onTestFinished })
  expect(await connections()).toBe(1)
  const { of } = await scraped(app)
  expect(of('ghiyar_socket_messages_total', { direction: 'received' })).toBeGreaterThan(0)
  expect(of('ghiyar_socket_messages_total', { direction: 'sent' })).toBeGreaterThan(0)
  socket.disconnect()
  await expect.poll(connections).toBe(0)
})

test('during an outage of the database metrics are served, and show it', async () => {
  const app = await testApp('empty')
  const admin = await adminClient()
  const name = databaseName(app.database.url)
  await admin.query(`alter database ${name} allow_connections false`)
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  )
  const failed = async () => {
    await app.http.inject('/ready')
    const { of } = await scraped(app)
    return of('ghiyar_connection_wait_seconds_count', { outcome: 'failed' })
  }
  await expect.poll(failed).toBeGreaterThan(0)
  const { text } = await scraped(app)
  expect(text).toContain('# TYPE ghiyar_jobs gauge')
  await admin.query(`alter database ${name} allow_connections true`)
})

const fromElsewhere = [
  ['from elsewhere', { remoteAddress: '203.0.113.7' }],
  ['from elsewhere, by IPv6', { remoteAddress: '2001:db8::127.0.0.1' }],
  ['through a proxy', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
  ['through one with the other header', { headers: { forwarded: 'for=127.0.0.1' } }],
  ['through one that names only itself', { headers: { via: '1.1 proxy' } }],
] satisfies [string, InjectOptions][]

test.for(fromElsewhere)(
  'without a token a request %s is rejected',
  async ([, options], { app }) => {
    const reply = await app.http.inject({ url: '/metrics', ...options })
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'route.not_found'])
    expect(reply.body).not.toContain('ghiyar_')
  },
)

test.for(['127.0.0.1', '::1', '::ffff:127.0.0.1'])(
  'without a token a local client reads those of a demonstration: %s',
  async (remoteAddress, { app }) => {
    const reply = await app.http.inject({ url: '/metrics', remoteAddress })
    expect(reply.statusCode).toBe(200)
  },
)

test('in production without a token every request is rejected, wherever it seems to come from', async () => {
  const { http } = await testApp('empty', { env: realUse })
  for (const remoteAddress of ['127.0.0.1', '::1', '10.0.0.9'])
    for (const host of ['127.0.0.1:3000', 'localhost', 'ghiyar.example']) {
      const reply = await http.inject({ url: '/metrics', remoteAddress, headers: { host } })
      expect([remoteAddress, host, reply.statusCode]).toEqual([remoteAddress, host, 404])
    }
})

test('with a token only its bearer reads them, from anywhere', async () => {
  const token = 'a-token-of-twenty-and-more'
  const app = await testApp('empty', { env: { METRICS_TOKEN: token } })
  const ask = async (authorization?: string) => {
    const headers = { ...(authorization && { authorization }), 'x-forwarded-for': '203.0.113.7' }
    const reply = await app.http.inject({ url: '/metrics', remoteAddress: '10.0.0.9', headers })
    return reply.statusCode
  }
  expect(await ask(`Bearer ${token}`)).toBe(200)
  expect(await ask()).toBe(401)
  expect((await app.http.inject('/metrics')).statusCode).toBe(401)
  for (const wrong of [token, `Bearer ${token}x`, `Bearer ${token.slice(1)}`, 'Bearer ', 'Bearer'])
    expect([wrong, await ask(wrong)]).toEqual([wrong, 401])
})

test('with several workers one scrape returns the sum', async () => {
  const url = await ownDatabaseUrl('demo')
  const { untilReady, get } = await startMain({ DATABASE_URL: url, WORKERS: '2' })
  await untilReady()
  for (let i = 0; i < 12; i++) await get('/live')
  const { of } = reading(await (await get('/metrics')).text())
  expect(of('ghiyar_processes')).toBe(2)
  expect(of('ghiyar_request_duration_seconds_count', { route: '/live' })).toBe(12)
  expect(of('ghiyar_index_listings')).toBeGreaterThan(1_000)
  expect(of('ghiyar_index_listings')).toBeLessThan(1_600)
})

const docs = (path: string) => readFileSync(join(import.meta.dirname, '../docs', path), 'utf8')

test('the dashboard shows only existing metrics', async ({ app }) => {
  const board = docs('grafana/ghiyar.json')
  const { text } = await scraped(app)
  const types = new Map(
    [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name, type]) => [name, type]),
  )
  const used = board.match(/\b(ghiyar|process|nodejs)_[a-z0-9_]+/g)!
  expect(new Set(used).size).toBeGreaterThan(15)
  for (const name of used) {
    const base = name.replace(/_(bucket|count|sum)$/, '')
    expect([name, types.has(name) || types.get(base) === 'histogram']).toEqual([name, true])
  }
})

test('every own metric is on the dashboard and in the manual', async ({ app }) => {
  const { text } = await scraped(app)
  const names = [...text.matchAll(/^# TYPE (ghiyar_\S+)/gm)].map(([, name]) => name!)
  expect(names.length).toBeGreaterThan(15)
  const board = docs('grafana/ghiyar.json')
  expect(names.filter((name) => !board.includes(name))).toEqual([])
  const manual = docs('operating.md')
  expect(names.filter((name) => !manual.includes(`\`${name}\``))).toEqual([])
})
