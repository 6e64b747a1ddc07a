import { expect } from 'vitest'
import { spanOfUaeMonth, uaeMonth } from '../platform/uae-day.ts'
import { newId } from '../platform/id.ts'
import { joinAsOperator } from '../testing/operators.ts'
import { noId } from '../testing/people-and-parts.ts'
import { outcome } from '../testing/refusal.ts'
import { trading } from '../testing/trade.ts'
import { testIn } from '../testing/world.ts'
import { bearer } from '../testing/principals.ts'
import { requestOf } from '../testing/app.ts'
import { issueCommissionInvoices } from './commission-invoices.ts'
import { ledgerFaults } from './ledger-faults.store.ts'
import { demoOperator } from './operator.ts'

const test = testIn(async (atEnd) => {
  const env = {
    ...{ OPERATOR_TRN: '100000000000003', OPERATOR_IBAN: 'AE07 0331 2345 6789 0123 456' },
    OPERATOR_BANK: 'Bank of Tests',
  }
  const world = await trading(atEnd, { env })
  const { app, db, person, part, put, place, step } = world
  type Person = Awaited<ReturnType<typeof person>>

  /** A seller order of these prices, up to the delivery. */
  const delivered = async (seller: Person, buyer: Person, prices: number[]) => {
    for (const price of prices)
      await put(buyer, await part({ sellerNo: seller.no, price, quantity: 9 }))
    const order = await place(buyer)
    const [{ _id: id, number }] = order.sellerOrders as [(typeof order.sellerOrders)[number]]
    for (const event of ['accept', 'ship'] as const) await step(seller, id, event)
    const sellerOrder = await step(buyer, id, 'confirm')
    return { id, number, documents: sellerOrder.documents, order: order._id }
  }
  const sales = (seller: Person, input = {}) =>
    app.call('getPayments', input, { token: seller.token })
  const file = async (
    by: { token: string },
    name: 'getPaymentStatement' | 'getDocument',
    input: object,
  ) =>
    (await app.http.inject({ ...requestOf(name, input as never), headers: bearer(by.token) })).body
  return { ...world, db, delivered, sales, file }
})

test('a delivery charges the commission that was agreed at placing, and issues the invoice', async ({
  world,
}) => {
  const { app, db, person, delivered, sales } = world
  const [seller, buyer] = [await person('SELLER'), await person()]
  const sold = await delivered(seller, buyer, [100, 3.33])
  expect(sold.documents).toMatchObject([{ kind: 'invoice', number: 'IN-000001' }])
  const books = await sales(seller)
  expect(books).toMatchObject({
    ...{ side: 'sales', total: 2, pages: 1, collected: 103.33, documents: [] },
    // 8 % of 100 and of 3.33, and 5 % of that.
    balance: { open: 0, available: 0, in_payout: 0, owed: 8.68 },
  })
  expect(books.entries).toMatchObject([
    { kind: 'commission_vat', amount: -0.41, number: sold.number, seller_order: sold.id },
    { kind: 'commission', amount: -8.27, number: sold.number, seller_order: sold.id },
  ])
  const { payments, owed } = await app.call('getPayments', {}, { token: buyer.token })
  expect(owed).toBe(0)
  expect(payments).toMatchObject([
    {
      ...{ _id: sold.id, order: sold.order, number: sold.number, state: 'collected' },
      ...{ amount: 103.33, method: 'cash_on_delivery', documents: sold.documents },
    },
  ])
  expect(await ledgerFaults(db)).toEqual([])
})

test('what is open is owed by the buyer, and what was cancelled costs nothing', async ({
  world,
}) => {
  const { app, person, part, put, place, step } = world
  const buyer = await person()
  await put(buyer, await part({ price: 50, quantity: 2 }), 2)
  await put(buyer, await part({ price: 7 }))
  const order = await place(buyer)
  const payments = () => app.call('getPayments', {}, { token: buyer.token })
  expect(await payments()).toMatchObject({ owed: 107, total: 2 })
  await step(buyer, order.sellerOrders[0]!._id, 'cancel')
  const after = await payments()
  expect(after.owed).toBe(order.sellerOrders[1]!.total)
  expect(after.payments).toMatchObject([
    { state: 'voided', amount: 0, documents: [] },
    { state: 'due', documents: [] },
  ])
})

