import { and, asc, desc, eq, inArray, isNotNull, min, or, sql } from 'drizzle-orm'
import type { Fils } from '#contract/money.ts'
import type { QueueState } from '#contract/operator-roles.ts'
import { personName } from '../../accounts/person-name.tables.ts'
import { user } from '../../accounts/user.tables.ts'
import { report, room } from '../../chat/chat.tables.ts'
import { boundedCount } from '../../platform/bounded-count.ts'
import type { Executor } from '../../platform/db.ts'
import type { QueueFigures } from '../../platform/feature.ts'
import { order, orderLine, sellerOrder, sellerOrderNumber } from '../order.tables.ts'
import { returnEvent, returnLine, returnRequest as row } from './return.tables.ts'

const MOST_REPORTS = 10

const isOpen = isNotNull(row.disputedAt)
const isDecision = eq(returnEvent.actor, 'operator')

const columns = {
  ...{ id: row.id, state: row.state, reason: row.reason },
  number: sql<string>`${sellerOrderNumber(sellerOrder.orderNo, sellerOrder.place)} || '/' || ${row.place}`,
  seller: sellerOrder.companyName,
  buyer: sql<string | null>`${personName(sql`${order.buyerNo}`)}`,
  paymentMethod: sellerOrder.paymentMethod,
  refundFils: sql<Fils>`(${row.feeFils} + (
    select sum(${returnLine.quantity}::bigint * ${orderLine.priceFils}) from ${returnLine}
    join ${orderLine} on ${orderLine.no} = ${returnLine.lineNo}
    where ${returnLine.returnNo} = ${row.no}))::float8`,
}

/** A page of a queue: open ones from the longest waiting, decided ones from the latest. */
export async function page(
  db: Executor,
  { state, offset, limit }: { state: QueueState; offset: number; limit: number },
) {
  const [rows, total] = await Promise.all([
    state === 'open' ? open(db, { offset, limit }) : decided(db, { offset, limit }),
    countIn(db, state),
  ])
  return { rows, total }
}

type Span = { offset: number; limit: number }

const open = (db: Executor, { offset, limit }: Span) =>
  db
    .select({ ...columns, at: sql<Date>`${row.disputedAt}`.mapWith(row.disputedAt) })
    .from(row)
    .innerJoin(sellerOrder, eq(sellerOrder.no, row.sellerOrderNo))
    .innerJoin(order, eq(order.no, sellerOrder.orderNo))
    .where(isOpen)
    .orderBy(asc(row.disputedAt), asc(row.no))
    .offset(offset)
    .limit(limit)

const decided = (db: Executor, { offset, limit }: Span) =>
  db
    .select({ ...columns, at: returnEvent.at })
    .from(returnEvent)
    .innerJoin(row, eq(row.no, returnEvent.returnNo))
    .innerJoin(sellerOrder, eq(sellerOrder.no, row.sellerOrderNo))
    .innerJoin(order, eq(order.no, sellerOrder.orderNo))
    .where(isDecision)
    .orderBy(desc(returnEvent.no))
    .offset(offset)
    .limit(limit)

const countIn = (db: Executor, state: QueueState): Promise<number> =>
  state === 'open' ? boundedCount(db, row, isOpen) : boundedCount(db, returnEvent, isDecision)

export async function figures(db: Executor): Promise<QueueFigures> {
  const [waiting, [first]] = await Promise.all([
    countIn(db, 'open'),
    db
      .select({ oldest: min(row.disputedAt) })
      .from(row)
      .where(isOpen),
  ])
  return { waiting, oldest: first!.oldest }
}

/** Whether a return is in dispute, or was. */
export async function wasDisputed(db: Executor, returnNo: number): Promise<boolean> {
  const [found] = await db
    .select({ no: returnEvent.no })
    .from(returnEvent)
    .where(and(eq(returnEvent.returnNo, returnNo), eq(returnEvent.toState, 'disputed')))
    .limit(1)
  return found !== undefined
}

/** The dispute behind this one in the queue, else the first of the queue. */
export async function nextAfter(
  db: Executor,
  { no, disputedAt }: Pick<typeof row.$inferSelect, 'no' | 'disputedAt'>,
): Promise<string | undefined> {
  const first = (behind = sql`true`) =>
    db
      .select({ id: row.id })
      .from(row)
      .where(and(isOpen, behind, sql`${row}.no <> ${no}`))
      .orderBy(asc(row.disputedAt), asc(row.no))
      .limit(1)
  const [next] = disputedAt
    ? await first(sql`(${row}.disputed_at, ${row}.no) > (${disputedAt}, ${no})`)
    : []
  return (next ?? (await first())[0])?.id
}

/** How to reach some people, by number. */
export async function contactsOf(db: Executor, nos: number[]) {
  const rows = nos.length
    ? await db
        .select({ no: user.no, phone: user.phone, email: user.email })
        .from(user)
        .where(inArray(user.no, nos))
    : []
  return new Map(rows.map(({ no, ...contact }) => [no, contact]))
}

/** Reports of conversations between two people, latest first. */
export async function reportsBetween(db: Executor, one: number, other: number): Promise<string[]> {
  const rows = await db
    .select({ id: report.id })
    .from(report)
    .innerJoin(room, eq(room.no, report.roomNo))
    .where(
      or(
        and(eq(room.buyerNo, one), eq(room.sellerNo, other)),
        and(eq(room.buyerNo, other), eq(room.sellerNo, one)),
      ),
    )
    .orderBy(desc(report.createdAt))
    .limit(MOST_REPORTS)
  return rows.map(({ id }) => id)
}
