import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { InputOf } from '#contract/api.ts'
import { testApp, type TestApp, type TestDatabase } from '../testing/app.ts'
import { join, password } from '../testing/people.ts'
import { bearer } from '../testing/principals.ts'
import { objections, outcome } from '../testing/refusal.ts'

type App = TestApp & { database: TestDatabase }

const nobodys = '00000000-0000-4000-8000-000000000000'

const make = (app: App, token: string, input: Partial<InputOf<'createAccessKey'>> = {}) =>
  app.call('createAccessKey', { name: 'Stock system', password, ...input }, { token })

/** How a call ends that is open to keys, without the thing it asks for. */
const used = (app: App, token: string) =>
  outcome(app.call('getImportStatus', { job: nobodys }, { token }))

const LET_IN = '404 import.not_found'
const UNAUTHORISED = '401 auth.required'

/** Whether the key was noted as used within the last seconds. */
async function isRecorded({ database }: App): Promise<boolean | null> {
  const { rows } = await database.db.execute<{ recorded: boolean | null }>(
    sql`select used_at > now() - interval '5 seconds' recorded from access_key`,
  )
  return rows[0]!.recorded
}

test('creating a key takes the password, shows the key once and notifies its owner', async () => {
  const app = await testApp('empty')
  const { token, email } = await join(app, 'SELLER')
  expect(await objections(make(app, token, { password: 'not it at all' }))).toHaveProperty(
    'password',
  )
  const { key, accessKey } = await make(app, token)
  expect(key).toMatch(/^ghk_[\w-]{43}$/)
  expect(accessKey).toMatchObject({ name: 'Stock system', ending: key.slice(-4), used: null })
  expect(await app.call('getAccessKeys', {}, { token })).toEqual({ items: [accessKey], total: 1 })
  const { items } = await app.call('getOutbox', { to: email, limit: 1 })
  expect(items[0]!.subject).toMatch(/access key/)
  expect(items[0]!.text).toContain('Stock system')
  const { rows } = await app.database.db.execute(
    sql`select to_json(access_key)::text stored from access_key
        union all select to_json(outbox_message)::text from outbox_message
        union all select to_json(audit_log)::text from audit_log`,
  )
  expect(rows.length).toBeGreaterThan(3)
  expect(JSON.stringify(rows)).not.toContain(key)
  expect(JSON.stringify(rows)).toContain('key.created')
})

test('a key can only make the calls that are open to keys', async () => {
  const app = await testApp('empty')
  const { token, user } = await join(app, 'SELLER')
  const { key, accessKey } = await make(app, token)
  expect(await used(app, key)).toBe(LET_IN)
  expect(await outcome(app.call('getCategories', {}, { token: key }))).toBe('accepted')
  const others = [
    app.call('getMe', {}, { token: key }),
    app.call('getMyListing', {}, { token: key }),
    app.call('getDashboard', {}, { token: key }),
    app.call('updateUser', { location: 'Sharjah' }, { token: key }),
    app.call('logoutEverywhere', {}, { token: key }),
    app.call('getAccessKeys', {}, { token: key }),
    app.call('revokeAccessKey', { id: accessKey._id }, { token: key }),
    make(app, key),
  ]
  const ends = await Promise.all(others.map(outcome))
  expect(ends).toEqual(others.map(() => '403 auth.role'))
  const { trade_license_upload: licence } = user.details as { trade_license_upload: string }
  const document = (as: string) => app.http.inject({ url: licence, headers: bearer(as) })
  expect((await document(token)).statusCode).toBe(200)
  expect((await document(key)).statusCode).toBe(404)
})

test('a request with a key sets no cookie', async () => {
  const app = await testApp('empty')
  const { token } = await join(app, 'SELLER')
  const { key } = await make(app, token)
  let cookies: unknown
  const call = app.call(
    'getImportStatus',
    { job: nobodys },
    {
      ...{ token: key, headers: { 'sec-fetch-site': 'same-origin' } },
      onReply: (reply) => (cookies = reply.headers['set-cookie']),
    },
  )
  expect(await outcome(call)).toBe(LET_IN)
  expect(cookies).toBeUndefined()
})

