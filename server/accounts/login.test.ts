import { expect, test } from 'vitest'
import { testApp, type TestApp } from '../testing/app.ts'
import { newBrowser } from '../testing/browser.ts'
import { join, newIdentity, password } from '../testing/people.ts'
import { outcome } from '../testing/refusal.ts'

const login = (app: Pick<TestApp, 'call'>, email: string, given = password) =>
  app.call('login', { method: 'email', email, password: given })

test('a wrong password and an unknown account get the same error', async () => {
  const app = await testApp('empty')
  const { email } = await join(app, 'BUYER')
  const bodies: string[] = []
  for (const input of [
    { method: 'email', email, password: 'something else' },
    { method: 'email', email: newIdentity().email, password },
    { method: 'phone', phone: newIdentity().phone, password },
    { method: 'phone', phone: 'no phone', password },
  ]) {
    const reply = await app.http.inject({ method: 'POST', url: '/api/users/login', payload: input })
    expect(reply.statusCode).toBe(401)
    bodies.push(reply.body)
  }
  expect(new Set(bodies).size).toBe(1)
  expect(bodies[0]).toContain('Invalid credentials')
})

test('an account is paused after ten attempts, whatever addresses they come from', async () => {
  const app = await testApp('empty')
  const { email, phone } = await join(app, 'BUYER')
  for (let i = 0; i < 10; i++)
    expect(await outcome(login(app, email, 'wrong wrong'))).toBe('401 auth.credentials')
  expect(await outcome(login(app, email))).toBe('429 server.limited')
  const byPhone = app.call('login', { method: 'phone', phone, password })
  expect(await outcome(byPhone)).toBe('accepted')
  const { rows } = await app.database.pool.query(
    `select event from audit_log where event = 'login.limited'`,
  )
  expect(rows).toHaveLength(1)
})

test('all spellings of a number share one limit, whether or not it has an account', async () => {
  const app = await testApp('empty')
  const { phone: known } = await join(app, 'BUYER')
  for (const phone of [known, newIdentity().phone]) {
    const attempt = (phone: string) =>
      outcome(app.call('login', { method: 'phone', phone, password: 'wrong wrong' }))
    for (let i = 0; i < 10; i++) await attempt(phone)
    expect(await attempt(phone.replace('+971', '0'))).toBe('429 server.limited')
  }
})

test('a rate-limited address locks out no other', async () => {
  const app = await testApp('empty', { env: { LIMIT_PER_ADDRESS: '0.2', TRUST_PROXY: '1' } })
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
  const { email } = await join(app, 'BUYER')
  const attempt = (email: string, password: string, address: string) =>
    outcome(app.call('login', { method: 'email', email, password }, from(address)))
  for (let i = 0; i < 5; i++) await attempt(newIdentity().email, 'wrong wrong', '203.0.113.1')
  for (let i = 0; i < 12; i++)
    expect(await attempt(email, 'wrong wrong', '203.0.113.1')).toBe('429 server.limited')
  expect(await attempt(email, password, '203.0.113.2')).toBe('accepted')
})

test('attempts from one network lock out no known device there, and add few rows to the audit log', async () => {
  const app = await testApp('empty', { env: { LIMIT_PER_ADDRESS: '0.2', TRUST_PROXY: '1' } })
  const from = (host: number) => ({ headers: { 'x-forwarded-for': `203.0.113.${host}` } })
  const home = newBrowser(app)
  const { email } = await join(app, 'BUYER', home)
  const stranger = (i: number, host: number) =>
    outcome(app.call('login', { method: 'phone', phone: `none ${i}`, password }, from(host)))
  for (let i = 0; i < 80; i++) await stranger(i, Math.floor(i / 8))
  expect(await stranger(80, 99)).toBe('429 server.limited')
  const known = home.call('login', { method: 'email', email, password }, from(100))
  expect(await outcome(known)).toBe('accepted')
  const { rows } = await app.database.pool.query(
    `select 1 from audit_log where event = 'login.limited'`,
  )
  expect(rows).toHaveLength(20)
})

