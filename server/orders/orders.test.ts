import { drizzle } from 'drizzle-orm/node-postgres'
import { expect } from 'vitest'
import { ApiError } from '#contract/api.ts'
import { mostDeliveryAttempts } from '#contract/limits.ts'
import { noId } from '../testing/people-and-parts.ts'
import { pictureFile } from '../testing/people.ts'
import { outcome } from '../testing/refusal.ts'
import { trading } from '../testing/trade.ts'
import { testIn } from '../testing/world.ts'
import { tradeFaults } from './trade-faults.store.ts'

const test = testIn(trading)

type World = Awaited<ReturnType<typeof trading>>

/** A seller, a buyer, and what the buyer ordered of two parts of that seller. */
async function ordered(world: World, quantities = [2, 1]) {
  const [seller, buyer] = [await world.person('SELLER'), await world.person()]
  const parts = []
  for (const quantity of quantities) {
    const part = await world.part({ sellerNo: seller.no, price: 100, quantity: 5 })
    await world.put(buyer, part, quantity)
    parts.push(part)
  }
  const order = await world.place(buyer)
  return { seller, buyer, parts, order, id: order.sellerOrders[0]!._id }
}

const refusalOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(ApiError)
  return error as ApiError
}

test('an order is split by seller; stock is reserved, and the lines leave the cart', async ({
  world,
}) => {
  const { app, person, part, put, place, register, stock } = world
  const buyer = await person()
  const [a, b] = [await part({ price: 105, quantity: 4 }), await part({ price: 10.5, quantity: 2 })]
  for (const { sellerNo } of [a, b]) await register({ no: sellerNo })
  await put(buyer, a, 3)
  await put(buyer, b, 2)
  const order = await place(buyer, { reference: 'PO 77', note: 'Call the workshop' })
  expect(order).toMatchObject({
    ...{ total: 336, vat: 16, delivery_total: 0, reference: 'PO 77' },
    payment: { method: 'cash_on_delivery', state: 'due', due: 336 },
    receiver: { name: 'Imran Khan', phone: '+971501234567' },
  })
  expect(order.number).toMatch(/^R1\d{5}$/)
  expect(order.sellerOrders).toMatchObject([
    { number: `${order.number}-1`, state: 'placed', total: 315, allowed: ['cancel'] },
    { number: `${order.number}-2`, state: 'placed', total: 21, allowed: ['cancel'] },
  ])
  expect(await stock(a)).toEqual({ quantity: 4, reserved: 3, available: 1 })
  const { listings } = await app.call('searchListings', { string: a.sku })
  expect(listings[0]).toMatchObject({ quantity: 1, available: 1 })
  expect(await app.call('getCart', {}, { token: buyer.token })).toMatchObject({ groups: [] })
  expect(await app.call('getOrders', {}, { token: buyer.token })).toMatchObject({
    ...{ total: 1, pages: 1 },
    orders: [{ number: order.number }],
  })
})

test('without enough, with another total, or with a part gone, nothing is ordered', async ({
  world,
}) => {
  const { person, part, put, place, change, stock } = world
  const buyer = await person()
  const [a, b] = [await part({ price: 50, quantity: 2 }), await part({ price: 50, quantity: 2 })]
  await put(buyer, a, 2)
  const cart = await put(buyer, b, 3)
  const line = cart.groups.flatMap(({ lines }) => lines).find(({ sku }) => sku === b.sku)!
  const short = await refusalOf(place(buyer))
  expect(short).toMatchObject({ code: 'checkout.not_enough' })
  expect(Object.keys(short.fields!)).toEqual([line._id])
  await put(buyer, b, 2)
  await change(a.no, { price: 60 })
  const changed = await refusalOf(place(buyer, { expected_total: 200 }))
  expect(changed).toMatchObject({ status: 409, code: 'checkout.changed' })
  expect(changed.quote).toMatchObject({
    totals: { total: 220 },
    problems: [{ problem: 'price_changed' }],
  })
  await change(b.no, { status: 'paused' })
  expect(await refusalOf(place(buyer))).toMatchObject({ code: 'checkout.changed' })
  expect(await stock(a)).toMatchObject({ reserved: 0 })
  // Back on sale, the new total is what was expected.
  await change(b.no, { status: 'active' })
  expect(await place(buyer, { expected_total: 220 })).toMatchObject({ total: 220 })
})

