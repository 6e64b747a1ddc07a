import { expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import { codeFor, join, newIdentity, password, prove } from '../testing/people.ts'
import { outcome } from '../testing/refusal.ts'

/** Makes all codes older. */
const age = (app: Awaited<ReturnType<typeof testApp>>, interval: string) =>
  app.database.pool.query(
    `update one_time_code set created_at = created_at - $1::interval,
      expires_at = expires_at - $1::interval`,
    [interval],
  )

test('replies and stored data are the same for known and unknown addresses', async () => {
  const app = await testApp('empty')
  const { email } = await join(app, 'BUYER')
  await age(app, '2 minutes')
  const unknown = newIdentity().email
  const replies = await Promise.all(
    [email, unknown].map((to) =>
      app.http.inject({
        ...{ method: 'POST', url: '/api/users/get-otp-by-email', payload: { email: to } },
      }),
    ),
  )
  const [known, other] = replies.map(({ statusCode, body }) => ({ statusCode, body }))
  expect(known).toEqual({ statusCode: 200, body: '{"message":"sent"}' })
  expect(other).toEqual(known)
  const subjects = await Promise.all(
    [email, unknown].map(async (to) => (await app.call('getOutbox', { to, limit: 1 })).items[0]!),
  )
  expect(subjects[0]!.subject).not.toBe(subjects[1]!.subject)
  expect(subjects.map(({ code }) => code)).toEqual([
    expect.stringMatching(/^\d{6}$/),
    expect.stringMatching(/^\d{6}$/),
  ])
})

test('a code is stored as a hash only', async () => {
  const app = await testApp('empty')
  const { email } = newIdentity()
  await app.call('getOtpByEmail', { email })
  const code = await codeFor(app, email)
  const { rows } = await app.database.pool.query(
    `select hash, (select count(*) from graphile_worker.jobs)::int jobs from one_time_code`,
  )
  expect(rows).toEqual([{ hash: expect.stringMatching(/^\$argon2id\$/), jobs: 0 }])
  expect(rows[0].hash).not.toContain(code)
})

test('allows one code a minute, five an hour and ten a day per address', async () => {
  const app = await testApp('empty')
  const { phone } = newIdentity()
  const ask = () => outcome(app.call('getOtpByPhone', { phone }))
  const waits: number[] = []
  const limited = () =>
    outcome(
      app.call(
        'getOtpByPhone',
        { phone },
        {
          onReply: (reply) => waits.push(Number(reply.headers['retry-after'])),
        },
      ),
    )
  expect(await ask()).toBe('accepted')
  expect(await limited()).toBe('429 server.limited')
  expect(waits[0]).toBeGreaterThan(30)
  expect(waits[0]).toBeLessThanOrEqual(60)
  for (let i = 0; i < 4; i++) {
    await age(app, '61 seconds')
    expect(await ask()).toBe('accepted')
  }
  await age(app, '61 seconds')
  expect(await limited()).toBe('429 server.limited')
  expect(waits[1]).toBeGreaterThan(3_000)
  for (let i = 0; i < 5; i++) {
    await age(app, '1 hour')
    expect(await ask()).toBe('accepted')
  }
  await age(app, '1 hour')
  expect(await ask()).toBe('429 server.limited')
})

test('two requests at once send one code', async () => {
  const app = await testApp('empty')
  const { email } = newIdentity()
  const asked = await Promise.all(
    Array.from({ length: 10 }, () => outcome(app.call('getOtpByEmail', { email }))),
  )
  expect(asked.filter((ended) => ended === 'accepted')).toHaveLength(1)
})

test('a code expires after five minutes or when a newer one replaces it', async () => {
  const app = await testApp('empty')
  const { email } = newIdentity()
  await app.call('getOtpByEmail', { email })
  const first = await codeFor(app, email)
  await age(app, '2 minutes')
  await app.call('getOtpByEmail', { email })
  const second = await codeFor(app, email)
  if (first !== second)
    expect(await outcome(app.call('verifyOtp', { identify: email, code: first }))).toBe(
      '400 code.wrong',
    )
  await age(app, '6 minutes')
  expect(await outcome(app.call('verifyOtp', { identify: email, code: second }))).toBe(
    '400 code.wrong',
  )
})

test('a code may be typed in Arabic digits, and is valid only for the address it was sent to', async () => {
  const app = await testApp('empty')
  const { email } = newIdentity()
  await app.call('getOtpByEmail', { email })
  const code = await codeFor(app, email)
  const other = newIdentity().email
  expect(await outcome(app.call('verifyOtp', { identify: other, code }))).toBe('400 code.wrong')
  const arabic = code.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)))
  expect(await outcome(app.call('verifyOtp', { identify: email, code: ` ${arabic} ` }))).toBe(
    'accepted',
  )
})

