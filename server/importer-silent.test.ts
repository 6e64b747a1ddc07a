import { expect, onTestFinished, test } from 'vitest'
import { appOn } from './testing/app.ts'
import { ownDatabase } from './testing/database.ts'
import { join } from './testing/people.ts'
import { proxiedDatabase } from './testing/tcp-proxy.ts'

const heading = 'Part No,Name,Brand,Price,Qty\n'
const ROWS = 2_500
const rows = Array.from({ length: ROWS }, (_, i) => `77-${100_000 + i},Oil filter,Toyota,22.50,5`)

test('an importer with a silent database continues by itself, with this list and others', async () => {
  const database = await ownDatabase('empty')
  const way = await proxiedDatabase(database.url, onTestFinished)
  const app = await appOn(`${way.url}&application_name=silenced`, {
    env: { STATEMENT_TIMEOUT_MS: '2000', LIMIT_PER_ADDRESS: '1000' },
  })
  // Closing would wait for the answer of a silent connection, which db.test.ts proves to end.
  onTestFinished(way.cut)
  const [seller, other] = [await join(app, 'SELLER'), await join(app, 'SELLER')]
  const bring = (token: string, text: string) =>
    app.call(
      'importListings',
      { mode: 'apply', wait: 'no' },
      { token, files: { file: { name: 'stock.csv', bytes: Buffer.from(text) } } },
    )
  const rowOf = async (job: string) => {
    const query = `select state, problem, created, applied_to from listing_import where id = $1`
    return (await database.pool.query(query, [job])).rows[0]
  }
  const { job } = await bring(seller.token, heading + rows.join('\n'))
  const applied = async () => (await rowOf(job)).applied_to
  await expect.poll(applied, { interval: 10, timeout: 120_000 }).toBeGreaterThan(0)

  way.swallow()
  expect((await rowOf(job)).state).toBe('applying')
  // As the server does by itself when its clients are silent.
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'silenced'`,
  )
  const brought = () =>
    bring(other.token, `${heading}90915-YZZE1,Oil filter,Toyota,22.5,1\n`).catch(() => undefined)
  await expect.poll(brought, { timeout: 30_000 }).toBeTruthy()
  const { rows: others } = await database.pool.query<{ id: string }>(
    'select id from listing_import where id <> $1',
    [job],
  )
  expect(others).toHaveLength(1)
  // Less than a statement of the importer may take: the silence itself is noticed.
  const done = { timeout: 50_000 }
  await expect.poll(() => rowOf(job), done).toMatchObject({ state: 'done', created: ROWS })
  await expect.poll(() => rowOf(others[0]!.id), done).toMatchObject({ state: 'done', created: 1 })
  const { rows: listed } = await database.pool.query('select count(*)::int n from listing')
  expect(listed).toEqual([{ n: ROWS + 1 }])
}, 240_000)
