import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { seller } from '../accounts/seller.tables.ts'
import { trading } from '../testing/trade.ts'
import { testIn } from '../testing/world.ts'

const test = testIn(trading)

test('a seller is named in Arabic, too, wherever a buyer reads of an order', async ({ world }) => {
  const { app, person, part, put, place, step } = world
  const [buyer, shop] = [await person(), await person('SELLER')]
  const { no } = shop
  const names = { companyName: 'Marsa Gulf Auto Spare Parts', companyNameAr: 'مرسى الخليج' }
  await world.db.update(seller).set(names).where(eq(seller.no, no))
  const seen = { company_name: names.companyName, company_name_ar: names.companyNameAr }
  const own = { token: buyer.token }

  const cart = await put(buyer, await part({ sellerNo: no, price: 100 }))
  expect(cart.groups[0]!.seller).toMatchObject(seen)
  const order = await place(buyer)
  const [{ _id: id, seller: ofOrder }] = order.sellerOrders as [(typeof order.sellerOrders)[0]]
  expect(ofOrder).toMatchObject(seen)
  for (const event of ['accept', 'pack', 'ship'] as const) await step(shop, id, event)
  const { shipments } = await app.call('getDeliveries', { side: 'incoming' }, own)
  expect(shipments).toMatchObject([{ seller: seen }])
  const { payments } = await app.call('getPayments', { side: 'purchases' }, own)
  expect(payments).toMatchObject([{ seller: seen }])
  const { orders } = await app.call('getOrders', {}, own)
  expect(orders).toMatchObject([{ sellerOrders: [{ seller: seen }] }])
})
