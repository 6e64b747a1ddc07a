import { and, count, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { NotificationKind } from '#contract/notification-kinds.ts'
import { personName } from '../accounts/person-name.tables.ts'
import { seller } from '../accounts/seller.tables.ts'
import { callback } from '../callbacks/callback.tables.ts'
import { listing } from '../catalog/listing.tables.ts'
import { room } from '../chat/chat.tables.ts'
import { order, sellerOrder, sellerOrderNumber } from '../orders/order.tables.ts'
import { credit } from '../payments/credit/credit.tables.ts'
import type { Executor } from '../platform/db.ts'
import { newId } from '../platform/id.ts'
import { inChunks, isoDate } from '../platform/personal-data.ts'
import { isUnreadOrMessage, notification } from './notification.tables.ts'

type Row = typeof notification.$inferInsert

/**
 * Inserts or updates the unread notifications; returns their ids, which are constant for a conversation. No two
 * may be of one user, kind and subject.
 */
export async function upsert(
  db: Executor,
  rows: Omit<Row, 'id' | 'happenedAt' | 'readAt'>[],
): Promise<Pick<typeof notification.$inferSelect, 'id' | 'kind' | 'status'>[]> {
  if (rows.length === 0) return []
  const { id, userNo, kind, subject, status } = notification
  return db
    .insert(notification)
    .values(rows.map((row) => ({ id: newId(), ...row, happenedAt: sql`now()` })))
    .onConflictDoUpdate({
      target: [userNo, kind, subject],
      targetWhere: isUnreadOrMessage,
      set: {
        ...{ listingNo: sql`excluded.listing_no`, status: sql`excluded.status` },
        ...{ wasFils: sql`excluded.was_fils`, nowFils: sql`excluded.now_fils` },
        ...{ happenedAt: sql`excluded.happened_at`, readAt: null },
      },
    })
    .returning({ id, kind, status })
}

const unreadOf = (userNo: number) =>
  and(eq(notification.userNo, userNo), isNull(notification.readAt))

/** Marks the notifications about a subject as read; returns whether any was unread. */
export async function readAbout(
  db: Executor,
  userNo: number,
  kind: NotificationKind,
  subject: string,
): Promise<boolean> {
  const about = and(eq(notification.kind, kind), eq(notification.subject, subject))
  return markRead(db, and(unreadOf(userNo), about))
}

/** Marks notifications as read; returns whether any was unread. */
export async function read(db: Executor, userNo: number, ids: string[] | 'all'): Promise<boolean> {
  if (ids.length === 0) return false
  const these = ids === 'all' ? undefined : inArray(notification.id, ids)
  return markRead(db, and(unreadOf(userNo), these))
}

async function markRead(db: Executor, which: ReturnType<typeof and>): Promise<boolean> {
  const { rowCount } = await db
    .update(notification)
    .set({ readAt: sql`now()` })
    .where(which)
  return (rowCount ?? 0) > 0
}

const part = {
  id: listing.id,
  partName: listing.partName,
  partNameAr: listing.partNameAr,
  sku: listing.sku,
  skuKey: listing.skuKey,
  status: listing.status,
  images: listing.images,
}

const isMessage = and(eq(notification.kind, 'message'), eq(room.id, notification.subject))
const isOrder = and(
  inArray(notification.kind, ['order', 'order_status', 'return', 'return_status', 'transfer']),
  eq(sellerOrder.id, notification.subject),
)
const soldOrder = {
  id: sellerOrder.id,
  orderId: order.id,
  number: sellerOrderNumber(order.no, sellerOrder.place),
}
const isCallback = and(
  inArray(notification.kind, ['callback', 'callback_status']),
  eq(callback.id, notification.subject),
)

const isCredit = and(eq(notification.kind, 'credit'), eq(credit.id, notification.subject))

/** The current name of the other person or company; null once it is deleted. */
const from = sql<string | null>`case ${notification.kind}
  when 'callback' then ${callback.name}
  when 'order' then ${personName(sql`${order.buyerNo}`)}
  when 'return' then ${personName(sql`${order.buyerNo}`)}
  when 'order_status' then ${sellerOrder.companyName}
  when 'return_status' then ${sellerOrder.companyName}
  when 'credit' then ${personName(sql`${credit.sellerNo}`)}
  when 'callback_status' then ${personName(sql`${callback.sellerNo}`)}
  when 'message' then ${personName(
    sql`case when ${room.buyerNo} = ${notification.userNo} then ${room.sellerNo} else ${room.buyerNo} end`,
  )} end`

/** A user's notifications with the listing, room and call-back, as far as these still exist. */
const shownNotifications = (db: Executor) =>
  db
    .select({
      notification,
      from,
      part,
      room: room.id,
      callback: callback.id,
      order: soldOrder,
      credit: credit.id,
    })
    .from(notification)
    .leftJoin(listing, eq(listing.no, notification.listingNo))
    .leftJoin(room, isMessage)
    .leftJoin(callback, isCallback)
    .leftJoin(sellerOrder, isOrder)
    .leftJoin(order, eq(order.no, sellerOrder.orderNo))
    .leftJoin(credit, isCredit)
    .$dynamic()

export type NotificationRow = Awaited<ReturnType<typeof shownNotifications>>[number]

export const latest = (
  db: Executor,
  userNo: number,
  page: { offset: number; limit: number },
): Promise<NotificationRow[]> =>
  shownNotifications(db)
    .where(eq(notification.userNo, userNo))
    .orderBy(desc(notification.happenedAt), desc(notification.id))
    .limit(page.limit)
    .offset(page.offset)

/** All notifications of a user, for an export. */
export const history = (db: Executor, userNo: number) =>
  inChunks<never>(
    db,
    '00000000-0000-0000-0000-000000000000',
    (after) => sql`
      select ${notification.id} as key, ${notification.kind}, ${from} "from", sku,
        ${notification.status}, was_fils / 100.0::float8 was, now_fils / 100.0::float8 now,
        ${isoDate(notification.readAt)} read, ${isoDate(notification.happenedAt)} date
      from ${notification}
      left join ${listing} on ${listing.no} = ${notification.listingNo}
      left join ${room} on ${isMessage} left join ${callback} on ${isCallback}
      left join ${sellerOrder} on ${isOrder} left join ${order} on ${order.no} = ${sellerOrder.orderNo}
      left join ${credit} on ${isCredit}
      where ${notification.userNo} = ${userNo} and ${notification.id} > ${after}
      order by ${notification.id}`,
  )

export async function counts(
  db: Executor,
  userNo: number,
): Promise<{ unread: number; total: number }> {
  const [row] = await db
    .select({
      total: count(),
      unread: sql<number>`(count(*) filter (where ${notification.readAt} is null))::int`,
    })
    .from(notification)
    .where(eq(notification.userNo, userNo))
  return row!
}

const outside = (db: Executor) =>
  db
    .select({
      notification,
      part: { ...part, priceFils: listing.priceFils, sellerId: seller.id },
      callback,
    })
    .from(notification)
    .innerJoin(listing, eq(listing.no, notification.listingNo))
    .innerJoin(seller, eq(seller.no, listing.sellerNo))
    .leftJoin(callback, eq(callback.id, notification.subject))
    .$dynamic()

export type OutsideRow = Awaited<ReturnType<typeof outside>>[number]

/** A notification to send; undefined when it was read meanwhile, or the listing was deleted. */
export async function stillUnread(db: Executor, id: string): Promise<OutsideRow | undefined> {
  const [row] = await outside(db).where(and(eq(notification.id, id), isNull(notification.readAt)))
  return row
}

/** Deletes read notifications older than 90 days. */
export async function removeOld(db: Executor): Promise<void> {
  await db
    .delete(notification)
    .where(
      and(
        lt(notification.happenedAt, sql`now() - interval '90 days'`),
        lt(notification.readAt, sql`now()`),
      ),
    )
}
