import { expect } from 'vitest'
import type { AccountExport } from '#contract/account-export.ts'
import { addresses } from '#contract/addresses.ts'
import { joinAsOperator } from '../testing/operators.ts'
import { newIdentity, password } from '../testing/people.ts'
import { peopleAndParts } from '../testing/people-and-parts.ts'
import { outcome } from '../testing/refusal.ts'
import { testIn } from '../testing/world.ts'

const reason = 'A typing error at the sign-up.'

const test = testIn(async (atEnd) => {
  const world = await peopleAndParts(atEnd, { env: { LIMIT_PER_ADDRESS: '1000' } })
  const { app } = world
  const support = await joinAsOperator(app, 'support')
  const by = { token: support.token }
  const correct = (id: string, given: object) =>
    app.call('correctAccount', { id, reason, ...given }, by)
  const mailsTo = async (to: string) => (await app.call('getOutbox', { to, limit: 20 })).items
  const login = (email: string) => app.call('login', { method: 'email', email, password })
  return { ...world, support, by, correct, mailsTo, login }
})

test('an e-mail address is corrected: both are notified, and one logs in by the new one', async ({
  world,
}) => {
  const { app, person, correct, mailsTo, login, by } = world
  const buyer = await person()
  const { email, phone } = newIdentity()
  await correct(buyer.id, { email: email.toUpperCase(), phone: phone.replace('+971', '0') })
  for (const to of [buyer.email, email]) {
    const [mail] = await mailsTo(to)
    expect(mail!.subject).toContain('Your Ghiyar account was corrected')
    expect(mail!.text).toContain(reason)
    // Shown in part, since one of the two may be a stranger's.
    expect(mail!.text).not.toContain(email)
  }
  expect(await outcome(app.call('getMe', {}, { token: buyer.token }))).toBe('401 auth.required')
  expect(await outcome(login(buyer.email))).toBe('401 auth.credentials')
  const { token } = (await login(email)) as { token: string }
  // A name alone ends nothing.
  await correct(buyer.id, { name: 'Salem Haddad' })
  expect(await app.call('getMe', {}, { token })).toMatchObject({
    name: 'Salem Haddad',
    email,
    phone,
  })
  const shown = await app.call('getAccount', { id: buyer.id }, by)
  expect(shown.activity!.history).toMatchObject([
    { event: 'correct', reason },
    { event: 'correct' },
  ])
  const { rows } = await app.database.pool.query<{ facts: object }>(
    `select facts from audit_log where event = 'account.corrected' order by no`,
  )
  expect(rows.map(({ facts }) => facts)).toEqual([{ columns: 'email phone' }, { columns: 'name' }])
})

test('what is taken, no number, nothing new or an operator’s is refused', async ({ world }) => {
  const { app, person, correct, support } = world
  const [buyer, other] = [await person(), await person('SELLER')]
  expect(await outcome(correct(buyer.id, { email: other.email }))).toBe('409 account.exists')
  expect(await outcome(correct(buyer.id, { phone: other.phone }))).toBe('409 account.exists')
  expect(await outcome(correct(buyer.id, { phone: '12' }))).toBe('400 input.invalid')
  expect(await outcome(correct(buyer.id, { email: buyer.email }))).toBe('409 account.unchanged')
  expect(await outcome(correct(buyer.id, {}))).toBe('409 account.unchanged')
  const own = { email: newIdentity().email }
  expect(await outcome(correct(support.user._id, own))).toBe('404 account.not_found')
  expect((await app.call('getMe', {}, { token: buyer.token })).email).toBe(buyer.email)
})

test('operators take no step on an account of their own, and make none their own', async ({
  world,
}) => {
  const { app, person, correct, support, by } = world
  const [buyer, own] = [await person(), await person()]
  const { email } = await app.call('getMe', {}, { token: support.token })
  const spelled = email.replace('@', '+garage@')
  expect(await outcome(correct(buyer.id, { email: spelled }))).toBe('409 account.own')
  await app.database.pool.query('update "user" set email = $1 where no = $2', [spelled, own.no])
  const { id } = own
  const outcomes = await Promise.all(
    [
      app.call('signOutAccount', { id }, by),
      app.call('suspendAccount', { id, reason }, by),
      app.call('liftAccount', { id, reason }, by),
      app.call('sendExport', { id }, by),
      app.call('closeOnRequest', { id, reason }, by),
      correct(id, { email: newIdentity().email }),
    ].map(outcome),
  )
  expect(new Set(outcomes)).toEqual(new Set(['409 account.own']))
})

test('a suspended garage gets a copy of its data by a link, and nobody else', async ({ world }) => {
  const { app, person, by, mailsTo, correct } = world
  const buyer = await person()
  await app.call('suspendAccount', { id: buyer.id, reason }, by)
  await app.call('sendExport', { id: buyer.id }, by)
  // The mail about the suspension may be sent after it.
  const texts = (await mailsTo(buyer.email)).map(({ text }) => text).join('\n')
  const token = /export-link\?token=([\w.-]+)/.exec(texts)![1]!
  const download = (of: string) =>
    app.http.inject({ method: 'GET', url: `/api${addresses.downloadExport.path}?token=${of}` })
  const reply = await download(token)
  expect(reply.statusCode).toBe(200)
  const copy = JSON.parse(reply.body) as AccountExport
  expect(copy.user).toMatchObject({ _id: buyer.id, email: buyer.email })
  expect(copy.accountSteps.map(({ event }) => event)).toEqual(['suspend', 'export'])
  const [id, until, signature] = token.split('.') as [string, string, string]
  const later = String(Number(until) + 1)
  const other = (await person()).id
  const forged = [
    [id, later, signature],
    [other, until, signature],
    [id, until, 'a'.repeat(43)],
  ]
  for (const parts of forged) expect((await download(parts.join('.'))).statusCode).toBe(404)
  await correct(buyer.id, { email: newIdentity().email })
  expect((await download(token)).statusCode).toBe(404)
})

test('an account is closed on request, once, and its owner may keep it', async ({ world }) => {
  const { app, person, part, by, mailsTo, login } = world
  const seller = await person('SELLER')
  const { id } = await part({ sellerNo: seller.no })
  const close = () =>
    outcome(app.call('closeOnRequest', { id: seller.id, reason: 'Asked for by phone' }, by))
  expect([await close(), await close()]).toEqual(['accepted', '409 account.step'])
  expect(await outcome(app.call('getMe', {}, { token: seller.token }))).toBe('401 auth.required')
  const status = async () =>
    (await app.database.pool.query('select status from listing where id = $1', [id])).rows[0]
  expect(await status()).toEqual({ status: 'withdrawn' })
  expect((await mailsTo(seller.email))[0]!.subject).toContain('will be deleted')
  const { token } = (await login(seller.email)) as { token: string }
  await app.call('cancelClosing', {}, { token })
  expect(await status()).toEqual({ status: 'active' })
  expect((await app.call('getAccount', { id: seller.id }, by)).closing).toBeNull()
})
