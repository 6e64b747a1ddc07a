import { and, asc, count, eq, inArray, or, sql } from 'drizzle-orm'
import type { Fils } from '#contract/money.ts'
import { openStates, type SellerOrderState } from '#contract/order-status.ts'
import type { Executor } from '../platform/db.ts'
import { taxDocument } from '../payments/document.tables.ts'
import { commissionOfListing } from './commission/commission.store.ts'
import { order, orderEvent, orderLine, sellerOrder, shipment } from './order.tables.ts'

export type OrderRow = typeof order.$inferSelect
export type SellerOrderRow = typeof sellerOrder.$inferSelect
export type LineRow = typeof orderLine.$inferSelect
export type EventRow = typeof orderEvent.$inferSelect
export type ShipmentRow = typeof shipment.$inferSelect

export async function insertOrder(
  db: Executor,
  fields: Omit<typeof order.$inferInsert, 'placedAt'>,
): Promise<OrderRow> {
  const [row] = await db.insert(order).values(fields).returning()
  return row!
}

export type NewSellerOrder = typeof sellerOrder.$inferInsert

export const insertSellerOrders = (
  db: Executor,
  rows: NewSellerOrder[],
): Promise<SellerOrderRow[]> => db.insert(sellerOrder).values(rows).returning()

/** Adds lines, each with the commission of today. */
export const insertLines = (
  db: Executor,
  rows: (Omit<typeof orderLine.$inferInsert, 'commission'> & { listingNo: number })[],
): Promise<LineRow[]> =>
  db
    .insert(orderLine)
    .values(rows.map((row) => ({ ...row, commission: commissionOfListing(row.listingNo) })))
    .returning()

export const addEvents = (
  db: Executor,
  rows: (typeof orderEvent.$inferInsert)[],
): Promise<EventRow[]> => db.insert(orderEvent).values(rows).returning()

export async function insertShipment(
  db: Executor,
  fields: typeof shipment.$inferInsert,
): Promise<void> {
  await db.insert(shipment).values(fields)
}

export async function changeShipment(
  db: Executor,
  sellerOrderNo: number,
  fields: Partial<ShipmentRow>,
): Promise<void> {
  await db.update(shipment).set(fields).where(eq(shipment.sellerOrderNo, sellerOrderNo))
}

/** The parcel is on its way once more. */
export async function redeliver(db: Executor, sellerOrderNo: number): Promise<void> {
  await db
    .update(shipment)
    .set({ state: 'on_the_way', attempts: sql`${shipment.attempts} + 1` })
    .where(eq(shipment.sellerOrderNo, sellerOrderNo))
}

/** Counts a wrong code; it counts also where the call is refused. */
export async function countWrongCode(db: Executor, sellerOrderNo: number): Promise<void> {
  await db
    .update(shipment)
    .set({ wrongCodes: sql`${shipment.wrongCodes} + 1` })
    .where(eq(shipment.sellerOrderNo, sellerOrderNo))
}

export async function changeSellerOrder(
  db: Executor,
  no: number,
  fields: Partial<Omit<SellerOrderRow, 'no' | 'id'>>,
): Promise<SellerOrderRow> {
  const [row] = await db.update(sellerOrder).set(fields).where(eq(sellerOrder.no, no)).returning()
  return row!
}

/** Sets what stands of some lines of a seller order. */
export async function setQuantities(
  db: Executor,
  lines: Pick<LineRow, 'id' | 'quantity'>[],
): Promise<void> {
  for (const { id, quantity } of lines)
    await db.update(orderLine).set({ quantity }).where(eq(orderLine.id, id))
}

/** What a buyer owes in cash over all orders that are still open. */
export async function openCash(db: Executor, buyerNo: number): Promise<Fils> {
  const { rows } = await db.execute<{ fils: string }>(sql`
    select coalesce(sum(${sellerOrder.feeFils} + (
      select coalesce(sum(${orderLine.quantity}::bigint * ${orderLine.priceFils}), 0) from ${orderLine}
      where ${orderLine.sellerOrderNo} = ${sellerOrder.no})), 0)::text fils
    from ${sellerOrder} join ${order} on ${order.no} = ${sellerOrder.orderNo}
    where ${order.buyerNo} = ${buyerNo} and ${sellerOrder.paymentState} = 'due'
      and ${sellerOrder.paymentMethod} = 'cash_on_delivery' and ${sellerOrder.state} in ${openStates}`)
  return Number(rows[0]!.fils) as Fils
}

/** How many seller orders of a buyer are completed, up to `most`. */
export async function countCompleted(db: Executor, buyerNo: number, most: number): Promise<number> {
  const completed = db
    .select({ no: sellerOrder.no })
    .from(sellerOrder)
    .innerJoin(order, eq(order.no, sellerOrder.orderNo))
    .where(and(eq(order.buyerNo, buyerNo), eq(sellerOrder.state, 'completed')))
    .limit(most)
    .as('completed')
  const [row] = await db.select({ count: count() }).from(completed)
  return row!.count
}

/** A seller order of which this user is the buyer or the seller. */
export async function findOwn(
  db: Executor,
  userNo: number,
  id: string,
  { lock = false } = {},
): Promise<{ row: SellerOrderRow; buyerNo: number | null } | undefined> {
  const query = db
    .select({ row: sellerOrder, buyerNo: order.buyerNo })
    .from(sellerOrder)
    .innerJoin(order, eq(order.no, sellerOrder.orderNo))
    .where(
      and(eq(sellerOrder.id, id), sql`${userNo} in (${order.buyerNo}, ${sellerOrder.sellerNo})`),
    )
  const [found] = lock ? await query.for('no key update', { of: sellerOrder }) : await query
  return found
}

