import fc from 'fast-check'
import { expect, vi } from 'vitest'
import { isUnderWay } from '../platform/jobs.ts'
import { testOn, type CallOptions, type TestApp, type TestDatabase } from '../testing/app.ts'
import { newBrowser, type TestBrowser } from '../testing/browser.ts'
import { codeFor, join, newIdentity, password } from '../testing/people.ts'
import { outcome } from '../testing/refusal.ts'
import { solving } from '../testing/solve.ts'
import { sendCodeTask } from './send-code.ts'

// Strangers who know an e-mail address or phone number exhaust each limit that counts by it; the owner
// still gets in. Each client has a network of its own, and challenges are easy.
const test = testOn('empty', {
  env: { TRUST_PROXY: '1', LIMIT_PER_ADDRESS: '1', CHALLENGE_BITS: '4', SMS_PER_DAY: '100' },
})

let networks = 0
/** Calls from a network of their own. */
const elsewhere = (): { headers: Record<string, string> } => {
  networks++
  return { headers: { 'x-forwarded-for': `10.${networks >> 8}.${networks & 255}.1` } }
}

/** A browser in one network. */
function browserIn(app: TestApp, { headers }: CallOptions): TestBrowser {
  const browser = newBrowser(app)
  return {
    ...browser,
    call: (name, input, options) =>
      browser.call(name, input, { ...options, headers: { ...headers, ...options?.headers } }),
  }
}

const ask = (app: Pick<TestApp, 'call'>, email: string, from: CallOptions = {}) =>
  solving<'getOtpByEmail'>((solution) => app.call('getOtpByEmail', { email, solution }, from))

const enter = (app: Pick<TestApp, 'call'>, identify: string, code: string, from?: CallOptions) =>
  outcome(app.call('verifyOtp', { identify, code }, from))

const login = (app: Pick<TestApp, 'call'>, email: string, given: string, from?: CallOptions) =>
  solving<'login'>((solution) =>
    app.call('login', { method: 'email', email, password: given, solution }, from),
  )

const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('wrong passwords from many networks: an unknown device must solve a challenge, a known one none', async ({
  app,
}) => {
  const home = browserIn(app, elsewhere())
  const { email } = await join(app, 'BUYER', home)
  for (let net = 0; net < 3; net++) {
    const from = elsewhere()
    for (let i = 0; i < 5; i++)
      expect(await outcome(login(app, email, 'wrong wrong', from))).toBe('401 auth.credentials')
  }
  const known = home.call('login', { method: 'email', email, password })
  expect(await outcome(known)).toBe('accepted')
  const plain = app.call('login', { method: 'email', email, password }, elsewhere())
  expect(await outcome(plain)).toBe('428 challenge.required')
  expect(await outcome(login(app, email, password, elsewhere()))).toBe('accepted')
})

test('an account under attack is refused to unknown devices only, and a code unlocks it', async ({
  app,
}) => {
  const home = browserIn(app, elsewhere())
  const { email } = await join(app, 'BUYER', home)
  for (let net = 0; net < 4; net++) {
    const from = elsewhere()
    for (let i = 0; i < 10; i++) await outcome(login(app, email, 'wrong wrong', from))
  }
  expect(await outcome(login(app, email, password, elsewhere()))).toBe('429 server.limited')
  expect(await outcome(login(home, email, password))).toBe('accepted')
  // The cookie of one account is nothing to another.
  const { email: another } = await join(app, 'BUYER', browserIn(app, elsewhere()))
  for (let net = 0; net < 4; net++) {
    const from = elsewhere()
    for (let i = 0; i < 10; i++) await outcome(login(app, another, 'wrong wrong', from))
  }
  expect(await outcome(login(home, another, password))).toBe('429 server.limited')

  const away = browserIn(app, elsewhere())
  await app.database.pool.query(`delete from one_time_code`)
  await ask(away, another)
  const code = await codeFor(app, another)
  await away.call('resetPassword', { identify: another, code, password: 'nine brown camels' })
  expect(await outcome(login(away, another, 'nine brown camels'))).toBe('accepted')
})

