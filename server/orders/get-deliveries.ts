import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import { orderNumber } from '#contract/order-status.ts'
import { offsetOf } from '../platform/paging.ts'
import { deliveriesOf } from './order-lists.store.ts'
import * as parties from './order-parties.store.ts'
import { presentOrderSeller } from './order-seller.present.ts'
import * as store from './order.store.ts'
import type { By, OrdersDeps } from './orders-deps.ts'
import { presentShipment } from './seller-order.present.ts'

export async function getDeliveries(
  { db }: Pick<OrdersDeps, 'db'>,
  { side, page, limit }: ParsedInputOf<'getDeliveries'>,
  { caller }: By,
): Promise<ReplyOf<'getDeliveries'>> {
  const { rows, total } = await deliveriesOf(db, caller.no, side, offsetOf({ page, limit }))
  const lines = Map.groupBy(
    await store.linesOf(
      db,
      rows.map(({ part }) => part.no),
    ),
    ({ sellerOrderNo }) => sellerOrderNo,
  )
  const sellerNos = rows.flatMap(({ part }) => part.sellerNo ?? [])
  const { sellers } = await parties.idsOf(db, { sellerNos, listingNos: [] })
  return {
    shipments: rows.map(({ shipment, part, order }) => {
      const viewer = order.buyerNo === caller.no ? 'buyer' : 'seller'
      return {
        ...presentShipment(shipment, lines.get(part.no) ?? [], viewer),
        ...(viewer === 'buyer' && { order: order.id }),
        ...{ seller_order: part.id, number: orderNumber(part.orderNo, part.place) },
        date: shipment.shippedAt.toISOString(),
        seller: presentOrderSeller(part, sellers),
        ...(order.address && { emirate: order.address.emirate }),
        ...{ receiver: order.receiverName, promise: part.delivery.promise },
      }
    }),
    ...{ total, page, pages: Math.ceil(total / limit) },
  }
}