test('of ten correct entries at once exactly one is accepted', async () => {
  const app = await testApp('empty')
  const { email } = newIdentity()
  await app.call('getOtpByEmail', { email })
  const code = await codeFor(app, email)
  const ended = await Promise.all(
    Array.from({ length: 10 }, () => outcome(app.call('verifyOtp', { identify: email, code }))),
  )
  expect(ended.filter((end) => end === 'accepted')).toHaveLength(1)
})

test('SMS are sent only to allowed countries, up to the daily limit', async () => {
  const app = await testApp('empty', { env: { SMS_PER_DAY: '2' } })
  const ask = (phone: string) => outcome(app.call('getOtpByPhone', { phone }))
  expect(await ask('+442079460958')).toBe('400 phone.country')
  expect(await ask('12')).toBe('400 phone.invalid')
  expect(await ask('04 234 5678')).toBe('400 phone.not_mobile')
  expect(await ask(newIdentity().phone)).toBe('accepted')
  expect(await ask(newIdentity().phone)).toBe('accepted')
  expect(await ask(newIdentity().phone)).toBe('429 code.no_sms')
})

test('a password reset by a code ends every session', async () => {
  const app = await testApp('empty')
  const { email, phone, token } = await join(app, 'BUYER')
  await age(app, '2 minutes')
  await app.call('getOtpByPhone', { phone })
  const code = await codeFor(app, phone)
  const reset = (password: string) =>
    outcome(app.call('resetPassword', { identify: phone, code, password }))
  expect(await reset('short')).toBe('400 input.invalid')
  expect(await reset('password1')).toBe('400 input.invalid')
  expect(await reset('eight brown camels')).toBe('accepted')
  expect(await reset('nine brown camels')).toBe('400 code.wrong')
  expect(await outcome(app.call('getMe', {}, { token }))).toBe('401 auth.required')
  const login = (password: string) =>
    outcome(app.call('login', { method: 'email', email, password }))
  expect(await login(password)).toBe('401 auth.credentials')
  expect(await login('eight brown camels')).toBe('accepted')
})

test('an expired proof is rejected', async () => {
  const app = await testApp('empty')
  const { email } = newIdentity()
  const emailTicket = await prove(app, email)
  await app.database.pool.query(`update identity_proof set expires_at = now()`)
  const { rows } = await app.database.pool.query('select used_at from identity_proof')
  expect(rows).toEqual([{ used_at: null }])
  expect(emailTicket).toMatch(/^[\w-]{43}$/)
})

test('rejected code requests do not raise the difficulty of challenges for others', async () => {
  const app = await testApp('empty', { env: { TRUST_PROXY: '1', LIMIT_PER_ADDRESS: '1' } })
  const { email } = newIdentity()
  const ask = (address: string) =>
    outcome(app.call('getOtpByEmail', { email }, { headers: { 'x-forwarded-for': address } }))
  const ended: string[] = []
  for (let i = 0; i < 7; i++) ended.push(await ask('203.0.113.1'))
  expect(ended).toEqual(['accepted', ...Array(6).fill('429 server.limited')])
  expect(await ask('198.51.100.1')).toBe('accepted')
})
