import { expect, onTestFinished, test } from 'vitest'
import { tradeFaults } from '../orders/trade-faults.store.ts'
import {
  payAt,
  secretKey,
  startStripe,
  stripeEvent,
  webhookSecret,
} from '../platform/card-payments/stripe-server.fixture.ts'
import { tradingByCard } from '../testing/cards.ts'
import { joinAsOperator } from '../testing/operators.ts'
import { bearer } from '../testing/principals.ts'
import { outcome } from '../testing/refusal.ts'
import { paymentsData } from './personal-data.ts'
import { ledgerFaults } from './ledger-faults.store.ts'

async function stripeWorld() {
  const { url, state } = await startStripe()
  const world = await tradingByCard(onTestFinished, {
    env: {
      ...{ STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_URL: url },
    },
  })
  const { app, db, person, part, put } = world
  const { pool } = app.database
  const report = async (event: ReturnType<typeof stripeEvent>) =>
    (await app.http.inject({ method: 'POST', url: '/api/hooks/payments/stripe', ...event }))
      .statusCode
  const [buyer, seller] = [await person(), await person('SELLER')]
  const filter = await part({ sellerNo: seller.no, price: 100, quantity: 9 })
  return {
    ...{ ...world, state, report, buyer, seller, pool },
    async ordered() {
      await put(buyer, filter, 2)
      const order = await world.placeByCard(buyer)
      const paying = await app.call('payByCard', { order: order._id }, { token: buyer.token })
      const sessionId = [...state.sessions.keys()].at(-1)!
      return { order, paying, sessionId, id: order.sellerOrders[0]!._id }
    },
    seen: async (id: string) =>
      (await app.call('getOrder', { id }, { token: buyer.token })).payment,
    faults: async () => [...(await tradeFaults(db)), ...(await ledgerFaults(db))],
    /** Has the nightly comparison run now. */
    async compared() {
      await pool.query(`select graphile_worker.add_job('compare-card-payments')`)
      const waiting = `select from graphile_worker.jobs where task_identifier = 'compare-card-payments'`
      await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(0)
      const open =
        'select kind, ours, theirs from card_difference where ended_at is null order by 1'
      return (await pool.query(open)).rows
    },
    /** Has a job that failed be tried again at once; how many there are. */
    hurry: async () => {
      const { rowCount } = await pool.query(
        `update graphile_worker._private_jobs set run_at = now() where attempts > 0 and locked_at is null`,
      )
      return rowCount
    },
  }
}

test('an order is paid at Stripe; reports come twice, late and in any order', async () => {
  const world = await stripeWorld()
  const { state, report, ordered, seen, faults, pool } = world
  const { paying, sessionId, order } = await ordered()
  expect(paying.url).toBe(`https://checkout.stripe.com/c/pay/${sessionId}#fid`)
  const open = { ...state.sessions.get(sessionId)! }
  const paid = payAt(state, sessionId)
  const event = stripeEvent('checkout.session.completed', paid)
  const forged = stripeEvent('checkout.session.completed', paid, { secret: 'whsec_other' })
  expect(await report(forged)).toBe(400)
  expect((await seen(order._id)).state).toBe('due')
  // What is said of an earlier time, whenever it comes, takes nothing back.
  const expired = { ...open, status: 'expired' }
  expect(await report(stripeEvent('checkout.session.expired', expired))).toBe(200)
  expect(await seen(order._id)).toMatchObject({ state: 'due', attempt: 'expired' })
  for (let time = 0; time < 3; time++) expect(await report(event)).toBe(200)
  expect(await report(stripeEvent('checkout.session.completed', paid))).toBe(200)
  expect(await report(stripeEvent('checkout.session.expired', expired))).toBe(200)
  expect(await report(stripeEvent('customer.created', { id: 'cus_1' }))).toBe(200)
  expect(await seen(order._id)).toMatchObject({ state: 'captured', attempt: 'captured' })
  const { rows } = await pool.query(
    'select count(*)::int count, count(handled_at)::int handled from webhook_receipt',
  )
  expect(rows).toEqual([{ count: 5, handled: 5 }])
  // What Stripe wrote of the order goes with the buyer’s account; that it was reported stays.
  await paymentsData.erase(world.db, { ...world.buyer, email: '', phone: '' })
  const left = await pool.query(
    `select count(*)::int count, count(body)::int bodies from webhook_receipt where order_no is not null`,
  )
  expect(left.rows).toEqual([{ count: 4, bodies: 0 }])
  expect(await faults()).toEqual([])
})

