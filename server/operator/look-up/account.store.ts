import { and, count, desc, eq, gt, max, ne, or, sql } from 'drizzle-orm'
import { accessKey } from '../../accounts/access-key.tables.ts'
import { accountEvent } from '../../accounts/account-event.tables.ts'
import { garage } from '../../accounts/garage.tables.ts'
import { seller } from '../../accounts/seller.tables.ts'
import { session } from '../../accounts/session.tables.ts'
import { user } from '../../accounts/user.tables.ts'
import { listing } from '../../catalog/listing.tables.ts'
import { report, room } from '../../chat/chat.tables.ts'
import { contactTicket } from '../../content/contact.tables.ts'
import { order, sellerOrder } from '../../orders/order.tables.ts'
import { boundedCount } from '../../platform/bounded-count.ts'
import type { Executor } from '../../platform/db.ts'

const MOST_SHOWN = 10
const MOST_EVENTS = 50

/** An account with its garage or company. */
export async function byId(db: Executor, id: string) {
  const [row] = await db
    .select({ user, garage, company: seller })
    .from(user)
    .leftJoin(garage, eq(garage.userNo, user.no))
    .leftJoin(seller, eq(seller.no, user.no))
    .where(eq(user.id, id))
  return row
}

export type AccountRow = NonNullable<Awaited<ReturnType<typeof byId>>>

export const countBought = (db: Executor, no: number) =>
  boundedCount(db, order, eq(order.buyerNo, no))
export const countSold = (db: Executor, no: number) =>
  boundedCount(db, sellerOrder, eq(sellerOrder.sellerNo, no))
export const countListings = (db: Executor, no: number) =>
  boundedCount(db, listing, and(eq(listing.sellerNo, no), ne(listing.status, 'removed')))

export const latestBought = (db: Executor, no: number) =>
  db
    .select({ id: order.id, no: order.no, placedAt: order.placedAt })
    .from(order)
    .where(eq(order.buyerNo, no))
    .orderBy(desc(order.no))
    .limit(MOST_SHOWN)

export const latestSold = (db: Executor, no: number) =>
  db
    .select({
      ...{ id: order.id, no: order.no, place: sellerOrder.place },
      placedAt: sellerOrder.placedAt,
    })
    .from(sellerOrder)
    .innerJoin(order, eq(order.no, sellerOrder.orderNo))
    .where(eq(sellerOrder.sellerNo, no))
    .orderBy(desc(sellerOrder.no))
    .limit(MOST_SHOWN)

/** How many sessions can be used, and when one last was. */
export async function sessionsOf(db: Executor, no: number) {
  const [row] = await db
    .select({ total: count(), seenAt: max(session.seenAt) })
    .from(session)
    .where(
      and(
        eq(session.userNo, no),
        gt(session.expiresAt, sql`now()`),
        gt(session.seenAt, sql`now() - interval '7 days'`),
      ),
    )
  return row!
}

/** A company's access keys, of which it has few, without what opens anything. */
export const keysOf = (db: Executor, no: number) =>
  db
    .select({
      ...{ id: accessKey.id, name: accessKey.name, ending: accessKey.ending },
      ...{ createdAt: accessKey.createdAt, usedAt: accessKey.usedAt },
    })
    .from(accessKey)
    .where(eq(accessKey.sellerNo, no))
    .orderBy(desc(accessKey.createdAt), accessKey.id)

export const ticketsOf = (db: Executor, email: string) =>
  db
    .select({
      ...{ ticket: contactTicket.ticket, createdAt: contactTicket.createdAt },
      closedAt: contactTicket.closedAt,
    })
    .from(contactTicket)
    .where(eq(contactTicket.email, email))
    .orderBy(desc(contactTicket.createdAt))
    .limit(MOST_SHOWN)

const reportColumns = {
  ...{ id: report.id, reason: report.reason, createdAt: report.createdAt },
  ...{ closedAt: report.closedAt, reporterNo: report.reporterNo },
}

/** Reports of conversations by an account and about it, the latest first. */
export const reportsOf = (db: Executor, no: number) =>
  db
    .select(reportColumns)
    .from(report)
    .innerJoin(room, eq(room.no, report.roomNo))
    .where(or(eq(room.buyerNo, no), eq(room.sellerNo, no)))
    .orderBy(desc(report.createdAt))
    .limit(MOST_SHOWN)

/** What operators did to an account, the latest first. */
export const eventsOf = (db: Executor, no: number) =>
  db
    .select({
      ...{ no: accountEvent.no, event: accountEvent.event, reason: accountEvent.reason },
      ...{ at: accountEvent.at, by: user.name },
    })
    .from(accountEvent)
    .leftJoin(user, eq(user.no, accountEvent.operatorNo))
    .where(eq(accountEvent.userNo, no))
    .orderBy(desc(accountEvent.no))
    .limit(MOST_EVENTS)
