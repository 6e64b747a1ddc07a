import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { skuKey } from '#contract/part-number.ts'
import { newId } from '../platform/id.ts'
import { password } from '../testing/people.ts'
import { trading } from '../testing/trade.ts'
import { testIn } from '../testing/world.ts'
import { rateAnswers } from './unresponsive.store.ts'

const test = testIn(trading)

type World = Awaited<ReturnType<typeof trading>>

async function ordered(world: World) {
  const [seller, buyer] = [await world.person('SELLER'), await world.person()]
  await world.put(buyer, await world.part({ sellerNo: seller.no }))
  return { seller, buyer, id: (await world.place(buyer)).sellerOrders[0]!._id }
}

test('one order that can’t expire keeps no other from it, and is tried again', async ({
  world,
}) => {
  const { app } = world
  const [stuck, usual] = [await ordered(world), await ordered(world)]
  const { pool } = app.database
  await pool.query(`create function refuse_expiry() returns trigger language plpgsql as
    $$ begin raise exception 'not now'; end $$`)
  await pool.query(`create trigger refuse_expiry before update on seller_order for each row
    when (new.state = 'expired' and new.id = '${stuck.id}') execute function refuse_expiry()`)
  const stateOf = async ({ id, seller }: typeof stuck) =>
    (await app.call('getSellerOrder', { id }, { token: seller.token })).state
  await app.call('forwardClock', { forward: 25 * 3_600 })
  expect([await stateOf(stuck), await stateOf(usual)]).toEqual(['placed', 'expired'])
  await pool.query('drop function refuse_expiry cascade')
  await app.call('forwardClock', { forward: 0 })
  expect(await stateOf(stuck)).toBe('expired')
})

test('what a leaving seller would have sold expires, what the seller bought does not', async ({
  world,
}) => {
  const { app, person, part, put, place } = world
  const { seller, buyer, id } = await ordered(world)
  const other = await person('SELLER')
  await put(seller, await part({ sellerNo: other.no }))
  const bought = await place(seller)
  await app.call('closeAccount', { password }, { token: seller.token })
  const stateOf = async (token: string, order: string) =>
    (await app.call('getOrder', { id: order }, { token })).sellerOrders[0]!.state
  const { orders } = await app.call('getOrders', {}, { token: buyer.token })
  expect(orders[0]!.sellerOrders).toMatchObject([{ _id: id, state: 'expired' }])
  expect(await stateOf(seller.token, bought._id)).toBe('placed')
})

test('offers of a seller who lets orders expire come after those of others, until that is long ago', async ({
  world,
}) => {
  const { app, db, part, person, put, place } = world
  const [slow, other, buyer] = [await person('SELLER'), await person('SELLER'), await person()]
  const sku = `SL-${newId().slice(0, 8)}`
  const cheap = await part({ sku, sellerNo: slow.no, price: 5, quantity: 50 })
  const dear = await part({ sku, sellerNo: other.no, price: 9 })
  const order = async (by = buyer) => {
    await put(by, cheap)
    return (await place(by)).sellerOrders[0]!._id
  }
  // Replies are kept for a minute.
  const ids = async () => (await app.catalog.offers(skuKey(sku), 'en')).map(({ _id }) => _id)
  const expire = () => app.call('forwardClock', { forward: 25 * 3_600 })
  const isWarned = async () =>
    (await app.call('getDashboard', {}, { token: slow.token })).todo.unresponsive
  for (let i = 0; i < 3; i++) await order()
  await expire()
  // One buyer alone could do it on purpose.
  expect(await ids()).toEqual([cheap.id, dear.id])
  await order(await person())
  await expire()
  expect(await ids()).toEqual([dear.id, cheap.id])
  expect(await isWarned()).toBe(true)
  await db.execute(
    sql`update seller_order set placed_at = placed_at - interval '31 days' where seller_no = ${slow.no}`,
  )
  await rateAnswers(db)
  expect(await ids()).toEqual([cheap.id, dear.id])
  expect(await isWarned()).toBe(false)
})

test('the clock of deadlines has an end, so that it stays usable', async ({ world }) => {
  const { app } = world
  const year = 366 * 86_400
  for (let i = 0; i < 11; i++) await app.call('forwardClock', { forward: year })
  const { now } = await app.call('forwardClock', { forward: year })
  const ahead = new Date(now).getTime() - Date.now()
  expect(Math.round(ahead / (year * 1_000))).toBe(10)
})
