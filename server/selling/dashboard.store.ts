import { eq, sql } from 'drizzle-orm'
import type { Fils } from '#contract/money.ts'
import { endedStates } from '#contract/order-status.ts'
import { callback } from '../callbacks/callback.tables.ts'
import { room } from '../chat/chat.tables.ts'
import { favourite } from '../favourites/favourite.tables.ts'
import { isUnpaid, orderLine, sellerOrder } from '../orders/order.tables.ts'
import type { Executor } from '../platform/db.ts'
import { seller } from '../accounts/seller.tables.ts'
import type { InterestKind } from './interest.store.ts'
import { sellerInterest, listingInterest } from './interest.tables.ts'
import { listing } from '../catalog/listing.tables.ts'
import { listingImport } from './import.tables.ts'

/** How often something happened to a seller's parts on a day of the UAE. */
export type DayOfInterest = { day: string; kind: InterestKind; times: number }

export async function interestSince(
  db: Executor,
  sellerNo: number,
  from: string,
): Promise<DayOfInterest[]> {
  const { rows } = await db.execute<DayOfInterest>(sql`
    select day::text, kind, times from ${sellerInterest}
    where seller_no = ${sellerNo} and day >= ${from}::date`)
  return rows
}

export type ContactKind = 'favourite' | 'callback' | 'chat'

/** How often somebody saved a seller's part, asked for a call or began to chat, on a day of the UAE. */
export type DayOfContacts = { day: string; kind: ContactKind; times: number }

/** A conversation without a word is none yet. */
export async function contactsSince(
  db: Executor,
  sellerNo: number,
  from: string,
): Promise<DayOfContacts[]> {
  const begin = sql`(${from}::date)::timestamp at time zone 'Asia/Dubai'`
  const { rows } = await db.execute<DayOfContacts>(sql`
    select (at at time zone 'Asia/Dubai')::date::text "day", kind, count(*)::int times from (
      select 'favourite' kind, f.created_at at
      from ${favourite} f join ${listing} l on l.no = f.listing_no
      where l.seller_no = ${sellerNo} and f.created_at >= ${begin}
      union all
      select 'callback', created_at from ${callback}
      where seller_no = ${sellerNo} and created_at >= ${begin}
      union all
      select 'chat', created_at from ${room}
      where seller_no = ${sellerNo} and created_at >= ${begin} and last_seq > 0
    ) begun group by 1, 2`)
  return rows
}

/** Orders of a day of the UAE that stand, and what their parts cost. */
export type DayOfSales = { day: string; orders: number; fils: Fils }

export async function salesSince(
  db: Executor,
  sellerNo: number,
  from: string,
): Promise<DayOfSales[]> {
  const nothingSold = [...endedStates, 'returned_to_seller']
  const { rows } = await db.execute<Omit<DayOfSales, 'fils'> & { fils: string }>(sql`
    select (placed_at at time zone 'Asia/Dubai')::date::text "day", count(*)::int orders,
      sum((select sum(quantity::bigint * price_fils) from ${orderLine}
        where seller_order_no = ${sellerOrder.no})) fils
    from ${sellerOrder}
    where seller_no = ${sellerNo} and state not in ${nothingSold} and not (${isUnpaid})
      and placed_at >= (${from}::date)::timestamp at time zone 'Asia/Dubai'
    group by 1`)
  return rows.map((row) => ({ ...row, fils: Number(row.fils) as Fils }))
}

// So many that were removed since may stand before those that are shown.
const MOST_GONE = 100

export type SeenListing = { no: number; id: string; views: number }

/** The seller's listings that were most looked at since a day, with how often. */
export async function mostSeen(
  db: Executor,
  sellerNo: number,
  { from, most }: { from: string; most: number },
): Promise<SeenListing[]> {
  const { rows } = await db.execute<SeenListing>(sql`
    select l.no, l.id, i.views::int from (
      select listing_no, sum(times) views from ${listingInterest}
      where seller_no = ${sellerNo} and day >= ${from}::date and kind = 'view'
      group by 1 order by 2 desc, 1 desc limit ${MOST_GONE + most}
    ) i
    join ${listing} l on l.no = i.listing_no and l.status in ('active', 'paused', 'withdrawn')
    order by 3 desc, 1 desc limit ${most}`)
  return rows
}

/** The seller's listings that are low in stock, the lowest first. */
export async function lowInStock(
  db: Executor,
  sellerNo: number,
  { few, most }: { few: number; most: number },
): Promise<{ no: number; id: string }[]> {
  const { rows } = await db.execute<{ no: number; id: string }>(sql`
    select no, id from ${listing}
    where seller_no = ${sellerNo} and status in ('active', 'withdrawn') and available between 1 and ${few}
    order by available, no desc limit ${most}`)
  return rows
}

export type OpenEnds = {
  about: boolean
  hours: boolean
  importFailed: string | null
  openCallbacks: number
  unresponsive: boolean
}

/** The missing details of a seller's page, the last import if it left rows out, and the open call-backs. */
export async function openEnds(db: Executor, sellerNo: number): Promise<OpenEnds> {
  const [row] = await db
    .select({
      unresponsive: seller.unresponsive,
      about: sql<boolean>`${seller.about} is null`,
      hours: sql<boolean>`${seller.hours} is null`,
      importFailed: sql<string | null>`(
        select case when failures > 0 then id::text end from ${listingImport}
        where seller_no = ${sellerNo} and state = 'done' order by no desc limit 1)`,
      openCallbacks: sql<number>`(
        select count(*)::int from ${callback}
        where ${callback.sellerNo} = ${sellerNo} and ${callback.status} = 'new')`,
    })
    .from(seller)
    .where(eq(seller.no, sellerNo))
  return row!
}
