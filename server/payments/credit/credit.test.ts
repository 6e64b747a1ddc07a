import { expect } from 'vitest'
import { ApiError, type InputOf } from '#contract/api.ts'
import { appOn } from '../../testing/app.ts'
import { tradeFaults } from '../../orders/trade-faults.store.ts'
import { newId } from '../../platform/id.ts'
import { returning } from '../../testing/returns.ts'
import { testIn } from '../../testing/world.ts'
import { ledgerFaults } from '../ledger-faults.store.ts'

const DAY = 24 * 3_600
const today = () => new Date(Date.now() + 4 * 3_600_000).toISOString().slice(0, 10)

const test = testIn(async (atEnd) => {
  const world = await returning(atEnd)
  const { app, db, person, part, put, place, step, quote } = world
  type Person = Awaited<ReturnType<typeof person>>
  const once = (key: string = newId()) => ({ 'idempotency-key': key })

  /** A seller and a garage that ordered once, and a part of AED 100. */
  const traders = async () => {
    const [seller, garage] = [await person('SELLER'), await person()]
    const pads = await part({ sellerNo: seller.no, price: 100, quantity: 1_000 })
    await put(garage, pads)
    const { sellerOrders } = await place(garage)
    return { seller, garage, pads, first: sellerOrders[0]!._id }
  }
  type Traders = Awaited<ReturnType<typeof traders>>

  const grant = (
    { seller, first }: Pick<Traders, 'seller' | 'first'>,
    terms: Partial<InputOf<'grantCredit'>> = {},
  ) =>
    app.call(
      'grantCredit',
      { seller_order: first, limit: 500, days: 30, ...terms },
      { token: seller.token },
    )

  const order = async ({ garage, pads }: Traders, quantity = 1) => {
    await put(garage, pads, quantity)
    const { sellerOrders } = await place(garage, { payment: 'credit' })
    return sellerOrders[0]!
  }
  const deliver = async ({ seller, garage }: Traders, id: string) => {
    for (const event of ['accept', 'ship'] as const) await step(seller, id, event)
    return step(garage, id, 'confirm')
  }
  const pay = (
    seller: Person,
    input: Pick<InputOf<'recordCreditPayment'>, 'credit' | 'amount'> &
      Partial<InputOf<'recordCreditPayment'>>,
    key?: string,
  ) =>
    app.call(
      'recordCreditPayment',
      { received_on: today(), ...input },
      { token: seller.token, headers: once(key) },
    )
  const look = (who: Person, id: string) => app.call('getCredit', { id }, { token: who.token })
  const faults = async () => [...(await tradeFaults(db)), ...(await ledgerFaults(db))]
  const other = await appOn(app.database.url, { atEnd })
  return { ...world, other, traders, grant, order, deliver, pay, look, faults, quote, once }
})

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: unknown) => (error instanceof ApiError ? error.code : String(error)),
  )

test('a garage orders on credit up to its limit, and pays days after the delivery', async ({
  world,
}) => {
  const { app, traders, grant, order, deliver, pay, look, quote, put, faults } = world
  const both = await traders()
  const { seller, garage, pads } = both
  await put(garage, pads)
  expect((await quote(garage)).payments).toEqual(['cash_on_delivery', 'card', 'bank_transfer'])
  expect((await quote(garage)).credit).toBeUndefined()

  const credit = await grant(both, { limit: 250.5, days: 30 })
  expect(credit).toMatchObject({ state: 'active', limit: 250.5, days: 30, open: 0, free: 250.5 })
  expect(await codeOf(grant(both))).toBe('credit.exists')
  const before = await quote(garage)
  expect(before.payments).toEqual(['cash_on_delivery', 'card', 'bank_transfer', 'credit'])
  expect(before.credit).toMatchObject([{ needed: 100, free: 250.5, days: 30 }])

  const ordered = await order(both, 2)
  expect(ordered.payment).toEqual({ method: 'credit', state: 'due', due: 200 })
  await put(garage, pads)
  const after = await quote(garage)
  expect(after.payments).not.toContain('credit')
  expect(after.credit).toMatchObject([{ free: 50.5, problem: 'not_enough' }])
  expect(await codeOf(world.place(garage, { payment: 'credit' }))).toBe('checkout.credit')

  const delivered = await deliver(both, ordered._id)
  expect(delivered.payment).toMatchObject({ state: 'due', due: 200 })
  const seen = await look(garage, credit._id)
  expect(seen.orders).toMatchObject([{ number: ordered.number, state: 'due', open: 200 }])
  expect(seen.allowed).toEqual([])
  expect(delivered.payment.due_on).toBe(seen.credit.next_due)
  expect(seen.credit.garage).toBeUndefined()

  expect(await codeOf(pay(seller, { credit: credit._id, amount: 200.01 }))).toBe('credit.too_much')
  const part = await pay(seller, { credit: credit._id, amount: 50, note: 'Cheque 17' })
  expect(part).toMatchObject({ open: 150, free: 100.5 })
  await pay(seller, { credit: credit._id, amount: 150 })
  const paid = await look(seller, credit._id)
  expect(paid.credit.open).toBe(0)
  expect(paid.payments.map(({ amount }) => amount)).toEqual([150, 50])
  const shown = await app.call('getPayments', {}, { token: garage.token })
  expect(shown.payments?.find(({ _id }) => _id === ordered._id)).toMatchObject({
    ...{ method: 'credit', state: 'collected', amount: 200, open: 0 },
  })
  expect(shown.credit).toEqual({ open: 0, overdue: 0 })
  expect(await faults()).toEqual([])
})

