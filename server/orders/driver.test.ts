import { expect } from 'vitest'
import { defaultDelivery } from '#contract/delivery.ts'
import { newId } from '../platform/id.ts'
import { pictureFile } from '../testing/people.ts'
import { outcome } from '../testing/refusal.ts'
import { trading } from '../testing/trade.ts'
import { testIn } from '../testing/world.ts'

const test = testIn(trading)

type World = Awaited<ReturnType<typeof trading>>

const address = {
  name: 'Workshop',
  emirate: 'Sharjah' as const,
  address: 'Industrial Area 5, Street 12',
  phone: '+971501112233',
}

/** A seller's own driver is on the way to a buyer. */
async function onTheWay(world: World, price = 100) {
  const { app, person, part, put, place, step } = world
  const [seller, buyer] = [await person('SELLER'), await person()]
  const own = { on: true, fees: { Sharjah: 20 }, free_from: null, hours: '' }
  await app.call('setDeliverySettings', { ...defaultDelivery, own }, { token: seller.token })
  const parts = [
    await part({ sellerNo: seller.no, price, quantity: 5 }),
    await part({ sellerNo: seller.no, price, quantity: 5 }),
  ]
  for (const each of parts) await put(buyer, each, 2)
  const deliveries = { [seller.id]: 'own' as const }
  const order = await place(buyer, { deliveries, address, reference: 'PO 77', note: 'Ring twice' })
  const id = order.sellerOrders[0]!._id
  const [first] = order.sellerOrders[0]!.lines
  await step(seller, id, 'accept', { lines: [{ _id: first!._id, quantity: 0 }] })
  const shipped = await step(seller, id, 'ship')
  const code = async () => {
    const seen = await app.call('getOrder', { id: order._id }, { token: buyer.token })
    return seen.sellerOrders[0]!.shipments[0]!.code!
  }
  return { seller, buyer, order, id, parts, token: tokenIn(shipped), code }
}

function tokenIn({ shipments }: { shipments: { driver_url?: string | undefined }[] }): string {
  const url = new URL(shipments[0]!.driver_url!)
  expect(url.pathname).toBe('/driver')
  return url.searchParams.get('token')!
}

const wrongOf = (code: string) => (code === '0000' ? '0001' : '0000')

const deliver = (
  { app }: World,
  input: { token: string; code?: string; receiver?: string },
  { key = newId(), picture = false } = {},
) =>
  pictureOf(picture).then((files) =>
    app.call('deliverAsDriver', input, { headers: { 'idempotency-key': key }, ...files }),
  )

const pictureOf = async (wanted: boolean) =>
  wanted ? { files: { picture: await pictureFile('door.jpg') } } : {}

test('the link shows what is needed at the door, and nothing else of the order', async ({
  world,
}) => {
  const { order, parts, token } = await onTheWay(world)
  expect(await world.app.call('getDriverShipment', { token })).toEqual({
    state: 'on_the_way',
    handover: {
      number: `${order.number}-1`,
      receiver: { name: 'Imran Khan', phone: '+971501234567' },
      address: { name: 'Workshop', emirate: 'Sharjah', address: address.address },
      lines: [{ sku: parts[1]!.sku, partName: expect.any(String), quantity: 2 }],
      cash: 220,
    },
  })
})

test('only the seller sees the link, with the order alone, while the own driver is on the way', async ({
  world,
}) => {
  const { app, step } = world
  const { seller, buyer, order, id, token } = await onTheWay(world)
  const own = { token: seller.token }
  expect(tokenIn(await app.call('getSellerOrder', { id }, own))).toBe(token)
  const elsewhere = [
    await app.call('getOrder', { id: order._id }, { token: buyer.token }),
    await app.call('getDeliveries', {}, { token: buyer.token }),
    await app.call('getSellerOrders', {}, own),
    await step(seller, id, 'fail', { reason: 'Closed' }),
  ]
  expect(JSON.stringify(elsewhere)).not.toContain('driver_url')
})

