import type { ReplyOf } from '#contract/api.ts'
import type { ApiSeller, ApiUser } from './api-users.ts'

/** A garage orders three pieces of the first part of a seller, brought by the seller's driver. */
export async function placeOrder(
  garage: ApiUser,
  seller: ApiSeller,
): Promise<ReplyOf<'placeOrder'>> {
  await seller.post('/api/seller/delivery-settings', {
    pickup: { on: true, hours: 'Sat to Thu, 8:00 to 20:00' },
    own: { on: true, fees: { Sharjah: 20 }, free_from: null, hours: 'Same day before 14:00' },
    courier: { on: false, fee: 0, free_from: null, days: 2 },
    ...{ answer_hours: 4, holidays: [] },
  })
  const [part] = seller.parts
  const cart = await garage.post<ReplyOf<'setCartLine'>>('/api/cart/set-line', {
    ...{ listing_id: part!._id, quantity: 3, vehicle: 'Prado A 12345' },
  })
  const address = {
    ...{ name: 'Workshop', emirate: 'Sharjah', phone: garage.phone },
    address: 'Industrial Area 5, Street 12',
  }
  return garage.post<ReplyOf<'placeOrder'>>('/api/checkout/place', {
    ...{ cart: cart._id, deliveries: { [seller._id]: 'own' }, address },
    receiver: { name: 'Imran Khan', phone: garage.phone },
    ...{ payment: 'cash_on_delivery', reference: 'PO-77', note: 'Ring twice' },
    expected_total: 3 * 240 + 20,
  })
}

/** An order of three pieces that the buyer has received and paid in cash. */
export async function deliverTo(garage: ApiUser, seller: ApiSeller) {
  const { _id: order, sellerOrders } = await placeOrder(garage, seller)
  const { _id: id, number, lines } = sellerOrders[0]!
  await seller.post('/api/seller-order/step', { id, event: 'accept' })
  await seller.post('/api/seller-order/step', { id, event: 'ship' })
  await garage.post('/api/seller-order/step', { id, event: 'confirm' })
  return { order, id, number, line: lines[0]!._id }
}

/** Asks to return one piece of a line. */
export const ask = (garage: ApiUser, id: string, line: string) =>
  garage.post<ReplyOf<'requestReturn'>>('/api/returns', {
    ...{ seller_order: id, lines: JSON.stringify([{ _id: line, quantity: 1 }]) },
    ...{ reason: 'not_as_described', note: 'The pads have no shims.' },
  })
