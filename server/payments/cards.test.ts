import { expect } from 'vitest'
import { newId } from '../platform/id.ts'
import { uaeMonth } from '../platform/uae-day.ts'
import { tradeFaults } from '../orders/trade-faults.store.ts'
import { tradingByCard } from '../testing/cards.ts'
import { requestOf } from '../testing/app.ts'
import { noId } from '../testing/people-and-parts.ts'
import { bearer } from '../testing/principals.ts'
import { outcome } from '../testing/refusal.ts'
import { testIn } from '../testing/world.ts'
import { ledgerFaults } from './ledger-faults.store.ts'

const test = testIn(async (atEnd) => {
  const world = await tradingByCard(atEnd)
  const { app, db, person, part, put } = world
  const seen = (buyer: { token: string }, id: string) =>
    app.call('getOrder', { id }, { token: buyer.token })
  const sold = (seller: { token: string }, input = {}) =>
    app.call('getSellerOrders', input, { token: seller.token })
  const faults = async () => [...(await tradeFaults(db)), ...(await ledgerFaults(db))]
  const forward = (minutes: number) => app.call('forwardClock', { forward: minutes * 60 })

  /** An order by card of two sellers, not yet paid. */
  const ordered = async () => {
    const [buyer, first, second] = [await person(), await person('SELLER'), await person('SELLER')]
    const filter = await part({ sellerNo: first.no, price: 100, quantity: 9 })
    const pads = await part({ sellerNo: first.no, price: 10, quantity: 9 })
    const lamp = await part({ sellerNo: second.no, price: 30, quantity: 9 })
    await put(buyer, filter, 3)
    await put(buyer, pads, 1)
    await put(buyer, lamp, 2)
    const order = await world.placeByCard(buyer)
    const of = ({ no }: { no: number }) =>
      order.sellerOrders.find(({ lines }) =>
        lines.some(({ price }) => price === (no === first.no ? 100 : 30)),
      )!
    return {
      buyer,
      first,
      second,
      filter,
      pads,
      lamp,
      order,
      ofFirst: of(first),
      ofSecond: of(second),
    }
  }
  return { ...world, seen, sold, faults, forward, ordered }
})

test('an order by card waits for its payment, and its sellers don’t see it', async ({ world }) => {
  const { app, sold, seen, faults, stock, step, ordered, person, quote } = world
  const { buyer, first, filter, order, ofFirst } = await ordered()
  expect(order.payment).toMatchObject({ method: 'card', state: 'due', due: 370, refunds: [] })
  expect(order.payment.pay_by).toBeDefined()
  expect(ofFirst.answer_by).toBeUndefined()
  expect(ofFirst.allowed).toEqual(['cancel'])
  expect(await sold(first)).toMatchObject({ orders: [], total: 0, counts: { placed: 0 } })
  expect(await sold(first, { state: 'placed' })).toMatchObject({ orders: [], total: 0 })
  const one = await app.call('getSellerOrder', { id: ofFirst._id }, { token: first.token })
  expect(one).toMatchObject({ state: 'placed', allowed: [], payment: { method: 'card' } })
  await expect(step(first, ofFirst._id, 'accept')).rejects.toMatchObject({ code: 'order.step' })
  const { notifications } = await app.call('getNotifications', {}, { token: first.token })
  expect(notifications).toEqual([])
  expect(await stock(filter)).toMatchObject({ reserved: 3 })
  expect(await seen(buyer, order._id)).toMatchObject({ payment: { state: 'due' } })
  expect((await quote(await person())).payments).toContain('card')
  expect(await faults()).toEqual([])
})

test('paid, it goes to the sellers, whose time to answer begins', async ({ world }) => {
  const { app, sold, seen, faults, checkout, press, ordered } = world
  const { buyer, first, second, order } = await ordered()
  const path = await checkout(buyer, order._id)
  expect(await checkout(buyer, order._id)).toBe(path)
  const page = await app.http.inject({ method: 'GET', url: path })
  expect(page.body).toContain('name="pay"')
  expect(page.body).toContain('name="decline"')
  expect(page.body).not.toContain('<script')
  const reply = await press(path, 'pay')
  expect([reply.statusCode, reply.headers.location]).toEqual([
    303,
    expect.stringMatching(new RegExp(`/orders/${order._id}$`)),
  ])
  // Pressed again, nothing more happens.
  await press(path, 'pay')
  await press(path, 'decline')
  const paid = await seen(buyer, order._id)
  expect(paid.payment).toMatchObject({ state: 'captured', attempt: 'captured', refunds: [] })
  expect(paid.payment.due).toBeUndefined()
  for (const seller of [first, second]) {
    const { orders } = await sold(seller, { state: 'placed' })
    expect(orders).toMatchObject([{ payment: { method: 'card', state: 'captured' } }])
    expect(orders[0]!.answer_by).toBeDefined()
    expect(orders[0]!.timeline.map(({ event }) => event)).toEqual(['place', 'pay'])
    expect(orders[0]!.allowed).toContain('accept')
    const { notifications } = await app.call('getNotifications', {}, { token: seller.token })
    expect(notifications).toHaveLength(1)
  }
  const again = app.call('payByCard', { order: order._id }, { token: buyer.token })
  await expect(again).rejects.toMatchObject({ status: 409, code: 'payment.not_due' })
  expect(await faults()).toEqual([])
})

