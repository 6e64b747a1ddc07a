import { expect } from 'vitest'
import { tradeFaults } from '../../orders/trade-faults.store.ts'
import { newId } from '../../platform/id.ts'
import { uaeDay } from '../../platform/uae-day.ts'
import { requestOf } from '../../testing/app.ts'
import { exportOf, password, pictureFile } from '../../testing/people.ts'
import { joinAsOperator } from '../../testing/operators.ts'
import { noId } from '../../testing/people-and-parts.ts'
import { bearer } from '../../testing/principals.ts'
import { outcome } from '../../testing/refusal.ts'
import { refundAccount, tradingByTransfer } from '../../testing/transfers.ts'
import { testIn } from '../../testing/world.ts'
import { ledgerFaults } from '../ledger-faults.store.ts'

const DAY = 86_400

const test = testIn(async (atEnd) => {
  const world = await tradingByTransfer(atEnd)
  const { app, db, person, part, put } = world
  const seen = (buyer: { token: string }, id: string) =>
    app.call('getOrder', { id }, { token: buyer.token })
  const sold = (seller: { token: string }) =>
    app.call('getSellerOrders', {}, { token: seller.token })
  const faults = async () => [...(await tradeFaults(db)), ...(await ledgerFaults(db))]
  const forward = (days: number) => app.call('forwardClock', { forward: days * DAY })
  const bell = async ({ token }: { token: string }) =>
    (await app.call('getNotifications', {}, { token })).notifications.map(
      ({ kind, status }) => `${kind} ${status}`,
    )
  const subjects = async ({ user: { email } }: { user: { email: string } }) =>
    (await app.call('getOutbox', { to: email })).items.map(({ subject }) => subject)

  /** An order by transfer of two sellers, 300 and 60, not yet paid. */
  const ordered = async () => {
    const [buyer, first, second] = [await person(), await person('SELLER'), await person('SELLER')]
    const filter = await part({ sellerNo: first.no, price: 100, quantity: 9 })
    const lamp = await part({ sellerNo: second.no, price: 30, quantity: 9 })
    await put(buyer, filter, 3)
    await put(buyer, lamp, 2)
    const order = await world.placeByTransfer(buyer)
    const of = (price: number) =>
      order.sellerOrders.find(({ lines }) => lines.some((line) => line.price === price))!
    return { buyer, first, second, filter, lamp, order, ofFirst: of(100), ofSecond: of(30) }
  }
  const slip = (buyer: { token: string }, order: string, file = pictureFile('slip.jpg')) =>
    Promise.resolve(file).then((made) =>
      app.call('sendSlip', { order }, { token: buyer.token, files: { file: made } }),
    )
  const found = async (q?: string) =>
    (await app.call('getBuyerTransfers', { ...(q && { q }), limit: 100 }, world.by)).items
  return { ...world, seen, sold, faults, forward, bell, subjects, ordered, slip, found }
})

test('an order by transfer says how to pay, and its sellers don’t see it', async ({ world }) => {
  const { ordered, sold, seen, faults, stock, quote, person, put, part, subjects } = world
  const { buyer, first, filter, order, ofFirst } = await ordered()
  expect(order.payment).toMatchObject({
    ...{ method: 'bank_transfer', state: 'due', due: 360, refunds: [] },
    instructions: {
      ...{ reference: order.number, amount: 360, received: 0, slip: null, slips_left: 5 },
      account: { iban: 'AE630000000000000000000' },
    },
  })
  expect(ofFirst).toMatchObject({ allowed: ['cancel'], state: 'placed' })
  expect(ofFirst.answer_by).toBeUndefined()
  expect((await seen(buyer, order._id)).payment).toEqual(order.payment)
  expect(await sold(first)).toMatchObject({ orders: [], total: 0 })
  expect(await stock(filter)).toMatchObject({ reserved: 3 })
  expect(await subjects(buyer)).toContainEqual(expect.stringContaining('please transfer'))
  const other = await person()
  await put(other, await part({ sellerNo: first.no, price: 10 }))
  expect((await quote(other)).payments).toContain('bank_transfer')
  expect(await faults()).toEqual([])
})