test('forwarded addresses from an untrusted proxy are ignored', async () => {
  const app = await testApp('empty', { env: { LIMIT_PER_ADDRESS: '0.2' } })
  const attempt = (i: number) =>
    outcome(
      app.call(
        'login',
        { method: 'email', email: newIdentity().email, password },
        { headers: { 'x-forwarded-for': `203.0.113.${i}` } },
      ),
    )
  for (let i = 0; i < 5; i++) expect(await attempt(i)).toBe('401 auth.credentials')
  expect(await attempt(99)).toBe('429 server.limited')
})

test('a suspended account and its sessions are rejected', async () => {
  const app = await testApp('empty')
  const { email, token } = await join(app, 'SELLER')
  await app.database.pool.query('update "user" set suspended_at = now()')
  expect(await outcome(app.call('getMe', {}, { token }))).toBe('401 auth.required')
  expect(await outcome(login(app, email))).toBe('403 auth.suspended')
  expect(await outcome(login(app, email, 'wrong wrong'))).toBe('401 auth.credentials')
})

test('keeps at most ten sessions and ends the oldest', async () => {
  const app = await testApp('empty')
  const { email, token: first } = await join(app, 'BUYER')
  let latest = first
  for (let i = 0; i < 10; i++) latest = (await login(app, email)).token
  expect(await outcome(app.call('getMe', {}, { token: first }))).toBe('401 auth.required')
  const { items, total } = await app.call('getSessions', {}, { token: latest })
  expect(total).toBe(10)
  expect(items[0]).toMatchObject({ current: true })
  expect(items.filter(({ current }) => current)).toHaveLength(1)
})

test.for([
  ['7 days without a sign', `seen_at = now() - interval '7 days 1 second'`],
  ['30 days in all', `expires_at = now() - interval '1 second'`],
])('a session expires after %s', async ([, change]) => {
  const app = await testApp('empty')
  const { token } = await join(app, 'BUYER')
  await app.database.pool.query(`update session set ${change}`)
  expect(await outcome(app.call('getMe', {}, { token }))).toBe('401 auth.required')
})

test('a session shows its device and can be ended from another', async () => {
  const app = await testApp('empty')
  const browser = newBrowser(app)
  const { email, token } = await join(app, 'BUYER', browser)
  const other = (await login(app, email)).token
  const { items } = await app.call('getSessions', {}, { token: other })
  const phone = items.find(({ current }) => !current)!
  expect(phone).toMatchObject({ device: 'Chrome on Android', country: null })
  await app.call('endSession', { id: phone._id }, { token: other })
  expect(await outcome(browser.call('getMe', {}, { token }))).toBe('401 auth.required')
  expect(await outcome(app.call('endSession', { id: phone._id }, { token: other }))).toBe(
    '404 session.not_found',
  )
})

test('a session of another account can’t be ended', async () => {
  const app = await testApp('empty')
  const [one, two] = [await join(app, 'BUYER'), await join(app, 'SELLER')]
  const { items } = await app.call('getSessions', {}, { token: two.token })
  expect(await outcome(app.call('endSession', { id: items[0]!._id }, { token: one.token }))).toBe(
    '404 session.not_found',
  )
  expect(await outcome(app.call('getMe', {}, { token: two.token }))).toBe('accepted')
})

test('logging out everywhere ends all sessions', async () => {
  const app = await testApp('empty')
  const { email, token } = await join(app, 'BUYER')
  const other = (await login(app, email)).token
  await app.call('logoutEverywhere', {}, { token })
  for (const ended of [token, other])
    expect(await outcome(app.call('getMe', {}, { token: ended }))).toBe('401 auth.required')
})

test('a login on a new device sends a mail, one on a known device does not', async () => {
  const app = await testApp('empty')
  const browser = newBrowser(app)
  const { email } = await join(app, 'BUYER', browser)
  const mails = async () => (await app.call('getOutbox', { to: email })).total
  const before = await mails()
  await login(browser, email)
  expect(await mails()).toBe(before)
  const { token } = await login(browser, email)
  await browser.call('logoutEverywhere', {}, { token })
  await login(browser, email)
  expect(await mails()).toBe(before)
  await login(app, email)
  expect(await mails()).toBe(before + 1)
})
