import { expect, test } from 'vitest'
import type { Order, SellerOrder, Shipment } from '#contract/orders.ts'
import { openParts } from './open-parts.ts'

function part(number: string, state: SellerOrder['state'], shipment?: Partial<Shipment>) {
  const shipments = shipment ? [shipment] : []
  const payment = { method: 'cash_on_delivery', state: 'due' }
  return {
    number,
    state,
    shipments,
    payment,
    delivery: { method: 'own' },
  } as unknown as SellerOrder
}
const order = (_id: string, ...sellerOrders: SellerOrder[]) => ({ _id, sellerOrders }) as Order

test('what needs the buyer comes first, and what has ended is left out', () => {
  const orders = [
    order('3', part('3-1', 'accepted'), part('3-2', 'completed')),
    order('2', part('2-1', 'shipped', { state: 'on_the_way', code: '4711' })),
    order('1', part('1-1', 'shipped', { state: 'failed', code: '1234' }), part('1-2', 'placed')),
  ]
  expect(openParts(orders).map(({ order, part, code }) => [order, part.number, code])).toEqual([
    ['1', '1-1', undefined],
    ['2', '2-1', '4711'],
    ['1', '1-2', undefined],
    ['3', '3-1', undefined],
  ])
})

test('delivered and cancelled parts are not open', () => {
  const ended = (['delivered', 'cancelled', 'expired', 'rejected'] as const).map((state) =>
    part(state, state),
  )
  expect(openParts([order('1', ...ended)])).toEqual([])
})
