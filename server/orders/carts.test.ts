import { expect } from 'vitest'
import { lineQuantityRange, mostCarts } from '#contract/limits.ts'
import { noId } from '../testing/people-and-parts.ts'
import { outcome } from '../testing/refusal.ts'
import { trading } from '../testing/trade.ts'
import { testIn } from '../testing/world.ts'

const test = testIn(trading)

test('lines are grouped by seller, and show price and stock as they are now', async ({ world }) => {
  const { app, person, part, put, change, register } = world
  const buyer = await person()
  const pads = await part({ price: 120, quantity: 3 })
  await register({ no: pads.sellerNo })
  const disc = await part({ price: 80, quantity: 1, sellerNo: pads.sellerNo })
  const hose = await part({ price: 15, quantity: 9 })
  await put(buyer, pads, 2)
  await put(buyer, disc)
  await put(buyer, hose, 4)
  await change(pads.no, { price: 130 })
  await change(disc.no, { quantity: 0 })
  await change(hose.no, { status: 'paused' })
  const cart = await app.call('getCart', {}, { token: buyer.token })
  expect(cart).toMatchObject({ name: '', total: 340, vat: 16.19 })
  expect(cart.groups.map(({ lines, subtotal }) => [subtotal, lines.length])).toEqual([
    [340, 2],
    [0, 1],
  ])
  expect(cart.groups.flatMap(({ lines }) => lines)).toMatchObject([
    { sku: pads.sku, quantity: 2, price: 130, was: 120, problem: 'price_changed', available: 3 },
    { sku: disc.sku, problem: 'not_enough', available: 0 },
    { sku: hose.sku, problem: 'gone', total: 0, listing: null },
  ])
  // Setting the line again agrees to the new price.
  const agreed = await put(buyer, pads, 2)
  expect(agreed.groups[0]!.lines[0]).not.toHaveProperty('problem')
})

test('the VAT of a cart is the sum of that of its lines', async ({ world }) => {
  const { person, part, put, register } = world
  const [buyer, { no: sellerNo }] = [await person(), await person('SELLER')]
  await register({ no: sellerNo })
  // 0.11 × 5 ÷ 105 is 0.0052, which rounds to 0.01 on each line and in no other way.
  for (let i = 0; i < 3; i++) await put(buyer, await part({ sellerNo, price: 0.11 }))
  const cart = await put(buyer, await part({ sellerNo, price: 105 }))
  expect(cart).toMatchObject({ total: 105.33, vat: 5.03 })
})

test('a seller who isn’t registered charges no VAT, in the cart and in the order', async ({
  world,
}) => {
  const { app, person, part, put, place, register, step } = world
  const [buyer, seller] = [await person(), await person('SELLER')]
  const taxed = await part({ price: 105 })
  await register({ no: taxed.sellerNo })
  await put(buyer, taxed)
  const cart = await put(buyer, await part({ sellerNo: seller.no, price: 210 }))
  expect(cart).toMatchObject({ total: 315, vat: 5 })
  expect(cart.groups.map(({ lines }) => lines[0]!.vat)).toEqual([5, 0])
  const order = await place(buyer)
  expect(order).toMatchObject({ vat: 5, sellerOrders: [{ vat: 5 }, { vat: 0 }] })
  // Once there is an invoice, that says it.
  const { _id: id } = order.sellerOrders[1]!
  for (const event of ['accept', 'ship'] as const) await step(seller, id, event)
  await step(buyer, id, 'confirm')
  await register(seller)
  const { sellerOrders } = await app.call('getOrder', { id: order._id }, { token: buyer.token })
  expect(sellerOrders[1]).toMatchObject({ vat: 0, lines: [{ vat: 0 }] })
})

test('an own part, an unknown one and a foreign cart are refused', async ({ world }) => {
  const { app, person, part, put } = world
  const seller = await person('SELLER')
  const own = await part({ sellerNo: seller.no })
  expect(await outcome(put(seller, own))).toBe('400 cart.own')
  expect(await outcome(put(seller, { id: noId }))).toBe('404 listing.not_found')
  const [buyer, other] = [await person(), await person()]
  const { _id: id } = await app.call('createCart', { name: 'Prado' }, { token: buyer.token })
  const by = { token: other.token }
  expect(await outcome(app.call('getCart', { id }, by))).toBe('404 cart.not_found')
  expect(await outcome(app.call('removeCart', { cart: id }, by))).toBe('404 cart.not_found')
  const line = { cart: id, listing_id: own.id, quantity: 1 }
  expect(await outcome(app.call('setCartLine', line, by))).toBe('404 cart.not_found')
})