test('rates of seller and category go before the usual one, and are those of the day of placing', async ({
  world,
}) => {
  const { app, db, person, part, put, place, step, sales } = world
  const [seller, buyer] = [await person('SELLER'), await person()]
  const { pool } = app.database
  const sold = await part({ sellerNo: seller.no, price: 100, quantity: 9 })
  const rate = (sellerNo: number | null, of: 'category' | 'all', rate: number | null) =>
    pool.query(
      `insert into commission_rate (seller_no, category_no, rate)
       values ($1, (select category_no from listing where no = $2 and $3), $4)`,
      [sellerNo, sold.no, of === 'category', rate],
    )
  await rate(null, 'category', 700)
  await rate(seller.no, 'all', 600)
  await rate(seller.no, 'category', 500)
  await put(buyer, sold)
  const order = await place(buyer)
  await rate(seller.no, 'category', 9000)
  const id = order.sellerOrders[0]!._id
  for (const event of ['accept', 'ship'] as const) await step(seller, id, event)
  await step(buyer, id, 'confirm')
  expect(await sales(seller)).toMatchObject({ balance: { owed: 5.25 } })
  await rate(null, 'category', null)
  expect(await ledgerFaults(db)).toEqual([])
})

test('invoices are numbered by issuer and kind, and say what was so when they were issued', async ({
  world,
}) => {
  const { app, db, person, delivered, register } = world
  const [first, second, buyer] = [await person('SELLER'), await person('SELLER'), await person()]
  const numbers = []
  for (const seller of [first, first, second])
    numbers.push((await delivered(seller, buyer, [21])).documents[0]!.number)
  await register(first, '100123456700003')
  const taxed = await delivered(first, buyer, [21])
  expect(numbers).toEqual(['IN-000001', 'IN-000002', 'IN-000001'])
  expect(taxed.documents).toMatchObject([{ kind: 'tax_invoice', number: 'TI-000001' }])
  await app.database.pool.query(`update seller set company_name = 'Another name' where no = $1`, [
    first.no,
  ])
  const { rows } = await app.database.pool.query(
    `select data from tax_document where kind = 'tax_invoice' and issuer_no = $1`,
    [first.no],
  )
  expect(rows[0].data).toMatchObject({
    ...{ subject: taxed.number, totalFils: 2_100, vatFils: 100, netFils: 2_000 },
    issuer: { trn: '100123456700003' },
    lines: [{ quantity: 1, unitFils: 2_100, vatFils: 100 }],
  })
  expect(rows[0].data.issuer.name).not.toBe('Another name')
  expect(await ledgerFaults(db)).toEqual([])
})

