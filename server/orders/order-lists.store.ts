import { eq, sql, type SQL } from 'drizzle-orm'
import { ordersBefore, type SellerOrderState } from '#contract/order-status.ts'
import type { Executor } from '../platform/db.ts'
import type { OrderRow, SellerOrderRow, ShipmentRow } from './order.store.ts'
import { isUnpaid, order, orderLine, sellerOrder, shipment } from './order.tables.ts'

export type OrderFilter = { state?: SellerOrderState | undefined; q?: string | undefined }
type Paged = { offset: number; limit: number }

const escaped = (text: string) => text.replace(/[\\%_]/g, String.raw`\$&`)
const like = (text: string) => `%${escaped(text)}%`
const beginning = (text: string) => `${escaped(text)}%`

/** Part numbers as they are compared: in capitals, without what separates. */
const lineKey = sql`upper(regexp_replace(${orderLine.sku}, '[^[:alnum:]]', '', 'g'))`

/**
 * The seller orders of a buyer with a number like this. From the buyer's orders on, as the lines of all buyers
 * would be read to compare them with a few.
 */
const isBought = (buyerNo: number, key: string) => sql`${sellerOrder.no} in (
  select part.no from ${order} own join ${sellerOrder} part on part.order_no = own.no
  join ${orderLine} on ${orderLine.sellerOrderNo} = part.no
  where own.buyer_no = ${buyerNo} and ${lineKey} like upper(${like(key)}))`

/** The lines of a seller whose number begins like this: read from one index, however many orders there are. */
const isInLines = (sellerNo: number, key: string) => sql`${sellerOrder.no} in (
  select ${orderLine.sellerOrderNo} from ${orderLine}
  where ${orderLine.sellerNo} = ${sellerNo} and ${lineKey} like upper(${beginning(key)}))`

/** The number of an order within a text, if it has one. */
const isNumbered = (q: string) => {
  const no = /^r?(\d{6,9})/i.exec(q)?.[1]
  return no ? sql`${sellerOrder.orderNo} = ${Number(no) - ordersBefore}` : sql`false`
}

const keyOf = (q: string) => q.replace(/[^\p{L}\p{N}]/gu, '')

/** What a buyer may look for: an order's number, the own reference, a part number, a company. */
function matchingForBuyer(q: string, buyerNo: number): SQL {
  const key = keyOf(q)
  return sql`(${isNumbered(q)} or ${key === '' ? sql`false` : isBought(buyerNo, key)}
    or ${order.reference} ilike ${like(q)} or ${sellerOrder.companyName} ilike ${like(q)})`
}

/** What a seller may look for: an order's number, or the beginning of a part number. */
function matchingForSeller(q: string, sellerNo: number): SQL {
  const key = keyOf(q)
  return sql`(${isNumbered(q)} or ${key === '' ? sql`false` : isInLines(sellerNo, key)})`
}

/** The orders of a buyer, latest first, and how many there are. */
export async function ofBuyer(
  db: Executor,
  buyerNo: number,
  { state, q }: OrderFilter,
  { offset, limit }: Paged,
): Promise<{ nos: number[]; total: number }> {
  const inSome =
    state || q
      ? sql`exists (select from ${sellerOrder} where ${sellerOrder.orderNo} = ${order.no}
          and ${state ? sql`${sellerOrder.state} = ${state}` : sql`true`}
          and ${q ? matchingForBuyer(q, buyerNo) : sql`true`})`
      : sql`true`
  const { rows } = await db.execute<{ no: number }>(sql`
    select ${order.no} from ${order} where ${order.buyerNo} = ${buyerNo} and ${inSome}
    order by ${order.no} desc offset ${offset} limit ${limit}`)
  const counted = await db.execute<{ total: number }>(sql`
    select count(*)::int total from ${order} where ${order.buyerNo} = ${buyerNo} and ${inSome}`)
  return { nos: rows.map(({ no }) => no), total: counted.rows[0]!.total }
}

/**
 * The seller orders of a seller: those that wait for an answer by the time left, then the latest. The second
 * part is cut before it is sorted together, so that the first pages read little.
 */
export async function ofSeller(
  db: Executor,
  sellerNo: number,
  { state, q }: OrderFilter,
  { offset, limit }: Paged,
): Promise<number[]> {
  const mine = sql`${sellerOrder.sellerNo} = ${sellerNo} and not (${isUnpaid}) and ${q ? matchingForSeller(q, sellerNo) : sql`true`}`
  const waiting = sql`select ${sellerOrder.no}, 0 as rank, ${sellerOrder.answerBy} as by from ${sellerOrder}
    where ${mine} and ${sellerOrder.state} = 'placed'`
  const rest = sql`select ${sellerOrder.no}, 1, null from ${sellerOrder}
    where ${mine} and ${state ? sql`${sellerOrder.state} = ${state}` : sql`${sellerOrder.state} <> 'placed'`}
    order by ${sellerOrder.no} desc limit ${offset + limit}`
  const parts =
    state === 'placed' ? waiting : state ? sql`(${rest})` : sql`${waiting} union all (${rest})`
  const { rows } = await db.execute<{ no: number }>(sql`
    select no from (${parts}) found (no, rank, by)
    order by rank, by, no desc offset ${offset} limit ${limit}`)
  return rows.map(({ no }) => no)
}

/** How many seller orders a seller has in each state. */
export async function stateCounts(
  db: Executor,
  sellerNo: number,
  q?: string,
): Promise<Map<SellerOrderState, number>> {
  const mine = sql`${sellerOrder.sellerNo} = ${sellerNo} and ${q ? matchingForSeller(q, sellerNo) : sql`true`}`
  // What is hidden is counted by an index of its own, and taken off: so the rest is counted in one, too.
  const { rows } = await db.execute<{ state: SellerOrderState; total: number }>(sql`
    select state, sum(total)::int total from (
      select ${sellerOrder.state}, count(*) total from ${sellerOrder} where ${mine} group by 1
      union all
      select ${sellerOrder.state}, -count(*) from ${sellerOrder} where ${mine} and ${isUnpaid} group by 1) each
    group by state`)
  return new Map(rows.map(({ state, total }) => [state, total]))
}

export type DeliveryRow = {
  shipment: ShipmentRow
  part: SellerOrderRow
  order: OrderRow
}

/** Shipments to or from a user, latest first, and how many there are. */
export async function deliveriesOf(
  db: Executor,
  userNo: number,
  side: 'incoming' | 'outgoing' | undefined,
  { offset, limit }: Paged,
): Promise<{ rows: DeliveryRow[]; total: number }> {
  const incoming = sql`${order.buyerNo} = ${userNo}`
  const outgoing = sql`${sellerOrder.sellerNo} = ${userNo}`
  const where =
    side === 'incoming'
      ? incoming
      : side === 'outgoing'
        ? outgoing
        : sql`(${incoming} or ${outgoing})`
  const rows = await db
    .select({ shipment, part: sellerOrder, order })
    .from(shipment)
    .innerJoin(sellerOrder, eq(sellerOrder.no, shipment.sellerOrderNo))
    .innerJoin(order, eq(order.no, sellerOrder.orderNo))
    .where(where)
    .orderBy(sql`${shipment.no} desc`)
    .offset(offset)
    .limit(limit)
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(shipment)
    .innerJoin(sellerOrder, eq(sellerOrder.no, shipment.sellerOrderNo))
    .innerJoin(order, eq(order.no, sellerOrder.orderNo))
    .where(where)
  return { rows, total: counted!.total }
}
