import { execFileSync } from 'node:child_process'
import { createServer } from 'node:net'
import pg from 'pg'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { ownDatabaseUrl } from './testing/database.ts'
import { startMain } from './testing/main-process.ts'
import { ensureBuiltWeb } from './testing/web.ts'

beforeAll(ensureBuiltWeb, 300_000)

async function serving(env: Record<string, string> = {}) {
  const url = await ownDatabaseUrl('demo')
  const server = await startMain({ DATABASE_URL: url, ...env })
  await server.untilReady()
  return { ...server, url }
}

test('it prints its address and logins, serves, and on SIGTERM finishes requests and exits with 0', async () => {
  const { child, output, ended, get, url } = await serving({ STATEMENT_TIMEOUT_MS: '60000' })
  expect(output.out).toMatch(/\(ready after \d+\.\d s\)/)
  // Written after the rest.
  await expect.poll(() => output.out).toMatch(/seller \S+@\S+, garage \S+@\S+, password \S+/)
  expect(output.out).toContain('demonstration')
  for (const path of ['/live', '/ready']) {
    const reply = await get(path)
    const body = { status: 'ok', ...(path === '/ready' && { storage: expect.any(String) }) }
    expect([path, reply.status, await reply.json()]).toEqual([path, 200, body])
  }
  const page = await (await get('/?lang=ar')).text()
  expect(page).toMatch(/<html[^>]* lang="ar"[^>]* dir="rtl"|<html[^>]* dir="rtl"[^>]* lang="ar"/)

  const locking = new pg.Client({ connectionString: url })
  await locking.connect()
  onTestFinished(() => locking.end())
  await locking.query('begin; lock table seller in access exclusive mode')
  const answer = get('/api/users/get-seller-list?q=auto')
  const waiting = async () =>
    (
      await locking.query(
        "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      )
    ).rowCount
  await expect.poll(waiting).toBeGreaterThan(0)
  child.kill('SIGTERM')
  await expect.poll(() => get('/live').then(String, () => 'closed')).toBe('closed')
  await locking.query('rollback')
  const reply = await answer
  expect([reply.status, Array.isArray(await reply.json())]).toEqual([200, true])
  expect(await ended).toBe(0)
  expect(output.err).toBe('')
})

test('several workers share one port; a dead one is replaced without failed requests', async () => {
  const { child, output, ended, get } = await serving({ WORKERS: '2' })
  const workers = () =>
    execFileSync('pgrep', ['-P', String(child.pid)], { encoding: 'utf8' })
      .trim()
      .split('\n')
  expect(workers()).toHaveLength(2)
  const [first, second] = workers()
  process.kill(Number(first), 'SIGKILL')
  await expect
    .poll(() => output.out, { timeout: 60_000 })
    .toContain(`Worker ${first} ended (SIGKILL)`)
  expect((await get('/api/listing/get-makes')).status).toBe(200)
  await expect.poll(() => workers().length, { timeout: 60_000 }).toBe(2)
  expect(workers()).toContain(second)
  process.kill(Number(second), 'SIGKILL')
  await expect
    .poll(() => output.out, { timeout: 60_000 })
    .toContain(`Worker ${second} ended (SIGKILL)`)
  const status = () =>
    get('/ready').then(
      (reply) => reply.status,
      () => 0,
    )
  await expect.poll(status, { timeout: 60_000 }).toBe(200)
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
})

test('invalid settings end it with a line for each', async () => {
  const { ended, output } = await startMain({ WORKERS: 'many', LOG_LEVEL: 'loud' })
  expect(await ended).toBe(1)
  expect(output.err).toMatch(
    /^These settings can't be used:\n {2}WORKERS: .+\n {2}LOG_LEVEL: .+\n$/,
  )
  expect(output.out).toBe('')
})

test.for(['127.0.0.1', 'localhost'])(
  'an unresponsive database on %s ends it with one line',
  async (host) => {
    const { ended, output } = await startMain({ DATABASE_URL: `postgres://nobody@${host}:1/none` })
    expect(await ended).toBe(1)
    expect(output.err).toMatch(/^.*ECONNREFUSED.*:1\b.*\n$/)
  },
)

test('a port in use ends it with one line', async () => {
  const taken = createServer()
  await new Promise<void>((listening) => taken.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void taken.close())
  const { port } = taken.address() as { port: number }
  const { ended, output } = await startMain({
    DATABASE_URL: await ownDatabaseUrl('demo'),
    PORT: String(port),
  })
  expect(await ended).toBe(1)
  expect(output.err).toMatch(new RegExp(`^.*EADDRINUSE.*${port}\n$`))
})
