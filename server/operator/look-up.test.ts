import { expect } from 'vitest'
import type { LookUpKind } from '#contract/operator-roles.ts'
import { sellerReference } from '#contract/money-kinds.ts'
import { joinAsOperator } from '../testing/operators.ts'
import { noId } from '../testing/people-and-parts.ts'
import { companyDetails, garageDetails } from '../testing/people.ts'
import { bearer } from '../testing/principals.ts'
import { requestOf } from '../testing/app.ts'
import { outcome } from '../testing/refusal.ts'
import { tradingByCard } from '../testing/cards.ts'
import { testIn } from '../testing/world.ts'

const IBAN = 'AE070331234567890123456'
const TRN = '100123456700003'

/** A delivered order of a garage from a company, and operators of each role. */
const test = testIn(async (atEnd) => {
  const world = await tradingByCard(atEnd, { env: { LIMIT_PER_ADDRESS: '1000' } })
  const { app, person, part, put, placeByCard, pay, step } = world
  const { pool } = app.database
  const [seller, buyer] = [await person('SELLER'), await person()]
  await pool.query('update seller set vat_registration_no = $2, iban = $3 where no = $1', [
    ...[seller.no, TRN, IBAN],
  ])
  const sold = await part({ sellerNo: seller.no, price: 100, quantity: 9 })
  await put(buyer, sold)
  const order = await placeByCard(buyer, { reference: 'DXB A 12345' })
  await pay(buyer, order._id)
  const [{ _id: id, number }] = order.sellerOrders as [(typeof order.sellerOrders)[number]]
  for (const event of ['accept', 'ship'] as const) await step(seller, id, event)
  const { documents } = await step(buyer, id, 'confirm')
  const owner = await joinAsOperator(app)
  const find = async (q: string, kind?: LookUpKind, by: { token: string } = owner) =>
    (await app.call('lookUp', { q, ...(kind && { kind }) }, { token: by.token })).groups
  return { ...world, seller, buyer, sold, order, part1: { id, number }, documents, owner, find }
})

test('an order, its part, payment and document are found by their numbers', async ({ world }) => {
  const { app, find, order, part1, documents, buyer, sold, seller } = world
  const ofOrder = { kind: 'order', items: [{ title: order.number, detail: 'كراج النور' }] }
  for (const q of [
    order.number,
    order.number.slice(1),
    ` ${part1.number.toLowerCase()}`,
    order._id,
  ])
    expect(await find(q)).toMatchObject([ofOrder])
  expect(await find(`${order.number}-2`)).toEqual([])
  const [document] = documents as [(typeof documents)[number]]
  expect(await find(document.number)).toMatchObject([
    { kind: 'document', items: [{ opens: { page: 'order', id: order._id } }], more: false },
  ])
  const { rows } = await app.database.pool.query<{ reference: string }>(
    'select provider_id reference from card_payment',
  )
  expect(await find(rows[0]!.reference)).toMatchObject([
    { kind: 'payment', items: [{ title: order.number, opens: { page: 'order', id: order._id } }] },
  ])
  expect(await find(sold.sku.toLowerCase().replaceAll('-', ' '))).toMatchObject([
    { kind: 'listing', items: [{ _id: sold.id, code: sold.sku, detail: 'Falcon Auto Parts' }] },
  ])
  expect(await find(sold.id, 'listing')).toHaveLength(1)
  expect([await find(buyer.id), await find(seller.id)]).toMatchObject([
    [{ kind: 'person', items: [{ _id: buyer.id }] }],
    [{ kind: 'company', items: [{ _id: seller.id }] }],
  ])
})

test('people and companies are found by address, phone, name, licence and numbers', async ({
  world,
}) => {
  const { find, buyer, seller } = world
  const phone = buyer.phone.replace('+971', '0')
  for (const q of [buyer.email.toUpperCase(), phone, `00971 ${phone.slice(1)}`])
    expect([q, await find(q, 'person')]).toMatchObject([q, [{ items: [{ _id: buyer.id }] }]])
  for (const q of ['كراج نور', 'ketbi sal', garageDetails.trade_license_no])
    expect([q, await find(q, 'person')]).toMatchObject([q, [{ items: [{ _id: buyer.id }] }]])
  const { company_name: name, trade_license_no: licence } = companyDetails
  const numbers = [TRN, 'AE07 0331 2345 6789 0123 456', sellerReference(seller.id)]
  for (const q of [seller.email, name, 'falc par', licence, ...numbers])
    expect([q, await find(q, 'company')]).toMatchObject([q, [{ items: [{ _id: seller.id }] }]])
  expect(await find('k', 'person')).toEqual([])
  expect(await find(`' | !x:* & (`)).toEqual([])
})

test('of many the first few are shown, the others page by page', async ({ world }) => {
  const { app, find, part, owner } = world
  const sku = '77001-PAGED'
  for (let i = 0; i < 7; i++) await part({ sku })
  const [first] = await find(sku)
  expect(first).toMatchObject({ kind: 'listing', more: true })
  expect(first!.items).toHaveLength(5)
  const [all] = await find(sku, 'listing')
  expect([all!.items.length, all!.more]).toEqual([7, false])
  const by = { token: owner.token }
  expect((await app.call('lookUp', { q: sku, kind: 'listing', page: 2 }, by)).groups).toEqual([])
})

