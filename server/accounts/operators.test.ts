import { expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import { acceptAs, codeOf, commandToken, joinAsOperator } from '../testing/operators.ts'
import { join, newIdentity, password } from '../testing/people.ts'
import { outcome } from '../testing/refusal.ts'

test('an owner invites, the invited accept, and an owner removes them', async () => {
  const app = await testApp('empty')
  const owner = await joinAsOperator(app)
  const by = { token: owner.token }
  const { email } = newIdentity()
  const { link, role } = await app.call('inviteOperator', { email, role: 'finance' }, by)
  expect(role).toBe('finance')
  const joined = await acceptAs(app, link!.split('#')[1]!)
  expect(await app.call('getOverview', {}, { token: joined.token })).toMatchObject({
    ...{ role: 'finance', permissions: ['overview', 'lookUp', 'disputes', 'money'] },
    queues: [
      ...[{ queue: 'disputes' }, { queue: 'buyer-transfers' }, { queue: 'payouts' }],
      { queue: 'differences' },
    ],
  })
  const { operators, invitations } = await app.call('getOperators', {}, by)
  expect(operators.map((each) => [each.email, each.role, each.self])).toEqual([
    [owner.email, 'owner', true],
    [email, 'finance', false],
  ])
  expect(invitations).toEqual([])
  await app.call('removeOperator', { id: joined.user._id }, by)
  expect(await outcome(app.call('getMe', {}, { token: joined.token }))).toBe('401 auth.required')
  expect((await app.call('getOperators', {}, by)).operators).toHaveLength(1)
  const { pool } = app.database
  await expect
    .poll(async () => (await pool.query(`select from "user" where email = $1`, [email])).rowCount)
    .toBe(0)
})

test('the last owner stays, also when two remove each other at once', async () => {
  const app = await testApp('empty')
  const [one, two] = [await joinAsOperator(app), await joinAsOperator(app)]
  const remove = (by: typeof one, whom: typeof one) =>
    outcome(app.call('removeOperator', { id: whom.user._id }, { token: by.token }))
  const results = await Promise.all([remove(one, two), remove(two, one)])
  expect(results.filter((result) => result === 'accepted')).toHaveLength(1)
  const left = results[0] === 'accepted' ? one : two
  expect(await remove(left, left)).toBe('409 operator.last_owner')
  const buyer = await join(app, 'BUYER')
  const noOperator = app.call('removeOperator', { id: buyer.user._id }, { token: left.token })
  expect(await outcome(noOperator)).toBe('404 operator.not_found')
})

test('an invitation is for an address without account, and replaces the one before', async () => {
  const app = await testApp('empty')
  const { token } = await joinAsOperator(app)
  const buyer = await join(app, 'BUYER')
  const invite = (email: string) =>
    app.call('inviteOperator', { email, role: 'support' }, { token })
  expect(await outcome(invite(buyer.email))).toBe('409 account.exists')
  const { email } = newIdentity()
  const [first, second] = [await invite(email), await invite(email)]
  const open = ({ link }: { link: string | null }) =>
    outcome(app.call('openInvitation', { token: link!.split('#')[1]! }))
  expect([await open(first), await open(second)]).toEqual(['404 invitation.unknown', 'accepted'])
  await app.call('withdrawInvitation', { id: second._id }, { token })
  expect(await open(second)).toBe('404 invitation.unknown')
})

test('an invitation needs the app’s code, a name, a number, and a good password in time', async () => {
  const app = await testApp('empty')
  const token = await commandToken(app.database.db, newIdentity().email)
  const { secret, key } = await app.call('startInvitation', { token })
  const good = { token, key, name: 'Mariam', phone: newIdentity().phone, password }
  const accept = (changes: object, code = codeOf(secret)) =>
    outcome(app.call('acceptInvitation', { ...good, code, ...changes }))
  expect(await accept({}, '000000')).toBe('400 factor.wrong')
  expect(await accept({ name: undefined })).toBe('400 input.invalid')
  expect(await accept({ phone: undefined })).toBe('400 input.invalid')
  expect(await accept({ phone: '12' })).toBe('400 phone.invalid')
  expect(await accept({ password: 'password' })).toBe('400 input.invalid')
  const buyer = await join(app, 'BUYER')
  expect(await accept({ phone: buyer.phone })).toBe('409 account.exists')
  await app.database.pool.query(`update operator_invitation set expires_at = now()`)
  expect(await accept({})).toBe('404 invitation.unknown')
})

test('of two who have the link, who starts last becomes an operator, with a secret of their own', async () => {
  const app = await testApp('empty')
  const { token: by } = await joinAsOperator(app)
  const { email } = newIdentity()
  const invited = await app.call('inviteOperator', { email, role: 'support' }, { token: by })
  const token = invited.link!.split('#')[1]!
  const seen = async () => (await app.call('getOperators', {}, { token: by })).invitations
  expect(await seen()).toMatchObject([{ opened: null }])
  expect(await app.call('openInvitation', { token })).toEqual({
    ...{ email, role: 'support', isRenewal: false },
  })
  const { opened } = (await seen())[0]!
  expect(opened).not.toBeNull()
  const person = { token, name: 'Mariam', phone: newIdentity().phone, password }
  const accept = ({ key, secret }: { key: string; secret: string }) =>
    outcome(app.call('acceptInvitation', { ...person, key, code: codeOf(secret) }))
  // Before anyone has started there is no secret that a code could be of.
  expect(await accept({ key: token, secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' })).toBe(
    '409 invitation.restarted',
  )
  const first = await app.call('startInvitation', { token })
  const second = await app.call('startInvitation', { token })
  expect(second.secret).not.toBe(first.secret)
  expect(await accept(first)).toBe('409 invitation.restarted')
  expect(await accept({ ...second, secret: first.secret })).toBe('400 factor.wrong')
  expect((await seen())[0]!.opened).toBe(opened)
  expect(await accept(second)).toBe('accepted')
  expect(await accept(second)).toBe('404 invitation.unknown')
})

test('the invitations of an operator end with the operator', async () => {
  const app = await testApp('empty')
  const [owner, other] = [await joinAsOperator(app), await joinAsOperator(app)]
  const invite = async ({ token }: { token: string }) => {
    const { email } = newIdentity()
    const { link } = await app.call('inviteOperator', { email, role: 'owner' }, { token })
    return link!.split('#')[1]!
  }
  const [ofOwner, ofOther] = [await invite(owner), await invite(other)]
  await app.call('removeOperator', { id: other.user._id }, { token: owner.token })
  const open = (token: string) => outcome(app.call('openInvitation', { token }))
  expect(await open(ofOther)).toBe('404 invitation.unknown')
  expect(await open(ofOwner)).toBe('accepted')
})

test('the command’s link renews password and factors of an operator, in the same role', async () => {
  const app = await testApp('empty')
  const before = await joinAsOperator(app, 'support')
  const token = await commandToken(app.database.db, before.email, 'owner')
  const opened = await app.call('openInvitation', { token })
  expect(opened).toMatchObject({ role: 'support', isRenewal: true, email: before.email })
  const { secret, key } = await app.call('startInvitation', { token })
  const renewed = await app.call('acceptInvitation', {
    ...{ token, key, password: 'nine red falcons', code: codeOf(secret) },
  })
  expect(renewed.user._id).toBe(before.user._id)
  expect(await outcome(app.call('getMe', {}, { token: before.token }))).toBe('401 auth.required')
  expect(await app.call('getOverview', {}, { token: renewed.token })).toMatchObject({
    role: 'support',
  })
  const buyer = await join(app, 'BUYER')
  await expect(commandToken(app.database.db, buyer.email)).rejects.toThrow('account.exists')
})

test('a link to new factors ends with the operator who got it', async () => {
  const app = await testApp('empty')
  const owner = await joinAsOperator(app)
  const other = await joinAsOperator(app, 'support')
  const token = await commandToken(app.database.db, other.email)
  const { secret, key } = await app.call('startInvitation', { token })
  await app.call('removeOperator', { id: other.user._id }, { token: owner.token })
  const accepted = app.call('acceptInvitation', {
    ...{ token, key, password: 'nine red falcons', code: codeOf(secret) },
    ...{ name: 'Back again', phone: newIdentity().phone },
  })
  expect(await outcome(accepted)).toBe('404 invitation.unknown')
})

test('a user with the role alone gets nowhere', async () => {
  const app = await testApp('empty')
  const { email, token } = await join(app, 'BUYER')
  await app.database.pool.query(`update "user" set role = 'OPERATOR'`)
  expect(await outcome(app.call('getOverview', {}, { token }))).toBe('404 route.not_found')
  expect(await outcome(app.call('login', { method: 'email', email, password }))).toBe(
    '401 auth.credentials',
  )
})
