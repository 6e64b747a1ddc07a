import fc from 'fast-check'
import { expect } from 'vitest'
import { ApiError } from '#contract/api.ts'
import { newId } from '../platform/id.ts'
import { joinAsOperator } from '../testing/operators.ts'
import { exportOf, password } from '../testing/people.ts'
import { noId } from '../testing/people-and-parts.ts'
import { outcome } from '../testing/refusal.ts'
import { tradingByCard } from '../testing/cards.ts'
import { testIn } from '../testing/world.ts'
import { tradeFaults } from '../orders/trade-faults.store.ts'

const REASON = 'Three orders that nobody collected.'

const test = testIn(async (atEnd) => {
  const world = await tradingByCard(atEnd, { env: { LIMIT_PER_ADDRESS: '1000' } })
  const { app } = world
  const owner = await joinAsOperator(app)
  const by = { token: owner.token }
  const suspend = (id: string, as = by) => app.call('suspendAccount', { id, reason: REASON }, as)
  const lift = (id: string, as = by) =>
    app.call('liftAccount', { id, reason: 'Settled with the seller.' }, as)
  const mailsTo = async (to: string) =>
    (await app.call('getOutbox', { to, limit: 20 })).items.map(({ subject, text }) => ({
      subject,
      text,
    }))
  const login = (email: string) => app.call('login', { method: 'email', email, password })
  return { ...world, owner, suspend, lift, mailsTo, login }
})

test('a suspended garage is out, reads why, and is let back in', async ({ world }) => {
  const { app, person, suspend, lift, mailsTo, login, owner } = world
  const buyer = await person()
  await suspend(buyer.id)
  expect(await outcome(app.call('getMe', {}, { token: buyer.token }))).toBe('401 auth.required')
  const refused: unknown = await login(buyer.email).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(ApiError)
  expect(refused).toMatchObject({
    code: 'auth.suspended',
    message: expect.stringContaining(REASON),
  })
  // A stranger to the password doesn't learn that there is such an account.
  const wrong = app.call('login', { method: 'email', email: buyer.email, password: 'wrong one' })
  expect(await outcome(wrong)).toBe('401 auth.credentials')
  expect((await mailsTo(buyer.email))[0]).toMatchObject({
    subject: expect.stringContaining('Your Ghiyar account is suspended'),
    text: expect.stringContaining(REASON),
  })
  expect(await outcome(suspend(buyer.id))).toBe('409 account.step')
  await lift(buyer.id)
  expect(await outcome(lift(buyer.id))).toBe('409 account.step')
  const { token } = (await login(buyer.email)) as { token: string }
  expect((await mailsTo(buyer.email)).map(({ subject }) => subject)).toContainEqual(
    expect.stringContaining('You can use your Ghiyar account again'),
  )
  const { notifications } = await app.call('getNotifications', {}, { token })
  expect(notifications).toMatchObject([{ kind: 'account', status: 'active' }])
  const shown = await app.call('getAccount', { id: buyer.id }, { token: owner.token })
  expect(shown.activity!.history).toMatchObject([
    { event: 'lift', by: 'Mariam Al Suwaidi' },
    { event: 'suspend', by: 'Mariam Al Suwaidi', reason: REASON },
  ])
  expect((await exportOf(app, { token })).accountSteps).toMatchObject([
    { event: 'suspend', reason: REASON },
    { event: 'lift' },
  ])
})

test('what nobody has accepted is cancelled with its stock and money, the rest goes on', async ({
  world,
}) => {
  const { app, person, part, put, place, placeByCard, pay, step, stock, suspend } = world
  const { mailsTo, jobsDone } = world
  const { db } = app.database
  const [seller, buyer] = [await person('SELLER'), await person()]
  const made = await part({ sellerNo: seller.no, price: 100, quantity: 9 })
  const order = async (how: typeof place, quantity: number) => {
    await put(buyer, made, quantity)
    return how(buyer)
  }
  const accepted = await order(place, 1)
  await step(seller, accepted.sellerOrders[0]!._id, 'accept')
  const placed = await order(place, 2)
  const paid = await order(placeByCard, 3)
  await pay(buyer, paid._id)
  expect(await stock(made)).toEqual({ quantity: 9, reserved: 6, available: 3 })
  await suspend(buyer.id)
  expect(await stock(made)).toEqual({ quantity: 9, reserved: 1, available: 8 })
  const ofSeller = async (id: string) => app.call('getSellerOrder', { id }, { token: seller.token })
  expect(await ofSeller(placed.sellerOrders[0]!._id)).toMatchObject({
    ...{ state: 'cancelled', payment: { state: 'voided' } },
    timeline: [{ event: 'place' }, { event: 'cancel', by: 'operator' }],
  })
  expect(await ofSeller(paid.sellerOrders[0]!._id)).toMatchObject({
    ...{ state: 'cancelled', payment: { state: 'refunded' } },
  })
  await jobsDone()
  const going = accepted.sellerOrders[0]!._id
  await step(seller, going, 'ship')
  const { rows } = await app.database.pool.query<{ code: string }>('select code from shipment')
  const delivered = await step(seller, going, 'deliver', { code: rows[0]!.code })
  expect(delivered).toMatchObject({ state: 'delivered', payment: { state: 'collected' } })
  expect((await mailsTo(seller.email)).map(({ subject }) => subject)).toContainEqual(
    expect.stringContaining('cancelled by Ghiyar'),
  )
  expect(await tradeFaults(db)).toEqual([])
})

