import type { Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { ownDatabaseUrl } from '../testing/database.ts'
import { proxiedDatabase } from '../testing/tcp-proxy.ts'
import { allowLonger, openDatabase } from './db.ts'
import { isUnavailable } from './unavailable.ts'

/** A pool that gives a silent connection up after `answerMs`, and the way to the server. */
async function pooled(answerMs: number, connections = 3) {
  const way = await proxiedDatabase(await ownDatabaseUrl('empty'), onTestFinished)
  const broken: Error[] = []
  const database = openDatabase({
    ...{ url: way.url, connections, statementTimeoutMs: 5_000, answerMs },
    onError: (error) => void broken.push(error),
  })
  onTestFinished(() => database.close())
  return { ...database, ...way, broken }
}

const failure = (work: Promise<unknown>) =>
  work.then(() => undefined).catch((error: Error) => error)

test('transactions on silent connections fail, and the pool opens new ones', async () => {
  const { db, pool, swallow, broken } = await pooled(200)
  const begun: string[] = []
  let go = () => {}
  const gone = new Promise<void>((resolve) => (go = resolve))
  const open = [1, 2, 3].map((which) =>
    failure(
      db.transaction(async (tx) => {
        await tx.execute(sql`select 1`)
        begun.push(`${which}`)
        await gone
        await tx.execute(sql`select 2`)
      }),
    ),
  )
  await expect.poll(() => begun).toHaveLength(3)
  swallow()
  go()
  for (const error of await Promise.all(open)) expect(isUnavailable(error)).toBe(true)
  expect(broken.map(({ message }) => message)).toContain('No answer of the database in 200 ms')
  // Each of them: none that is blocked was given back.
  const all = await Promise.all([1, 2, 3, 4].map((n) => pool.query('select $1::int n', [n])))
  expect(all.map(({ rows }) => rows[0].n)).toEqual([1, 2, 3, 4])
})

test('a transaction that can’t even begin gives its connection back', async () => {
  const { db, pool } = await pooled(5_000, 1)
  for (let at = 0; at < 3; at++) {
    await pool.query('select 1')
    pool.once('acquire', (client) => {
      ;(client as unknown as { connection: { stream: Socket } }).connection.stream.destroy()
    })
    expect(isUnavailable(await failure(db.transaction((tx) => tx.execute(sql`select 1`))))).toBe(
      true,
    )
  }
  expect((await db.transaction((tx) => tx.execute(sql`select 1 n`))).rows).toEqual([{ n: 1 }])
  expect([pool.totalCount, pool.idleCount]).toEqual([1, 1])
})

test('the first silent connection makes the pool replace idle ones: one request waits, not each', async () => {
  const { pool, swallow } = await pooled(200)
  await Promise.all([1, 2, 3].map(() => pool.query('select pg_sleep(0.05)')))
  swallow()
  expect(isUnavailable(await failure(pool.query('select 1')))).toBe(true)
  expect(await failure(pool.query('select 2'))).toBeUndefined()
})

test('without connectivity all calls fail in time; afterwards all succeed', async () => {
  const { pool, pause, release } = await pooled(200)
  await pool.query('select 1')
  pause()
  expect(isUnavailable(await failure(pool.query('select 1')))).toBe(true)
  release()
  await expect.poll(() => failure(pool.query('select 1'))).toBeUndefined()
})

test('a longer statement timeout applies to its transaction only', async () => {
  const { db, pool, swallow } = await pooled(200, 1)
  const longer = await failure(
    db.transaction(async (tx) => {
      await allowLonger(tx)
      await tx.execute(sql`select pg_sleep(0.6)`)
    }),
  )
  expect(longer).toBeUndefined()
  swallow()
  expect(isUnavailable(await failure(pool.query('select 1')))).toBe(true)
})

test('a slow transfer is not treated as silence', async () => {
  const { pool } = await pooled(300)
  const { rows } = await pool.query(
    `select repeat('x', 100000) || pg_sleep(0.1) from generate_series(1, 8)`,
  )
  expect(rows).toHaveLength(8)
})

test('a pool with silent connections can be closed', async () => {
  const { pool, swallow } = await pooled(200)
  const client = await pool.connect()
  swallow()
  const asked = failure(client.query('select 1'))
  client.release()
  expect(await failure(pool.end())).toBeUndefined()
  await asked
  pool.end = async () => undefined
})

test('no statement is compiled, whatever the server is set to', async () => {
  const url = new URL(await ownDatabaseUrl('empty'))
  url.searchParams.set('options', '-c jit=on')
  const { pool, close } = openDatabase({
    ...{ url: url.href, connections: 1, statementTimeoutMs: 5_000, onError: () => undefined },
  })
  onTestFinished(close)
  expect((await pool.query('show jit')).rows).toEqual([{ jit: 'off' }])
})