test('each role finds and reads what it may', async ({ world }) => {
  const { app, find, order, buyer, seller, documents } = world
  const [support, finance] = [
    await joinAsOperator(app, 'support'),
    await joinAsOperator(app, 'finance'),
  ]
  expect(await find(buyer.email, undefined, support)).toMatchObject([{ kind: 'person' }])
  expect(await find(buyer.email, undefined, finance)).toEqual([])
  expect(await find(buyer.email, 'person', finance)).toEqual([])
  const read = (id: string, { token }: { token: string }) =>
    app.call('getAccount', { id }, { token })
  expect(await outcome(read(buyer.id, finance))).toBe('404 account.not_found')
  expect(await outcome(read(noId, support))).toBe('404 account.not_found')
  // Owners have a page of them.
  expect(await find(support.email)).toEqual([])
  expect(await outcome(read(support.user._id, support))).toBe('404 account.not_found')
  expect((await read(seller.id, finance)).activity).toBeNull()
  expect(await read(seller.id, support)).toMatchObject({
    ...{ role: 'SELLER', sold: 1, bought: 0, listings: 1, state: 'active' },
    company: { name: 'Falcon Auto Parts', taxNumber: TRN, iban: IBAN },
    activity: { sessions: 1, keys: [], tickets: [], reports: [], history: [] },
  })
  const input = { id: order._id }
  const ledger = ({ token }: { token: string }) =>
    outcome(app.call('getOrderLedger', input, { token }))
  expect([await ledger(support), await ledger(finance)]).toEqual(['403 auth.role', 'accepted'])
  const [document] = documents as [(typeof documents)[number]]
  const id = document.url.split('/').at(-1)!.split('?')[0]!
  for (const { token } of [support, finance]) {
    const request = requestOf('getDocument', { id, format: 'xml' })
    const reply = await app.http.inject({ ...request, headers: bearer(token) })
    expect([reply.statusCode, reply.body.includes(document.number)]).toEqual([200, true])
  }
})

test('an order is shown with all its parts and the books, without the code of its delivery', async ({
  world,
}) => {
  const { app, owner, order, part1, person, part, put, place, step } = world
  const by = { token: owner.token }
  const shown = await app.call('getOperatorOrder', { id: order._id }, by)
  expect(shown).toMatchObject({
    ...{ number: order.number, reference: 'DXB A 12345', buyer: { garage: 'كراج النور' } },
    sellerOrders: [{ number: part1.number, state: 'delivered', allowed: [] }],
  })
  expect(shown.sellerOrders[0]).toMatchObject({ closes: expect.any(String) })
  const ledger = await app.call('getOrderLedger', { id: order._id }, by)
  expect(ledger.payments).toMatchObject([{ state: 'captured', amount: 100 }])
  expect(ledger.postings.map(({ kind }) => kind)).toEqual(['captured', 'delivered'])
  for (const { entries } of ledger.postings)
    expect(entries.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(0)
  const [seller, buyer] = [await person('SELLER'), await person()]
  await put(buyer, await part({ sellerNo: seller.no, quantity: 2 }))
  const another = await place(buyer)
  for (const event of ['accept', 'ship'] as const)
    await step(seller, another.sellerOrders[0]!._id, event)
  const own = await app.call('getOrder', { id: another._id }, { token: buyer.token })
  expect(own.sellerOrders[0]!.shipments[0]).toHaveProperty('code')
  const seen = await app.call('getOperatorOrder', { id: another._id }, by)
  expect(seen.sellerOrders[0]!.shipments[0]).not.toHaveProperty('code')
  expect(await outcome(app.call('getOperatorOrder', { id: noId }, by))).toBe('404 order.not_found')
})

test('the account of a company is shown with every entry', async ({ world }) => {
  const { app, owner, seller } = world
  const own = await app.call('getPayments', {}, { token: seller.token })
  const by = { token: owner.token }
  const shown = await app.call('getSellerLedger', { id: seller.id }, by)
  expect(shown).toEqual({
    ...{ company: 'Falcon Auto Parts', balance: own.balance, entries: own.entries },
    total: own.total,
  })
  expect(shown.total).toBeGreaterThan(0)
  expect(await outcome(app.call('getSellerLedger', { id: noId }, by))).toBe('404 account.not_found')
})

test('every look is in the audit log with what was looked at, and not what was typed', async ({
  world,
}) => {
  const { app, owner, order, buyer, seller, find } = world
  const { pool } = app.database
  await pool.query('alter table audit_log disable trigger user')
  await pool.query('delete from audit_log')
  await pool.query('alter table audit_log enable trigger user')
  const by = { token: owner.token }
  await find(buyer.email)
  await find('nothing-is-called-so')
  await app.call('getAccount', { id: buyer.id }, by)
  await app.call('getOperatorOrder', { id: order._id }, by)
  await app.call('getOrderLedger', { id: order._id }, by)
  await app.call('getSellerLedger', { id: seller.id }, by)
  const { rows } = await pool.query<{ event: string; subject: string | null; facts: object }>(
    'select event, subject, facts from audit_log order by no',
  )
  expect(rows).toEqual([
    { event: 'lookup.searched', subject: null, facts: { kind: 'person', found: buyer.id } },
    { event: 'lookup.searched', subject: null, facts: { found: '' } },
    { event: 'account.read', subject: buyer.id, facts: {} },
    { event: 'order.read', subject: order._id, facts: {} },
    { event: 'ledger.read', subject: order._id, facts: {} },
    { event: 'ledger.read', subject: seller.id, facts: {} },
  ])
  expect(JSON.stringify(rows)).not.toContain(buyer.email)
})