test('companies and operators aren’t suspended here, and strangers aren’t found', async ({
  world,
}) => {
  const { app, person, suspend, owner } = world
  const { db, pool } = app.database
  const [seller, buyer] = [await person('SELLER'), await person()]
  const support = await joinAsOperator(app, 'support')
  expect(await outcome(suspend(seller.id))).toBe('409 account.not_garage')
  for (const { _id } of [owner.user, support.user])
    expect(await outcome(suspend(_id))).toBe('404 account.not_found')
  expect(await outcome(suspend(noId))).toBe('404 account.not_found')
  await pool.query(`update session set factor_at = now() - interval '11 minutes'`)
  expect(await outcome(suspend(buyer.id, { token: support.token }))).toBe('403 factor.recent')
  await pool.query('update session set factor_at = now()')
  // Its erasure has begun: lifting would bring back what is half gone.
  await pool.query(
    `update "user" set suspended_at = now(), closing_at = now() - interval '1 minute' where no = $1`,
    [buyer.no],
  )
  const lifted = app.call('liftAccount', { id: buyer.id, reason: REASON }, { token: owner.token })
  expect(await outcome(lifted)).toBe('404 account.not_found')
  expect(await tradeFaults(db)).toEqual([])
})

test('an account is logged out everywhere, and logs in again', async ({ world }) => {
  const { app, person, owner, login, mailsTo } = world
  const seller = await person('SELLER')
  await login(seller.email)
  const by = { token: owner.token }
  await app.call('signOutAccount', { id: seller.id }, by)
  expect(await outcome(app.call('getMe', {}, { token: seller.token }))).toBe('401 auth.required')
  expect((await app.call('getAccount', { id: seller.id }, by)).activity).toMatchObject({
    ...{ sessions: 0, history: [{ event: 'sign-out', reason: null }] },
  })
  expect((await mailsTo(seller.email))[0]!.subject).toContain('logged out of Ghiyar everywhere')
  expect(await outcome(login(seller.email))).toBe('accepted')
  const own = app.call('signOutAccount', { id: owner.user._id }, by)
  expect(await outcome(own)).toBe('404 account.not_found')
})

test('an access key of a company is shown without what opens anything, and revoked on request', async ({
  world,
}) => {
  const { app, person, owner, mailsTo } = world
  const seller = await person('SELLER')
  const { key, accessKey } = await app.call(
    'createAccessKey',
    { name: 'Warehouse', password },
    { token: seller.token },
  )
  const by = { token: owner.token }
  const read = async () => (await app.call('getAccount', { id: seller.id }, by)).activity!
  expect((await read()).keys).toEqual([accessKey])
  expect(JSON.stringify(await read())).not.toContain(key)
  const revoke = (id: string, given = accessKey._id) =>
    outcome(app.call('revokeKeyOfAccount', { id, key: given }, by))
  const other = await person('SELLER')
  expect(await revoke(other.id)).toBe('404 key.not_found')
  expect(await outcome(app.call('getMe', {}, { token: key }))).toBe('403 auth.role')
  expect(await revoke(seller.id)).toBe('accepted')
  expect(await outcome(app.call('getMe', {}, { token: key }))).toBe('401 auth.required')
  expect(await revoke(seller.id)).toBe('404 key.not_found')
  expect(await read()).toMatchObject({ keys: [], history: [{ event: 'revoke-key', reason: null }] })
  const [mail] = await mailsTo(seller.email)
  expect(mail!.subject).toContain('access key of your Ghiyar account was revoked')
  expect(mail!.text).toContain('Warehouse')
})

test('a member who is suspended while ordering has nothing that waits, whatever comes first', async ({
  world,
}) => {
  const { app, person, part, put, place, stock, suspend, lift, login } = world
  const { db } = app.database
  const seller = await person('SELLER')
  const made = await part({ sellerNo: seller.no, price: 10, quantity: 500 })
  const joined = await person()
  const { id, email } = joined
  let { token } = joined
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 3 }), fc.nat(20), async (orders, delay) => {
      const buyer = { no: 0, token }
      const placing = async () => {
        await put(buyer, made)
        return place(buyer, {}, { key: newId() })
      }
      const results = await Promise.allSettled([
        ...Array.from({ length: orders }, placing),
        new Promise((resolve) => setTimeout(resolve, delay)).then(() => suspend(id)),
      ])
      expect(results.at(-1)!.status).toBe('fulfilled')
      expect(await tradeFaults(db)).toEqual([])
      expect((await stock(made)).reserved).toBe(0)
      await lift(id)
      token = ((await login(email)) as { token: string }).token
    }),
    { numRuns: 12 },
  )
})
