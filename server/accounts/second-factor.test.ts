import { expect, test } from 'vitest'
import { ApiError } from '#contract/api.ts'
import { testApp, type TestApp, type TestDatabase } from '../testing/app.ts'
import { newBrowser } from '../testing/browser.ts'
import { acceptAs, codeOf, commandToken, joinAsOperator } from '../testing/operators.ts'
import { codeFor, join, newIdentity, password } from '../testing/people.ts'
import { outcome } from '../testing/refusal.ts'
import { anonymousClient } from '../platform/api/caller.ts'
import { newId } from '../platform/id.ts'
import { networkKey } from '../platform/rate-limits-address.ts'
import { RateLimits } from '../platform/rate-limits.ts'
import { loadSigner } from '../platform/signing-key.ts'
import { softwarePasskey } from '../testing/software-passkey.ts'
import { giveRecoveryCodes } from './change-factors.ts'
import * as store from './factor.store.ts'
import { factorsOfAccount, factorsOfDay, factorsOfPair } from './limits.ts'
import { askingOptions, passkeySigned } from './passkeys.ts'
import { proveFactor } from './prove-factor.ts'
import { removeFactorsOf } from './remove-factors.ts'
import { seal, unseal } from './sealed.ts'
import * as users from './user.store.ts'

type Caller = Pick<TestApp, 'call'>

/** Logs in with the password; returns what the second step needs. */
async function passwordStep(app: Caller, email: string, given = password) {
  try {
    await app.call('login', { method: 'email', email, password: given })
  } catch (error) {
    if (error instanceof ApiError && error.factor) return error.factor
    throw error
  }
  throw new Error('The password alone was enough')
}

/** The audit log's events, without those of other features. */
async function eventsIn({ database }: { database: TestDatabase }) {
  const { rows } = await database.pool.query<{ event: string }>(
    `select event from audit_log where event ~ '^(factor|operator|login)' order by no`,
  )
  return rows.map(({ event }) => event)
}

test('the command’s link makes an operator once, whose password alone opens nothing', async () => {
  const app = await testApp('empty')
  const { email } = newIdentity()
  const token = await commandToken(app.database.db, email)
  const { user, secret, recoveryCodes, ...joined } = await acceptAs(app, token)
  expect(user).toMatchObject({ role: 'OPERATOR', email, details: null })
  expect(recoveryCodes).toHaveLength(10)
  expect(await outcome(app.call('getOverview', {}, { token: joined.token }))).toBe('accepted')
  expect(await outcome(app.call('openInvitation', { token }))).toBe('404 invitation.unknown')

  const { ticket, methods } = await passwordStep(app, email)
  // The tests’ address is a number, at which there are no passkeys.
  expect(methods).toEqual(['totp', 'recovery'])
  for (const name of ['getMe', 'getOverview', 'getTickets'] as const)
    expect(await outcome(app.call(name, {}, { token: ticket }))).not.toBe('accepted')
  const entered = await app.call('enterFactor', { ticket, code: codeOf(secret) })
  expect(await outcome(app.call('getOverview', {}, { token: entered.token }))).toBe('accepted')
  expect(await eventsIn(app)).toEqual([
    ...['operator.started', 'operator.joined', 'factor.asked', 'login.succeeded'],
  ])
})

test('a code, and a ticket, can be used once', async () => {
  const app = await testApp('empty')
  const { email, secret } = await joinAsOperator(app)
  const code = codeOf(secret)
  const enter = async (typed: string) => {
    const { ticket } = await passwordStep(app, email)
    return { ticket, result: await outcome(app.call('enterFactor', { ticket, code: typed })) }
  }
  const first = await enter(` ${code.slice(0, 3)} ${code.slice(3)} `)
  expect(first.result).toBe('accepted')
  expect((await enter(code)).result).toBe('400 factor.wrong')
  // A step that lies before the last one, though nobody has used it.
  expect((await enter(codeOf(secret, -1))).result).toBe('400 factor.wrong')
  const again = app.call('enterFactor', { ticket: first.ticket, code: codeOf(secret, 1) })
  expect(await outcome(again)).toBe('400 factor.expired')
  expect((await enter(codeOf(secret, 1))).result).toBe('accepted')
})

test('of the same code at once, one opens a session', async () => {
  const app = await testApp('empty')
  const { email, secret } = await joinAsOperator(app)
  const tickets = await Promise.all(Array.from({ length: 5 }, () => passwordStep(app, email)))
  const code = codeOf(secret)
  const results = await Promise.all(
    tickets.map(({ ticket }) => outcome(app.call('enterFactor', { ticket, code }))),
  )
  expect(results.sort()).toEqual([...Array(4).fill('400 factor.wrong'), 'accepted'])
})

