import { asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Fils } from '#contract/money.ts'
import { ordersBefore } from '#contract/order-status.ts'
import { personName } from '../../accounts/person-name.tables.ts'
import { storedFile } from '../../accounts/stored-file.tables.ts'
import { user } from '../../accounts/user.tables.ts'
import { order, orderLine, sellerOrder } from '../../orders/order.tables.ts'
import { mostCounted } from '../../platform/bounded-count.ts'
import type { Executor } from '../../platform/db.ts'
import type { QueueFigures } from '../../platform/feature.ts'
import {
  buyerTransfer,
  buyerTransferPart,
  buyerTransferReversal,
  pendingFils,
  transferSlip,
} from './buyer-transfer.tables.ts'

type Page = { offset: number; limit: number }
type Found = { nos: number[]; total: number }

/** Parts that wait for a transfer; the partial index of placed ones finds them. */
export const waitingParts = sql`${sellerOrder.state} = 'placed' and ${sellerOrder.answerBy} is not null
  and ${sellerOrder.paymentMethod} = 'bank_transfer' and ${sellerOrder.paymentState} = 'due'`

/** Orders that wait for their transfer: those with a slip first, then the oldest, as many as are counted. */
const waitingOrders = sql`(
  select distinct ${sellerOrder.hasSlip}, ${sellerOrder.orderNo} no from ${sellerOrder} where ${waitingParts}
  order by 1 desc, 2 limit ${mostCounted})`

export async function waiting(db: Executor, { offset, limit }: Page): Promise<Found> {
  const { rows } = await db.execute<{ no: number; total: number }>(sql`
    select no, count(*) over ()::int total from ${waitingOrders} waiting
    order by has_slip desc, no offset ${offset} limit ${limit}`)
  return { nos: rows.map(({ no }) => no), total: rows[0]?.total ?? 0 }
}

/** How many orders wait of which a slip was sent, and since when. */
export async function slipFigures(db: Executor): Promise<QueueFigures> {
  const { rows } = await db.execute<{ waiting: number; oldest: string | null }>(sql`
    select count(*)::int waiting, min(${transferSlip.sentAt}) oldest from ${waitingOrders} waiting
    join ${transferSlip} on ${transferSlip.orderNo} = no where has_slip`)
  const { waiting: count, oldest } = rows[0]!
  return { waiting: count, oldest: oldest === null ? null : new Date(oldest) }
}

const number = /^R(\d{6,9})(?:-\d{1,3})?$/i
const amount = /^\d{1,9}(\.\d{1,2})?$/

/**
 * Orders by transfer with this number, amount or reference of a bank or the buyer, latest first: also those that are paid
 * or have ended, as money may come late.
 */
export async function matching(
  db: Executor,
  typed: string,
  { offset, limit }: Page,
): Promise<Found> {
  const bare = typed.replaceAll(/[\s,]|AED/gi, '')
  const no = number.exec(bare)?.[1]
  const found = [
    sql`select ${buyerTransfer.orderNo} from ${buyerTransfer} where ${buyerTransfer.reference} = ${typed.toUpperCase()}`,
    sql`select ${order.no} from ${order}
      where ${order.paymentMethod} = 'bank_transfer' and ${order.reference} = ${typed}`,
    ...(no ? [sql`select ${Number(no) - ordersBefore}::int`] : []),
    ...(amount.test(bare) ? withAmount(Math.round(Number(bare) * 100) as Fils) : []),
  ]
  const { rows } = await db.execute<{ no: number; total: number }>(sql`
    select ${order.no}, count(*) over ()::int total from ${order}
    where ${order.paymentMethod} = 'bank_transfer' and ${order.no} in (${sql.join(found, sql` union `)})
    order by ${order.no} desc offset ${offset} limit ${limit}`)
  return { nos: rows.map(({ no: of }) => of), total: rows[0]?.total ?? 0 }
}

/** Those for which so much came, or that wait for so much in all. */
const withAmount = (fils: Fils) => [
  sql`select ${buyerTransfer.orderNo} from ${buyerTransfer} where ${buyerTransfer.amountFils} = ${fils}`,
  sql`select ${sellerOrder.orderNo} from ${sellerOrder} where ${waitingParts}
    group by 1 having sum(${sellerOrder.feeFils} + (${linesOf})) = ${fils}`,
]

const linesOf = sql`
  select coalesce(sum(${orderLine.quantity}::bigint * ${orderLine.priceFils}), 0) from ${orderLine}
  where ${orderLine.sellerOrderNo} = ${sellerOrder.no}`

export type OrderRow = Awaited<ReturnType<typeof ordersByNo>>[number]

/** What is due of them, what was paid, and what is pending, with buyer and slip. */
export const ordersByNo = (db: Executor, nos: number[]) =>
  nos.length === 0
    ? Promise.resolve([])
    : db
        .select({
          ...{ no: order.no, id: order.id, placedAt: order.placedAt },
          name: sql<string | null>`${personName(sql`${order.buyerNo}`)}`,
          ...{ email: user.email, phone: user.phone },
          dueFils: sql<Fils>`(select coalesce(sum(${sellerOrder.feeFils} + (${linesOf})), 0)::float8
            from ${sellerOrder} where ${sellerOrder.orderNo} = ${order.no} and ${waitingParts})`,
          payBy: sql<Date | null>`(select min(${sellerOrder.answerBy}) from ${sellerOrder}
            where ${sellerOrder.orderNo} = ${order.no} and ${waitingParts})`.mapWith(
            sellerOrder.answerBy,
          ),
          paidFils: sql<Fils>`(select coalesce(sum(${buyerTransferPart.amountFils}), 0)::float8
            from ${buyerTransferPart} where ${buyerTransferPart.orderNo} = ${order.no})`,
          pendingFils: pendingFils(sql`${order}.no`),
          ...{ fileId: transferSlip.fileId, sentAt: transferSlip.sentAt },
          fileType: storedFile.type,
        })
        .from(order)
        .leftJoin(user, eq(user.no, order.buyerNo))
        .leftJoin(transferSlip, eq(transferSlip.orderNo, order.no))
        .leftJoin(storedFile, eq(storedFile.id, transferSlip.fileId))
        .where(inArray(order.no, nos))

export type TransferRow = Awaited<ReturnType<typeof transfersOf>>[number]

const transfersOf = (db: Executor, nos: number[]) =>
  db
    .select({ ...getTableColumns(buyerTransfer), reversed: buyerTransferReversal.reason })
    .from(buyerTransfer)
    .leftJoin(buyerTransferReversal, eq(buyerTransferReversal.transferNo, buyerTransfer.no))
    .where(inArray(buyerTransfer.orderNo, nos))
    .orderBy(asc(buyerTransfer.no))

/** What was recorded for some orders, earliest first, also what was taken back. */
export async function transfersByOrder(
  db: Executor,
  nos: number[],
): Promise<Map<number, TransferRow[]>> {
  if (nos.length === 0) return new Map()
  return Map.groupBy(await transfersOf(db, nos), ({ orderNo }) => orderNo)
}
