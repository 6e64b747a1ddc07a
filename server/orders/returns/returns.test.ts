import { expect } from 'vitest'
import { noId } from '../../testing/people-and-parts.ts'
import { pdfPages } from '../../testing/pdf-pages.ts'
import { pictureFile } from '../../testing/people.ts'
import { bearer } from '../../testing/principals.ts'
import { outcome } from '../../testing/refusal.ts'
import { returning } from '../../testing/returns.ts'
import { testIn } from '../../testing/world.ts'

const test = testIn(returning)

test('a return goes its way: asked for with a picture, approved, handed back, received, refunded', async ({
  world,
}) => {
  const { app, delivered, ask, take, stock, sound } = world
  const { seller, buyer, parts, id, order, lines } = await delivered()
  const [line] = lines
  const files = { files: { pictures: await pictureFile('broken.jpg', '#775577') } }
  const asked = await ask(
    buyer,
    { seller_order: id, lines: [{ _id: line!._id, quantity: 1 }] },
    files,
  )
  expect(asked).toMatchObject({
    ...{ state: 'requested', reason: 'wrong_part', note: 'For another car', refund: 99.99 },
    ...{ seller_order: id, delivery_fee: 0, allowed: ['withdraw'], documents: [] },
    lines: [{ _id: line!._id, sku: parts[0]!.sku, quantity: 1, price: 99.99, total: 99.99 }],
    timeline: [{ event: 'request', by: 'buyer' }],
  })
  const picture = (who: { token: string }) =>
    app.http.inject({ url: asked.pictures[0]!, headers: bearer(who.token) })
  expect((await picture(seller)).statusCode).toBe(200)
  expect((await picture(await world.person('SELLER'))).statusCode).toBe(404)

  const sellers = await app.call('getReturns', {}, { token: seller.token })
  expect(sellers.returns).toMatchObject([{ _id: asked._id, allowed: ['approve', 'decline'] }])
  await take(seller, asked._id, 'approve')
  await take(buyer, asked._id, 'hand-back')
  const before = (await stock(parts[0]!)).quantity
  await take(seller, asked._id, 'receive', { restock: true })
  expect((await stock(parts[0]!)).quantity).toBe(before + 1)
  const done = await take(seller, asked._id, 'refund')
  expect(done).toMatchObject({
    ...{ state: 'refunded', allowed: [], documents: [{ kind: 'credit_note' }] },
    timeline: [
      ...[{ event: 'request' }, { event: 'approve', by: 'seller' }],
      ...[{ event: 'hand-back', by: 'buyer' }, { event: 'receive' }, { event: 'refund' }],
    ],
  })
  expect(done.due).toBeUndefined()
  const shown = await app.call('getOrder', { id: order }, { token: buyer.token })
  expect(shown.sellerOrders[0]).toMatchObject({
    payment: { state: 'partly_refunded', refunded: 99.99 },
    documents: [{ kind: 'invoice' }, { kind: 'credit_note' }],
  })
  const { payments } = await app.call('getPayments', {}, { token: buyer.token })
  expect(payments).toMatchObject([{ state: 'partly_refunded', amount: 232.75, refunded: 99.99 }])
  await sound()
})

test('the credit note names the invoice, and is open to both sides alone', async ({ world }) => {
  const { app, delivered, ask, take, person } = world
  const { seller, buyer, id, lines } = await delivered()
  await app.database.pool.query(
    `update seller set vat_registration_no = '100123456700003' where no = $1`,
    [seller.no],
  )
  const asked = await ask(buyer, { seller_order: id, lines: [{ _id: lines[0]!._id, quantity: 1 }] })
  for (const event of ['approve', 'receive'] as const) await take(seller, asked._id, event)
  // The invoice was issued before the registration, and so has no tax; nor has its credit note.
  const { kind, number, url } = (await take(seller, asked._id, 'refund')).documents[0]!
  expect({ kind, number }).toEqual({ kind: 'credit_note', number: 'CN-000001' })
  const get = (who: { token: string }, format: string) =>
    app.http.inject({ url: `${url}?format=${format}`, headers: bearer(who.token) })
  expect((await get(await person('SELLER'), 'pdf')).statusCode).toBe(404)
  const [page] = await pdfPages((await get(buyer, 'pdf')).rawPayload)
  for (const phrase of ['Credit Note', 'CN-000001', 'Original invoice', 'IN-000001', '99.99'])
    expect(page).toContain(phrase)
  const xml = (await get(seller, 'xml')).body
  expect(xml).toContain(
    '<CreditNote xmlns="urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2"',
  )
  expect(xml).toMatch(
    /<cac:InvoiceDocumentReference><cbc:ID>IN-000001<.*<cbc:PayableAmount currencyID="AED">99\.99</,
  )
  expect(xml).toMatch(/<cbc:CreditNoteTypeCode>81<.*<cbc:CreditedQuantity unitCode="H87">1</)
})