test('with many deliveries of one seller at once, numbers have no gaps and balances follow', async ({
  world,
}) => {
  const { app, db, person, part, put, place, step, sales } = world
  const [seller, buyer] = [await person('SELLER'), await person()]
  const sold = await part({ sellerNo: seller.no, price: 10, quantity: 100 })
  const ids: string[] = []
  for (let made = 0; made < 12; made++) {
    await put(buyer, sold)
    const order = await place(buyer)
    const id = order.sellerOrders[0]!._id
    for (const event of ['accept', 'ship'] as const) await step(seller, id, event)
    ids.push(id)
  }
  // One in three transactions is cut off just before its end.
  await app.database.pool.query(`
    create function cut_off() returns trigger language plpgsql as $$
    begin
      if (select no % 3 = 0 from seller_order where no = new.seller_order_no) then
        raise exception 'cut off';
      end if;
      return null;
    end $$;
    create constraint trigger cut_off after insert on tax_document
      deferrable initially deferred for each row execute function cut_off()`)
  const outcomes = await Promise.allSettled(ids.map((id) => step(buyer, id, 'confirm')))
  const done = outcomes.filter(({ status }) => status === 'fulfilled').length
  await app.database.pool.query('drop trigger cut_off on tax_document')
  expect(done).toBe(8)
  expect(await ledgerFaults(db)).toEqual([])
  const books = await sales(seller)
  expect(books.total).toBe(2 * done)
  expect(books.balance!.owed).toBeCloseTo(0.84 * done)
  const { rows } = await app.database.pool.query(
    'select sequence from tax_document where issuer_no = $1 order by 1',
    [seller.no],
  )
  expect(rows.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})

test('nobody changes the books, and no posting is out of balance', async ({ world }) => {
  const { app, person, delivered } = world
  await delivered(await person('SELLER'), await person(), [10])
  const { pool } = app.database
  for (const statement of [
    'update ledger_entry set amount_fils = 1',
    'delete from ledger_entry',
    'update ledger_posting set at = now()',
    'delete from ledger_posting',
    `update tax_document set data = '{}'`,
    'delete from tax_document',
  ])
    await expect(pool.query(statement), statement).rejects.toThrow(/only added/)
  const unbalanced = `with posting as (
    insert into ledger_posting (kind, reference) values ('settled', 'X') returning no)
    insert into ledger_entry (posting_no, account, kind, amount_fils)
    select no, 'bank', 'payout', unnest(array[5, -4]) from posting`
  await expect(pool.query(unbalanced)).rejects.toThrow(/2 entries that sum to 1/)
  const empty = `insert into ledger_posting (kind, reference) values ('settled', 'X')`
  await expect(pool.query(empty)).rejects.toThrow(/0 entries/)
})

test('a seller that owes is found, and what they transfer is recorded once', async ({ world }) => {
  const { app, db, person, delivered, sales } = world
  const seller = await person('SELLER')
  await delivered(seller, await person(), [100])
  const { email, phone } = seller.user
  const reference = `GH${seller.id.slice(0, 8).toUpperCase()}`
  const bank = { name: 'Ghiyar', iban: 'AE070331234567890123456', bank: 'Bank of Tests' }
  expect((await sales(seller)).transfer).toEqual({ reference, account: bank })
  const finance = await joinAsOperator(app, 'finance')
  const by = { token: finance.token }
  const found = async (q: string) => (await app.call('findOwingSellers', { q }, by)).sellers
  const shown = { _id: seller.id, email, phone, reference, owed: 8.4, balance: -8.4 }
  for (const q of [email.toUpperCase(), phone, phone.replace('+971', '0'), reference.toLowerCase()])
    expect(await found(q), q).toMatchObject([shown])
  for (const q of ['falcon', 'FAL', 'alco'])
    expect(await found(q), q).toContainEqual(expect.objectContaining(shown))
  for (const q of ['%', 'no@example.com', 'GH00000000', '+971500000000'])
    expect(await found(q), q).toEqual([])

  const key = { 'idempotency-key': newId() }
  const record = (
    input: object,
    headers: Record<string, string> = { 'idempotency-key': newId() },
  ) =>
    outcome(
      app.call(
        'recordTransfer',
        { seller: seller.id, amount: '8.40', reference: 'FT26330-1', ...input },
        { ...by, headers },
      ),
    )
  for (const amount of ['', '0', '-5', '1e3', '8.405', 8.405, 'eight', '99999999999'])
    expect(await record({ amount }), String(amount)).toBe('400 input.invalid')
  for (const bad of ['=cmd()', 'FT', 'F'.repeat(61)])
    expect(await record({ reference: bad }), bad).toBe('400 input.invalid')
  expect(await record({ seller: noId })).toBe('404 seller.not_found')
  // Twice in a moment, and once more from the history of the browser.
  const twice = await Promise.all([record({}, key), record({}, key)])
  expect(twice.filter((each) => each === 'accepted')).not.toEqual([])
  expect(await record({}, key)).toBe('accepted')
  expect(await record({})).toBe('409 transfer.recorded')
  const books = await sales(seller)
  expect(books).toMatchObject({ total: 3, balance: { owed: 0, available: 0 } })
  expect(books.transfer).toBeUndefined()
  expect(books.entries![0]).toMatchObject({ kind: 'payout', amount: 8.4, number: 'FT26330-1' })
  expect((await app.call('getTransfers', {}, by)).items[0]).toMatchObject({
    ...{ amount: 8.4, reference: 'FT26330-1', seller: 'Falcon Auto Parts' },
  })
  await app.database.pool.query(`update session set factor_at = now() - interval '11 minutes'`)
  expect(await record({ reference: 'FT26330-2' })).toBe('403 factor.recent')
  const { rows } = await app.database.pool.query<{ event: string }>(
    `select distinct event from audit_log where event like 'transfer%' order by 1`,
  )
  expect(rows.map(({ event }) => event)).toEqual([
    ...['transfer.listed', 'transfer.recorded', 'transfer.searched'],
  ])
  expect(await ledgerFaults(db)).toEqual([])
})

test('a statement has the month of the UAE, earliest first; of a buyer what was paid', async ({
  world,
}) => {
  const { person, delivered, file } = world
  const [seller, buyer] = [await person('SELLER'), await person()]
  const { number } = await delivered(seller, buyer, [100])
  const month = uaeMonth(new Date())
  const lines = async (by: { token: string }, input: object) =>
    (await file(by, 'getPaymentStatement', input)).replace('\ufeff', '').split('\r\n')
  const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/)
  const cells = (await lines(seller, { month })).map((line) => line.split(','))
  expect(cells).toEqual([
    ['date', 'kind', 'number', 'amount'],
    [day, 'commission', number, '-8.00'],
    [day, 'commission_vat', number, '-0.40'],
    [''],
  ])
  expect((await lines(buyer, { month }))[1]).toMatch(
    new RegExp(`^${month}-\\d\\d,payment,${number},-100\\.00$`),
  )
  expect(await lines(seller, { month: '2020-01' })).toEqual(['date,kind,number,amount', ''])
  expect(await file(seller, 'getPaymentStatement', { month, format: 'pdf' })).toMatch(/^%PDF/)
})

