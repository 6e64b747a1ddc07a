import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { testIn } from '../testing/world.ts'
import { trading } from '../testing/trade.ts'

const test = testIn((atEnd) => trading(atEnd))

test('orders and sales count what stands, on the day of placing and before it', async ({
  world,
}) => {
  const { app, db, part, person, put, place, step } = world
  const seller = await person('SELLER')
  const buyer = await person()
  const pads = await part({ sellerNo: seller.no, price: 10.5, quantity: 50 })
  const ordered = async (quantity: number) => {
    await put(buyer, pads, quantity)
    const [sold] = (await place(buyer)).sellerOrders
    return sold!
  }
  const dashboard = () => app.call('getDashboard', { days: 7 }, { token: seller.token })
  const atFirst = await dashboard()
  expect(atFirst).toMatchObject({ orders: { now: 0, before: 0 }, sales: { now: 0, before: 0 } })
  const earlier = await ordered(4)
  await db.execute(
    sql`update seller_order set placed_at = placed_at - interval '8 days' where id = ${earlier._id}`,
  )
  await ordered(2)
  const [dropped, cut] = [await ordered(8), await ordered(3)]
  await step(buyer, dropped._id, 'cancel', { reason: 'Not needed' })
  await step(seller, cut._id, 'accept', { lines: [{ _id: cut.lines[0]!._id, quantity: 1 }] })
  const now = await dashboard()
  expect(now).toMatchObject({
    orders: { now: 2, before: 1 },
    sales: { now: 31.5, before: 42 },
  })
  expect(now.series.at(-1)).toMatchObject({ orders: 2 })
  expect(now.series.reduce((sum, { orders }) => sum + orders, 0)).toBe(2)
})
