import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { personName } from '../accounts/person-name.tables.ts'
import { order, orderLine, sellerOrder } from '../orders/order.tables.ts'
import { returnEvent, returnLine, returnRequest } from '../orders/returns/return.tables.ts'
import type { Executor } from '../platform/db.ts'
import { notification } from './notification.tables.ts'

/** The latest step of a return of the seller order that a notification is about; undefined when it was read meanwhile. */
export async function unreadReturnStep(db: Executor, id: string) {
  const [row] = await db
    .select({
      userNo: notification.userNo,
      kind: notification.kind,
      part: sellerOrder,
      buyer: personName(sql`${order.buyerNo}`),
      returned: returnRequest,
      event: returnEvent,
    })
    .from(notification)
    .innerJoin(sellerOrder, eq(sellerOrder.id, notification.subject))
    .innerJoin(order, eq(order.no, sellerOrder.orderNo))
    .innerJoin(returnRequest, eq(returnRequest.sellerOrderNo, sellerOrder.no))
    .innerJoin(returnEvent, eq(returnEvent.returnNo, returnRequest.no))
    .where(
      and(
        eq(notification.id, id),
        isNull(notification.readAt),
        inArray(notification.kind, ['return', 'return_status']),
      ),
    )
    .orderBy(desc(returnEvent.no))
    .limit(1)
  return row
}

export const linesOfReturn = (db: Executor, returnNo: number) =>
  db
    .select({
      sku: orderLine.sku,
      partName: orderLine.partName,
      partNameAr: orderLine.partNameAr,
      quantity: returnLine.quantity,
      ordered: returnLine.quantity,
      priceFils: orderLine.priceFils,
      company: sellerOrder.companyName,
      sellerOrderNo: sellerOrder.no,
    })
    .from(returnLine)
    .innerJoin(orderLine, eq(orderLine.no, returnLine.lineNo))
    .innerJoin(sellerOrder, eq(sellerOrder.no, orderLine.sellerOrderNo))
    .where(eq(returnLine.returnNo, returnNo))
    .orderBy(asc(orderLine.no))