test('a revoked key is rejected, and only its seller can revoke it', async () => {
  const app = await testApp('empty')
  const { token } = await join(app, 'SELLER')
  const other = await join(app, 'SELLER')
  const garage = await join(app, 'BUYER')
  const { key, accessKey } = await make(app, token)
  const revoke = (as: string) =>
    outcome(app.call('revokeAccessKey', { id: accessKey._id }, { token: as }))
  expect((await app.call('getAccessKeys', {}, { token: other.token })).total).toBe(0)
  expect(await revoke(other.token)).toBe('404 key.not_found')
  expect(await revoke(garage.token)).toBe('403 auth.role')
  expect(await outcome(make(app, garage.token))).toBe('403 auth.role')
  expect(await used(app, key)).toBe(LET_IN)
  expect(await revoke(token)).toBe('accepted')
  expect(await revoke(token)).toBe('404 key.not_found')
  expect(await used(app, key)).toBe(UNAUTHORISED)
  expect((await app.call('getAccessKeys', {}, { token })).total).toBe(0)
})

test('a malformed or altered key is rejected', async () => {
  const app = await testApp('empty')
  const { token } = await join(app, 'SELLER')
  const { key } = await make(app, token)
  const swapped = key.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'))
  for (const wrong of [swapped, key.slice(4), `ghk_${token}`, key.toUpperCase(), `${key}A`])
    expect([wrong, await used(app, wrong)]).toEqual([wrong, UNAUTHORISED])
})

test('a key stops working when its seller is suspended or closes the account', async () => {
  const app = await testApp('empty')
  const { token, email } = await join(app, 'SELLER')
  const { key } = await make(app, token)
  const suspend = (since: string | null) =>
    app.database.db.execute(
      sql`update "user" set suspended_at = ${since}::timestamptz where email = ${email}`,
    )
  await suspend('now')
  expect(await used(app, key)).toBe(UNAUTHORISED)
  await suspend(null)
  expect(await used(app, key)).toBe(LET_IN)
  await app.call('closeAccount', { password }, { token })
  expect(await used(app, key)).toBe(UNAUTHORISED)
  expect(await outcome(make(app, token))).toBe('409 account.closing')
  await app.call('cancelClosing', {}, { token })
  expect(await used(app, key)).toBe(LET_IN)
  await app.database.db.execute(sql`delete from "user" where email = ${email}`)
  expect(await used(app, key)).toBe(UNAUTHORISED)
})

test('a seller has at most five keys, also when two are created at once', async () => {
  const app = await testApp('empty')
  const { token } = await join(app, 'SELLER')
  for (let made = 0; made < 4; made++) await make(app, token, { name: `Key ${made}` })
  const last = await Promise.all([make(app, token), make(app, token)].map(outcome))
  expect(last.toSorted()).toEqual(['409 key.too_many', 'accepted'])
  const { items, total } = await app.call('getAccessKeys', { limit: 2 }, { token })
  expect(total).toBe(5)
  expect(items.map(({ name }) => name)).toEqual(['Stock system', 'Key 3'])
})

test('the use of a key is recorded, at most once a minute', async () => {
  const app = await testApp('empty')
  const { token } = await join(app, 'SELLER')
  const { key } = await make(app, token)
  const usedBefore = (ago: string) =>
    app.database.db.execute(sql`update access_key set used_at = now() - ${ago}::interval`)
  expect(await isRecorded(app)).toBeNull()
  await used(app, key)
  expect(await isRecorded(app)).toBe(true)
  await usedBefore('50 seconds')
  await used(app, key)
  expect(await isRecorded(app)).toBe(false)
  await usedBefore('61 seconds')
  await used(app, key)
  expect(await isRecorded(app)).toBe(true)
})
