import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import { seller } from '../accounts/seller.tables.ts'
import { insertOf, rowsOf, setOf, type Key } from '../platform/bulk-rows.ts'
import type { Executor } from '../platform/db.ts'
import { listing } from './listing.tables.ts'

export type Status = 'active' | 'paused' | 'removed' | 'withdrawn'

/** A listing that a statement wrote: its number, the key of its part number, and its seller's id. */
export type Written = { no: number; skuKey: string; sellerId: string }

/** Columns that no change of a listing writes by itself. */
type Fixed =
  'no' | 'id' | 'sellerNo' | 'status' | 'statusBefore' | 'createdAt' | 'updatedAt' | 'allWords'

const fixed: Record<Fixed, true> = {
  ...{ no: true, id: true, sellerNo: true, status: true, statusBefore: true },
  ...{ createdAt: true, updatedAt: true, allWords: true },
}

type Column = Exclude<Key<typeof listing>, Fixed>

const changeable = Object.keys(getTableColumns(listing)).filter(
  (key): key is Column => !Object.hasOwn(fixed, key),
)

/** What becomes of one listing; what is left out stays. */
export type ColumnChange = { no: number } & Partial<Pick<typeof listing.$inferSelect, Column>>

const written = sql.raw(`l.no, l.sku_key "skuKey", s.id "sellerId"`)

/** What a new listing needs beside what has a default or comes by itself. */
export type InsertedListing = { createdAt: Date } & Omit<
  typeof listing.$inferInsert,
  'status' | 'statusBefore' | 'createdAt' | 'updatedAt'
>

const inserted: Key<typeof listing>[] = ['id', 'sellerNo', 'createdAt', 'updatedAt', ...changeable]

/** Writes many listings by one statement; each was changed when it was created. */
export async function insertRows(db: Executor, listings: InsertedListing[]): Promise<Written[]> {
  const rows = listings.map((row) => ({
    ...row,
    universal: row.universal ?? false,
    images: row.images ?? [],
    updatedAt: row.createdAt,
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
      from ${rowsOf(listing, ['no', ...changed], group)}, ${seller} s
      where l.no = r.no and s.no = l.seller_no
      returning ${written}`)
    done.push(...updated)
  }
  return done
}

const columnsIn = (change: ColumnChange): Column[] =>
  changeable.filter((key) => change[key] !== undefined)

/** Which listings of a seller: all, or those of these ids. */
export type Chosen = { sellerNo: number; ids?: string[] }

const chosenBy = ({ sellerNo, ids }: Chosen): SQL =>
  ids
    ? sql`l.seller_no = ${sellerNo} and l.id = any(${sql.param(ids)}::uuid[])`
    : sql`l.seller_no = ${sellerNo}`

/** How one kind of step changes the status: from which, to what, and what it remembers. */
export type Transition = { from: readonly Status[]; to: Status | 'before'; within?: string }

/** Moves those of the chosen listings that are in a status to move from. */
export async function moveListings(
  db: Executor,
  chosen: Chosen,
  { from, to, within }: Transition,
): Promise<Written[]> {
  const status =
    to === 'before' ? sql`coalesce(l.status_before, 'active')` : sql`${to}::listing_status`
  const { rows } = await db.execute<Written>(sql`
    update ${listing} l
    set status = ${status}, status_before = ${to === 'removed' ? sql`l.status` : sql`null`},
      updated_at = now()
    from ${seller} s
    where s.no = l.seller_no and ${chosenBy(chosen)}
      and l.status = any(${sql.param([...from])}::listing_status[])
      ${within ? sql`and (l.status <> 'removed' or l.updated_at > now() - ${within}::interval)` : sql``}
    returning ${written}`)
  return rows
}

/** Raises or lowers prices by so many per cent, to the nearest fils within what a price can be. */
export async function reprice(db: Executor, chosen: Chosen, perCent: number): Promise<Written[]> {
  const { rows } = await db.execute<Written>(sql`
    update ${listing} l
    set price_fils = least(1000000000, greatest(1, round(l.price_fils * (100 + ${perCent}::numeric) / 100)))::int,
      updated_at = now()
    from ${seller} s
    where s.no = l.seller_no and ${chosenBy(chosen)} and l.status in ('active', 'paused')
    returning ${written}`)
  return rows
}

export async function setQuantity(
  db: Executor,
  chosen: Chosen,
  quantity: number,
): Promise<Written[]> {
  const { rows } = await db.execute<Written>(sql`
    update ${listing} l set quantity = ${quantity}, updated_at = now()
    from ${seller} s
    where s.no = l.seller_no and ${chosenBy(chosen)} and l.status in ('active', 'paused')
    returning ${written}`)
  return rows
}