test('named carts: one of each name, a limited number, and lines move between them', async ({
  world,
}) => {
  const { app, person, part, put } = world
  const buyer = await person()
  const by = { token: buyer.token }
  const pads = await part()
  const disc = await part()
  await put(buyer, pads, 2)
  const from = await put(buyer, disc, 1)
  const job = await app.call('createCart', { name: 'Prado A 12345', vehicle: 'Prado 2015' }, by)
  expect(await app.call('createCart', { name: 'PRADO a 12345' }, by)).toMatchObject({
    _id: job._id,
  })
  await app.call('setCartLine', { cart: job._id, listing_id: pads.id, quantity: 3 }, by)
  const line = from.groups.flatMap(({ lines }) => lines).find(({ sku }) => sku === pads.sku)!
  const moved = await app.call(
    'moveCartLines',
    { from: from._id, to: job._id, lines: [line._id] },
    by,
  )
  expect(moved.from.groups.flatMap(({ lines }) => lines)).toMatchObject([{ sku: disc.sku }])
  expect(moved.to.groups.flatMap(({ lines }) => lines)).toMatchObject([
    { sku: pads.sku, quantity: 5 },
  ])

  const rename = (cart: string, name: string) => outcome(app.call('updateCart', { cart, name }, by))
  expect(await rename(from._id, 'Not the default one')).toBe('409 cart.name')
  expect(await rename(job._id, '')).toBe('400 input.invalid')
  expect(await rename(job._id, 'Prado B')).toBe('accepted')
  for (let i = 2; i < mostCarts; i++) await app.call('createCart', { name: `Job ${i}` }, by)
  expect(await outcome(app.call('createCart', { name: 'One too many' }, by))).toBe(
    '409 cart.too_many',
  )
  await app.call('removeCart', { cart: job._id }, by)
  await app.call('removeCart', { cart: from._id }, by)
  const { carts } = await app.call('getCarts', {}, by)
  expect(carts[0]).toMatchObject({ _id: from._id, name: '', lines: 0 })
  expect(carts.map(({ name }) => name)).not.toContain('Prado B')
})

test('a visitor’s lines join at login; again, they change nothing', async ({ world }) => {
  const { app, person, part, put } = world
  const buyer = await person('SELLER')
  const own = await part({ sellerNo: buyer.no })
  const [pads, disc, gone] = [await part(), await part(), await part()]
  await world.change(gone.no, { status: 'removed' })
  await put(buyer, pads, 2)
  const lines = [
    ...[pads, disc, own, gone].map(({ id }) => ({ listing_id: id, quantity: 1 })),
    { listing_id: noId, quantity: 1 },
  ]
  for (let i = 0; i < 2; i++) {
    const cart = await app.call('mergeCart', { lines }, { token: buyer.token })
    const found = cart.groups.flatMap((group) => group.lines)
    expect(found.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      [pads.sku, 2],
      [disc.sku, 1],
    ])
  }
})

test('a visitor’s cart shows today’s prices and stock, and what is gone', async ({ world }) => {
  const { app, part } = world
  const [pads, disc, gone] = [await part(), await part(), await part()]
  await world.change(gone.no, { status: 'removed' })
  const lines = [
    { listing_id: disc.id, quantity: 1, vehicle: 'Nissan Patrol 2014' },
    { listing_id: gone.id, quantity: 1 },
    { listing_id: noId, quantity: 1 },
    { listing_id: pads.id, quantity: 9_999 },
    { listing_id: disc.id, quantity: 5 },
  ]
  const cart = await app.call('previewCart', { lines })
  const found = cart.groups.flatMap((group) => group.lines)
  expect(found.map(({ _id, sku, quantity, problem }) => [_id, sku, quantity, problem])).toEqual([
    [disc.id, disc.sku, 1, undefined],
    [gone.id, gone.sku, 1, 'gone'],
    [pads.id, pads.sku, 9_999, 'not_enough'],
  ])
  expect(found[0]!.vehicle).toBe('Nissan Patrol 2014')
  expect(cart.total).toBe(found.reduce((sum, { total }) => sum + total, 0))
})

test('a part is added to what is in the cart, up to the most of a line', async ({ world }) => {
  const { app, person, part } = world
  const { token } = await person('BUYER')
  const { id: listing_id } = await part()
  const add = async (quantity: number) => {
    const cart = await app.call('setCartLine', { listing_id, quantity, add: true }, { token })
    return cart.groups[0]!.lines.map((line) => line.quantity)
  }
  expect(await add(2)).toEqual([2])
  expect(await add(3)).toEqual([5])
  expect(await add(lineQuantityRange.max)).toEqual([lineQuantityRange.max])
})
