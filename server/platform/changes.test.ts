import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { adminClient, databaseName, ownDatabase } from '../testing/database.ts'
import { announce, Changes, type Change } from './changes.ts'

async function listening() {
  const database = await ownDatabase('empty')
  const [heard, log]: [Change[], string[]] = [[], []]
  const changes = new Changes(database.url, (message) => void log.push(message))
  changes.on('change', (change) => void heard.push(change))
  await changes.listen()
  onTestFinished(() => changes.close())
  return { ...database, changes, heard, log }
}

test('a change is heard when its transaction commits, and not when it rolls back', async () => {
  const { db, heard } = await listening()
  const undone = db.transaction(async (tx) => {
    await announce(tx, { tags: ['undone'], listings: [] })
    throw new Error('never mind')
  })
  await expect(undone).rejects.toThrow('never mind')
  await db.transaction((tx) => announce(tx, { tags: ['listings'], listings: [] }))
  await expect.poll(() => heard).toEqual([{ tags: ['listings'], listings: [] }])
})

test('a change too large for one notice is heard in pieces, complete, listings first', async () => {
  const { db, heard } = await listening()
  const listings = Array.from({ length: 5_000 }, (_, i) => 2_147_400_000 + i)
  const tags = Array.from({ length: 500 }, (_, i) => `seller:${'x'.repeat(36)}${i}`)
  await announce(db, { tags, listings })
  const all = () => heard.flatMap((change) => ('all' in change ? [] : [change]))
  await expect.poll(() => all().flatMap((change) => change.tags)).toEqual(tags)
  expect(all().flatMap((change) => change.listings)).toEqual(listings)
  const kinds = all().map((change) => (change.tags.length > 0 ? 'tags' : 'listings'))
  expect(kinds.lastIndexOf('listings')).toBeLessThan(kinds.indexOf('tags'))
})

test('while the database is away one attempt follows the other; back, everything is read again', async () => {
  const { url, heard, log } = await listening()
  const admin = await adminClient()
  const name = databaseName(url)
  const allow = (yes: boolean) => admin.query(`alter database ${name} allow_connections ${yes}`)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const until = async (reached: () => boolean) => {
    while (!reached()) await new Promise((resolve) => setImmediate(resolve))
  }
  await allow(false)
  await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'ghiyar changes' and datname = '${name}'`)
  for (let failures = 0; failures < 5; failures++) {
    await until(() => log.length === failures && vi.getTimerCount() > 0)
    expect(vi.getTimerCount()).toBe(1)
    await vi.advanceTimersByTimeAsync(5_000)
  }
  await until(() => log.length === 5 && vi.getTimerCount() > 0)
  await allow(true)
  await vi.advanceTimersByTimeAsync(5_000)
  await until(() => heard.length > 0)
  expect(heard).toEqual([{ all: true }])
  const { rows } = await admin.query(`select pid from pg_stat_activity
    where application_name = 'ghiyar changes' and datname = '${name}'`)
  expect(rows).toHaveLength(1)
}, 20_000)

test('a closed one stays closed, although its connection ends', async () => {
  const { db, pool, changes, heard, log } = await listening()
  await changes.close()
  await announce(db, { all: true })
  const connections = async () =>
    (
      await pool.query(`select 1 from pg_stat_activity
        where application_name = 'ghiyar changes' and datname = current_database()`)
    ).rowCount
  await expect.poll(connections).toBe(0)
  await db.execute(sql`select pg_sleep(0.15)`)
  expect({ connections: await connections(), heard, log }).toEqual({
    connections: 0,
    heard: [],
    log: [],
  })
})
