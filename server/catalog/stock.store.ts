import { getTableColumns, inArray, sql, type SQL } from 'drizzle-orm'
import { previous } from '#contract/life-cycle.ts'
import { restorableDays } from '#contract/limits.ts'
import { listingLifeCycle } from '#contract/listing-status.ts'
import { priceFilsRange } from '#contract/money.ts'
import { seller } from '../accounts/seller.tables.ts'
import { insertOf, rowsOf, setOf, type Key } from '../platform/bulk-rows.ts'
import type { Executor } from '../platform/db.ts'
import { listing } from './listing.tables.ts'

/** A listing that a statement wrote: its number, the key of its part number, and its seller's id. */
export type Written = { no: number; skuKey: string; sellerId: string }

/** Columns that no change of a listing writes by itself. */
type Fixed =
  | ('no' | 'id' | 'sellerNo' | 'status' | 'statusBefore' | 'reserved' | 'available')
  | ('createdAt' | 'updatedAt' | 'confirmedAt' | 'allWords')

const fixed: Record<Fixed, true> = {
  ...{ no: true, id: true, sellerNo: true, status: true, statusBefore: true },
  ...{ reserved: true, available: true },
  ...{ createdAt: true, updatedAt: true, confirmedAt: true, allWords: true },
}

type Column = Exclude<Key<typeof listing>, Fixed>

const changeable = Object.keys(getTableColumns(listing)).filter(
  (key): key is Column => !Object.hasOwn(fixed, key),
)

/** What becomes of one listing; what is left out stays. */
export type ColumnChange = { no: number } & Partial<Pick<typeof listing.$inferSelect, Column>>

const written = sql.raw(`l.no, l.sku_key "skuKey", s.id "sellerId"`)

/** What a new listing needs beside what has a default or comes by itself. */
export type InsertedListing = { createdAt: Date; confirmedAt?: Date } & Omit<
  typeof listing.$inferInsert,
  'status' | 'statusBefore' | 'reserved' | 'createdAt' | 'updatedAt' | 'confirmedAt'
>

const inserted: Key<typeof listing>[] = [
  ...(['id', 'sellerNo', 'createdAt', 'updatedAt', 'confirmedAt'] as const),
  ...changeable,
]

/** Writes many listings by one statement; each was changed, and confirmed if not later, when it was created. */
export async function insertRows(db: Executor, listings: InsertedListing[]): Promise<Written[]> {
  const rows = listings.map((row) => ({
    ...row,
    universal: row.universal ?? false,
    images: row.images ?? [],
    crossNumbers: row.crossNumbers ?? [],
    updatedAt: row.createdAt,
    confirmedAt: row.confirmedAt ?? row.createdAt,
  }))
  const { rows: found } = await db.execute<Written>(sql`
    with l as (${insertOf(listing, inserted, rows)} returning no, sku_key, seller_no)
    select ${written} from l join ${seller} s on s.no = l.seller_no`)
  return found
}

/** Writes changes of many listings, those that change the same things by one statement. */
export async function changeListings(db: Executor, changes: ColumnChange[]): Promise<Written[]> {
  const alike = Map.groupBy(changes, (change) => columnsIn(change).join())
  const done: Written[] = []
  for (const group of alike.values()) {
    const changed = columnsIn(group[0]!)
    if (changed.length === 0) continue
    const { rows: updated } = await db.execute<Written>(sql`
      update ${listing} l set ${setOf(listing, changed)}, updated_at = now()
        ${changed.some((key) => confirming.has(key)) ? sql`, confirmed_at = now()` : sql``}
      from ${rowsOf(listing, ['no', ...changed], group)}, ${seller} s
      where l.no = r.no and s.no = l.seller_no
      returning ${written}`)
    done.push(...updated)
  }
  return done
}

/** Whoever writes one of these says that the offer stands. */
const confirming: ReadonlySet<Column> = new Set<Column>(['priceFils', 'quantity'])

/** Records that these listings still stand as they are; no one has to be notified of it. */
export async function confirmListings(db: Executor, nos: number[]): Promise<void> {
  await db
    .update(listing)
    .set({ confirmedAt: sql`now()` })
    .where(inArray(listing.no, nos))
}

const columnsIn = (change: ColumnChange): Column[] =>
  changeable.filter((key) => change[key] !== undefined)

/** Which listings of a seller: all, or those of these ids. */
export type ListingSelection = { sellerNo: number; ids?: string[] }

const inSelection = ({ sellerNo, ids }: ListingSelection): SQL =>
  ids
    ? sql`l.seller_no = ${sellerNo} and l.id = any(${sql.param(ids)}::uuid[])`
    : sql`l.seller_no = ${sellerNo}`

/** Locks the listings in the order of their numbers, as `lockListings` does. */
export async function lockSelection(db: Executor, selection: ListingSelection): Promise<void> {
  await db.execute(
    sql`select from ${listing} l where ${inSelection(selection)} order by l.no for no key update`,
  )
}

type Event = (typeof listingLifeCycle.transitions)[number]['event']

// What is put back is shown again if its company is.
const statusBefore = sql`case l.status when 'withdrawn' then 'active' else l.status end`

/** Moves those of the selected listings whose status allows the event. */
export async function moveListings(
  db: Executor,
  selection: ListingSelection,
  event: Event,
): Promise<Written[]> {
  const transitions = listingLifeCycle.transitions.filter((each) => each.event === event)
  const cases = transitions.map(({ from, to }) =>
    to === previous
      ? sql`when ${from} then coalesce(l.status_before, ${listingLifeCycle.start})`
      : sql`when ${from} then ${to}::listing_status`,
  )
  const { rows } = await db.execute<Written>(sql`
    update ${listing} l
    set status = case l.status ${sql.join(cases, sql` `)} end,
      status_before = ${event === 'remove' ? statusBefore : sql`null`}, updated_at = now()
    from ${seller} s
    where s.no = l.seller_no and ${inSelection(selection)}
      and l.status = any(${sql.param(transitions.map(({ from }) => from))}::listing_status[])
      and (l.status <> 'removed' or l.updated_at > now() - make_interval(days => ${restorableDays}))
    returning ${written}`)
  return rows
}

/** Raises or lowers prices by so many per cent, to the nearest fils within what a price can be. */
export async function reprice(
  db: Executor,
  selection: ListingSelection,
  perCent: number,
): Promise<Written[]> {
  const { rows } = await db.execute<Written>(sql`
    update ${listing} l
    set price_fils = least(${priceFilsRange.max}, greatest(${priceFilsRange.min},
        round(l.price_fils * (100 + ${perCent}::numeric) / 100)))::int,
      updated_at = now(), confirmed_at = now()
    from ${seller} s
    where s.no = l.seller_no and ${inSelection(selection)} and l.status in ('active', 'paused', 'withdrawn')
    returning ${written}`)
  return rows
}

export async function setQuantity(
  db: Executor,
  selection: ListingSelection,
  quantity: number,
): Promise<Written[]> {
  const { rows } = await db.execute<Written>(sql`
    update ${listing} l set quantity = ${quantity}, updated_at = now(), confirmed_at = now()
    from ${seller} s
    where s.no = l.seller_no and ${inSelection(selection)} and l.status in ('active', 'paused', 'withdrawn')
    returning ${written}`)
  return rows
}