test('a recovery code works once, in any spelling, and is stored as a hash', async () => {
  const app = await testApp('empty')
  const { email, recoveryCodes, token } = await joinAsOperator(app)
  const [code] = recoveryCodes
  const enter = async (typed: string) => {
    const { ticket } = await passwordStep(app, email)
    return outcome(app.call('enterFactor', { ticket, code: typed }))
  }
  expect(await enter(code!.toLowerCase().replace('-', ' '))).toBe('accepted')
  expect(await enter(code!)).toBe('400 factor.wrong')
  expect(await app.call('getFactors', {}, { token })).toMatchObject({ recovery: 9, passkeys: [] })
  const { rows } = await app.database.pool.query<{ text: string }>(
    `select row_to_json(r)::text "text" from recovery_code r
     union all select row_to_json(t)::text from totp_factor t`,
  )
  expect(rows).toHaveLength(10)
  for (const secret of recoveryCodes)
    for (const { text } of rows) expect(text.includes(secret)).toBe(false)
})

test('a ticket allows five tries, and ends with the password', async () => {
  const app = await testApp('empty')
  const { email, secret, token } = await joinAsOperator(app)
  const { ticket } = await passwordStep(app, email)
  for (let i = 0; i < 5; i++)
    expect(await outcome(app.call('enterFactor', { ticket, code: '000000' }))).toBe(
      '400 factor.wrong',
    )
  const right = { ticket, code: codeOf(secret) }
  expect(await outcome(app.call('enterFactor', right))).toBe('400 factor.expired')

  const before = await passwordStep(app, email)
  await app.call('changePassword', { current: password, password: 'nine red falcons' }, { token })
  const stale = { ticket: before.ticket, code: codeOf(secret) }
  expect(await outcome(app.call('enterFactor', stale))).toBe('400 factor.expired')
})

test('a thief of the password locks out no known device, and the owner gets a mail', async () => {
  const app = await testApp('empty', { env: { TRUST_PROXY: '1' } })
  const home = newBrowser(app)
  const { email, secret } = await joinAsOperator(app, 'owner', home)
  const guess = async (host: number) => {
    const from = { headers: { 'x-forwarded-for': `203.0.${host}.7` } }
    const { ticket } = await passwordStep(
      { call: (name, input) => app.call(name, input, from) },
      email,
    )
    return outcome(app.call('enterFactor', { ticket, code: '000000' }, from))
  }
  const results: string[] = []
  for (let host = 0; host < 22; host++) results.push(await guess(host))
  expect(results.slice(0, 20).every((result) => result === '400 factor.wrong')).toBe(true)
  expect(results.slice(20)).toEqual(Array(2).fill('429 server.limited'))
  const { ticket } = await passwordStep(home, email)
  expect(await outcome(home.call('enterFactor', { ticket, code: codeOf(secret) }))).toBe('accepted')
  const { items } = await app.call('getOutbox', { to: email, limit: 100 })
  expect(items.filter(({ subject }) => subject.includes('second step'))).toHaveLength(1)
})

test('after 50 guesses in a day only known devices try on, and the owner gets a mail', async () => {
  const app = await testApp('empty', { env: { TRUST_PROXY: '1' } })
  const home = newBrowser(app)
  const { email, secret } = await joinAsOperator(app, 'owner', home)
  const { db } = app.database
  const row = (await users.byIdentity(db, email))!
  const limits = new RateLimits({ processes: 1, perAddress: 1, log: () => undefined })
  const deps = { db, limits, origin: 'https://ghiyar.test', signer: await loadSigner(db) }
  const guess = async (host: number, code = '000000') => {
    const client = { ...anonymousClient, address: `203.0.${host}.7` }
    const proof = { code, passkey: undefined, challenge: null }
    return (await proveFactor(deps, row, proof, client))?.code
  }
  const guesses: (string | undefined)[] = []
  for (let made = 0; made < 52; made++) {
    // As if an hour had passed.
    if (made % 20 === 0) await limits.reset(factorsOfAccount, row.id)
    guesses.push(await guess(made))
  }
  expect(guesses.slice(0, 50).every((code) => code === 'factor.wrong')).toBe(true)
  expect(guesses.slice(50)).toEqual(Array(2).fill('server.limited'))
  await limits.reset(factorsOfAccount, row.id)
  expect(await guess(99, codeOf(secret))).toBe('server.limited')
  const { ticket } = await passwordStep(home, email)
  expect(await outcome(home.call('enterFactor', { ticket, code: codeOf(secret) }))).toBe('accepted')
  const { items } = await app.call('getOutbox', { to: email, limit: 100 })
  expect(items.filter(({ subject }) => subject.includes('Too many failed'))).toHaveLength(1)
  expect((await eventsIn(app)).filter((event) => event === 'factor.locked')).toHaveLength(1)
})