test('the same key orders once, and gives the same reply; with other input it is refused', async ({
  world,
}) => {
  const { app, person, part, put, place, stock } = world
  const buyer = await person()
  const a = await part({ price: 10, quantity: 9 })
  await put(buyer, a, 2)
  const cart = (await app.call('getCart', {}, { token: buyer.token }))._id
  const input = { cart, expected_total: 20 }
  const key = 'a key of this order'.replaceAll(' ', '-')
  const first = await place(buyer, input, { key })
  await put(buyer, a, 2)
  expect(await place(buyer, input, { key })).toEqual(first)
  expect(await stock(a)).toMatchObject({ reserved: 2 })
  const other = place(buyer, { ...input, note: 'Another' }, { key })
  expect(await refusalOf(other)).toMatchObject({ status: 422, code: 'idempotency.reused' })
  // The key is the caller's own.
  const stranger = await person()
  await put(stranger, a, 1)
  expect(await place(stranger, {}, { key })).toMatchObject({ total: 10 })
})

test('without a key, or with one that is none, nothing is ordered', async ({ world }) => {
  const { app, person, part, put } = world
  const buyer = await person()
  const { _id: cart } = await put(buyer, await part({ price: 10 }))
  const input = {
    ...{ cart, payment: 'cash_on_delivery' as const, expected_total: 10 },
    receiver: { name: 'Imran', phone: '+971501234567' },
  }
  for (const key of ['', 'short', 'with a space', 'ä'.repeat(20), 'x'.repeat(101)])
    expect(
      await outcome(
        app.call('placeOrder', input, {
          token: buyer.token,
          headers: { 'idempotency-key': key },
        }),
      ),
    ).toBe('400 idempotency.missing')
})

test('from acceptance to delivery by the code, and completed when the window is over', async ({
  world,
}) => {
  const { app, step, stock } = world
  const { seller, buyer, parts, order, id } = await ordered(world)
  const queue = await app.call('getSellerOrders', { state: 'placed' }, { token: seller.token })
  expect(queue.orders[0]).toMatchObject({ _id: id, allowed: ['accept', 'reject'] })
  expect(queue.orders[0]).not.toHaveProperty('order')
  expect(queue.counts).toMatchObject({ placed: 1, accepted: 0 })
  await step(seller, id, 'accept')
  await step(seller, id, 'pack')
  const shipped = await step(seller, id, 'ship', { carrier: 'Aramex', tracking: 'A 1' })
  expect(shipped.shipments).toMatchObject([{ state: 'on_the_way', carrier: 'Aramex' }])
  expect(shipped.shipments[0]).not.toHaveProperty('code')
  expect(await stock(parts[0]!)).toEqual({ quantity: 3, reserved: 0, available: 3 })
  const seen = await app.call('getOrder', { id: order._id }, { token: buyer.token })
  const { code } = seen.sellerOrders[0]!.shipments[0]!
  expect(code).toMatch(/^\d{4}$/)
  const wrong = String((Number(code) + 1) % 10_000).padStart(4, '0')
  expect(await outcome(step(seller, id, 'deliver', { code: wrong }))).toBe('400 order.code')
  const delivered = await step(seller, id, 'deliver', { code: code! })
  expect(delivered).toMatchObject({ state: 'delivered', payment: { state: 'collected' } })
  await app.call('forwardClock', { forward: 8 * 86_400 })
  const done = await app.call('getOrder', { id: order._id }, { token: buyer.token })
  expect(done.sellerOrders[0]).toMatchObject({ state: 'completed', allowed: [] })
  expect(done.timeline.map(({ event, by }) => `${by} ${event}`)).toEqual([
    'buyer place',
    'seller accept',
    'seller pack',
    'seller ship',
    'seller deliver',
    'system complete',
  ])
  expect(await tradeFaults(world.db)).toEqual([])
})