test('reported at the same time, a payment counts once', async () => {
  const { state, report, ordered, seen, faults } = await stripeWorld()
  const { sessionId, order } = await ordered()
  const paid = payAt(state, sessionId)
  const events = [1, 2, 3].map(() => stripeEvent('checkout.session.completed', paid))
  const replies = await Promise.all([...events, ...events].map(report))
  expect(new Set(replies)).toEqual(new Set([200]))
  expect((await seen(order._id)).state).toBe('captured')
  expect(await faults()).toEqual([])
})

test('a refund waits for Stripe to answer, is made once, and is on its way until then', async () => {
  const { state, report, ordered, seen, faults, step, seller, hurry, jobsDone } =
    await stripeWorld()
  const { sessionId, order, id } = await ordered()
  await report(stripeEvent('checkout.session.completed', payAt(state, sessionId)))
  // The refund is made, but the reply is lost.
  state.silent = true
  await step(seller, id, 'reject', { reason: 'Sold' })
  await expect.poll(() => state.refunds.length).toBe(1)
  expect(await seen(order._id)).toMatchObject({
    state: 'refunded',
    refunds: [{ amount: 200, state: 'requested', reason: 'ended' }],
  })
  expect(await faults()).toEqual([])
  state.silent = false
  await expect.poll(hurry).toBe(1)
  await jobsDone()
  expect((await seen(order._id)).refunds).toMatchObject([{ state: 'done' }])
  expect(state.refunds).toHaveLength(1)
  expect(await faults()).toEqual([])
})

test('a refund that Stripe makes later is done when it says so; one that it refuses is for people', async () => {
  const { state, report, ordered, seen, faults, step, seller, jobsDone, compared } =
    await stripeWorld()
  const first = await ordered()
  await report(stripeEvent('checkout.session.completed', payAt(state, first.sessionId)))
  state.refundStatus = 'pending'
  await step(seller, first.id, 'reject', { reason: 'Sold' })
  await jobsDone()
  expect((await seen(first.order._id)).refunds).toMatchObject([{ state: 'requested' }])
  const [refund] = state.refunds
  refund!.status = 'succeeded'
  expect(await report(stripeEvent('refund.updated', refund!))).toBe(200)
  expect(await report(stripeEvent('refund.updated', refund!))).toBe(200)
  expect((await seen(first.order._id)).refunds).toMatchObject([{ state: 'done' }])
  const second = await ordered()
  const session = payAt(state, second.sessionId)
  await report(stripeEvent('checkout.session.completed', session))
  // As if somebody had refunded it at Stripe already.
  state.refunds.push({
    ...{ id: 're_x', object: 'refund', amount: 20_000, status: 'succeeded', metadata: {} },
    payment_intent: session.payment_intent!,
  })
  await step(seller, second.id, 'reject', { reason: 'Sold' })
  await jobsDone()
  expect((await seen(second.order._id)).refunds).toMatchObject([{ state: 'failed' }])
  expect(await compared()).toEqual([
    { kind: 'refund', ours: '20000', theirs: 'failed' },
    { kind: 'refunded', ours: '0', theirs: '20000' },
  ])
  expect(await faults()).toEqual([])
})

test('without an answer from Stripe nothing is to be paid at, and the next call begins anew', async () => {
  const { app, state, buyer, ordered, placeByCard, put, part } = await stripeWorld()
  await put(buyer, await part({ price: 50, quantity: 2 }))
  const order = await placeByCard(buyer)
  const pay = () => app.call('payByCard', { order: order._id }, { token: buyer.token })
  state.failing = 500
  await expect(pay()).rejects.toMatchObject({ status: 503, code: 'payment.unavailable' })
  state.failing = undefined
  const [one, other] = await Promise.all([pay(), pay()])
  expect(one).toEqual(other)
  expect(await pay()).toEqual(one)
  expect(state.sessions.size).toBe(1)
  await ordered()
})

test('the nightly comparison notes a payment whose report never came, and stores what differs', async () => {
  const { state, ordered, seen, faults, compared, report } = await stripeWorld()
  const { sessionId, order } = await ordered()
  const other = await ordered()
  expect(await compared()).toEqual([])
  payAt(state, sessionId)
  expect(await compared()).toEqual([{ kind: 'state', ours: 'open', theirs: 'captured' }])
  expect((await seen(order._id)).state).toBe('captured')
  expect(await compared()).toEqual([])
  // Captured with another amount it is not counted.
  const session = payAt(state, other.sessionId)
  session.amount_total = 100
  expect(await report(stripeEvent('checkout.session.completed', session))).toBe(200)
  expect((await seen(other.order._id)).state).toBe('due')
  state.sessions.delete(sessionId)
  expect(await compared()).toMatchObject([
    { kind: 'amount', ours: '20000', theirs: '100' },
    { kind: 'unknown', ours: 'captured', theirs: '' },
  ])
  expect(await faults()).toEqual([])
})