test('a payment is recorded once for each key, and corrected once by an entry of its own', async ({
  world,
}) => {
  const { app, traders, grant, order, deliver, pay, look, once, faults } = world
  const both = await traders()
  const { seller } = both
  const credit = await grant(both)
  const [one, two] = [await order(both), await order(both, 2)]
  await deliver(both, one._id)
  await deliver(both, two._id)
  const input = { credit: credit._id, amount: 120, received_on: today() }
  await pay(seller, input, 'a-key-of-a-payment')
  expect((await pay(seller, input, 'a-key-of-a-payment')).open).toBe(180)
  const { payments, orders } = await look(seller, credit._id)
  expect(payments).toHaveLength(1)
  // What is due first is paid first.
  expect(payments[0]!.orders).toEqual([
    { number: one.number, amount: 100 },
    { number: two.number, amount: 20 },
  ])
  expect(orders).toMatchObject([{ number: two.number, open: 180, amount: 200 }])

  const reverse = () =>
    app.call(
      'reverseCreditPayment',
      { payment: payments[0]!._id, note: 'Bounced' },
      { token: seller.token, headers: once() },
    )
  expect((await reverse()).open).toBe(300)
  expect(await codeOf(reverse())).toBe('credit.reversed')
  const corrected = await look(seller, credit._id)
  expect(corrected.payments).toMatchObject([
    { kind: 'reversed', amount: -120, note: 'Bounced' },
    { kind: 'received', amount: 120, reversed: true },
  ])
  // Chosen orders alone, of this credit.
  await pay(seller, { credit: credit._id, amount: 30, orders: [two._id] })
  expect((await look(seller, credit._id)).orders).toMatchObject([{ open: 100 }, { open: 170 }])
  const foreign = pay(seller, { credit: credit._id, amount: 1, orders: [both.first] })
  expect(await codeOf(foreign)).toBe('order.not_found')
  for (const amount of [0, 0.001, -5])
    expect(await codeOf(pay(seller, { credit: credit._id, amount }))).toBe('input.invalid')
  for (const received_on of ['2001-01-01', '2199-01-01'])
    expect(await codeOf(pay(seller, { credit: credit._id, amount: 1, received_on }))).toBe(
      'input.invalid',
    )
  expect(await faults()).toEqual([])
})

test('nobody sees or changes the credit of others', async ({ world }) => {
  const { app, traders, grant, pay, look } = world
  const [both, others] = [await traders(), await traders()]
  const credit = await grant(both)
  expect(await codeOf(look(others.garage, credit._id))).toBe('credit.not_found')
  expect(await codeOf(look(others.seller, credit._id))).toBe('credit.not_found')
  expect(await codeOf(pay(others.seller, { credit: credit._id, amount: 1 }))).toBe(
    'credit.not_found',
  )
  const change = { id: credit._id, event: 'pause' } as const
  expect(await codeOf(app.call('changeCredit', change, { token: others.seller.token }))).toBe(
    'credit.not_found',
  )
  expect(await codeOf(grant({ seller: others.seller, first: both.first }))).toBe('order.not_found')
  const found = (seller: { token: string }, input = {}) =>
    app.call('findCreditGarages', input, { token: seller.token })
  expect((await found(others.seller)).garages).toMatchObject([
    { seller_order: others.first, orders: 1 },
  ])
  expect((await found(others.seller, { order: both.first })).garages).toEqual([])
  // Nor is who hasn't paid in advance: the seller doesn't know of the order.
  const stranger = await world.person()
  for (const payment of ['card', 'bank_transfer'] as const) {
    await world.put(stranger, others.pads)
    const { sellerOrders } = await world.place(stranger, { payment })
    const unpaid = sellerOrders[0]!._id
    expect((await found(others.seller, { order: unpaid })).garages).toEqual([])
    expect(await codeOf(grant({ seller: others.seller, first: unpaid }))).toBe('order.not_found')
  }
  // Who has credit already isn't offered it again.
  expect((await found(both.seller)).garages).toEqual([])
  const { credits } = await app.call('getCredits', {}, { token: others.seller.token })
  expect(credits).toEqual([])
})