test('a code that is wrong five times is no longer taken; a named receiver with a picture is', async ({
  world,
}) => {
  const { app, step } = world
  const { seller, buyer, id } = await ordered(world)
  await step(seller, id, 'accept')
  await step(seller, id, 'ship')
  const seen = await app.call('getDeliveries', {}, { token: buyer.token })
  const { code } = seen.shipments[0]!
  const wrong = code === '0000' ? '0001' : '0000'
  for (let i = 0; i < 4; i++)
    expect(await outcome(step(seller, id, 'deliver', { code: wrong }))).toBe('400 order.code')
  for (const each of [wrong, code!])
    expect(await outcome(step(seller, id, 'deliver', { code: each }))).toBe('429 order.code_tries')
  const without = step(seller, id, 'deliver', { receiver: 'Imran' })
  expect((await refusalOf(without)).fields).toHaveProperty('picture')
  const delivered = await app.call(
    'stepSellerOrder',
    { id, event: 'deliver', receiver: 'Imran' },
    {
      token: seller.token,
      files: { picture: await pictureFile('proof.jpg') },
      headers: { 'idempotency-key': `with a picture ${id}`.replaceAll(' ', '-') },
    },
  )
  expect(delivered).toMatchObject({ state: 'delivered' })
})

test('a code that could not be compared yet delivers nothing', async ({ world }) => {
  const { step } = world
  const { seller, id } = await ordered(world)
  await step(seller, id, 'accept')
  await step(seller, id, 'ship')
  for (let attempt = 1; attempt < mostDeliveryAttempts; attempt++) {
    await step(seller, id, 'fail', { reason: 'Closed' })
    const deliver = () => step(seller, id, 'deliver', { code: 'none' })
    const [, ...tried] = await Promise.allSettled([
      step(seller, id, 'redeliver'),
      ...[deliver(), deliver(), deliver()],
    ])
    expect(tried.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  }
  const failed = await step(seller, id, 'fail', { reason: 'Closed' })
  expect(failed.allowed).toEqual(['return-to-seller'])
  expect(await outcome(step(seller, id, 'redeliver'))).toBe('409 order.step')
})

test('listings come with one order alone, not with lists and stored replies', async ({ world }) => {
  const { app } = world
  const { seller, buyer, order, parts, id } = await ordered(world)
  const listingsIn = (sellerOrders: { lines: { listing: { _id: string } | null }[] }[]) =>
    sellerOrders.flatMap(({ lines }) => lines.map(({ listing }) => listing?._id ?? null))
  const [toBuyer, toSeller] = [{ token: buyer.token }, { token: seller.token }]
  const listed = await app.call('getOrders', {}, toBuyer)
  const queue = await app.call('getSellerOrders', {}, toSeller)
  for (const each of [order.sellerOrders, listed.orders[0]!.sellerOrders, queue.orders])
    expect(listingsIn(each)).toEqual([null, null])
  const whole = await app.call('getOrder', { id: order._id }, toBuyer)
  const sold = await app.call('getSellerOrder', { id }, toSeller)
  for (const each of [whole.sellerOrders, [sold]])
    expect(listingsIn(each)).toEqual(parts.map((part) => part.id))
})

test('part acceptance keeps what was asked, and releases the rest', async ({ world }) => {
  const { app, step, stock } = world
  const { seller, buyer, parts, order, id } = await ordered(world, [3, 2])
  const [first, second] = order.sellerOrders[0]!.lines
  const lines = [
    { _id: first!._id, quantity: 1 },
    { _id: second!._id, quantity: 0 },
  ]
  for (const bad of [
    lines.map((line) => ({ ...line, quantity: 0 })),
    [{ _id: first!._id, quantity: 4 }],
    [{ _id: noId, quantity: 1 }],
  ])
    expect(await outcome(step(seller, id, 'accept', { lines: JSON.stringify(bad) }))).toBe(
      '400 input.invalid',
    )
  const accepted = await step(seller, id, 'accept', { lines: JSON.stringify(lines) })
  expect(accepted).toMatchObject({
    ...{ state: 'accepted', total: 100 },
    lines: [
      { quantity: 1, ordered: 3 },
      { quantity: 0, ordered: 2 },
    ],
  })
  expect(await Promise.all(parts.map(stock))).toMatchObject([{ reserved: 1 }, { reserved: 0 }])
  expect(await app.call('getOrder', { id: order._id }, { token: buyer.token })).toMatchObject({
    total: 100,
  })
})

test('cancelling, rejecting and expiring release the stock and void the payment', async ({
  world,
}) => {
  const { app, step, stock } = world
  const ends = {
    cancelled: async ({ buyer, id }) => step(buyer, id, 'cancel'),
    rejected: async ({ seller, id }) => step(seller, id, 'reject', { reason: 'Sold in the shop' }),
    expired: async () => app.call('forwardClock', { forward: 25 * 3_600 }),
  } satisfies Record<string, (made: Awaited<ReturnType<typeof ordered>>) => Promise<unknown>>
  for (const [state, end] of Object.entries(ends)) {
    const made = await ordered(world)
    await end(made)
    const { sellerOrders, ...order } = await app.call(
      'getOrder',
      { id: made.order._id },
      { token: made.buyer.token },
    )
    expect(sellerOrders[0]).toMatchObject({ state, total: 0, payment: { state: 'voided' } })
    expect(order).toMatchObject({ total: 0, payment: { state: 'voided' } })
    expect(await stock(made.parts[0]!)).toMatchObject({ quantity: 5, reserved: 0 })
  }
  const made = await ordered(world)
  expect(await outcome(step(made.seller, made.id, 'reject'))).toBe('400 input.invalid')
})

test('after acceptance the buyer asks to cancel, and the seller agrees or goes on', async ({
  world,
}) => {
  const { step } = world
  const { seller, buyer, id } = await ordered(world)
  await step(seller, id, 'accept')
  expect(await outcome(step(seller, id, 'agree-cancel'))).toBe('409 order.step')
  expect((await step(buyer, id, 'request-cancel')).allowed).toEqual([])
  expect(await outcome(step(buyer, id, 'request-cancel'))).toBe('409 order.step')
  expect(await step(seller, id, 'agree-cancel')).toMatchObject({ state: 'cancelled' })
})

test('a failed delivery is tried again, confirmed by the buyer, or comes back', async ({
  world,
}) => {
  const { step, stock } = world
  const back = await ordered(world)
  await step(back.seller, back.id, 'accept')
  await step(back.seller, back.id, 'ship')
  expect(await outcome(step(back.seller, back.id, 'redeliver'))).toBe('409 order.step')
  await step(back.seller, back.id, 'fail', { reason: 'Nobody there' })
  await step(back.seller, back.id, 'redeliver')
  const failed = await step(back.seller, back.id, 'fail', { reason: 'Nobody there again' })
  expect(failed).toMatchObject({ state: 'shipped', allowed: ['redeliver', 'return-to-seller'] })
  const returned = await step(back.seller, back.id, 'return-to-seller')
  expect(returned).toMatchObject({ state: 'returned_to_seller', payment: { state: 'voided' } })
  expect(await stock(back.parts[0]!)).toEqual({ quantity: 5, reserved: 0, available: 5 })

  const taken = await ordered(world)
  await step(taken.seller, taken.id, 'accept')
  await step(taken.seller, taken.id, 'ship')
  await step(taken.seller, taken.id, 'fail', { reason: 'Closed' })
  expect(await step(taken.buyer, taken.id, 'confirm')).toMatchObject({ state: 'delivered' })
  expect(await tradeFaults(world.db)).toEqual([])
})

test('of two at once one wins, and the other is shown the order as it is', async ({ world }) => {
  const { step } = world
  const { seller, buyer, id } = await ordered(world)
  const outcomes = await Promise.allSettled([step(seller, id, 'accept'), step(buyer, id, 'cancel')])
  const lost = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
  expect(lost).toMatchObject([{ status: 409, code: 'order.step' }])
  const won = outcomes.find((each) => each.status === 'fulfilled')!
  expect(lost[0].order.state).toBe(won.status === 'fulfilled' && won.value.state)
})

test('nobody sees or steps what others bought or sold', async ({ world }) => {
  const { app, person, step } = world
  const { order, id } = await ordered(world)
  const [stranger, rival] = [await person(), await person('SELLER')]
  for (const other of [stranger, rival]) {
    const by = { token: other.token }
    expect(await outcome(app.call('getOrder', { id: order._id }, by))).toBe('404 order.not_found')
    for (const event of ['accept', 'cancel', 'confirm'] as const)
      expect(await outcome(step(other, id, event))).toBe('404 order.not_found')
    expect(await app.call('getDeliveries', {}, by)).toMatchObject({ total: 0 })
  }
  const by = { token: rival.token }
  expect(await outcome(app.call('getSellerOrder', { id }, by))).toBe('404 order.not_found')
  expect(await app.call('getSellerOrders', {}, by)).toMatchObject({ total: 0, orders: [] })
})

test('cash may be owed up to a limit over all open orders', async ({ world }) => {
  const { person, part, put, place, quote } = world
  const buyer = await person()
  const dear = await part({ price: 2_400, quantity: 9 })
  await put(buyer, dear, 2)
  await place(buyer)
  await put(buyer, dear, 1)
  expect(await quote(buyer)).toMatchObject({
    payments: ['card', 'bank_transfer'],
    problems: [{ problem: 'cash_limit' }],
  })
  expect(await outcome(place(buyer))).toBe('409 checkout.cash_limit')
})

test('a fee of delivery by emirate, free from an amount, is taxed as a line', async ({ world }) => {
  const { app, person, part, put, place, quote, register } = world
  const [seller, buyer] = [await person('SELLER'), await person()]
  await register(seller)
  const settings = {
    pickup: { on: true, hours: '08:00 to 20:00' },
    own: { on: true, fees: { Sharjah: 21 }, free_from: 300, hours: 'Same day' },
    courier: { on: false, fee: 0, days: 2 },
    ...{ answer_hours: 4, holidays: [] },
  }
  await app.call('setDeliverySettings', settings, { token: seller.token })
  const pads = await part({ sellerNo: seller.no, price: 100, quantity: 9 })
  await put(buyer, pads, 2)
  const sellerId = seller.id
  const deliveries = { [sellerId]: 'own' as const }
  expect(await quote(buyer, { deliveries })).toMatchObject({
    totals: { lines: 200, delivery: 21, total: 221 },
    problems: [{ seller: sellerId, problem: 'address_missing' }],
  })
  const address = {
    ...{ name: 'Workshop', emirate: 'Sharjah' as const },
    ...{ address: 'Industrial Area 5', phone: '0501234567' },
  }
  const elsewhere = { ...address, emirate: 'Fujairah' as const }
  expect(await quote(buyer, { deliveries, address: elsewhere })).toMatchObject({
    groups: [{ chosen: null, delivery: [{ method: 'pickup' }] }],
    problems: [{ problem: 'no_delivery' }],
  })
  const order = await place(buyer, { deliveries, address })
  expect(order).toMatchObject({
    ...{ total: 221, vat: 10.52, delivery_total: 21 },
    address: { phone: '+971501234567', emirate: 'Sharjah' },
  })
  await put(buyer, pads, 3)
  expect(await quote(buyer, { deliveries, address })).toMatchObject({ totals: { delivery: 0 } })
})

test('a stock list sets what is on hand, and undoes no reservation', async ({ world }) => {
  const { change, stock, step } = world
  const { seller, parts, id } = await ordered(world, [3])
  await change(parts[0]!.no, { quantity: 1 })
  expect(await stock(parts[0]!)).toEqual({ quantity: 1, reserved: 3, available: 0 })
  await change(parts[0]!.no, { quantity: 10 })
  expect(await stock(parts[0]!)).toEqual({ quantity: 10, reserved: 3, available: 7 })
  await step(seller, id, 'reject', { reason: 'Closed' })
  expect(await stock(parts[0]!)).toEqual({ quantity: 10, reserved: 0, available: 10 })
})

test('the bell tells the seller of an order, and the buyer of its steps', async ({ world }) => {
  const { app, step } = world
  const { seller, buyer, order, id } = await ordered(world)
  const bell = async (who: { token: string }) =>
    (await app.call('getNotifications', {}, { token: who.token })).notifications
  const number = order.sellerOrders[0]!.number
  expect(await bell(seller)).toMatchObject([
    { kind: 'order', status: 'placed', order: { number, seller_order: id, order: null } },
  ])
  expect(await bell(buyer)).toMatchObject([{ kind: 'order_status', status: 'placed', read: false }])
  await step(seller, id, 'accept')
  expect(await bell(buyer)).toMatchObject([
    { kind: 'order_status', status: 'accepted', order: { number, order: order._id } },
  ])
  await app.call('getOrder', { id: order._id }, { token: buyer.token })
  expect((await bell(buyer))[0]).toMatchObject({ read: true })
})

test('a buyer finds an order by the id of a seller order too; its seller does not', async ({
  world,
}) => {
  const { app, person, part, put, place } = world
  const { seller, buyer, order, id } = await ordered(world)
  const by = { token: buyer.token }
  const whole = await app.call('getOrder', { id: order._id }, by)
  expect(await app.call('getOrder', { id }, by)).toEqual(whole)
  for (const each of [await part({ price: 10 }), await part({ price: 10 })]) await put(buyer, each)
  const split = await place(buyer)
  for (const { _id } of split.sellerOrders)
    expect(await app.call('getOrder', { id: _id }, by)).toMatchObject({ _id: split._id })
  for (const other of [seller, await person()])
    expect(await outcome(app.call('getOrder', { id }, { token: other.token }))).toBe(
      '404 order.not_found',
    )
})

test('the check of the trade finds what was planted', async ({ world }) => {
  const { app, db, step } = world
  const { seller, parts, id } = await ordered(world)
  await step(seller, id, 'accept')
  const { pool } = app.database
  const planted = {
    [`update listing set reserved = reserved + 1 where no = ${parts[0]!.no}`]: 'what is reserved',
    [`update seller_order set state = 'packed' where id = '${id}'`]: 'is in the state of',
    [`update seller_order set payment_state = 'collected' where id = '${id}'`]: 'cash is collected',
    [`insert into shipment (id, seller_order_no, method, carrier, tracking, driver_phone, code)
      select gen_random_uuid(), no, 'pickup', '', '', '', '0000' from seller_order where id = '${id}'`]:
      'what left the shop',
    [`insert into order_event (seller_order_no, event, actor, from_state, to_state)
      select no, 'accept', 'buyer', 'accepted', 'accepted' from seller_order where id = '${id}'`]:
      'each event is a transition',
    [`update seller_order set answer_by = now() where id = '${id}'`]: 'deadlines stand only',
    [`update seller_order set place = 2 where id = '${id}'`]: 'are numbered from 1',
  }
  for (const [statement, rule] of Object.entries(planted)) {
    const client = await pool.connect()
    await client.query('begin')
    await client.query(statement)
    const found = await tradeFaults(drizzle(client))
    await client.query('rollback')
    client.release()
    expect([rule, found.map((fault) => fault.rule)]).toEqual([
      rule,
      expect.arrayContaining([expect.stringContaining(rule)]),
    ])
  }
  expect(await tradeFaults(db)).toEqual([])
})

test('rows of the timeline can’t be changed or removed', async ({ world }) => {
  await ordered(world)
  const { pool } = world.app.database
  for (const statement of [
    `update order_event set to_state = 'completed'`,
    `update order_event set actor = 'operator', reason = null`,
    'delete from order_event',
  ])
    await expect(pool.query(statement)).rejects.toThrow(/only added/)
})
