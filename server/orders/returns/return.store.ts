import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Fils } from '#contract/money.ts'
import { countedReturnStates, openReturnStates, type ReturnState } from '#contract/return-status.ts'
import type { Executor } from '../../platform/db.ts'
import { taxDocument } from '../../payments/document.tables.ts'
import { deadlineNow, order, orderLine, sellerOrder } from '../order.tables.ts'
import { returnEvent, returnLine, returnPicture, returnRequest } from './return.tables.ts'

export type ReturnRow = typeof returnRequest.$inferSelect
export type ReturnEventRow = typeof returnEvent.$inferSelect

export async function insertReturn(
  tx: Executor,
  fields: typeof returnRequest.$inferInsert,
  lines: { lineNo: number; quantity: number }[],
  pictures: string[],
): Promise<ReturnRow> {
  const [row] = await tx.insert(returnRequest).values(fields).returning()
  const returnNo = row!.no
  await tx.insert(returnLine).values(lines.map((line) => ({ ...line, returnNo })))
  if (pictures.length > 0)
    await tx
      .insert(returnPicture)
      .values(pictures.map((fileId, place) => ({ fileId, place, returnNo })))
  return row!
}

export const addEvent = (tx: Executor, fields: typeof returnEvent.$inferInsert) =>
  tx.insert(returnEvent).values(fields)

export async function changeReturn(
  tx: Executor,
  no: number,
  fields: Pick<ReturnRow, 'state' | 'dueAt'>,
): Promise<ReturnRow> {
  const [row] = await tx
    .update(returnRequest)
    .set({ ...fields, disputedAt: fields.state === 'disputed' ? sql`now()` : null })
    .where(eq(returnRequest.no, no))
    .returning()
  return row!
}

/** The id of the seller order of a return: what is locked before anything is decided about it. */
export async function sellerOrderIdOf(db: Executor, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: sellerOrder.id })
    .from(returnRequest)
    .innerJoin(sellerOrder, eq(sellerOrder.no, returnRequest.sellerOrderNo))
    .where(eq(returnRequest.id, id))
  return row?.id
}

/** One return; where its seller order is locked, it stays as it is. */
export async function returnBy(
  db: Executor,
  by: { id: string } | { no: number },
): Promise<ReturnRow | undefined> {
  const where = 'id' in by ? eq(returnRequest.id, by.id) : eq(returnRequest.no, by.no)
  const [row] = await db.select().from(returnRequest).where(where)
  return row
}

/** The returns of a seller order that are there already: how many, and which of them have the fee. */
export const returnsOf = (db: Executor, sellerOrderNo: number): Promise<ReturnRow[]> =>
  db
    .select()
    .from(returnRequest)
    .where(eq(returnRequest.sellerOrderNo, sellerOrderNo))
    .orderBy(asc(returnRequest.no))

/** Who bought and who sold a seller order; null once the account is gone. */
export async function partiesOf(
  db: Executor,
  sellerOrderNo: number,
): Promise<{ buyerNo: number | null; sellerNo: number | null }> {
  const [row] = await db
    .select({ buyerNo: order.buyerNo, sellerNo: sellerOrder.sellerNo })
    .from(sellerOrder)
    .innerJoin(order, eq(order.no, sellerOrder.orderNo))
    .where(eq(sellerOrder.no, sellerOrderNo))
  return row!
}

/** Whether what is in a return of this state counts as given back. */
export const isCounted = (state: ReturnState): boolean =>
  (countedReturnStates as readonly ReturnState[]).includes(state)

/** How many pieces of each line are in returns in these states. */
export async function piecesOf(
  db: Executor,
  sellerOrderNo: number,
  states: readonly ReturnState[] = countedReturnStates,
): Promise<Map<number, number>> {
  const rows = await db
    .select({ lineNo: returnLine.lineNo, pieces: sql<number>`sum(${returnLine.quantity})::int` })
    .from(returnLine)
    .innerJoin(returnRequest, eq(returnRequest.no, returnLine.returnNo))
    .where(
      and(
        eq(returnRequest.sellerOrderNo, sellerOrderNo),
        inArray(returnRequest.state, [...states]),
      ),
    )
    .groupBy(returnLine.lineNo)
  return new Map(rows.map(({ lineNo, pieces }) => [lineNo, pieces]))
}

/** The lines of some returns, as they were ordered. */
export const linesOf = (db: Executor, returnNos: number[]) =>
  returnNos.length === 0
    ? Promise.resolve([])
    : db
        .select({
          returnNo: returnLine.returnNo,
          quantity: returnLine.quantity,
          no: orderLine.no,
          id: orderLine.id,
          listingNo: orderLine.listingNo,
          sku: orderLine.sku,
          partName: orderLine.partName,
          partNameAr: orderLine.partNameAr,
          priceFils: orderLine.priceFils,
        })
        .from(returnLine)
        .innerJoin(orderLine, eq(orderLine.no, returnLine.lineNo))
        .where(inArray(returnLine.returnNo, returnNos))
        .orderBy(asc(orderLine.no))

export type ReturnLineRow = Awaited<ReturnType<typeof linesOf>>[number]

export const eventsOf = (db: Executor, returnNos: number[]): Promise<ReturnEventRow[]> =>
  returnNos.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(returnEvent)
        .where(inArray(returnEvent.returnNo, returnNos))
        .orderBy(asc(returnEvent.no))

export const picturesOf = (db: Executor, returnNos: number[]) =>
  returnNos.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(returnPicture)
        .where(inArray(returnPicture.returnNo, returnNos))
        .orderBy(asc(returnPicture.place))

