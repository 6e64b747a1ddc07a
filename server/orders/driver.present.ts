import type { DriverShipment, Handover } from '#contract/driver.ts'
import { toDirhams } from '#contract/money.ts'
import { orderNumber } from '#contract/order-status.ts'
import { lineTotal, sumOf } from './amounts.ts'
import type { Found } from './driver.store.ts'
import type { LineRow } from './order.store.ts'

/** A shipment as its driver sees it; undefined once it came back. */
export function presentDriverShipment(found: Found, lines: LineRow[]): DriverShipment | undefined {
  const { state } = found.shipment
  if (state === 'returned') return undefined
  return { state, ...(state === 'on_the_way' && { handover: presentHandover(found, lines) }) }
}

function presentHandover({ part, order }: Found, lines: LineRow[]): Handover {
  const isDue = part.paymentState === 'due' && part.paymentMethod === 'cash_on_delivery'
  return {
    number: orderNumber(part.orderNo, part.place),
    receiver: { name: order.receiverName, phone: order.receiverPhone },
    address: order.address,
    lines: lines
      .filter(({ quantity }) => quantity > 0)
      .map(({ sku, partName, quantity }) => ({ sku, partName, quantity })),
    ...(isDue && { cash: toDirhams(sumOf([...lines.map(lineTotal), part.feeFils])) }),
  }
}