test('all that is due pays the order, once, and both sides are notified', async ({ world }) => {
  const { app, ordered, record, sold, seen, faults, bell, by } = world
  const { buyer, first, order, ofFirst } = await ordered()
  const reference = `FT ${newId().toUpperCase()}`
  const key = { 'idempotency-key': newId() }
  const input = { order: order._id, amount: 360, reference, value_date: uaeDay(new Date()) }
  const shown = await app.call('recordBuyerTransfer', input, { ...by, headers: key })
  expect(shown).toMatchObject({
    ...{ number: order.number, state: 'paid', missing: 0 },
    received: [{ amount: 360, reference }],
  })
  expect(await app.call('recordBuyerTransfer', input, { ...by, headers: key })).toEqual(shown)
  for (const same of [reference, reference.toLowerCase(), reference.replace(' ', '  ')])
    expect(await outcome(record(order._id, 360, { reference: same }))).toBe('409 transfer.recorded')
  const paid = await seen(buyer, order._id)
  expect(paid.payment).toMatchObject({ state: 'captured', refunds: [] })
  expect(paid.payment.instructions).toBeUndefined()
  expect(paid.timeline.map(({ event }) => event)).toContain('pay')
  expect((await sold(first)).orders).toMatchObject([
    { _id: ofFirst._id, state: 'placed', answer_by: expect.any(String) },
  ])
  expect(await bell(first)).toContain('order placed')
  expect(await faults()).toEqual([])
})

test('less waits for the rest, which pays it', async ({ world }) => {
  const { ordered, record, seen, faults, bell, subjects, forward } = world
  const { buyer, order } = await ordered()
  expect(await record(order._id, 100)).toMatchObject({ state: 'waiting', missing: 260 })
  expect((await seen(buyer, order._id)).payment).toMatchObject({
    ...{ state: 'due', due: 360 },
    instructions: { amount: 260, received: 100 },
  })
  expect(await subjects(buyer)).toContainEqual(expect.stringContaining('is missing'))
  await forward(0)
  expect(await record(order._id, 260)).toMatchObject({ state: 'paid', missing: 0 })
  expect((await seen(buyer, order._id)).payment.state).toBe('captured')
  expect(await bell(buyer)).toContain('transfer part_paid')
  expect(await faults()).toEqual([])
})

test('more than is due pays the order, and the rest goes back', async ({ world }) => {
  const { app, by, ordered, record, seen, faults, refunds, payRefund } = world
  const { buyer, order, ofFirst, ofSecond } = await ordered()
  await record(order._id, 400.5)
  const { payment } = await seen(buyer, order._id)
  expect(payment).toMatchObject({
    ...{ state: 'captured', refunds: [{ amount: 40.5, state: 'requested', reason: 'excess' }] },
    refund_account: { amount: 40.5, iban_ending: null, failed: null, may_change: true },
  })
  const refund = (await refunds()).find((each) => each.order === order.number)!
  expect(refund).toMatchObject({ amount: 40.5, state: 'open', reason: 'excess', iban: null })
  await payRefund(refund._id)
  const after = (await seen(buyer, order._id)).payment
  expect(after.refunds).toMatchObject([{ amount: 40.5, state: 'done' }])
  expect(after.refund_account).toBeUndefined()
  const { postings } = await app.call('getOrderLedger', { id: order._id }, by)
  const paid = [ofFirst, ofSecond].map(({ number }) => ['captured', number]).toSorted()
  expect(postings.map(({ kind, number }) => [kind, number])).toEqual([
    ['received', order.number],
    ...paid,
    ['refund_paid', order.number],
  ])
  expect(await faults()).toEqual([])
})

test('an unpaid order expires after working days, and what came late or was too little goes back', async ({
  world,
}) => {
  const { ordered, record, seen, faults, forward, refunds, stock, settled, bell } = world
  const late = await ordered()
  const short = await ordered()
  await record(short.order._id, 10)
  await forward(6)
  await settled()
  expect(await stock(late.filter)).toMatchObject({ reserved: 0 })
  const ended = (await seen(short.buyer, short.order._id)).payment
  expect(ended).toMatchObject({ state: 'voided', refunds: [{ amount: 10, reason: 'ended' }] })
  expect(await bell(late.first)).toEqual([])
  expect(await record(late.order._id, 360)).toMatchObject({ state: 'ended', missing: 0 })
  expect((await seen(late.buyer, late.order._id)).payment).toMatchObject({
    ...{ state: 'voided', refunds: [{ amount: 360, reason: 'late' }] },
  })
  expect(await refunds()).toContainEqual(
    expect.objectContaining({ order: late.order.number, amount: 360 }),
  )
  expect(await faults()).toEqual([])
})