test('sellers see their sales or their purchases, and nobody sees those of others', async ({
  world,
}) => {
  const { app, person, delivered, sales, file } = world
  const [seller, other, buyer] = [await person('SELLER'), await person('SELLER'), await person()]
  const { documents } = await delivered(seller, buyer, [10])
  expect(await sales(other)).toMatchObject({ total: 0, entries: [], balance: { owed: 0 } })
  expect(await sales(seller, { side: 'purchases' })).toMatchObject({ side: 'purchases', total: 0 })
  expect(await sales(buyer, { side: 'sales' })).toMatchObject({ side: 'purchases', total: 1 })
  const id = documents[0]!.url.split('/').at(-1)!
  for (const format of ['pdf', 'xml'] as const) {
    const call = (by: { token: string }, asked = id) =>
      app.call('getDocument', { id: asked, format }, { token: by.token })
    expect(await outcome(call(other))).toBe('404 document.not_found')
    expect(await outcome(call(buyer, noId))).toBe('404 document.not_found')
    for (const party of [seller, buyer])
      expect(await file(party, 'getDocument', { id, format })).toMatch(/^(%PDF|<\?xml)/)
  }
})

test('the commission of a month that is over is invoiced once, in one sequence', async ({
  world,
}) => {
  const { app, db, person, delivered, sales } = world
  const sellers = [await person('SELLER'), await person('SELLER')]
  for (const seller of sellers) await delivered(seller, await person(), [100])
  const { to: nextMonth } = spanOfUaeMonth(uaeMonth(new Date()))
  const issue = () =>
    issueCommissionInvoices(
      { db, issuer: demoOperator, log: (message, error) => expect.fail(`${message}: ${error}`) },
      nextMonth,
    )
  await Promise.all([issue(), issue()])
  await issue()
  const numbers = []
  for (const seller of sellers) {
    const { documents } = await sales(seller)
    expect(documents).toMatchObject([{ kind: 'commission_invoice', total: 8.4 }])
    numbers.push(documents[0]!.number)
  }
  const { rows } = await app.database.pool.query(
    `select count(*)::int count, max(sequence) last from tax_document where kind = 'commission_invoice'`,
  )
  expect(rows[0].count).toBe(rows[0].last)
  expect(new Set(numbers).size).toBe(2)
  expect(await ledgerFaults(db)).toEqual([])
})

// Last, as the books are broken afterwards.
test('planted faults of the books are found', async ({ world }) => {
  const { app, db, person, delivered } = world
  const sold = await delivered(await person('SELLER'), await person(), [10])
  const { pool } = app.database
  await pool.query(`set session_replication_role = replica;
    update ledger_entry set amount_fils = amount_fils + 1 where account = 'commission';
    update ledger_entry set balance_fils = balance_fils + 1 where account = 'seller' and kind = 'commission_vat';
    update document_counter set last = last + 1;
    update seller_order set state = 'cancelled', payment_state = 'voided' where id = '${sold.id}';
    set session_replication_role = origin`)
  expect([...new Set((await ledgerFaults(db)).map(({ rule }) => rule))]).toEqual([
    'every posting has entries that sum to zero',
    'an entry carries the balance of its account, and its place',
    'what was delivered was charged, by the rates of its lines',
    'invoices are numbered without gaps, as their counters say',
    'what was delivered has its invoice',
  ])
})