test('ten wrong logins from one network pause it for that account, known device or not', async ({
  app,
}) => {
  const { email } = await join(app, 'BUYER', browserIn(app, elsewhere()))
  for (const tried of [email, newIdentity().email]) {
    const from = elsewhere()
    const outcomes: string[] = []
    for (let i = 0; i < 11; i++)
      outcomes.push(await outcome(login(app, tried, 'wrong wrong', from)))
    expect(outcomes).toEqual([...Array(10).fill('401 auth.credentials'), '429 server.limited'])
  }
  expect(await outcome(login(app, email, password, elsewhere()))).toBe('accepted')
})

test('code requests from few networks leave a share of the limit to others', async ({ app }) => {
  const { email } = newIdentity()
  const later = (interval: string) =>
    app.database.pool.query(
      `update one_time_code set created_at = created_at - $1::interval where identity = $2`,
      [interval, email],
    )
  const ended: string[] = []
  const [one, two] = [elsewhere(), elsewhere()]
  for (let i = 0; i < 12; i++) {
    for (const from of [one, two]) ended.push(await outcome(ask(app, email, from)))
    await later('61 minutes')
  }
  // Together no more than the open share; the rest is for other networks.
  expect(ended.filter((end) => end === 'accepted')).toHaveLength(15)
  for (let owner = 0; owner < 10; owner++)
    expect(await outcome(ask(app, email, elsewhere()))).toBe('accepted')
  expect(await outcome(ask(app, email, elsewhere()))).toBe('429 server.limited')
  const { rows } = await app.database.pool.query(
    `select sum(tries_left + other_tries_left)::int guesses from one_time_code where identity = $1`,
    [email],
  )
  expect(rows).toEqual([{ guesses: 50 }])
})

test('a known device gets its code however many strangers request', async ({ app }) => {
  const home = browserIn(app, elsewhere())
  const { email } = await join(app, 'BUYER', home)
  await app.database.pool.query(`delete from one_time_code where identity = $1`, [email])
  for (let i = 0; i < 25; i++) await ask(app, email, elsewhere())
  expect(await outcome(ask(app, email, elsewhere()))).toBe('429 server.limited')
  await home.call('getOtpByEmail', { email })
  const code = await codeFor(app, email)
  for (let i = 0; i < 4; i++) expect(await enter(home, email, other(code))).toBe('400 code.wrong')
  expect(await enter(home, email, code)).toBe('accepted')
})

test('a new password makes all devices unknown except the one where it was set', async ({
  app,
}) => {
  const home = browserIn(app, elsewhere())
  const laptop = browserIn(app, elsewhere())
  const away = browserIn(app, elsewhere())
  const { email, token } = await join(app, 'BUYER', home)
  await login(laptop, email, password)
  // Only a known device may ask for a second code at once.
  const isKnown = async (browser: TestBrowser) => {
    await app.database.pool.query('delete from one_time_code where identity = $1', [email])
    await ask(browser, email)
    return (await outcome(ask(browser, email))) === 'accepted'
  }
  expect([await isKnown(home), await isKnown(laptop)]).toEqual([true, true])
  const changed = { current: password, password: 'nine brown camels' }
  await home.call('changePassword', changed, { token })
  expect([await isKnown(home), await isKnown(laptop)]).toEqual([true, false])
  await app.database.pool.query('delete from one_time_code where identity = $1', [email])
  await ask(away, email)
  const code = await codeFor(app, email)
  await away.call('resetPassword', { identify: email, code, password: 'ten brown camels' })
  expect([await isKnown(away), await isKnown(home)]).toEqual([true, false])
})

/** Two jobs send at once: of codes asked for one after the other, any may be sent last. */
const codesSent = (app: { database: TestDatabase }) =>
  vi.waitUntil(async () => !(await isUnderWay(app.database.db, [sendCodeTask])), 20_000)