test('paused, ended or overdue credit takes no orders; what is owed stays', async ({ world }) => {
  const { app, traders, grant, order, deliver, pay, look, quote, put, faults } = world
  const both = await traders()
  const { seller, garage, pads } = both
  const credit = await grant(both, { limit: 1_000, days: 7 })
  const ordered = await order(both)
  await deliver(both, ordered._id)
  await put(garage, pads)
  const step = (event: InputOf<'changeCredit'>['event'], terms = {}) =>
    app.call('changeCredit', { id: credit._id, event, ...terms }, { token: seller.token })
  const problem = async () => (await quote(garage)).credit?.[0]?.problem
  expect((await step('pause')).free).toBe(0)
  expect(await problem()).toBe('paused')
  expect(await codeOf(step('pause'))).toBe('credit.step')
  await step('resume')
  expect(await problem()).toBeUndefined()
  expect(await step('change', { limit: 150 })).toMatchObject({ limit: 150, open: 100, free: 50 })
  expect(await problem()).toBe('not_enough')
  await step('change', { limit: 2_000, days: 60 })

  await app.call('forwardClock', { forward: 8 * DAY })
  expect(await problem()).toBe('overdue')
  const late = await look(garage, credit._id)
  expect(late.orders).toMatchObject([{ state: 'overdue', open: 100 }])
  expect(late.credit).toMatchObject({ overdue: 100, free: 0 })
  const { ageing, overdue } = await app.call('getCredits', {}, { token: seller.token })
  expect({ ageing, overdue }).toEqual({
    ageing: { current: 0, to_30: 100, to_60: 0, older: 0 },
    overdue: 100,
  })

  expect((await step('end')).open).toBe(100)
  expect((await quote(garage)).credit).toBeUndefined()
  expect((await pay(seller, { credit: credit._id, amount: 100 })).open).toBe(0)
  expect(await grant(both, { limit: 300, days: 14 })).toMatchObject({ _id: credit._id, limit: 300 })
  const { history } = await look(seller, credit._id)
  expect(history.map(({ event }) => event)).toEqual([
    ...['grant', 'end', 'change', 'change', 'resume', 'pause', 'grant'],
  ])
  expect(await faults()).toEqual([])
})

test('what is rejected, accepted in part or returned is not owed, and what was paid for it is given back', async ({
  world,
}) => {
  const { app, traders, grant, order, pay, look, step, ask, take, faults } = world
  const both = await traders()
  const { seller, garage } = both
  const credit = await grant(both, { limit: 1_000 })
  const owed = async () => (await look(seller, credit._id)).credit.open

  const rejected = await order(both)
  expect((await step(seller, rejected._id, 'reject', { reason: 'None left' })).payment).toEqual({
    ...{ method: 'credit', state: 'voided' },
  })
  expect(await owed()).toBe(0)
  const some = await order(both, 3)
  await step(seller, some._id, 'accept', { lines: [{ _id: some.lines[0]!._id, quantity: 2 }] })
  expect(await owed()).toBe(200)
  await step(seller, some._id, 'ship')
  await step(garage, some._id, 'confirm')
  const back = async () => {
    const lines = [{ _id: some.lines[0]!._id, quantity: 1 }]
    const { _id } = await ask(garage, { seller_order: some._id, lines, reason: 'no_longer_needed' })
    for (const event of ['approve', 'receive', 'refund'] as const) await take(seller, _id, event)
  }
  await back()
  expect(await owed()).toBe(100)
  await pay(seller, { credit: credit._id, amount: 100 })
  expect(await owed()).toBe(0)
  await back()
  const seen = await look(garage, credit._id)
  expect(seen.credit.open).toBe(0)
  expect(seen.payments).toMatchObject([
    { kind: 'repaid', amount: -100 },
    { kind: 'received', amount: 100 },
  ])
  const { payment } = await app.call('getSellerOrder', { id: some._id }, { token: seller.token })
  expect(payment).toMatchObject({ state: 'refunded', refunded: 200 })
  // Where the payment that was given back never came, it is owed.
  await app.call(
    'reverseCreditPayment',
    { payment: seen.payments[1]!._id },
    { token: seller.token, headers: { 'idempotency-key': 'bounced-cheque' } },
  )
  expect(await owed()).toBe(100)
  expect(await faults()).toEqual([])
})

test('of orders placed at once on two processes, no more is taken than is free', async ({
  world,
}) => {
  const { app, other, traders, grant, part, place, look, faults } = world
  const both = await traders()
  const { seller, garage } = both
  const credit = await grant(both, { limit: 450 })
  const carts = []
  for (let at = 0; at < 9; at++) {
    const { id } = await part({ sellerNo: seller.no, price: 100, quantity: 10 })
    const name = `Job ${at}`
    const { _id: cart } = await app.call('createCart', { name }, { token: garage.token })
    const line = { cart, listing_id: id, quantity: 1 }
    await app.call('setCartLine', line, { token: garage.token })
    carts.push(cart)
  }
  const outcomes = await Promise.all(
    carts.map((cart, at) =>
      codeOf(
        place(
          garage,
          { cart, payment: 'credit', expected_total: 100 },
          { on: at % 2 ? app : other },
        ),
      ),
    ),
  )
  expect(outcomes.toSorted()).toEqual([
    ...Array.from({ length: 5 }, () => 'checkout.credit'),
    ...Array.from({ length: 4 }, () => 'done'),
  ])
  expect((await look(garage, credit._id)).credit).toMatchObject({ open: 400, free: 50 })
  expect(await faults()).toEqual([])
})
