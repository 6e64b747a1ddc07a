import { eq } from 'drizzle-orm'
import { seller } from '../accounts/seller.tables.ts'
import type { Executor } from '../platform/db.ts'
import type { OrderRow, SellerOrderRow, ShipmentRow } from './order.store.ts'
import { order, sellerOrder, shipment } from './order.tables.ts'

export type Found = {
  shipment: ShipmentRow
  part: SellerOrderRow
  order: OrderRow
  seller: { no: number; id: string }
}

/** A shipment with the orders that it belongs to; undefined also where the seller's account is gone. */
export async function findShipment(db: Executor, id: string): Promise<Found | undefined> {
  const [row] = await db
    .select({ shipment, part: sellerOrder, order, seller: { no: seller.no, id: seller.id } })
    .from(shipment)
    .innerJoin(sellerOrder, eq(sellerOrder.no, shipment.sellerOrderNo))
    .innerJoin(order, eq(order.no, sellerOrder.orderNo))
    .innerJoin(seller, eq(seller.no, sellerOrder.sellerNo))
    .where(eq(shipment.id, id))
  return row
}
