import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { expect, test as plain, vi } from 'vitest'
import { requestOf, testApp } from './testing/app.ts'
import { canaryAccounts, type CanaryAccount } from './testing/canary-accounts.ts'
import { exportOf, join as joinAs, password } from './testing/people.ts'
import { bearer } from './testing/principals.ts'
import { canariesByColumn, textColumns } from './testing/text-columns.ts'
import { wordless } from './testing/wordless-columns.ts'
import { outcome } from './testing/refusal.ts'
import { testIn } from './testing/world.ts'

// An import starts a thread, and a company leaves: on a busy machine both take their time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 })

const { REDIS_URL } = process.env

const test = testIn(async (atEnd) => {
  const lives = await canaryAccounts(atEnd, REDIS_URL ? { REDIS_URL } : {})
  const { pool } = lives.database

  /** Has a job run to its end. */
  const run = async (task: string) => {
    await pool.query('select graphile_worker.add_job($1)', [task])
    const waiting = 'select from graphile_worker.jobs where task_identifier = $1'
    await expect
      .poll(async () => (await pool.query(waiting, [task])).rowCount, { timeout: 60_000 })
      .toBe(0)
  }
  return {
    ...lives,
    pool,
    run,
    /** Every sweep that runs by itself at some time. */
    async sweep() {
      const { rows } = await pool.query<{ identifier: string }>(
        `select identifier from graphile_worker._private_known_crontabs where identifier like 'sweep%'`,
      )
      for (const { identifier } of rows) await run(identifier)
    },
    /** Asks for the end of an account, and carries it out at once. */
    async close({ token, no }: CanaryAccount) {
      await lives.app.call('closeAccount', { password }, { token })
      await pool.query(`update "user" set closing_at = now() - interval '1 second' where no = $1`, [
        no,
      ])
      await run('close-accounts')
      const { rowCount } = await pool.query('select from "user" where no = $1', [no])
      expect(rowCount).toBe(0)
    },
    /** Keys in Redis, where there is one, that contain such a canary. */
    async inRedis(canaries: RegExp): Promise<string[]> {
      if (!REDIS_URL) return []
      const redis = new Redis(REDIS_URL)
      const keys = await redis.keys('*')
      await redis.quit()
      return keys.filter((key) => key.search(canaries) >= 0)
    },
    exported: async ({ token }: CanaryAccount) => {
      const request = requestOf('exportAccount', {})
      return (await lives.app.http.inject({ ...request, headers: bearer(token) })).body
    },
    filesLeft: async () => {
      const entries = await readdir(lives.folder, { recursive: true, withFileTypes: true })
      return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
    },
  }
})

