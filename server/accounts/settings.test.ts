import { expect, test } from 'vitest'
import { brokenAuditEntry } from '../platform/audit.ts'
import { testApp } from '../testing/app.ts'
import { newBrowser } from '../testing/browser.ts'
import { publishListing } from '../testing/factories.ts'
import { codeFor, exportOf, join, newIdentity, password } from '../testing/people.ts'
import { objections, outcome } from '../testing/refusal.ts'

const next = 'eight brown camels'

test('changing the password takes the old one and ends the other sessions', async () => {
  const app = await testApp('empty')
  const { email, token } = await join(app, 'BUYER')
  const other = (await app.call('login', { method: 'email', email, password })).token
  const change = (current: string, password: string) =>
    app.call('changePassword', { current, password }, { token })
  expect(await objections(change('not it at all', next))).toEqual({
    current: 'This password is incorrect',
  })
  expect(await objections(change(password, 'camels'))).toHaveProperty('password')
  const changed = await change(password, next)
  for (const ended of [token, other])
    expect(await outcome(app.call('getMe', {}, { token: ended }))).toBe('401 auth.required')
  expect(await outcome(app.call('getMe', {}, { token: changed.token }))).toBe('accepted')
  const { items } = await app.call('getOutbox', { to: email, limit: 1 })
  expect(items[0]!.subject).toMatch(/password/i)
})

test('in a browser the renewed token keeps its cookie', async () => {
  const app = await testApp('empty')
  const browser = newBrowser(app)
  const { token } = await join(app, 'BUYER', browser)
  const changed = await browser.call(
    'changePassword',
    { current: password, password: next },
    { token },
  )
  expect(await outcome(browser.call('getMe', {}, { token: changed.token }))).toBe('accepted')
  expect(await outcome(app.call('getMe', {}, { token: changed.token }))).toBe('401 auth.required')
})

test('changing the e-mail address takes a code sent there and the password', async () => {
  const app = await testApp('empty')
  const { email: before, token } = await join(app, 'BUYER')
  const { email } = newIdentity()
  await app.call('getOtpByEmail', { email })
  const code = await codeFor(app, email)
  const change = (input: object) =>
    app.call('changeContact', { identify: email, code, password, ...input }, { token })
  expect(await outcome(change({ password: 'not it at all' }))).toBe('400 input.invalid')
  expect(await outcome(change({ identify: newIdentity().email }))).toBe('400 code.wrong')
  expect((await change({})).user.email).toBe(email)
  expect(await outcome(app.call('login', { method: 'email', email: before, password }))).toBe(
    '401 auth.credentials',
  )
  const { items } = await app.call('getOutbox', { to: before, limit: 1 })
  expect(items[0]!.text).not.toContain(email)
})

test('a phone number of another account is rejected', async () => {
  const app = await testApp('empty')
  const [mine, other] = [await join(app, 'BUYER'), await join(app, 'SELLER')]
  await app.database.pool.query(
    `update one_time_code set created_at = created_at - interval '2 min'`,
  )
  await app.call('getOtpByPhone', { phone: other.phone })
  const input = { identify: other.phone, code: await codeFor(app, other.phone), password }
  expect(await outcome(app.call('changeContact', input, { token: mine.token }))).toBe(
    '409 account.exists',
  )
})

test('an account’s data can be exported', async () => {
  const app = await testApp('empty')
  const { token, user } = await join(app, 'BUYER')
  const data = await exportOf(app, { token })
  expect(data.user).toEqual(user)
  expect(data.sessions).toHaveLength(1)
  expect(data.files).toMatchObject([{ field: 'trade_license_upload', name: 'licence.jpg' }])
  expect(data.events.map(({ event }) => event)).toContain('signup.completed')
  expect(JSON.stringify(data)).not.toMatch(/argon2|salt|hash/i)
})

test('a company that closes its account is hidden at once, and restored when it cancels', async () => {
  const app = await testApp('empty')
  const { token, user } = await join(app, 'SELLER')
  const { rows } = await app.database.pool.query<{ no: number }>('select no from seller')
  const { sku } = await publishListing(app, { sellerNo: rows[0]!.no })
  const shown = async () => [
    (await app.call('getSellerList', {})).total,
    await outcome(app.call('getSeller', { id: user._id })),
    await outcome(app.call('getListing', { sku })),
    (await app.call('searchListings', {})).total,
  ]
  const there = [1, 'accepted', 'accepted', 1]
  expect(await shown()).toEqual(there)
  expect(await outcome(app.call('closeAccount', { password: 'not it at all' }, { token }))).toBe(
    '400 input.invalid',
  )
  const { closing } = await app.call('closeAccount', { password }, { token })
  expect(Date.parse(closing)).toBeGreaterThan(Date.now() + 13 * 86_400_000)
  await expect.poll(shown).toEqual([0, '404 seller.not_found', '404 listing.not_found', 0])
  const staying = await app.call('cancelClosing', {}, { token })
  expect(staying.user.closing).toBeNull()
  await expect.poll(shown).toEqual(there)
})

test('an account is deleted with all its data when the waiting period ends', async () => {
  const app = await testApp('empty')
  const { token, user, email } = await join(app, 'BUYER')
  const licence = (user.details as { trade_license_upload: string }).trade_license_upload
  await app.call('closeAccount', { password }, { token })
  const { pool } = app.database
  await pool.query(`update "user" set closing_at = now() - interval '1 second'`)
  await pool.query(`select graphile_worker.add_job('close-accounts')`)
  const count = async (table: string) =>
    (await pool.query(`select count(*)::int n from ${table}`)).rows[0].n
  await expect.poll(() => count('"user"')).toBe(0)
  expect(await count('session')).toBe(0)
  expect(await count('garage')).toBe(0)
  expect(await outcome(app.call('login', { method: 'email', email, password }))).toBe(
    '401 auth.credentials',
  )
  // Beside this account there are many others that were closed.
  await pool.query(`insert into stored_file (id, field, name, type, bytes, public)
    select gen_random_uuid(), 'avatar', 'a.png', 'image/png', 1, true from generate_series(1, 250)`)
  await pool.query(`update stored_file set changed_at = now() - interval '2 hours'`)
  await pool.query(`select graphile_worker.add_job('sweep')`)
  await expect.poll(() => count('stored_file')).toBe(0)
  expect((await app.http.inject(licence)).statusCode).toBe(404)
  expect(await brokenAuditEntry(app.database.db)).toBeUndefined()
  const { rows } = await pool.query(
    "select facts::text || coalesce(subject, '') texts from audit_log",
  )
  expect(rows.filter(({ texts }) => texts.includes(email))).toEqual([])
})

test.for(['closeAccount', 'changePassword'] as const)(
  '%s with a password that is changed meanwhile is rejected',
  async (call) => {
    const app = await testApp('empty')
    const { token } = await join(app, 'BUYER')
    const { pool } = app.database
    const asked = {
      closeAccount: () => app.call('closeAccount', { password }, { token }),
      changePassword: () =>
        app.call('changePassword', { current: password, password: next }, { token }),
    }
    const owner = await pool.connect()
    try {
      await owner.query('begin')
      await owner.query(`update "user" set password_hash = 'of another password'`)
      const reply = outcome(asked[call]())
      const waiting = `select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`
      await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1)
      await owner.query('commit')
      expect(await reply).toBe('401 auth.required')
    } finally {
      owner.release(true)
    }
  },
)