test('declined, it can be paid once more', async ({ world }) => {
  const { seen, faults, pay, checkout, press, ordered } = world
  const { buyer, order } = await ordered()
  const path = await checkout(buyer, order._id)
  await press(path, 'decline')
  expect((await seen(buyer, order._id)).payment).toMatchObject({ state: 'due', attempt: 'failed' })
  expect(await checkout(buyer, order._id)).not.toBe(path)
  await pay(buyer, order._id)
  expect((await seen(buyer, order._id)).payment).toMatchObject({ state: 'captured' })
  expect(await faults()).toEqual([])
})

test('what a seller doesn’t fill goes back by itself, and what is delivered is earned', async ({
  world,
}) => {
  const { app, seen, faults, pay, step, ordered, jobsDone, forward } = world
  const { buyer, first, second, order, ofFirst, ofSecond } = await ordered()
  await pay(buyer, order._id)
  const line = ofFirst.lines.find(({ price }) => price === 100)!
  await step(first, ofFirst._id, 'accept', { lines: [{ _id: line._id, quantity: 1 }] })
  await step(second, ofSecond._id, 'reject', { reason: 'Sold' })
  await jobsDone()
  const after = await seen(buyer, order._id)
  expect(after.payment).toMatchObject({
    state: 'partly_refunded',
    refunds: [
      { amount: 200, state: 'done', reason: 'part_accepted' },
      { amount: 60, state: 'done', reason: 'ended' },
    ],
  })
  expect(after.sellerOrders.map(({ payment }) => payment.state).toSorted()).toEqual([
    ...['partly_refunded', 'refunded'],
  ])
  await step(first, ofFirst._id, 'ship')
  await step(buyer, ofFirst._id, 'confirm')
  const sales = () => app.call('getPayments', {}, { token: first.token })
  const books = await sales()
  // 8 % of 100 and of 10, and 5 % of that.
  expect(books).toMatchObject({
    balance: { open: 100.76, available: 0, in_payout: 0, owed: 0 },
    collected: 0,
  })
  expect(books.entries).toMatchObject([
    { kind: 'commission_vat', amount: -0.44 },
    { kind: 'commission', amount: -8.8 },
    { kind: 'sale', amount: 110 },
  ])
  const purchases = await app.call('getPayments', {}, { token: buyer.token })
  expect(purchases.owed).toBe(0)
  expect(purchases.payments!.find(({ _id }) => _id === ofFirst._id)).toMatchObject({
    ...{ method: 'card', state: 'partly_refunded', amount: 310 },
    refunds: [{ amount: 200, state: 'done' }],
  })
  const statement = await app.http.inject({
    ...requestOf('getPaymentStatement', { month: uaeMonth(new Date()) }),
    headers: bearer(buyer.token),
  })
  const rows = statement.body.split(/\r?\n/).map((row) => row.split(',').slice(1).join())
  expect(rows.filter(Boolean).toSorted()).toEqual(
    [
      ...[`card,${ofFirst.number},-310.00`, `card,${ofSecond.number},-60.00`, 'kind,number,amount'],
      ...[`refund,${ofFirst.number},200.00`, `refund,${ofSecond.number},60.00`],
    ].toSorted(),
  )
  expect(await faults()).toEqual([])
  await forward(8 * 24 * 60)
  expect((await sales()).balance).toMatchObject({ open: 0, available: 100.76 })
  expect(await faults()).toEqual([])
})

test('unpaid, it expires after half an hour; what is paid then goes back in full', async ({
  world,
}) => {
  const { app, sold, seen, faults, checkout, press, ordered, stock, forward, jobsDone } = world
  const { buyer, first, filter, order } = await ordered()
  const path = await checkout(buyer, order._id)
  await forward(29)
  expect((await seen(buyer, order._id)).sellerOrders[0]).toMatchObject({ state: 'placed' })
  await forward(2)
  expect(await seen(buyer, order._id)).toMatchObject({ payment: { state: 'voided' }, total: 0 })
  expect(await stock(filter)).toMatchObject({ reserved: 0 })
  expect(await sold(first)).toMatchObject({ orders: [], total: 0 })
  await press(path, 'pay')
  await jobsDone()
  const late = await seen(buyer, order._id)
  expect(late.payment).toMatchObject({
    state: 'voided',
    refunds: [
      { state: 'done', reason: 'late' },
      { state: 'done', reason: 'late' },
    ],
  })
  expect(late.payment.refunds!.reduce((sum, { amount }) => sum + amount, 0)).toBe(370)
  const again = app.call('payByCard', { order: order._id }, { token: buyer.token })
  await expect(again).rejects.toMatchObject({ code: 'payment.not_due' })
  expect(await faults()).toEqual([])
})