test('a delivery by the code shows nothing but that it is done, and then nothing at all', async ({
  world,
}) => {
  const { app, stock } = world
  const { seller, id, parts, token, code } = await onTheWay(world)
  const input = { token, code: await code() }
  const key = newId()
  expect(await deliver(world, input, { key })).toEqual({ state: 'delivered' })
  expect(await deliver(world, input, { key })).toEqual({ state: 'delivered' })
  expect(await outcome(deliver(world, input))).toBe('409 order.step')
  expect(await app.call('getDriverShipment', { token })).toEqual({ state: 'delivered' })
  const sale = await app.call('getSellerOrder', { id }, { token: seller.token })
  expect(sale).toMatchObject({ state: 'delivered', payment: { state: 'collected' } })
  expect(sale.timeline.at(-1)).toMatchObject({ event: 'deliver', by: 'seller' })
  expect(await stock(parts[1]!)).toEqual({ quantity: 3, reserved: 0, available: 3 })
  await app.call('forwardClock', { forward: 8 * 86_400 })
  expect(await outcome(app.call('getDriverShipment', { token }))).toBe('404 driver.unknown')
})

test('the tries of a code are counted for driver and seller together', async ({ world }) => {
  const { step } = world
  const { seller, id, token, code } = await onTheWay(world)
  const right = await code()
  const wrong = wrongOf(right)
  for (let i = 0; i < 2; i++) {
    expect(await outcome(deliver(world, { token, code: wrong }))).toBe('400 order.code')
    expect(await outcome(step(seller, id, 'deliver', { code: wrong }))).toBe('400 order.code')
  }
  for (const each of [wrong, right])
    expect(await outcome(deliver(world, { token, code: each }))).toBe('429 order.code_tries')
  expect(await outcome(deliver(world, { token, receiver: 'Imran' }))).toBe('400 input.invalid')
  expect(await outcome(deliver(world, { token }, { picture: true }))).toBe('400 input.invalid')
  const handedOver = await deliver(world, { token, receiver: 'Imran' }, { picture: true })
  expect(handedOver).toEqual({ state: 'delivered' })
})

test('the picture of a driver is seen by seller and buyer only', async ({ world }) => {
  const { app, db, person } = world
  const { seller, buyer, token } = await onTheWay(world)
  await deliver(world, { token, receiver: 'Imran' }, { picture: true })
  const { rows } = await db.execute<{ id: string }>(
    `select id from stored_file where owner_no = ${seller.no} and field = 'picture'`,
  )
  const open = async (token?: string) => {
    const headers = token ? { authorization: `Bearer ${token}` } : {}
    const { statusCode } = await app.http.inject({ url: `/files/${rows[0]!.id}`, headers })
    return statusCode
  }
  expect([await open(seller.token), await open(buyer.token)]).toEqual([200, 200])
  expect([await open((await person()).token), await open()]).toEqual([404, 404])
})

test('a link that was tampered with, belongs to another shipment, or is old leads to nothing', async ({
  world,
}) => {
  const { app, step } = world
  const [one, other] = [await onTheWay(world), await onTheWay(world)]
  const [id, signature] = one.token.split('.') as [string, string]
  const [otherId, otherSignature] = other.token.split('.') as [string, string]
  const unknown = [
    ...[`${otherId}.${signature}`, `${id}.${otherSignature}`, `${newId()}.${signature}`],
    ...[id, `${id}.`, `${'-'.repeat(36)}.${signature}`, one.token.slice(0, -1), `${one.token}=`],
  ]
  for (const token of unknown) {
    expect(await outcome(app.call('getDriverShipment', { token }))).toBe('404 driver.unknown')
    const code = await one.code()
    expect(await outcome(deliver(world, { token, code }))).toBe('404 driver.unknown')
  }
  await step(one.seller, one.id, 'fail', { reason: 'Closed' })
  expect(await app.call('getDriverShipment', { token: one.token })).toEqual({ state: 'failed' })
  const again = tokenIn(await step(one.seller, one.id, 'redeliver'))
  expect(await outcome(app.call('getDriverShipment', { token: one.token }))).toBe(
    '404 driver.unknown',
  )
  expect(await app.call('getDriverShipment', { token: again })).toMatchObject({
    handover: { receiver: { name: 'Imran Khan' } },
  })
  await step(one.seller, one.id, 'fail', { reason: 'Closed' })
  await step(one.seller, one.id, 'return-to-seller')
  expect(await outcome(app.call('getDriverShipment', { token: again }))).toBe('404 driver.unknown')
})

test('a refusal shows the driver nothing of the order', async ({ world }) => {
  const { app, step } = world
  const { buyer, id, token, code } = await onTheWay(world)
  const right = await code()
  await step(buyer, id, 'confirm')
  const { body } = await app.http.inject({
    ...{ method: 'POST', url: '/api/driver/deliver' },
    headers: { 'idempotency-key': newId() },
    payload: { token, code: right },
  })
  expect(JSON.parse(body)).toEqual({
    ...{ code: 'order.step', message: expect.any(String) },
  })
})
