import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { adminClient, databaseName, ownDatabase } from '../testing/database.ts'
import { proxiedDatabase } from '../testing/tcp-proxy.ts'
import { announce, announceTo, Changes, type Change } from './changes.ts'

const often = { everyMs: 50, answerMs: 300 }

/** `way` leads to the same database, and can fall silent. */
async function listening(times?: ConstructorParameters<typeof Changes>[2]) {
  const database = await ownDatabase('empty')
  const way = await proxiedDatabase(database.url, onTestFinished)
  const [followed, people, log]: [Change[], number[][], string[]] = [[], [], []]
  const changes = new Changes(way.url, (message) => void log.push(message), times)
  changes.on('change', (change) => void followed.push(change))
  changes.on('people', (users) => void people.push(users))
  await changes.listen()
  onTestFinished(() => changes.close())
  return { ...database, way, changes, followed, people, log }
}

const tagged = (...tags: string[]): Change => ({ tags, listings: [] })

test('a change is received when its transaction commits, and not on rollback', async () => {
  const { db, followed } = await listening()
  const rolledBack = db.transaction(async (tx) => {
    await announce(tx, { tags: ['undone'], listings: [] })
    throw new Error('never mind')
  })
  await expect(rolledBack).rejects.toThrow('never mind')
  await db.transaction((tx) => announce(tx, { tags: ['listings'], listings: [] }))
  await expect.poll(() => followed).toEqual([{ tags: ['listings'], listings: [] }])
})

test('a change too large for one notification is received complete in parts, listings first', async () => {
  const { db, followed } = await listening()
  const listings = Array.from({ length: 5_000 }, (_, i) => 2_147_400_000 + i)
  const tags = Array.from({ length: 500 }, (_, i) => `seller:${'x'.repeat(36)}${i}`)
  await announce(db, { tags, listings })
  const all = () => followed.flatMap((change) => ('all' in change ? [] : [change]))
  await expect.poll(() => all().flatMap((change) => change.tags)).toEqual(tags)
  expect(all().flatMap((change) => change.listings)).toEqual(listings)
  const kinds = all().map((change) => (change.tags.length > 0 ? 'tags' : 'listings'))
  expect(kinds.lastIndexOf('listings')).toBeLessThan(kinds.indexOf('tags'))
})

test('a listener that throws affects neither the connection nor later changes', async () => {
  const { db, changes, followed, log } = await listening(often)
  changes.on('people', () => {
    throw new Error('a faulty listener')
  })
  await announceTo(db, [7])
  await announce(db, tagged('after'))
  await expect.poll(() => followed).toEqual([tagged('after')])
  expect([log, changes.counts.reconnects]).toEqual([['a change could not be passed on'], 0])
})

test('a silent connection is replaced, and changes missed meanwhile are followed', async () => {
  const { db, way, changes, followed, people, log } = await listening(often)
  await announce(db, tagged('before'))
  await expect.poll(() => followed).toEqual([tagged('before')])
  way.swallow()
  await announce(db, tagged('meanwhile'))
  await announceTo(db, [7, 8])
  await expect.poll(() => followed).toEqual([tagged('before'), tagged('meanwhile')])
  expect(people).toEqual([[7, 8]])
  expect([log, changes.counts.reconnects]).toEqual([['the connection for changes is lost'], 1])
})

test('a failed poll on a live connection leaves no connection open', async () => {
  const { db, followed, log } = await listening(often)
  await db.execute(sql`alter table change rename to change_away`)
  await expect.poll(() => log).toContain('no connection for changes yet')
  await db.execute(sql`alter table change_away rename to change`)
  await announce(db, tagged('after'))
  await expect.poll(() => followed).toEqual([tagged('after')])
  const { rows } = await db.execute(sql`select count(*)::int connections from pg_stat_activity
    where datname = current_database() and application_name = 'ghiyar changes'`)
  expect(rows).toEqual([{ connections: 1 }])
})

test('without connectivity it reports that it is behind; afterwards it catches up', async () => {
  let now = 0
  const { db, way, changes, followed, log } = await listening({ ...often, clock: () => now })
  expect(changes.secondsBehind).toBe(0)
  way.pause()
  await expect.poll(() => log).toContain('the connection for changes is lost')
  now += 70_000
  expect(changes.secondsBehind).toBeGreaterThanOrEqual(70)
  await announce(db, tagged('meanwhile'))
  way.release()
  await expect.poll(() => followed).toEqual([tagged('meanwhile')])
  await expect.poll(() => changes.secondsBehind).toBe(0)
})

test('a change without its notification is found once', async () => {
  const { pool, db, changes, followed } = await listening(often)
  await pool.query(`insert into change (tags) values ('{quiet}')`)
  await expect.poll(() => followed).toEqual([tagged('quiet')])
  expect(changes.counts.foundLate).toBe(1)
  await announce(db, tagged('last'))
  await expect.poll(() => followed).toEqual([tagged('quiet'), tagged('last')])
})

test('changes are followed once each in any order of commits', async () => {
  const { db, pool, followed } = await listening(often)
  const slow = await pool.connect()
  await slow.query(`begin; insert into change (tags) values ('{slow}')`)
  for (const tag of ['a', 'b', 'c']) await announce(db, tagged(tag))
  await expect.poll(() => followed).toHaveLength(3)
  await slow.query(`commit; select pg_notify('ghiyar_changes', '')`)
  slow.release()
  await expect.poll(() => followed).toHaveLength(4)
  await announce(db, tagged('last'))
  await expect
    .poll(() => followed)
    .toEqual(['a', 'b', 'c', 'slow', 'last'].map((tag) => tagged(tag)))
})

test('everything is reloaded when too many changes were missed', async () => {
  const { db, pool, followed } = await listening()
  await pool.query(`insert into change (tags) select '{many}' from generate_series(1, 2001)`)
  await announce(db, tagged('one more'))
  await expect.poll(() => followed).toEqual([{ all: true }])
})

test('while the database is unavailable attempts do not overlap', async () => {
  const { url, db, followed, log } = await listening(often)
  const admin = await adminClient()
  const name = databaseName(url)
  const allow = (yes: boolean) => admin.query(`alter database ${name} allow_connections ${yes}`)
  const failures = () => log.filter((message) => message === 'no connection for changes yet').length
  await allow(false)
  await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'ghiyar changes' and datname = '${name}'`)
  await expect.poll(failures).toBeGreaterThanOrEqual(5)
  await allow(true)
  await announce(db, tagged('again'))
  await expect.poll(() => followed).toEqual([tagged('again')])
  const { rows } = await admin.query(`select pid from pg_stat_activity
    where application_name = 'ghiyar changes' and datname = '${name}'`)
  expect(rows).toHaveLength(1)
})

test('a listener with a silent connection closes at once', async () => {
  const { way, changes, log } = await listening(often)
  way.pause()
  await expect.poll(() => log).toHaveLength(1)
  await changes.close()
  way.release()
  expect(log).toEqual(['the connection for changes is lost'])
})

test('a closed listener stays closed when its connection ends', async () => {
  const { db, pool, changes, followed, log } = await listening()
  await changes.close()
  await announce(db, { all: true })
  const connections = async () =>
    (
      await pool.query(`select 1 from pg_stat_activity
        where application_name = 'ghiyar changes' and datname = current_database()`)
    ).rowCount
  await expect.poll(connections).toBe(0)
  await db.execute(sql`select pg_sleep(0.15)`)
  expect({ connections: await connections(), followed, log }).toEqual({
    connections: 0,
    followed: [],
    log: [],
  })
})