test('a right code of an unknown device takes nothing off the day', async () => {
  const app = await testApp('empty')
  const { email } = await joinAsOperator(app)
  const { db } = app.database
  const row = (await users.byIdentity(db, email))!
  const signer = await loadSigner(db)
  const limits = new RateLimits({ processes: 1, perAddress: 1, log: () => undefined })
  const codes = await db.transaction((tx) => giveRecoveryCodes({ signer }, tx, row))
  for (const code of codes) {
    const proof = { code, passkey: undefined, challenge: null }
    const deps = { db, limits, origin: 'https://ghiyar.test', signer }
    expect(await proveFactor(deps, row, proof, anonymousClient)).toBeUndefined()
    await limits.reset(factorsOfPair, `${row.id} ${networkKey(anonymousClient.address)}`)
  }
  expect(await limits.peek(factorsOfDay, row.id)).toBe(1 / factorsOfDay.points)
})

test('password, contact and IBAN of who has a second factor change only after it was entered lately', async () => {
  const app = await testApp('empty')
  const { token, email } = await join(app, 'SELLER')
  const by = { token }
  const changes = async () => {
    const renewed = newIdentity().email
    await app.call('getOtpByEmail', { email: renewed })
    const contact = { identify: renewed, code: await codeFor(app, renewed), password }
    const { details } = await app.call('getMe', {}, by)
    const iban = { ...details, iban: 'AE070331234567890123456' }
    return [
      await outcome(app.call('changeContact', contact, by)),
      await outcome(app.call('updateUser', { details: JSON.stringify(iban), password }, by)),
      await outcome(app.call('changePassword', { current: 'wrong wrong', password }, by)),
    ]
  }
  const { secret } = await app.call('startTotp', { password }, by)
  await app.call('saveTotp', { code: codeOf(secret) }, by)
  const { pool } = app.database
  await pool.query(`update session set factor_at = now() - interval '601 seconds'`)
  expect(await changes()).toEqual(Array(3).fill('403 factor.recent'))
  // What isn't about money or the login asks for nothing.
  expect(await outcome(app.call('updateUser', { name: 'Salem' }, by))).toBe('accepted')
  await app.call('confirmFactor', { code: codeOf(secret, 1) }, by)
  expect(await changes()).toEqual(['accepted', 'accepted', '400 input.invalid'])
  expect((await app.call('getMe', {}, by)).email).not.toBe(email)
})

test('a passkey confirms a session only where it has checked its user', async () => {
  const app = await testApp('empty')
  const { user } = await joinAsOperator(app)
  const { db } = app.database
  const { no } = (await users.byIdentity(db, user.email))!
  const key = softwarePasskey('localhost')
  await store.insertPasskey(db, { id: newId(), userNo: no, name: 'Key', ...key.stored })
  const origin = 'http://localhost:3000'
  const challenge = Buffer.from('a challenge').toString('base64url')
  const isTaken = (flags: number, requireUserVerification: boolean) => {
    const passkey = key.sign({ origin, challenge, flags })
    return passkeySigned(db, origin, no, { passkey, challenge, requireUserVerification })
  }
  const [present, verified] = [0x01, 0x05]
  expect(await isTaken(present, true)).toBe(false)
  expect(await isTaken(verified, true)).toBe(true)
  // Beside the password it is enough that it is there.
  expect(await isTaken(present, false)).toBe(true)
  const rows = await store.passkeysOf(db, no)
  expect(await askingOptions(origin, rows, 'required')).toMatchObject({
    userVerification: 'required',
  })
})

test('a forgotten password is reset by mail, and the second factor stays', async () => {
  const app = await testApp('empty')
  const { email } = await joinAsOperator(app)
  await app.call('getOtpByEmail', { email })
  const renewed = 'nine red falcons'
  const code = await codeFor(app, email)
  await app.call('resetPassword', { identify: email, code, password: renewed })
  expect((await passwordStep(app, email, renewed)).methods).toContain('totp')
})

test('a session of an operator lasts 12 hours', async () => {
  const app = await testApp('empty')
  const { token } = await joinAsOperator(app)
  const { rows } = await app.database.pool.query<{ hours: number }>(
    `select extract(epoch from expires_at - created_at)::float8 / 3600 "hours" from session`,
  )
  expect(rows[0]!.hours).toBeCloseTo(12, 3)
  await app.database.pool.query(`update session set expires_at = now()`)
  expect(await outcome(app.call('getMe', {}, { token }))).toBe('401 auth.required')
  // To whoever isn't let in, calls of operators don't exist.
  expect(await outcome(app.call('getOverview', {}, { token }))).toBe('404 route.not_found')
})

