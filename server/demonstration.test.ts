import { expect, test } from 'vitest'
import { sellerOrderStates } from '#contract/order-status.ts'
import { contentOf, emptyDemo, loadDemo } from '#demo/load.ts'
import { demoGarageEmail, demoSellerEmail } from '#demo/sellers.ts'
import { tradeFaults } from './orders/trade-faults.store.ts'
import { comparePayments } from './payments/compare-payments.ts'
import { ledgerFaults } from './payments/ledger-faults.store.ts'
import { demoCards } from './platform/card-payments/demo-cards.ts'
import { ownDatabase } from './testing/database.ts'
import { makeSeller } from './testing/factories.ts'

const options = { count: 100, mediaDir: undefined, log: () => undefined }

test('the demonstration is never loaded into a production database', async () => {
  const { db, pool } = await ownDatabase('empty')
  await makeSeller(db)
  await expect(loadDemo(db, options)).rejects.toThrow('DEMO=off')
  expect((await pool.query('select 1 from listing')).rowCount).toBe(0)
})

test('loading it again only renews the age of the newest listings', async () => {
  const { db, pool } = await ownDatabase('demo')
  await pool.query(`update listing set created_at = created_at - interval '30 days'`)
  const count = async () => (await pool.query('select count(*)::int n from listing')).rows[0].n
  const before = await count()
  await loadDemo(db, options)
  expect(await count()).toBe(before)
  const fresh = await pool.query(
    `select 1 from listing where created_at > now() - interval '48 hours'`,
  )
  expect(fresh.rowCount).toBeGreaterThan(0)
})

test('it is emptied and loaded anew as a whole', async () => {
  const { db, pool } = await ownDatabase('demo')
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  )
  const filled = async () => {
    const tables: string[] = []
    for (const { name } of rows)
      if ((await pool.query(`select 1 from "${name}" limit 1`)).rowCount) tables.push(name)
    return tables
  }
  await db.transaction(emptyDemo)
  const reference = ['category', 'make', 'model', 'part_type', 'sub_category']
  expect(await filled()).toEqual(['change', ...reference].toSorted())
  await loadDemo(db, options)
  expect(await contentOf(db)).toBe('demonstration')
})

test('the orders of the demonstration hold the rules of the trade, in all states', async () => {
  const { db, pool } = await ownDatabase('demo')
  expect([...(await tradeFaults(db)), ...(await ledgerFaults(db))]).toEqual([])
  const cards = demoCards({ db, origin: '' })
  expect(await comparePayments({ cards, db, log: () => undefined })).toBe(0)
  const { rows } = await pool.query<{ state: string; n: number }>(
    'select state, count(*)::int n from seller_order group by state',
  )
  // Of the small marketplace here, few expire; by the date it may be none.
  const usual = sellerOrderStates.filter((state) => state !== 'expired')
  expect(rows.map(({ state }) => state)).toEqual(expect.arrayContaining(usual))
  const settings = await pool.query(
    'select 1 from seller where no not in (select seller_no from delivery_setting)',
  )
  expect(settings.rowCount).toBe(0)
  const oversold = await pool.query('select 1 from listing where reserved > 0 and available < 1')
  expect(oversold.rowCount).toBe(0)
  const returns = await pool.query<{ state: string }>('select distinct state from return_request')
  expect(returns.rows.map(({ state }) => state)).toEqual(
    expect.arrayContaining(['requested', 'approved', 'refunded']),
  )
})

test('the demonstration has orders on credit, of which something is overdue', async () => {
  const { pool } = await ownDatabase('demo')
  const { rowCount } = await pool.query(
    'select from credit_order where open_fils > 0 and due_on < current_date',
  )
  expect(rowCount).toBeGreaterThan(0)
})

test('the demonstration has payouts that were paid, failed and wait for approval', async () => {
  const { pool } = await ownDatabase('demo')
  const { rows } = await pool.query<{ state: string }>(
    'select distinct state from payout order by 1',
  )
  expect(rows.map(({ state }) => state)).toEqual(expect.arrayContaining(['failed', 'open', 'paid']))
})

test('the demo logins have orders to act on, and the garage a cart', async () => {
  const { pool } = await ownDatabase('demo')
  const statesOf = async (side: string, email: string) => {
    const { rows } = await pool.query<{ state: string; n: number }>(
      `select s.state, count(*)::int n from seller_order s
       join "order" o on o.no = s.order_no join "user" u on u.no = ${side}
       where u.email = $1 and (s.answer_by is null or s.answer_by > now()) group by s.state`,
      [email],
    )
    return Object.fromEntries(rows.map(({ state, n }) => [state, n]))
  }
  for (const states of [
    await statesOf('s.seller_no', demoSellerEmail),
    await statesOf('o.buyer_no', demoGarageEmail),
  ]) {
    expect(states.placed).toBeGreaterThanOrEqual(3)
    for (const state of ['accepted', 'packed', 'shipped', 'delivered'])
      expect(states[state], state).toBeGreaterThan(0)
  }
  const { rowCount } = await pool.query(
    `select 1 from cart_line join cart c on c.id = cart_id join "user" u on u.no = c.user_no
     where u.email = $1`,
    [demoGarageEmail],
  )
  expect(rowCount).toBe(2)
})
