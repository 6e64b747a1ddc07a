import { expect, test as base } from 'vitest'
import { callbackLifeCycle } from '#contract/callback-status.ts'
import { callback as callbackReply } from '#contract/callbacks.ts'
import { credit as creditReply } from '#contract/credit.ts'
import { creditLifeCycle } from '#contract/credit-status.ts'
import { step } from '#contract/life-cycle.ts'
import { restorableDays } from '#contract/limits.ts'
import { listingLifeCycle, type ListingState } from '#contract/listing-status.ts'
import { sellerOrderLifeCycle } from '#contract/order-status.ts'
import { payoutLifeCycle } from '#contract/payout-status.ts'
import { payoutInList } from '#contract/payouts.ts'
import { sellerOrder as sellerOrderReply } from '#contract/orders.ts'
import { ownApplication } from '#contract/applications.ts'
import { transferRefund as transferRefundReply } from '#contract/bank-transfers.ts'
import { sellerLifeCycle } from '#contract/seller-status.ts'
import { ownListing } from '#contract/selling.ts'
import { transferRefundLifeCycle } from '#contract/transfer-status.ts'
import { callback } from './callbacks/callback.tables.ts'
import { seller } from './accounts/seller.tables.ts'
import { listing } from './catalog/listing.tables.ts'
import { insertListings } from './catalog/new-listings.ts'
import { moveListings } from './catalog/stock.store.ts'
import { sellerOrder } from './orders/order.tables.ts'
import { transferRefund } from './payments/buyer-transfers/buyer-transfer.tables.ts'
import { credit } from './payments/credit/credit.tables.ts'
import { payout } from './payments/payouts/payout.tables.ts'
import { ownDatabase } from './testing/database.ts'
import { makeSeller, newListing } from './testing/factories.ts'

const test = base.extend('database', () => ownDatabase('empty'))

const cycles = [
  // Of the states of a listing, sellers see what they chose, also while their company isn’t shown.
  { name: 'listing', cycle: listingLifeCycle, column: listing.status, hidden: ['withdrawn'] },
  { name: 'callback', cycle: callbackLifeCycle, column: callback.status, hidden: [] },
  { name: 'seller', cycle: sellerLifeCycle, column: seller.status, hidden: [] },
  { name: 'seller_order', cycle: sellerOrderLifeCycle, column: sellerOrder.state, hidden: [] },
  { name: 'payout', cycle: payoutLifeCycle, column: payout.state, hidden: [] },
  {
    ...{ name: 'transfer_refund', cycle: transferRefundLifeCycle, column: transferRefund.state },
    hidden: [],
  },
  { name: 'credit', cycle: creditLifeCycle, column: credit.state, hidden: [] },
]
const seen = {
  listing: ownListing.shape.status.options,
  callback: callbackReply.shape.status.options,
  seller: ownApplication.shape.status.options,
  seller_order: sellerOrderReply.shape.state.options,
  payout: payoutInList.shape.state.options,
  transfer_refund: transferRefundReply.shape.state.options,
  credit: creditReply.shape.state.options,
}

test.for(cycles)(
  'the table $name, its column and the contract have the same states',
  async ({ name, cycle, column, hidden }, { database }) => {
    const { rows } = await database.pool.query<{ states: string[]; start: string }>(
      `select coalesce(
           (select array_agg(enumlabel::text) from pg_enum where enumtypid = a.atttypid),
           (select array_agg(found[1]) from pg_constraint c,
              regexp_matches(pg_get_constraintdef(c.oid), '''([^'']+)''', 'g') found
            where c.conrelid = a.attrelid and c.contype = 'c' and c.conkey = array[a.attnum])
         ) states,
         (regexp_match(pg_get_expr(d.adbin, d.adrelid), '''([^'']+)'''))[1] start
       from pg_attribute a join pg_attrdef d on (d.adrelid, d.adnum) = (a.attrelid, a.attnum)
       where a.attrelid = $1::regclass and a.attname = $2`,
      [name, column.name],
    )
    const states = [...cycle.states].toSorted()
    expect(rows[0]).toEqual({ states: expect.any(Array), start: cycle.start })
    expect(rows[0]!.states.toSorted()).toEqual(states)
    expect(column.enumValues.toSorted()).toEqual(states)
    expect([...seen[name as keyof typeof seen], ...hidden].toSorted()).toEqual(states)
  },
)

test('statements on listings follow the table of transitions', async ({ database }) => {
  const { db, pool } = database
  const { no: sellerNo } = await makeSeller(db)
  await insertListings(db, [await newListing(db, { sellerNo })])
  const events = new Set(listingLifeCycle.transitions.map(({ event }) => event))
  const put = (status: string, days = 0) =>
    pool.query(
      `update listing set status = $1, status_before = 'paused',
         updated_at = now() - make_interval(days => $2)`,
      [status, days],
    )
  const now = async (): Promise<ListingState> =>
    (await pool.query('select status from listing')).rows[0].status
  for (const from of listingLifeCycle.states)
    for (const event of events) {
      await put(from)
      const moved = await moveListings(db, { sellerNo }, event)
      const { by } = listingLifeCycle.transitions.find((each) => each.event === event)!
      const expected = step(listingLifeCycle, from, { event, by, before: 'paused' })
      const to = 'refused' in expected ? from : expected.to
      expect([from, event, moved.length, await now()]).toEqual([
        ...[from, event, 'refused' in expected ? 0 : 1, to],
      ])
    }
  await put('removed', restorableDays + 1)
  expect(await moveListings(db, { sellerNo }, 'restore')).toEqual([])
})

test('a removed listing stores its former state', async ({ database }) => {
  const { db, pool } = database
  const { no: sellerNo } = await makeSeller(db)
  await insertListings(db, [await newListing(db, { sellerNo })])
  for (const event of ['pause', 'remove', 'restore'] as const)
    expect(await moveListings(db, { sellerNo }, event)).toHaveLength(1)
  const { rows } = await pool.query('select status, status_before from listing')
  expect(rows).toEqual([{ status: 'paused', status_before: null }])
})