test('cancelling a part before it is paid lets what came pay the rest', async ({ world }) => {
  const { ordered, record, seen, faults, step, settled } = world
  const { buyer, order, ofSecond } = await ordered()
  await record(order._id, 310)
  await step(buyer, ofSecond._id, 'cancel')
  await settled()
  const { payment, sellerOrders } = await seen(buyer, order._id)
  expect(sellerOrders.map((each) => each.payment.state).toSorted()).toEqual(['captured', 'voided'])
  expect(payment.refunds).toMatchObject([{ amount: 10, reason: 'excess' }])
  expect(await faults()).toEqual([])
})

test('what doesn’t stand of a paid order goes back, to an account that the buyer gives', async ({
  world,
}) => {
  const { app, ordered, record, seen, faults, step, refunds, stepRefund, by, bell } = world
  const { payRefund, sendRefunds, unsent } = world
  const { buyer, first, second, order, ofFirst, ofSecond } = await ordered()
  await record(order._id, 360)
  const [line] = ofFirst.lines
  await step(first, ofFirst._id, 'accept', { lines: [{ _id: line!._id, quantity: 1 }] })
  await step(second, ofSecond._id, 'reject', { reason: 'Sold out' })
  const give = (more: object = {}, token = buyer.token) =>
    app.call(
      'giveRefundAccount',
      { order: order._id, ...refundAccount, password, ...more },
      { token },
    )
  expect(await outcome(give({ iban: 'AE07 0331 2345 6789 0123 457' }))).toBe('400 input.invalid')
  expect(await outcome(give({ password: 'another one' }))).toBe('400 input.invalid')
  expect(await outcome(give({}, second.token))).toBe('404 order.not_found')
  await give()
  expect((await seen(buyer, order._id)).payment).toMatchObject({
    refund_account: { amount: 260, iban_ending: '3456', may_change: true },
  })
  const mine = (await refunds()).filter((each) => each.order.startsWith(order.number))
  expect(mine).toMatchObject([
    { amount: 200, reason: 'part_accepted', iban: 'AE070331234567890123456' },
    { amount: 60, reason: 'ended', iban: 'AE070331234567890123456' },
  ])
  const [a, b] = mine.map(({ _id }) => _id)
  expect(await outcome(stepRefund(a!, 'pay', { reference: 'OUT 1' }))).toBe(
    '409 transfer_refund.step',
  )
  expect(await outcome(stepRefund(a!, 'approve'))).toBe('400 input.invalid')
  for (const id of [a!, b!]) await stepRefund(id, 'approve', refundAccount)
  expect(await outcome(stepRefund(a!, 'pay', { reference: 'OUT 1' }))).toBe(
    '409 transfer_refund.unsent',
  )
  // What was approved by mistake is stopped before it is sent.
  await stepRefund(a!, 'fail', { reason: 'other' })
  expect((await unsent()).count).toBe(1)
  await stepRefund(a!, 'approve', refundAccount)
  const batch = (await sendRefunds())!
  const { body } = await app.http.inject({
    ...requestOf('getTransferRefundFile', { batch: batch._id }),
    headers: bearer(by.token),
  })
  expect(body).toContain(`Imran Khan,AE070331234567890123456,033,200.00,AED,`)
  // What is with the bank can't be turned to another account.
  expect(await outcome(give())).toBe('409 refund.not_open')
  await stepRefund(a!, 'fail', { reason: 'iban' })
  await stepRefund(b!, 'pay', { reference: 'OUT 2' })
  expect((await seen(buyer, order._id)).payment.refund_account).toMatchObject({
    ...{ amount: 200, failed: 'iban', may_change: true },
  })
  expect(await bell(buyer)).toContain('transfer refund_paid')
  await give()
  await payRefund(a!)
  expect(await faults()).toEqual([])
  const statement = await app.call('getPayments', {}, { token: buyer.token })
  expect(statement.payments!.flatMap(({ refunds: of = [] }) => of)).toHaveLength(2)
  const exported = await exportOf(app, buyer)
  expect(exported.bankTransfers).toMatchObject([
    {
      number: order.number,
      received: [{ amount: 360 }],
      refunds: [{ amount: 200 }, { amount: 60 }],
    },
  ])
})