test('what needs a factor entered lately asks for it again after ten minutes', async () => {
  const app = await testApp('empty')
  const { token, secret } = await joinAsOperator(app)
  const invite = () =>
    outcome(app.call('inviteOperator', { email: newIdentity().email, role: 'support' }, { token }))
  expect(await invite()).toBe('accepted')
  await app.database.pool.query(`update session set factor_at = now() - interval '601 seconds'`)
  expect(await invite()).toBe('403 factor.recent')
  expect(await outcome(app.call('startTotp', { password }, { token }))).toBe('403 factor.recent')
  expect(await app.call('getOverview', {}, { token })).toMatchObject({ recent: false })
  const wrong = app.call('confirmFactor', { code: '000000' }, { token })
  expect(await outcome(wrong)).toBe('400 factor.wrong')
  await app.call('confirmFactor', { code: codeOf(secret) }, { token })
  expect(await invite()).toBe('accepted')
})

test('a garage can add a second factor, renew it and remove it with the password', async () => {
  const app = await testApp('empty')
  const { email, token } = await join(app, 'BUYER')
  expect(await app.call('getFactors', {}, { token })).toMatchObject({ totp: null, recovery: 0 })
  const wrong = app.call('startTotp', { password: 'wrong wrong' }, { token })
  expect(await outcome(wrong)).toBe('400 input.invalid')
  const { secret, uri } = await app.call('startTotp', { password }, { token })
  expect(uri).toContain(encodeURIComponent(email))
  // Until it is saved, nothing asks for it.
  await app.call('login', { method: 'email', email, password })
  const unsaved = app.call('saveTotp', { code: '000000' }, { token })
  expect(await outcome(unsaved)).toBe('400 factor.wrong')
  const saved = await app.call('saveTotp', { code: codeOf(secret) }, { token })
  const { ticket } = await passwordStep(app, email)
  const signedIn = await app.call('enterFactor', { ticket, code: codeOf(secret, 1) })
  const codes = await app.call('makeRecoveryCodes', { password }, { token: signedIn.token })
  expect(codes.recoveryCodes).not.toEqual(saved.recoveryCodes)
  await app.call('removeFactors', { password }, { token: signedIn.token })
  await app.call('login', { method: 'email', email, password })
})

test('an operator can’t remove the second factor or close the account alone', async () => {
  const app = await testApp('empty')
  const { token } = await joinAsOperator(app)
  for (const name of ['removeFactors', 'closeAccount'] as const)
    expect(await outcome(app.call(name, { password }, { token }))).toBe('403 auth.role')
})

test('an export of an operator’s data has no secret of the factors', async () => {
  const app = await testApp('empty')
  const { token, secret, recoveryCodes } = await joinAsOperator(app)
  const reply = await app.http.inject({
    url: '/api/users/export',
    headers: { authorization: `Bearer ${token}` },
  })
  expect(reply.statusCode).toBe(200)
  const { rows } = await app.database.pool.query<{ secret: string }>(
    'select secret from totp_factor',
  )
  for (const text of [secret, rows[0]!.secret, ...recoveryCodes])
    expect(reply.body.includes(text)).toBe(false)
})

test('a secret is sealed for this installation, each time in another way', async () => {
  const app = await testApp('empty')
  const signer = await loadSigner(app.database.db)
  const [one, two] = [seal(signer, 'JBSWY3DP'), seal(signer, 'JBSWY3DP')]
  expect(one).not.toBe(two)
  expect(unseal(signer, two)).toBe('JBSWY3DP')
  const changed = Buffer.from(one, 'base64url')
  changed[changed.length - 1]! ^= 1
  expect(() => unseal(signer, changed.toString('base64url'))).toThrow()
})

test('a garage that lost its factor gets in by the password once it is removed, and is mailed about both', async () => {
  const app = await testApp('demo')
  const { token, user } = await join(app, 'BUYER')
  const { secret } = await app.call('startTotp', { password }, { token })
  await app.call('saveTotp', { code: codeOf(secret) }, { token })
  await passwordStep(app, user.email)
  const { db } = app.database
  expect(
    await db.transaction((tx) => removeFactorsOf(tx, 'https://ghiyar.test', user.email)),
  ).toBeUndefined()
  expect(await outcome(app.call('getMe', {}, { token }))).toBe('401 auth.required')
  const login = app.call('login', { method: 'email', email: user.email, password })
  expect(await outcome(login)).toBe('accepted')
  const mails = async () =>
    (await app.call('getOutbox', { to: user.email })).items.filter(({ subject }) =>
      subject.includes('Two-step login of your Ghiyar account changed'),
    ).length
  await expect.poll(mails).toBe(2)
  const again = await db.transaction((tx) => removeFactorsOf(tx, '', user.email))
  expect(again).toBeDefined()
})