test('attempts by strangers never change whether the right code is accepted', async ({ app }) => {
  const step = fc.record({
    stranger: fc.nat({ max: 2 }),
    does: fc.constantFrom('asks' as const, 'guesses' as const),
    again: fc.integer({ min: 1, max: 7 }),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 4 }),
      fc.array(step, { maxLength: 4 }),
      fc.nat({ max: 4 }),
      fc.boolean(),
      async (before, after, slips, inBrowser) => {
        const { email } = newIdentity()
        const strangers = Array.from({ length: 3 }, () => elsewhere())
        const play = async (steps: typeof before, wrong: string) => {
          for (const { stranger, does, again } of steps)
            for (let i = 0; i < again; i++)
              if (does === 'asks') await outcome(ask(app, email, strangers[stranger]))
              else await enter(app, email, wrong, strangers[stranger])
        }
        await play(before, '000000')
        await codesSent(app)
        const from = elsewhere()
        const owner = inBrowser ? browserIn(app, from) : app
        await ask(owner, email, from)
        await codesSent(app)
        const code = await codeFor(app, email)
        await play(after, other(code))
        for (let i = 0; i < slips; i++) await enter(owner, email, other(code), from)
        expect(await enter(owner, email, code, from)).toBe('accepted')
      },
    ),
    { numRuns: 12 },
  )
}, 120_000)

test('a stranger has one attempt at a code beside those of the owner', async ({ app }) => {
  const { email } = newIdentity()
  const owner = browserIn(app, elsewhere())
  await ask(owner, email)
  const code = await codeFor(app, email)
  const guessed = await Promise.all(
    Array.from({ length: 60 }, () => enter(app, email, other(code), elsewhere())),
  )
  expect(new Set(guessed)).toEqual(new Set(['400 code.wrong']))
  expect(await enter(app, email, code, elsewhere())).toBe('400 code.wrong')
  expect(await enter(owner, email, code)).toBe('accepted')
})

test('a client with a changing address and no cookie has one attempt', async ({ app }) => {
  const { email } = newIdentity()
  await ask(app, email, elsewhere())
  expect(await enter(app, email, await codeFor(app, email), elsewhere())).toBe('accepted')
})

const text = (app: Pick<TestApp, 'call'>, phone: string, from?: CallOptions) =>
  outcome(
    solving<'getOtpByPhone'>((solution) => app.call('getOtpByPhone', { phone, solution }, from)),
  )

/** Has SMS sent, each to another number and from another network. */
const sendElsewhere = (app: { database: TestDatabase }, count: number) =>
  app.database.pool.query(
    `insert into one_time_code (id, identity, channel, network)
     select gen_random_uuid(), 'x' || n, 'sms', 'n' || n from generate_series(1, $1::int) n`,
    [count],
  )

/** Lets so much time pass that another code may be asked for. */
const waitForNextCode = (app: { database: TestDatabase }) =>
  app.database.pool.query(
    `update one_time_code set created_at = created_at - interval '61 seconds'`,
  )

test('one network gets a share of the daily SMS, and the last are reserved for networks without any', async ({
  app,
}) => {
  const count = async () => {
    const { rows } = await app.database.pool.query<{ sms: number }>(
      `select count(*)::int sms from one_time_code where channel = 'sms'`,
    )
    return rows[0]!.sms
  }
  await app.database.pool.query('delete from one_time_code')
  // A thousand numbers from one /48, as one host can have it, every challenge solved.
  const ended = new Map<string, number>()
  for (let i = 0; i < 60; i++) {
    const net = { headers: { 'x-forwarded-for': `2001:db8:77:${i.toString(16)}::1` } }
    const end = await text(app, newIdentity().phone, net)
    ended.set(end, (ended.get(end) ?? 0) + 1)
  }
  expect(await count()).toBe(10)
  expect([...ended.keys()]).toEqual(['accepted', '429 code.no_sms'])
  const first = elsewhere()
  expect(await text(app, newIdentity().phone, first)).toBe('accepted')
  await sendElsewhere(app, 50)
  expect(await text(app, newIdentity().phone, first)).toBe('429 code.no_sms')
  expect(await text(app, newIdentity().phone, elsewhere())).toBe('accepted')
  const { rows } = await app.database.pool.query(
    `select facts from audit_log where event = 'sms.spent'`,
  )
  expect(rows).toEqual([{ facts: { sent: 61, most: 100 } }])
})