test('what is returned of an order by transfer is shown as one refund', async ({ world }) => {
  const { app, ordered, record, step, seen, faults } = world
  const { buyer, second, order, ofSecond } = await ordered()
  await record(order._id, 360)
  for (const event of ['accept', 'ship'] as const) await step(second, ofSecond._id, event)
  await step(buyer, ofSecond._id, 'confirm')
  const once = () => ({ 'idempotency-key': newId() })
  const { _id: id } = await app.call(
    'requestReturn',
    {
      ...{ seller_order: ofSecond._id, reason: 'wrong_part', note: 'For another car' },
      lines: [{ _id: ofSecond.lines[0]!._id, quantity: 1 }],
    },
    { token: buyer.token, headers: once() },
  )
  for (const event of ['approve', 'receive', 'refund'] as const)
    await app.call('stepReturn', { id, event }, { token: second.token, headers: once() })
  const back = [{ amount: 30, state: 'requested', reason: 'returned' }]
  expect((await seen(buyer, order._id)).payment.refunds).toMatchObject(back)
  const { payments } = await app.call('getPayments', {}, { token: buyer.token })
  const shown = payments!.find(({ number }) => number === ofSecond.number)!
  expect(shown).toMatchObject({ state: 'partly_refunded', refunds: back })
  expect(shown).not.toHaveProperty('refunded')
  expect(await faults()).toEqual([])
})

test('a slip shows up with its order, and only the buyer and finance see it', async ({ world }) => {
  const { app, ordered, slip, found, person, seen, by, record } = world
  const { buyer, first, order } = await ordered()
  const before = (await seen(buyer, order._id)).payment.pay_by!
  const other = await person()
  expect(await outcome(slip(other, order._id))).toBe('404 order.not_found')
  expect(await outcome(slip(buyer, noId))).toBe('404 order.not_found')
  await slip(buyer, order._id)
  const [shown] = await found()
  expect(shown).toMatchObject({ number: order.number, slip: { type: 'image/jpeg' } })
  const open = async (token: string) =>
    (await app.http.inject({ url: shown!.slip!.url, headers: bearer(token) })).statusCode
  expect(await open(buyer.token)).toBe(200)
  expect(await open(by.token)).toBe(200)
  for (const { token } of [first, other]) expect(await open(token)).toBe(404)
  const { payment } = await seen(buyer, order._id)
  expect(payment).toMatchObject({ state: 'due', instructions: { slips_left: 4 } })
  expect(payment.pay_by! >= before).toBe(true)
  for (let more = 0; more < 4; more += 1) await slip(buyer, order._id)
  expect(await outcome(slip(buyer, order._id))).toBe('409 slip.too_many')
  await record(order._id, 360)
  expect(await outcome(slip(buyer, order._id))).toBe('409 payment.not_due')
})

test('operators find an order by its number, amount or reference', async ({ world }) => {
  const { person, part, put, placeByTransfer, found, record } = world
  const buyer = await person()
  await put(buyer, await part({ price: 1_234.56 }))
  const order = await placeByTransfer(buyer, { reference: 'Prado 4711' })
  const numbers = async (q: string) => (await found(q)).map(({ number }) => number)
  for (const q of [order.number, `${order.number}-1`, '1,234.56', 'AED 1234.56', 'Prado 4711'])
    expect(await numbers(q)).toEqual([order.number])
  expect(await numbers('R999999')).toEqual([])
  expect(await numbers('what else')).toEqual([])
  await record(order._id, 1_234.56, { reference: 'FT99-4711' })
  expect(await numbers('FT99-4711')).toEqual([order.number])
  const owner = await joinAsOperator(world.app)
  const { groups } = await world.app.call('lookUp', { q: 'FT99-4711' }, { token: owner.token })
  expect(groups).toMatchObject([
    { kind: 'payment', items: [{ title: order.number, opens: { page: 'order', id: order._id } }] },
  ])
})