/** The same by its number, for what time does. */
export async function lockByNo(
  db: Executor,
  no: number,
): Promise<{ row: SellerOrderRow; buyerNo: number | null } | undefined> {
  const [found] = await db
    .select({ row: sellerOrder, buyerNo: order.buyerNo })
    .from(sellerOrder)
    .innerJoin(order, eq(order.no, sellerOrder.orderNo))
    .where(eq(sellerOrder.no, no))
    .for('no key update', { of: sellerOrder })
  return found
}

/** The seller orders in these states that a user sells, or sells or buys. */
export async function openOf(
  db: Executor,
  userNo: number,
  states: SellerOrderState[],
  { bought = false } = {},
): Promise<number[]> {
  const rows = await db
    .select({ no: sellerOrder.no })
    .from(sellerOrder)
    .innerJoin(order, eq(order.no, sellerOrder.orderNo))
    .where(
      and(
        bought
          ? sql`${userNo} in (${order.buyerNo}, ${sellerOrder.sellerNo})`
          : eq(sellerOrder.sellerNo, userNo),
        inArray(sellerOrder.state, states),
      ),
    )
    .orderBy(asc(sellerOrder.no))
  return rows.map(({ no }) => no)
}

export const linesOf = (db: Executor, sellerOrderNos: number[]): Promise<LineRow[]> =>
  sellerOrderNos.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(orderLine)
        .where(inArray(orderLine.sellerOrderNo, sellerOrderNos))
        .orderBy(asc(orderLine.no))

export const eventsOf = (db: Executor, sellerOrderNos: number[]): Promise<EventRow[]> =>
  sellerOrderNos.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(orderEvent)
        .where(inArray(orderEvent.sellerOrderNo, sellerOrderNos))
        .orderBy(asc(orderEvent.no))

export const shipmentsOf = (db: Executor, sellerOrderNos: number[]): Promise<ShipmentRow[]> =>
  sellerOrderNos.length === 0
    ? Promise.resolve([])
    : db.select().from(shipment).where(inArray(shipment.sellerOrderNo, sellerOrderNos))

export type DocumentRow = Awaited<ReturnType<typeof documentsOf>>[number]

/** The invoices of seller orders. */
export const documentsOf = (db: Executor, sellerOrderNos: number[]) =>
  sellerOrderNos.length === 0
    ? Promise.resolve([])
    : db
        .select({
          id: taxDocument.id,
          kind: taxDocument.kind,
          number: sql<string>`${taxDocument.data} ->> 'number'`,
          sellerOrderNo: taxDocument.sellerOrderNo,
        })
        .from(taxDocument)
        .where(inArray(taxDocument.sellerOrderNo, sellerOrderNos))

export async function shipmentOf(
  db: Executor,
  sellerOrderNo: number,
): Promise<ShipmentRow | undefined> {
  return (await shipmentsOf(db, [sellerOrderNo]))[0]
}

/** Orders with their seller orders, in the order of the numbers given. */
export async function orders(
  db: Executor,
  nos: number[],
): Promise<{ row: OrderRow; sellerOrders: SellerOrderRow[] }[]> {
  if (nos.length === 0) return []
  const rows = await db.select().from(order).where(inArray(order.no, nos))
  const parts = await db
    .select()
    .from(sellerOrder)
    .where(inArray(sellerOrder.orderNo, nos))
    .orderBy(asc(sellerOrder.place))
  const byNo = new Map(rows.map((row) => [row.no, row]))
  const byOrder = Map.groupBy(parts, ({ orderNo }) => orderNo)
  return nos.flatMap((no) => {
    const row = byNo.get(no)
    return row ? [{ row, sellerOrders: byOrder.get(no) ?? [] }] : []
  })
}

/** A buyer's order by its id, or by that of one of its seller orders. */
export async function orderOfBuyer(
  db: Executor,
  buyerNo: number,
  id: string,
): Promise<{ row: OrderRow; sellerOrders: SellerOrderRow[] } | undefined> {
  const [found] = await db
    .select({ no: order.no })
    .from(order)
    .where(
      and(
        eq(order.buyerNo, buyerNo),
        or(
          eq(order.id, id),
          // By the number alone, a unique index finds it.
          eq(
            order.no,
            db.select({ no: sellerOrder.orderNo }).from(sellerOrder).where(eq(sellerOrder.id, id)),
          ),
        ),
      ),
    )
  return found && (await orders(db, [found.no]))[0]
}

export async function orderById(
  db: Executor,
  id: string,
): Promise<{ row: OrderRow; sellerOrders: SellerOrderRow[] } | undefined> {
  const [found] = await db.select({ no: order.no }).from(order).where(eq(order.id, id))
  return found && (await orders(db, [found.no]))[0]
}

export const sellerOrders = (db: Executor, nos: number[]): Promise<SellerOrderRow[]> =>
  nos.length === 0
    ? Promise.resolve([])
    : db.select().from(sellerOrder).where(inArray(sellerOrder.no, nos))

/** Whether the picture proves a delivery of this user's. */
export async function isPictureOf(db: Executor, id: string, userNo: number): Promise<boolean> {
  const [row] = await db
    .select({ no: shipment.no })
    .from(shipment)
    .innerJoin(sellerOrder, eq(sellerOrder.no, shipment.sellerOrderNo))
    .innerJoin(order, eq(order.no, sellerOrder.orderNo))
    .where(
      and(
        eq(shipment.pictureId, id),
        sql`${userNo} in (${order.buyerNo}, ${sellerOrder.sellerNo})`,
      ),
    )
  return row !== undefined
}