test('a known device gets SMS up to the daily limit, ten a day per account', async ({ app }) => {
  const from = elsewhere()
  const home = browserIn(app, from)
  const { email, phone } = await join(app, 'BUYER', home)
  const { phone: another } = await join(app, 'BUYER', browserIn(app, elsewhere()))
  await app.database.pool.query('delete from one_time_code')
  expect(await text(app, newIdentity().phone, from)).toBe('accepted')
  await sendElsewhere(app, 99)
  expect(await text(home, phone)).toBe('429 code.no_sms')
  await app.database.pool.query(`delete from one_time_code where identity like 'x%'`)
  await sendElsewhere(app, 59)
  expect(await text(app, phone, from)).toBe('429 code.no_sms')
  expect(await text(home, another)).toBe('429 code.no_sms')
  const ended: string[] = []
  for (let i = 0; i < 11; i++) {
    // A device has five an hour; each login makes it another device.
    if (i % 5 === 0) await login(home, email, password)
    ended.push(await text(home, phone))
  }
  expect(ended).toEqual([...Array(10).fill('accepted'), '429 code.no_sms'])
})

test('an undelivered code is sent by SMS once more, also when the open share is used up', async ({
  app,
}) => {
  await app.database.pool.query('delete from one_time_code')
  const [{ phone }, from] = [newIdentity(), elsewhere()]
  expect(await text(app, phone, from)).toBe('accepted')
  await sendElsewhere(app, 60)
  await waitForNextCode(app)
  expect(await text(app, newIdentity().phone, from)).toBe('429 code.no_sms')
  expect(await text(app, phone, from)).toBe('accepted')
  await waitForNextCode(app)
  expect(await text(app, phone, from)).toBe('429 code.no_sms')

  const [{ phone: known }, owner] = [newIdentity(), browserIn(app, elsewhere())]
  expect(await text(owner, known)).toBe('accepted')
  for (let i = 0; i < 3; i++) expect(await text(app, known, elsewhere())).toBe('accepted')
  await waitForNextCode(app)
  expect(await text(owner, known)).toBe('accepted')
})

test('one network gets three repeated codes from the reserve, and all together half of it', async ({
  app,
}) => {
  await app.database.pool.query('delete from one_time_code')
  const from = elsewhere()
  const phones = Array.from({ length: 6 }, () => newIdentity().phone)
  for (const phone of phones) expect(await text(app, phone, from)).toBe('accepted')
  await sendElsewhere(app, 60)
  await waitForNextCode(app)
  const ended: string[] = []
  for (const phone of phones) ended.push(await text(app, phone, from))
  expect(ended).toEqual([...Array(3).fill('accepted'), ...Array(3).fill('429 code.no_sms')])
  const [{ phone }, away] = [newIdentity(), elsewhere()]
  expect(await text(app, phone, away)).toBe('accepted')
  await sendElsewhere(app, 10)
  await waitForNextCode(app)
  expect(await text(app, phone, away)).toBe('429 code.no_sms')
  expect(await text(app, newIdentity().phone, elsewhere())).toBe('accepted')
})

test('a stranger behind the same address without a cookie leaves the owner’s code valid', async ({
  app,
}) => {
  const { email } = newIdentity()
  const from = elsewhere()
  const owner = browserIn(app, from)
  await ask(owner, email)
  const code = await codeFor(app, email)
  const later = `update one_time_code set created_at = created_at - interval '2 minutes' where identity = $1`
  await app.database.pool.query(later, [email])
  await ask(app, email, from)
  await codeFor(app, email)
  expect(await enter(owner, email, code)).toBe('accepted')
})