/** What outlives an account by docs/operating.md: columns, and how long. */
async function documented(): Promise<Map<string, string>> {
  const text = await readFile(join(import.meta.dirname, '../docs/operating.md'), 'utf8')
  const section = text.split('### What outlives an account')[1]!.split(/\n##/)[0]!
  const rows = section.matchAll(/^\| `(.*?)` .*\| (.*?) +\|$/gm)
  return new Map(
    Array.from(rows, ([, columns, time]) =>
      columns!.split('`, `').map((column) => [column, time!] as const),
    ).flat(),
  )
}

const bare = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')

// Neither has data that is not exported elsewhere.
const notExported = {
  'import_row.cells':
    'copies of rows of the company’s own file; left-out ones are downloaded by list',
  'import_row.read': 'the same',
  'import_note.value': 'the same',
  'import_note.sku': 'the same',
  'failed_search.text': 'nothing says who searched',
  'idempotency_key.reply': 'made of orders, which are exported',
}

test('every text column has a canary, or can’t contain personal data', async ({
  world: { pool, garage, company },
}) => {
  const explained = Object.values(wordless).flat()
  const columns = (await textColumns(pool)).map(({ name }) => name)
  const found: Awaited<ReturnType<typeof canariesByColumn>> = {}
  for (const { canaryPattern } of [garage, company])
    Object.assign(found, await canariesByColumn(pool, canaryPattern))
  expect(columns.filter((name) => !found[name] && !explained.includes(name))).toEqual([])
  expect(explained.filter((name) => !columns.includes(name) || found[name])).toEqual([])
})

test('an export has all texts of its account, and no secret', async ({ world }) => {
  for (const person of [world.garage, world.company]) {
    const text = await world.exported(person)
    expect(JSON.parse(text).readme).toMatchObject({ messages: 'Messages that the account wrote' })
    const words = bare(text)
    const lacking = Object.entries(
      await canariesByColumn(world.pool, person.canaryPattern),
    ).flatMap(([column, canaries]) =>
      column in notExported
        ? []
        : canaries
            .filter((canary) => !words.includes(bare(canary)))
            // A former address is stored without its owner.
            .filter((canary) => canary !== world.formerEmail)
            .map((canary) => `${column}: ${canary}`),
    )
    expect(lacking).toEqual([])
    expect(text).not.toMatch(/"(hash|salt|token|no|key|\w+No)":|argon2/)
  }
})

test('both members export a conversation; reports about a user are not exported to them', async ({
  world,
}) => {
  const [garage, company] = [
    JSON.parse(await world.exported(world.garage)),
    JSON.parse(await world.exported(world.company)),
  ]
  expect(garage.messagesReceived).toMatchObject([
    { from: 'canaryb-company', message: 'canaryb-message' },
  ])
  expect(company.messagesReceived).toMatchObject([
    { from: 'canarya-garage', message: 'canarya-message', file: 'canarya-photo.jpg' },
  ])
  expect(company.callbacksReceived).toMatchObject([{ name: 'canarya-caller' }])
  expect(garage.blocks).toMatchObject([{ name: 'canaryb-company' }])
  expect(JSON.stringify(company)).not.toContain('canarya-report')
  expect(company.listings).toMatchObject([
    { sku: 'canaryb-sku', fits: [{ make: 'Toyota', model: 'Land Cruiser', from: 2008 }] },
    { sku: 'canaryb-paused', price: 120, pictures: [expect.stringMatching(/^\/media\//)] },
  ])
})

test('after erasure only the documented data remain', async ({ world }) => {
  const { pool, garage, company, app } = world
  const outliving = await documented()
  await app.call('getNotifications', {}, { token: company.token })
  for (const person of [garage, company]) {
    await world.close(person)
    await world.sweep()
    const left = Object.keys(await canariesByColumn(pool, person.canaryPattern))
    expect(left.filter((column) => !outliving.has(column))).toEqual([])
    if (person === garage) {
      const { notifications } = await app.call('getNotifications', {}, { token: company.token })
      expect(notifications.map(({ kind, from }) => [kind, from])).toEqual([
        ['return', null],
        ['message', null],
        ['callback', null],
        ['order', null],
        ['order', null],
      ])
    }
  }
  for (const name of ['getSellerList', 'getHome'] as const)
    expect(JSON.stringify(await app.call(name, {}))).not.toMatch(/canary/i)
  expect((await app.call('searchListings', { string: 'canaryb-part' })).total).toBe(0)

  // Three days on, when the last message was sent or given up.
  await pool.query(`update graphile_worker._private_jobs set attempts = max_attempts, locked_at = null,
    updated_at = now() - interval '3 days' where key is null`)
  const later = [
    ...[
      `change set at = at`,
      `outbox_message set at = at`,
      `stored_file set changed_at = changed_at`,
    ],
    `idempotency_key set at = at`,
    ...[`one_time_code set created_at = created_at`, `identity_proof set expires_at = expires_at`],
  ]
  for (const change of later) await pool.query(`update ${change} - interval '3 days'`)
  await world.sweep()
  for (const { canaryPattern } of [garage, company]) {
    const left = Object.keys(await canariesByColumn(pool, canaryPattern))
    expect(left.filter((column) => !outliving.get(column)?.startsWith('for ever'))).toEqual([])
    expect(await world.inRedis(canaryPattern)).toEqual([])
  }
  expect(await world.filesLeft()).toEqual([])
})

plain('an interrupted erasure leaves no access, and is resumed', async () => {
  const app = await testApp('empty')
  const { pool } = app.database
  const person = await joinAs(app, 'BUYER')
  const { token, email } = person
  await pool.query(`insert into notification (id, user_no, kind, subject)
    select gen_random_uuid(), no, 'message', gen_random_uuid() from "user", generate_series(1, 2500)`)
  expect((await exportOf(app, person)).notificationHistory).toHaveLength(2_500)
  const other = (await app.call('login', { method: 'email', email, password })).token
  await app.call('closeAccount', { password }, { token })
  await pool.query(`update "user" set closing_at = now() - interval '1 second'`)
  // The last step fails, as it does when the process is killed before it.
  await pool.query(`create function fail() returns trigger language plpgsql as
    $$ begin raise exception 'not yet'; end $$`)
  await pool.query(`create trigger fail before delete on "user" execute function fail()`)
  const count = async (table: string): Promise<number> =>
    (await pool.query(`select count(*)::int n from ${table}`)).rows[0].n
  // In the queue of the schedule: the second begins when the first has ended.
  const close = () =>
    pool.query(`select graphile_worker.add_job('close-accounts', queue_name => 'close-accounts')`)
  await close()
  await expect.poll(() => count('notification')).toBe(0)
  await expect.poll(() => count('session')).toBe(0)
  expect(await count('"user"')).toBe(1)
  for (const ended of [token, other])
    expect(await outcome(app.call('cancelClosing', {}, { token: ended }))).toBe('401 auth.required')
  expect(await outcome(app.call('login', { method: 'email', email, password }))).not.toBe(
    'accepted',
  )

  await pool.query('drop function fail cascade')
  await close()
  await expect.poll(() => count('"user"')).toBe(0)
  const subjects = async () =>
    (await app.call('getOutbox', { to: email })).items.map(({ subject }) => subject)
  await expect.poll(subjects).toEqual([expect.stringContaining('Your Ghiyar account was deleted')])
})