test('part of an unpaid order cancelled, the rest is paid; the first page pays too much of it', async ({
  world,
}) => {
  const { seen, faults, checkout, press, ordered, step, jobsDone } = world
  const { buyer, order, ofSecond, ofFirst } = await ordered()
  const before = await checkout(buyer, order._id)
  await step(buyer, ofSecond._id, 'cancel')
  const after = await checkout(buyer, order._id)
  expect(after).not.toBe(before)
  await press(after, 'pay')
  await press(before, 'pay')
  await jobsDone()
  const { payment, sellerOrders } = await seen(buyer, order._id)
  expect(payment.refunds!.map(({ amount, reason }) => [amount, reason]).toSorted()).toEqual([
    [310, 'late'],
    [60, 'late'],
  ])
  expect(sellerOrders.find(({ _id }) => _id === ofFirst._id)).toMatchObject({
    ...{ state: 'placed', payment: { state: 'captured' } },
  })
  expect(await faults()).toEqual([])
})

test('only its buyer pays an order, and only one by card', async ({ world }) => {
  const { app, person, part, put, place, ordered } = world
  const { buyer, first, order } = await ordered()
  const called = (who: { token: string }, id: string) =>
    outcome(app.call('payByCard', { order: id }, { token: who.token }))
  expect(await called(first, order._id)).toBe('404 order.not_found')
  expect(await called(await person(), order._id)).toBe('404 order.not_found')
  expect(await called(buyer, noId)).toBe('404 order.not_found')
  await put(buyer, await part({ price: 5 }))
  const cash = await place(buyer)
  expect(await called(buyer, cash._id)).toBe('409 payment.not_due')
})

test('who leaves orders unpaid places no more by card for a day', async ({ world }) => {
  const { person, part, put, place, placeByCard, pay } = world
  const buyer = await person()
  const one = await part({ price: 5, quantity: 50 })
  const orders = []
  for (let made = 0; made < 5; made++) {
    await put(buyer, one)
    orders.push(await placeByCard(buyer))
  }
  await put(buyer, one)
  await expect(placeByCard(buyer)).rejects.toMatchObject({ status: 409, code: 'checkout.unpaid' })
  await pay(buyer, orders[0]!._id)
  await placeByCard(buyer)
  await put(buyer, one)
  await place(buyer)
})

test('a forged, broken or foreign report is refused, and one that was seen is not handled again', async ({
  world,
}) => {
  const { app, seen, faults, ordered, checkout } = world
  const { buyer, order } = await ordered()
  const id = (await checkout(buyer, order._id)).split('/').at(-1)!
  const body = JSON.stringify({ id, checkout: id, state: 'captured', amount: 37_000 })
  const report = (provider: string, payload: string, headers = {}) =>
    app.http.inject({
      ...{ method: 'POST', url: `/api/hooks/payments/${provider}`, payload },
      headers: { 'content-type': 'application/json', ...headers },
    })
  for (const headers of [{}, { 'demo-signature': '' }, { 'demo-signature': 'A'.repeat(43) }])
    expect((await report('demo', body, headers)).statusCode).toBe(400)
  expect((await report('stripe', body)).statusCode).toBe(404)
  expect((await report('demo', 'x'.repeat(300_000))).statusCode).toBe(413)
  expect((await seen(buyer, order._id)).payment).toMatchObject({ state: 'due' })
  expect(await faults()).toEqual([])
})

test('a return of what was paid by card goes back to the card, and off the seller’s balance', async ({
  world,
}) => {
  const { app, seen, faults, pay, step, ordered, jobsDone } = world
  const { buyer, first, order, ofFirst } = await ordered()
  await pay(buyer, order._id)
  for (const event of ['accept', 'ship'] as const) await step(first, ofFirst._id, event)
  await step(buyer, ofFirst._id, 'confirm')
  const once = () => ({ 'idempotency-key': newId() })
  const line = ofFirst.lines.find(({ price }) => price === 100)!
  const { _id: id, number } = await app.call(
    'requestReturn',
    {
      ...{ seller_order: ofFirst._id, reason: 'damaged', note: 'Broken' },
      lines: [{ _id: line._id, quantity: 1 }],
    },
    { token: buyer.token, headers: once() },
  )
  for (const event of ['approve', 'receive', 'refund'] as const)
    await app.call('stepReturn', { id, event }, { token: first.token, headers: once() })
  await jobsDone()
  const { sellerOrders } = await seen(buyer, order._id)
  expect(sellerOrders.find(({ _id }) => _id === ofFirst._id)!.payment).toMatchObject({
    ...{ method: 'card', state: 'partly_refunded' },
    refunds: [{ amount: 100, state: 'done', reason: 'returned' }],
  })
  // 310 less 100, less 8 % of 210 with its VAT.
  const { balance } = await app.call('getPayments', {}, { token: first.token })
  expect(balance).toMatchObject({ open: 192.36, available: 0, owed: 0 })
  await expect
    .poll(async () =>
      (await app.call('getOutbox', { to: buyer.email })).items.map(({ subject }) => subject),
    )
    .toContainEqual(
      expect.stringContaining(`Return ${number}: Your return is refunded to your card`),
    )
  expect(await faults()).toEqual([])
})
