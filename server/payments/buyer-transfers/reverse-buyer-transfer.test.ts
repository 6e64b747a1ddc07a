import { expect } from 'vitest'
import { tradeFaults } from '../../orders/trade-faults.store.ts'
import { newId } from '../../platform/id.ts'
import { uaeMonth } from '../../platform/uae-day.ts'
import { requestOf } from '../../testing/app.ts'
import { bearer } from '../../testing/principals.ts'
import { outcome } from '../../testing/refusal.ts'
import { refundAccount, tradingByTransfer } from '../../testing/transfers.ts'
import { testIn } from '../../testing/world.ts'
import { ledgerFaults } from '../ledger-faults.store.ts'

const test = testIn(async (atEnd) => {
  const world = await tradingByTransfer(atEnd, { env: { LIMIT_PER_ADDRESS: '1000' } })
  const { app, db, by, person, part, put, placeByTransfer } = world
  /** An order of 360 that waits for its transfer. */
  const ordered = async () => {
    const [buyer, seller] = [await person(), await person('SELLER')]
    await put(buyer, await part({ sellerNo: seller.no, price: 120, quantity: 9 }), 3)
    const order = await placeByTransfer(buyer)
    const payment = async () =>
      (await app.call('getOrder', { id: order._id }, { token: buyer.token })).payment
    const bell = async () =>
      (await app.call('getNotifications', {}, { token: buyer.token })).notifications.map(
        ({ kind, status }) => `${kind} ${status}`,
      )
    return { buyer, seller, order, payment, bell }
  }
  const faults = async () => [...(await tradeFaults(db)), ...(await ledgerFaults(db))]
  const shown = async (number: string) =>
    (await app.call('getBuyerTransfers', { q: number }, by)).items[0]!
  return { ...world, ordered, faults, shown }
})

test('what was recorded for the wrong order is taken back, and recorded for the right one', async ({
  world,
}) => {
  const { app, ordered, record, reverse, faults, shown, by } = world
  const [wrong, right] = [await ordered(), await ordered()]
  const reference = `FT ${newId().toUpperCase()}`
  await record(wrong.order._id, 300, { reference })
  expect(await outcome(record(right.order._id, 300, { reference }))).toBe('409 transfer.recorded')
  expect(await outcome(reverse(right.order._id, reference))).toBe('404 transfer.not_found')

  // Two operators at once: one takes it back.
  const ends = await Promise.all([
    outcome(reverse(wrong.order._id, reference)),
    outcome(reverse(wrong.order._id, reference)),
  ])
  expect(ends.toSorted()).toEqual(['404 transfer.not_found', 'accepted'])
  expect(await shown(wrong.order.number)).toMatchObject({
    ...{ state: 'waiting', missing: 360 },
    received: [{ amount: 300, reference, reversed: 'wrong_order' }],
  })
  expect((await wrong.payment()).instructions).toMatchObject({ amount: 360, received: 0 })
  expect(await wrong.bell()).toContain('transfer reversed')
  const { items } = await app.call('getOutbox', { to: wrong.buyer.user.email })
  expect(items.map(({ subject }) => subject)).toContainEqual(
    expect.stringContaining('recorded by mistake'),
  )

  await record(right.order._id, 300, { reference })
  expect(await right.bell()).toContain('transfer part_paid')
  expect((await right.payment()).instructions).toMatchObject({ amount: 60, received: 300 })
  await record(right.order._id, 60)
  expect((await right.payment()).state).toBe('captured')
  const { postings } = await app.call('getOrderLedger', { id: wrong.order._id }, by)
  expect(postings.map(({ kind }) => kind)).toEqual(['received', 'reversed'])
  // And once more for the first one, by a reference that was used twice before.
  await record(wrong.order._id, 1)
  expect(await outcome(record(wrong.order._id, 1, { reference }))).toBe('409 transfer.recorded')
  const { rows } = await app.database.pool.query<{ event: string }>(
    `select event from audit_log where event = 'buyer_transfer.reversed' and subject = $1`,
    [wrong.order._id],
  )
  expect(rows).toHaveLength(1)
  expect(await faults()).toEqual([])
})