test('all of an order by the fault of the seller refunds the delivery, too, and all commission is given back', async ({
  world,
}) => {
  const { app, delivered, ask, take, sound } = world
  const { seller, buyer, id, lines } = await delivered()
  const whole = lines.map(({ _id, quantity }) => ({ _id, quantity }))
  const first = await ask(buyer, {
    ...{ seller_order: id, lines: [{ _id: lines[0]!._id, quantity: 1 }] },
    reason: 'no_longer_needed',
    note: '',
  })
  const rest = {
    seller_order: id,
    lines: [{ ...whole[0]!, quantity: 1 }, whole[1]!],
    reason: 'damaged' as const,
  }
  // While the first may still be withdrawn, the second isn't the last.
  const early = await ask(buyer, rest)
  expect(early).toMatchObject({ delivery_fee: 0, refund: 107.76 })
  await take(buyer, early._id, 'withdraw')
  const settle = async (one: { _id: string }) => {
    for (const event of ['approve', 'receive', 'refund'] as const)
      await take(seller, one._id, event)
  }
  await settle(first)
  const second = await ask(buyer, rest)
  expect([first, second]).toMatchObject([
    { delivery_fee: 0, refund: 99.99 },
    { delivery_fee: 25, refund: 132.76 },
  ])
  await settle(second)
  const sold = await app.call('getPayments', {}, { token: seller.token })
  expect(sold.balance).toMatchObject({ available: 0, owed: 0 })
  const bought = await app.call('getPayments', {}, { token: buyer.token })
  expect(bought.payments).toMatchObject([{ state: 'refunded', amount: 232.75, refunded: 232.75 }])
  await sound()
})

test('no more comes back than was delivered, and nothing after the days for returns', async ({
  world,
}) => {
  const { delivered, ask, take, forward, sound } = world
  const { seller, buyer, id, lines } = await delivered()
  const one = { seller_order: id, lines: [{ _id: lines[1]!._id, quantity: 1 }] }
  const asked = await ask(buyer, one)
  expect(await outcome(ask(buyer, one))).toBe('409 return.quantity')
  await take(buyer, asked._id, 'withdraw')
  const again = await ask(buyer, one)
  await forward(8)
  // What nobody answered is approved, and the order isn't completed before the return is over.
  expect(await outcome(ask(buyer, { ...one, lines: [{ _id: lines[0]!._id, quantity: 1 }] }))).toBe(
    '409 return.window',
  )
  await take(seller, again._id, 'receive')
  await take(seller, again._id, 'refund')
  await forward(0)
  await sound()
})

test('bad input, strangers and steps that are not open are refused', async ({ world }) => {
  const { delivered, ask, take, person } = world
  const { seller, buyer, id, lines } = await delivered()
  const one = { seller_order: id, lines: [{ _id: lines[0]!._id, quantity: 1 }] }
  const [otherBuyer, otherSeller] = [await person(), await person('SELLER')]
  for (const stranger of [otherBuyer, otherSeller, seller])
    expect(await outcome(ask(stranger, one))).toBe('404 order.not_found')
  expect(await outcome(ask(buyer, { ...one, note: '' }))).toBe('400 input.invalid')
  expect(await outcome(ask(buyer, { ...one, lines: [{ _id: noId, quantity: 1 }] }))).toBe(
    '400 input.invalid',
  )
  // Two entries for a line count together.
  expect(
    await outcome(ask(buyer, { ...one, lines: [one.lines[0]!, ...Array(2).fill(one.lines[0])] })),
  ).toBe('409 return.quantity')
  const asked = await ask(buyer, one)
  for (const stranger of [otherBuyer, otherSeller])
    expect(await outcome(take(stranger, asked._id, 'withdraw'))).toBe('404 return.not_found')
  expect(await outcome(take(buyer, asked._id, 'approve'))).toBe('409 return.step')
  expect(await outcome(take(seller, asked._id, 'refund'))).toBe('409 return.step')
  expect(await outcome(take(seller, asked._id, 'decline'))).toBe('400 input.invalid')
})

