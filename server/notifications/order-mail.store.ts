import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { personName } from '../accounts/person-name.tables.ts'
import { user } from '../accounts/user.tables.ts'
import { order, orderEvent, orderLine, sellerOrder, shipment } from '../orders/order.tables.ts'
import type { Executor } from '../platform/db.ts'
import { notification } from './notification.tables.ts'

const stepColumns = {
  userNo: notification.userNo,
  kind: notification.kind,
  part: sellerOrder,
  buyer: personName(sql`${order.buyerNo}`),
  event: orderEvent,
  shipment,
}

const steps = (db: Executor) =>
  db
    .select(stepColumns)
    .from(notification)
    .innerJoin(sellerOrder, eq(sellerOrder.id, notification.subject))
    .innerJoin(order, eq(order.no, sellerOrder.orderNo))
    .innerJoin(orderEvent, eq(orderEvent.sellerOrderNo, sellerOrder.no))
    .leftJoin(shipment, eq(shipment.sellerOrderNo, sellerOrder.no))
    .$dynamic()

export type StepRow = Awaited<ReturnType<typeof steps>>[number]

/** The latest step of the seller order that a notification is about; undefined when it was read meanwhile. */
export async function unreadStep(db: Executor, id: string): Promise<StepRow | undefined> {
  const [row] = await steps(db)
    .where(
      and(
        eq(notification.id, id),
        isNull(notification.readAt),
        inArray(notification.kind, ['order', 'order_status']),
      ),
    )
    .orderBy(desc(orderEvent.no))
    .limit(1)
  return row
}

const lines = (db: Executor) =>
  db
    .select({
      sku: orderLine.sku,
      partName: orderLine.partName,
      partNameAr: orderLine.partNameAr,
      ordered: orderLine.ordered,
      quantity: orderLine.quantity,
      priceFils: orderLine.priceFils,
      company: sellerOrder.companyName,
      sellerOrderNo: sellerOrder.no,
    })
    .from(orderLine)
    .innerJoin(sellerOrder, eq(sellerOrder.no, orderLine.sellerOrderNo))
    .orderBy(asc(sellerOrder.place), asc(orderLine.no))
    .$dynamic()

export type MailLineRow = Awaited<ReturnType<typeof lines>>[number]

export const linesOfPart = (db: Executor, sellerOrderNo: number): Promise<MailLineRow[]> =>
  lines(db).where(eq(sellerOrder.no, sellerOrderNo))

/** An order with its parts and lines, by its id; without a name of the buyer once the account is gone. */
export async function placedOrder(db: Executor, id: string) {
  const [found] = await db
    .select({ row: order, buyer: personName(sql`${order.buyerNo}`) })
    .from(order)
    // Only a statement with a join says which table a column is of, and the name needs that.
    .leftJoin(user, eq(user.no, order.buyerNo))
    .where(eq(order.id, id))
  if (!found) return undefined
  const { row, buyer } = found
  const parts = await db
    .select()
    .from(sellerOrder)
    .where(eq(sellerOrder.orderNo, row.no))
    .orderBy(asc(sellerOrder.place))
  return { row, buyer, parts, lines: await lines(db).where(eq(sellerOrder.orderNo, row.no)) }
}

/** The buyer of an order, and the part by which a notification about the whole of it is found. */
export async function buyerOf(db: Executor, orderNo: number) {
  const [found] = await db
    .select({
      ...{ no: user.no, email: user.email, language: user.language },
      isShutOut: sql<boolean>`${user.suspendedAt} is not null`,
      ...{ orderId: order.id, subject: sellerOrder.id },
    })
    .from(order)
    .innerJoin(user, eq(user.no, order.buyerNo))
    .innerJoin(sellerOrder, and(eq(sellerOrder.orderNo, order.no), eq(sellerOrder.place, 1)))
    .where(eq(order.no, orderNo))
  return found
}