test('what paid an order can’t be taken back, unless what stands is paid without it', async ({
  world,
}) => {
  const { ordered, record, reverse, step, refunds, stepRefund, faults } = world
  const paid = await ordered()
  const [first, more] = [`FT ${newId().toUpperCase()}`, `FT ${newId().toUpperCase()}`]
  await record(paid.order._id, 360, { reference: first })
  expect(await outcome(reverse(paid.order._id, first))).toBe('409 transfer.used')
  await record(paid.order._id, 100, { reference: more })
  // One of the two is enough less than what goes back, the other isn't.
  expect(await outcome(reverse(paid.order._id, first))).toBe('409 transfer.used')
  await reverse(paid.order._id, more)
  const { refunds: none, refund_account: asked } = await paid.payment()
  expect([none, asked]).toEqual([[], undefined])

  // Its seller rejects the order: nothing stands, and the refund that nobody has approved is withdrawn.
  const [part] = (await paid.payment()).refunds ?? []
  expect(part).toBeUndefined()
  await step(paid.seller, paid.order.sellerOrders[0]!._id, 'reject', { reason: 'Sold out' })
  expect((await paid.payment()).refunds).toMatchObject([{ amount: 360, reason: 'ended' }])
  await reverse(paid.order._id, first)
  expect((await paid.payment()).refunds).toEqual([])
  expect(await faults()).toEqual([])

  // Once a refund is approved, its money may be on the way.
  const late = await ordered()
  const reference = `FT ${newId().toUpperCase()}`
  await record(late.order._id, 400, { reference: `FT ${newId().toUpperCase()}` })
  await record(late.order._id, 50, { reference })
  const open = (await refunds()).filter((each) => each.order === late.order.number)
  expect(open.map(({ amount }) => amount)).toEqual([40, 50])
  for (const { _id } of open) await stepRefund(_id, 'approve', refundAccount)
  expect(await outcome(reverse(late.order._id, reference))).toBe('409 transfer.used')
  expect(await faults()).toEqual([])
})

test('a refund that came back from the bank is withdrawn for it like one that is open', async ({
  world,
}) => {
  const { ordered, record, reverse, refunds, step, stepRefund, faults } = world
  const { order, payment, seller } = await ordered()
  const reference = `FT ${newId().toUpperCase()}`
  await record(order._id, 360)
  await record(order._id, 50, { reference })
  const [refund] = (await refunds()).filter((each) => each.order === order.number)
  await stepRefund(refund!._id, 'approve', refundAccount)
  expect(await outcome(reverse(order._id, reference))).toBe('409 transfer.used')
  await stepRefund(refund!._id, 'fail', { reason: 'bank' })
  await reverse(order._id, reference)
  expect((await payment()).refunds).toEqual([])
  expect(await faults()).toEqual([])

  // The account that the bank refused is not that of the next refund: the buyer is asked for one.
  await step(seller, order.sellerOrders[0]!._id, 'reject', { reason: 'Sold out' })
  const [next] = (await refunds()).filter((each) => each.order.startsWith(order.number))
  expect(next).toMatchObject({ amount: 360, iban: null })
  expect((await payment()).refund_account).toBeDefined()
})

test('what is left of a withdrawn refund still goes back', async ({ world }) => {
  const { ordered, record, reverse, refunds, faults } = world
  const { order } = await ordered()
  const wrong = `FT ${newId().toUpperCase()}`
  // The wrong one paid it, and then the right one came: 40 and 360 go back.
  await record(order._id, 400, { reference: wrong })
  await record(order._id, 365)
  await reverse(order._id, wrong)
  const left = (await refunds()).filter((each) => each.order === order.number)
  expect(left).toMatchObject([{ amount: 5, reason: 'excess', state: 'open' }])
  expect(await faults()).toEqual([])
})

test('/payments shows a part payment until the rest has come', async ({ world }) => {
  const { app, ordered, record, reverse } = world
  const { buyer, order, payment } = await ordered()
  const listed = async () =>
    (await app.call('getPayments', {}, { token: buyer.token })).payments!.find(
      (each) => each.order === order._id,
    )!
  expect((await listed()).transfer).toBeUndefined()
  const reference = `FT ${newId().toUpperCase()}`
  await record(order._id, 100.5, { reference })
  expect((await listed()).transfer).toEqual({
    ...{ received: 100.5, missing: 259.5 },
    pay_by: (await payment()).pay_by,
  })
  await reverse(order._id, reference)
  expect((await listed()).transfer).toBeUndefined()
  const statement = await app.http.inject({
    ...requestOf('getPaymentStatement', { month: uaeMonth(new Date()) }),
    headers: bearer(buyer.token),
  })
  expect(statement.body.match(/(transfer|reversal),\S+/g)).toEqual([
    ...[`transfer,${order.number},-100.50`, `reversal,${order.number},100.50`],
  ])
  await record(order._id, 360)
  expect(await listed()).toMatchObject({ state: 'captured', amount: 360 })
  expect((await listed()).transfer).toBeUndefined()
})