test('a refund of somebody who can’t say to which account waits for an operator', async ({
  world,
}) => {
  const { app, by, ordered, record, settled, refunds, faults, subjects } = world
  const { buyer, order } = await ordered()
  await record(order._id, 100)
  const waiting = async () =>
    (await app.call('getOverview', {}, by)).queues.find(({ queue }) => queue === 'buyer-transfers')!
      .waiting
  const before = await waiting()
  const owner = await joinAsOperator(app)
  const reason = 'Three orders that nobody collected.'
  await app.call('suspendAccount', { id: buyer.id, reason }, { token: owner.token })
  await settled()
  expect(await refunds()).toContainEqual(
    expect.objectContaining({ order: order.number, amount: 100, reason: 'ended', iban: null }),
  )
  expect(await waiting()).toBe(before + 1)
  const { items } = await app.call('getOutbox', { to: buyer.user.email })
  const back = items.find(({ subject }) => subject.includes('you get money back'))!
  expect(back.text).toContain('the account that it came from')
  expect(await subjects(buyer)).toContainEqual(expect.stringContaining('is suspended'))
  expect(await faults()).toEqual([])
})

test('who has paid nothing of several orders places no more by transfer', async ({ world }) => {
  const { person, part, put, placeByTransfer } = world
  const buyer = await person()
  const filter = await part({ price: 10, quantity: 9 })
  for (let one = 0; one < 3; one += 1) {
    await put(buyer, filter)
    await placeByTransfer(buyer)
  }
  await put(buyer, filter)
  expect(await outcome(placeByTransfer(buyer))).toBe('409 checkout.unpaid')
})

test('transfers are recorded with a day that can be, and a card can’t pay for them', async ({
  world,
}) => {
  const { app, ordered, record, part, put, place } = world
  const { buyer, order } = await ordered()
  for (const value_date of ['2999-01-01', '0001-01-01'])
    expect(await outcome(record(order._id, 1, { value_date }))).toBe('400 input.invalid')
  expect(await outcome(record(noId, 1))).toBe('404 order.not_found')
  const card = app.call('payByCard', { order: order._id }, { token: buyer.token })
  expect(await outcome(card)).toBe('409 payment.not_due')
  await put(buyer, await part({ price: 5 }))
  expect(await outcome(record((await place(buyer))._id, 5))).toBe('404 order.not_found')
})

test('what several do at once leaves nothing behind, and nothing done twice', async ({ world }) => {
  const { app, ordered, record, step, settled, faults, seen, refunds } = world
  const { pool } = app.database
  for (let round = 0; round < 3; round += 1) {
    const { buyer, order, ofFirst, ofSecond } = await ordered()
    await record(order._id, 100)
    const reference = `FT ${newId().toUpperCase()}`
    const ends = await Promise.allSettled([
      step(buyer, ofFirst._id, 'cancel'),
      record(order._id, 260, { reference }),
      step(buyer, ofSecond._id, 'cancel'),
      record(order._id, 260, { reference }),
    ])
    expect(ends.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(3)
    await settled()
    const { rows } = await pool.query<{ received: number; transfers: number }>(
      `select sum(amount_fils)::float8 received, count(*)::int transfers from buyer_transfer t
       join "order" o on o.no = t.order_no where o.id = $1`,
      [order._id],
    )
    expect(rows).toEqual([{ received: 36_000, transfers: 2 }])
    const shown = await seen(buyer, order._id)
    // Cancelled before or after it was paid: all of it goes back, once.
    const back = (await refunds()).filter((each) => each.order.startsWith(order.number))
    expect(back.reduce((sum, each) => sum + each.amount, 0)).toBe(360)
    expect(shown.sellerOrders.map(({ state }) => state)).toEqual(['cancelled', 'cancelled'])
  }
  expect(await faults()).toEqual([])
})
