import { and, count, desc, eq, gt, ne, or, sql, type SQL } from 'drizzle-orm'
import type { CallbackStatus } from '#contract/callback-status.ts'
import { garage } from '../accounts/garage.tables.ts'
import { seller } from '../accounts/seller.tables.ts'
import { user } from '../accounts/user.tables.ts'
import { listing } from '../catalog/listing.tables.ts'
import type { Executor } from '../platform/db.ts'
import { callback } from './callback.tables.ts'

export type CallbackRow = typeof callback.$inferSelect
export type NewCallback = Omit<CallbackRow, 'status' | 'createdAt' | 'changedAt'>

/** The listing that a request is about, in any status. */
export async function findListing(
  db: Executor,
  id: string,
): Promise<{ no: number; sellerNo: number; onOffer: boolean } | undefined> {
  const [row] = await db
    .select({
      no: listing.no,
      sellerNo: listing.sellerNo,
      onOffer: sql<boolean>`${listing.status} = 'active'`,
    })
    .from(listing)
    .where(eq(listing.id, id))
  return row
}

export type Person = { name: string; phone: string; closing: boolean }

/** An account as it introduces itself: by its garage or company, else by its own name. */
export async function personOf(db: Executor, no: number): Promise<Person> {
  const [row] = await db
    .select({
      name: sql<string>`coalesce(${garage.garageName}, ${seller.companyName}, ${user.name}, '')`,
      phone: user.phone,
      closing: sql<boolean>`${user.closingAt} is not null`,
    })
    .from(user)
    .leftJoin(garage, eq(garage.userNo, user.no))
    .leftJoin(seller, eq(seller.no, user.no))
    .where(eq(user.no, no))
  return row!
}

/** Serialises the requests of one user until the transaction ends. */
export async function lockBuyer(db: Executor, userNo: number): Promise<void> {
  await db.select({ no: user.no }).from(user).where(eq(user.no, userNo)).for('no key update')
}

const day = sql`now() - interval '24 hours'`

/** The buyer's request about a listing that is still open, or not older than a day. */
export async function standing(
  db: Executor,
  buyerNo: number,
  listingNo: number,
): Promise<CallbackRow | undefined> {
  const [row] = await db
    .select()
    .from(callback)
    .where(
      and(
        eq(callback.buyerNo, buyerNo),
        eq(callback.listingNo, listingNo),
        or(ne(callback.status, 'closed'), gt(callback.createdAt, day)),
      ),
    )
    .orderBy(sql`${callback.status} = 'closed'`, desc(callback.createdAt))
    .limit(1)
  return row
}

/** How many requests a user made within a day, and for how many more seconds the first of them counts. */
export async function ofThisDay(
  db: Executor,
  buyerNo: number,
): Promise<{ times: number; seconds: number }> {
  const [row] = await db
    .select({
      times: count(),
      seconds: sql<number>`coalesce(ceil(extract(epoch from
        min(${callback.createdAt}) - (${day}))), 0)::int`,
    })
    .from(callback)
    .where(and(eq(callback.buyerNo, buyerNo), gt(callback.createdAt, day)))
  return row!
}

/** A new request; undefined when one about this listing is open. */
export async function insert(db: Executor, fields: NewCallback): Promise<CallbackRow | undefined> {
  const [row] = await db.insert(callback).values(fields).onConflictDoNothing().returning()
  return row
}

/** The latest request of a buyer about a listing. */
export async function latestOf(
  db: Executor,
  buyerNo: number,
  listingId: string,
): Promise<CallbackRow | undefined> {
  const [row] = await db
    .select({ callback })
    .from(callback)
    .innerJoin(listing, eq(listing.no, callback.listingNo))
    .where(and(eq(callback.buyerNo, buyerNo), eq(listing.id, listingId)))
    .orderBy(desc(callback.createdAt), desc(callback.id))
    .limit(1)
  return row?.callback
}

type Page = { offset: number; limit: number }
type Found = { rows: CallbackRow[]; total: number }

/** One page of the requests to a seller, latest first, and how many there are. */
export const ofSeller = (
  db: Executor,
  sellerNo: number,
  status: CallbackStatus | undefined,
  page: Page,
): Promise<Found> =>
  latest(db, and(eq(callback.sellerNo, sellerNo), status && eq(callback.status, status)), page)

/** The same of the requests of a buyer that aren't closed. */
export const openOfBuyer = (db: Executor, buyerNo: number, page: Page): Promise<Found> =>
  latest(db, and(eq(callback.buyerNo, buyerNo), ne(callback.status, 'closed')), page)

async function latest(
  db: Executor,
  where: SQL | undefined,
  { offset, limit }: Page,
): Promise<Found> {
  const rows = await db
    .select()
    .from(callback)
    .where(where)
    .orderBy(desc(callback.createdAt), desc(callback.id))
    .offset(offset)
    .limit(limit)
  const [counted] = await db.select({ total: count() }).from(callback).where(where)
  return { rows, total: counted!.total }
}

/** A request to this seller. */
export async function find(
  db: Executor,
  sellerNo: number,
  id: string,
): Promise<CallbackRow | undefined> {
  const [row] = await db
    .select()
    .from(callback)
    .where(and(eq(callback.sellerNo, sellerNo), eq(callback.id, id)))
  return row
}

/** Changes the status from the one that was read; undefined when it has changed meanwhile. */
export async function move(
  db: Executor,
  { id, status: before }: CallbackRow,
  status: CallbackStatus,
): Promise<CallbackRow | undefined> {
  const [row] = await db
    .update(callback)
    .set({ status, changedAt: sql`now()` })
    .where(and(eq(callback.id, id), eq(callback.status, before)))
    .returning()
  return row
}