/** The credit notes of returns. */
export const documentsOf = (db: Executor, returnNos: number[]) =>
  returnNos.length === 0
    ? Promise.resolve([])
    : db
        .select({
          id: taxDocument.id,
          kind: taxDocument.kind,
          number: sql<string>`${taxDocument.data} ->> 'number'`,
          returnNo: taxDocument.returnNo,
        })
        .from(taxDocument)
        .where(inArray(taxDocument.returnNo, returnNos))

export type ReturnFilter = {
  side: 'purchases' | 'sales' | 'both'
  sellerOrder?: string | undefined
  show?: 'open' | 'ended' | undefined
}

/** The returns of a user, latest first, and how many there are. */
export async function pageOf(
  db: Executor,
  userNo: number,
  { side, sellerOrder: id, show }: ReturnFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: ReturnRow[]; total: number }> {
  const isSold = sql`${returnRequest}.seller_no = ${userNo}`
  const isBought = sql`${returnRequest}.seller_order_no in (
    select part.no from ${order} own join ${sellerOrder} part on part.order_no = own.no
    where own.buyer_no = ${userNo})`
  const whose = { purchases: isBought, sales: isSold, both: sql`(${isSold} or ${isBought})` }[side]
  const isOpen = inArray(returnRequest.state, [...openReturnStates])
  const where = and(
    whose,
    id === undefined
      ? undefined
      : sql`${returnRequest}.seller_order_no = (select no from ${sellerOrder} where id = ${id})`,
    show && (show === 'open' ? isOpen : sql`not ${isOpen}`),
  )
  const rows = await db
    .select()
    .from(returnRequest)
    .where(where)
    .orderBy(desc(returnRequest.no))
    .offset(offset)
    .limit(limit)
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(returnRequest)
    .where(where)
  return { rows, total: counted!.total }
}

const DUE_AT_ONCE = 100

/** Returns of which time takes the next step now, the earliest first, but for those that failed. */
export async function due(db: Executor, failed: number[]): Promise<number[]> {
  const rows = await db
    .select({ no: returnRequest.no })
    .from(returnRequest)
    .where(
      sql`${returnRequest.dueAt} <= ${deadlineNow} and ${returnRequest.no} <> all(${sql.param(failed)}::int[])`,
    )
    .orderBy(returnRequest.dueAt)
    .limit(DUE_AT_ONCE)
  return rows.map(({ no }) => no)
}

/** The open returns that a user bought or sold. */
export async function openOf(db: Executor, userNo: number): Promise<number[]> {
  const rows = await db
    .select({ no: returnRequest.no })
    .from(returnRequest)
    .innerJoin(sellerOrder, eq(sellerOrder.no, returnRequest.sellerOrderNo))
    .innerJoin(order, eq(order.no, sellerOrder.orderNo))
    .where(
      and(
        sql`${userNo} in (${order.buyerNo}, ${sellerOrder.sellerNo})`,
        inArray(returnRequest.state, [...openReturnStates]),
      ),
    )
    .orderBy(asc(returnRequest.no))
  return rows.map(({ no }) => no)
}

/** Which of these seller orders have an open return. */
export async function withOpenReturn(db: Executor, sellerOrderNos: number[]): Promise<Set<number>> {
  if (sellerOrderNos.length === 0) return new Set()
  const rows = await db
    .select({ no: returnRequest.sellerOrderNo })
    .from(returnRequest)
    .where(
      and(
        inArray(returnRequest.sellerOrderNo, sellerOrderNos),
        inArray(returnRequest.state, openReturnStates),
      ),
    )
  return new Set(rows.map(({ no }) => no))
}

/** What was refunded of seller orders, by their numbers. */
export async function refundedOf(
  db: Executor,
  sellerOrderNos: number[],
): Promise<Map<number, Fils>> {
  if (sellerOrderNos.length === 0) return new Map()
  const { rows } = await db.execute<{ no: number; fils: Fils }>(sql`
    select r.seller_order_no no, (sum(r.fee_fils) + sum((
      select sum(b.quantity::bigint * l.price_fils) from ${returnLine} b
      join ${orderLine} l on l.no = b.line_no where b.return_no = r.no)))::float8 fils
    from ${returnRequest} r
    where r.seller_order_no in ${sellerOrderNos} and r.state = 'refunded'
    group by 1`)
  return new Map(rows.map(({ no, fils }) => [no, fils]))
}

/** Whether the picture is of a return of this user's. */
export async function isPictureOf(db: Executor, fileId: string, userNo: number): Promise<boolean> {
  const [row] = await db
    .select({ no: returnRequest.no })
    .from(returnPicture)
    .innerJoin(returnRequest, eq(returnRequest.no, returnPicture.returnNo))
    .innerJoin(sellerOrder, eq(sellerOrder.no, returnRequest.sellerOrderNo))
    .innerJoin(order, eq(order.no, sellerOrder.orderNo))
    .where(
      and(
        eq(returnPicture.fileId, fileId),
        sql`${userNo} in (${order.buyerNo}, ${sellerOrder.sellerNo})`,
      ),
    )
  return row !== undefined
}

/** Whether the picture is of a return that came into dispute. */
export async function isDisputePicture(db: Executor, fileId: string): Promise<boolean> {
  const [row] = await db
    .select({ no: returnEvent.no })
    .from(returnPicture)
    .innerJoin(returnEvent, eq(returnEvent.returnNo, returnPicture.returnNo))
    .where(and(eq(returnPicture.fileId, fileId), eq(returnEvent.toState, 'disputed')))
    .limit(1)
  return row !== undefined
}