test('a difference is looked at by operators: explained, it stays closed until its figures change', async () => {
  const { app, state, ordered, seen, compared, report } = await stripeWorld()
  const { token } = await joinAsOperator(app, 'finance')
  const by = { token }
  const { sessionId, order } = await ordered()
  const session = payAt(state, sessionId)
  session.currency = 'usd'
  // In another currency it is taken, stored, and counted for nothing.
  expect(await report(stripeEvent('checkout.session.completed', session))).toBe(200)
  expect((await seen(order._id)).state).toBe('due')
  const differences = (queue: 'open' | 'closed' = 'open') =>
    app.call('getDifferences', { state: queue }, by)
  const [found] = (await differences()).items
  expect(found).toMatchObject({
    ...{ kind: 'currency', ours: 'AED', theirs: 'USD', number: order.number, notes: [] },
    ...{ provider: 'stripe', provider_id: sessionId, closed: null },
  })
  const { payment } = found!
  const seenAs = { payment, kind: 'currency' as const, ours: 'AED', theirs: 'USD' }
  const note = (input: object = {}) =>
    outcome(app.call('explainDifference', { ...seenAs, reason: 'Paid back by hand', ...input }, by))
  expect(await compared()).toHaveLength(1)
  expect(await note({ theirs: 'EUR' })).toBe('409 difference.changed')
  expect(await note({ kind: 'amount' })).toBe('404 difference.not_found')
  expect((await Promise.all([note(), note()])).toSorted()).toEqual([
    ...['409 difference.changed', 'accepted'],
  ])
  // The next night it is the same, and stays closed.
  expect(await compared()).toEqual([])
  expect(await differences('closed')).toMatchObject({
    items: [{ explained: true, notes: [{ by: 'Mariam Al Suwaidi', reason: 'Paid back by hand' }] }],
  })
  session.currency = 'eur'
  expect(await compared()).toMatchObject([{ kind: 'currency', theirs: 'EUR' }])
  expect((await differences()).items).toMatchObject([
    { explained: false, notes: [{ theirs: 'USD' }] },
  ])
  const overview = await app.call('getOverview', {}, by)
  expect(overview.queues.find(({ queue }) => queue === 'differences')).toMatchObject({ waiting: 1 })
  // Agreed again it ends by itself; the payment that was recorded then is a difference of that night.
  session.currency = 'aed'
  expect(await compared()).toMatchObject([{ kind: 'state', ours: 'open', theirs: 'captured' }])
  expect(await compared()).toEqual([])
  expect(
    (await differences('closed')).items.map(({ kind, explained }) => [kind, explained]),
  ).toEqual([
    ...[
      ['state', false],
      ['currency', false],
    ],
  ])
  const { pool } = app.database
  const { rows } = await pool.query(
    `select facts from audit_log where event = 'difference.explained'`,
  )
  expect(rows).toEqual([{ facts: { payment, kind: 'currency' } }])
  for (const statement of [
    'delete from card_difference_note',
    `update card_difference_note set reason = 'x'`,
  ])
    await expect(pool.query(statement)).rejects.toThrow(/only added/)
})

test('what Stripe reports after the account of the buyer is gone loses its body the next night', async () => {
  const { state, ordered, report, compared, pool, buyer } = await stripeWorld()
  const { sessionId } = await ordered()
  const other = await ordered()
  await pool.query('update "order" set buyer_no = null where buyer_no = $1', [buyer.no])
  for (const id of [sessionId, other.sessionId])
    expect(await report(stripeEvent('checkout.session.completed', payAt(state, id)))).toBe(200)
  const bodies = async () =>
    (await pool.query<{ bodies: number }>('select count(body)::int bodies from webhook_receipt'))
      .rows[0]!.bodies
  expect(await bodies()).toBe(2)
  await compared()
  expect(await bodies()).toBe(0)
})

test('an export has the payments by card, with what went back', async () => {
  const { app, state, ordered, report, step, seller, buyer, jobsDone } = await stripeWorld()
  const { sessionId, id, order } = await ordered()
  await report(stripeEvent('checkout.session.completed', payAt(state, sessionId)))
  await step(seller, id, 'reject', { reason: 'Sold' })
  await jobsDone()
  const of = async ({ token }: { token: string }) =>
    (await app.http.inject({ url: '/api/users/export', headers: bearer(token) })).json<{
      cardPayments: unknown[]
    }>().cardPayments
  expect(await of(buyer)).toMatchObject([
    {
      ...{ number: order.number, state: 'captured', amount: 200 },
      refunds: [{ amount: 200, state: 'done', reason: 'ended' }],
    },
  ])
  expect(await of(seller)).toEqual([])
})