test('an order says when it closes, but not while parts of it are being returned', async ({
  world,
}) => {
  const { app, delivered, ask, take } = world
  const { seller, buyer, id, lines } = await delivered()
  const closes = async () => {
    const { sellerOrders } = await app.call('getOrder', { id }, { token: buyer.token })
    const seen = await app.call('getSellerOrder', { id }, { token: seller.token })
    expect(seen.closes).toBe(sellerOrders[0]!.closes)
    return seen.closes
  }
  const before = await closes()
  expect(before).toEqual(expect.any(String))
  const asked = await ask(buyer, { seller_order: id, lines: [{ _id: lines[0]!._id, quantity: 1 }] })
  expect(await closes()).toBeUndefined()
  await take(buyer, asked._id, 'withdraw')
  expect(await closes()).toBe(before)
})

test('a replacement leaves the stock, where there is any', async ({ world }) => {
  const { app, delivered, ask, take, stock, sound } = world
  const { seller, buyer, parts, id, lines } = await delivered()
  const asked = await ask(buyer, {
    seller_order: id,
    lines: [{ _id: lines[0]!._id, quantity: 2 }],
  })
  await take(seller, asked._id, 'approve')
  await take(seller, asked._id, 'receive')
  await app.database.pool.query('update listing set quantity = 1 where no = $1', [parts[0]!.no])
  expect(await outcome(take(seller, asked._id, 'replace'))).toBe('409 return.no_stock')
  await app.database.pool.query('update listing set quantity = 2 where no = $1', [parts[0]!.no])
  expect(await take(seller, asked._id, 'replace')).toMatchObject({ state: 'replaced' })
  expect((await stock(parts[0]!)).quantity).toBe(0)
  // The replacement can be given back once more.
  expect(
    await ask(buyer, { seller_order: id, lines: [{ _id: lines[0]!._id, quantity: 2 }] }),
  ).toMatchObject({ state: 'requested' })
  await sound()
})

test('time approves, closes and disputes what is left lying', async ({ world }) => {
  const { app, delivered, ask, take, forward, sound } = world
  const { seller, buyer, id, lines } = await delivered()
  const [a, b, c] = [
    await ask(buyer, { seller_order: id, lines: [{ _id: lines[0]!._id, quantity: 1 }] }),
    await ask(buyer, { seller_order: id, lines: [{ _id: lines[0]!._id, quantity: 1 }] }),
    await ask(buyer, { seller_order: id, lines: [{ _id: lines[1]!._id, quantity: 1 }] }),
  ]
  const states = async () => {
    const { returns } = await app.call('getReturns', { seller_order: id }, { token: buyer.token })
    return [a, b, c].map(({ _id }) => returns.find((each) => each._id === _id)!.state)
  }
  await take(seller, b._id, 'decline', { reason: 'It was opened' })
  // Several at once: what one finds due another has done already.
  await Promise.all([forward(3.1), forward(0), forward(0)])
  expect(await states()).toEqual(['approved', 'declined', 'approved'])
  await take(buyer, a._id, 'hand-back')
  await forward(7.1)
  expect(await states()).toEqual(['disputed', 'closed', 'approved'])
  await forward(7.1)
  expect(await states()).toEqual(['disputed', 'closed', 'closed'])
  await take(buyer, a._id, 'withdraw')
  await forward(0.1)
  const order = await app.call('getOrder', { id }, { token: buyer.token })
  expect(order.sellerOrders[0]!.state).toBe('completed')
  await sound()
})

test('both sides are told under the bell and by mail', async ({ world }) => {
  const { app, delivered, ask, take } = world
  const { seller, buyer, id, order, lines } = await delivered()
  const subjects = async ({ email }: { email: string }) =>
    (await app.call('getOutbox', { to: email })).items
      .map(({ subject }) => subject.split(' | ')[0]!)
      .filter((subject) => subject.startsWith('Return'))
  const asked = await ask(buyer, {
    seller_order: id,
    lines: [{ _id: lines[0]!._id, quantity: 1 }],
  })
  const bell = async ({ token }: { token: string }) =>
    (await app.call('getNotifications', {}, { token })).notifications[0]
  expect(await bell(seller)).toMatchObject({
    ...{ kind: 'return', status: 'requested', order: { seller_order: id, order: null } },
  })
  await expect
    .poll(() => subjects(seller))
    .toEqual([`Return ${asked.number}: A customer asks to return parts`])
  await take(seller, asked._id, 'decline', { reason: 'It was opened' })
  expect(await bell(buyer)).toMatchObject({
    ...{ kind: 'return_status', status: 'declined', order: { seller_order: id, order } },
  })
  await expect
    .poll(() => subjects(buyer))
    .toEqual([`Return ${asked.number}: The seller has declined your return`])
})
