import { sql, type SQL } from 'drizzle-orm'
import type { Executor } from '../platform/db.ts'
import type { Fils } from '../platform/money.ts'
import type { ListingImage } from './listing.tables.ts'

export type Status = 'active' | 'paused' | 'removed' | 'withdrawn'

/** A listing that a statement wrote: its number, the key of its part number, and its seller's id. */
export type Written = { no: number; skuKey: string; sellerId: string }

/** What becomes of one listing; what is left out stays. */
export type ColumnChange = {
  no: number
  sku?: string
  skuKey?: string
  partName?: string
  partNameAr?: string | null
  brand?: string
  categoryNo?: number
  subCategoryNo?: number | null
  partTypeNo?: number | null
  fitmentNo?: number | null
  universal?: boolean
  priceFils?: Fils
  quantity?: number
  images?: ListingImage[]
  shortDescription?: string
  description?: string
}

type Column = Exclude<keyof ColumnChange, 'no'>

const columns: Record<Column, [name: string, type: string]> = {
  sku: ['sku', 'text'],
  skuKey: ['sku_key', 'text'],
  partName: ['part_name', 'text'],
  partNameAr: ['part_name_ar', 'text'],
  brand: ['brand', 'text'],
  categoryNo: ['category_no', 'smallint'],
  subCategoryNo: ['sub_category_no', 'smallint'],
  partTypeNo: ['part_type_no', 'smallint'],
  fitmentNo: ['fitment_no', 'int'],
  universal: ['universal', 'boolean'],
  priceFils: ['price_fils', 'int'],
  quantity: ['quantity', 'int'],
  images: ['images', 'jsonb'],
  shortDescription: ['short_description', 'text'],
  description: ['description', 'text'],
}

const written = sql.raw(`l.no, l.sku_key "skuKey", s.id "sellerId"`)

/** Writes changes of many listings, those that change the same things by one statement. */
export async function changeListings(db: Executor, changes: ColumnChange[]): Promise<Written[]> {
  const alike = Map.groupBy(changes, (change) => columnsIn(change).join())
  const done: Written[] = []
  for (const group of alike.values()) {
    const changed = columnsIn(group[0]!)
    if (changed.length === 0) continue
    const sets = changed.map((key) => `${columns[key][0]} = r."${key}"`).join(', ')
    const fields = changed.map((key) => `"${key}" ${columns[key][1]}`).join(', ')
    const { rows: updated } = await db.execute<Written>(sql`
      update listing l set ${sql.raw(sets)}, updated_at = now()
      from jsonb_to_recordset(${JSON.stringify(group)}::jsonb) as r(no int, ${sql.raw(fields)}), seller s
      where l.no = r.no and s.no = l.seller_no
      returning ${written}`)
    done.push(...updated)
  }
  return done
}

const columnsIn = (row: object): Column[] =>
  (Object.keys(columns) as Column[]).filter(
    (key) => (row as Record<string, unknown>)[key] !== undefined,
  )

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
    update listing l
    set status = ${status}, status_before = ${to === 'removed' ? sql`l.status` : sql`null`},
      updated_at = now()
    from seller s
    where s.no = l.seller_no and ${chosenBy(chosen)}
      and l.status = any(${sql.param([...from])}::listing_status[])
      ${within ? sql`and (l.status <> 'removed' or l.updated_at > now() - ${within}::interval)` : sql``}
    returning ${written}`)
  return rows
}

/** Raises or lowers prices by so many per cent, to the nearest fils within what a price can be. */
export async function reprice(db: Executor, chosen: Chosen, perCent: number): Promise<Written[]> {
  const { rows } = await db.execute<Written>(sql`
    update listing l
    set price_fils = least(1000000000, greatest(1, round(l.price_fils * (100 + ${perCent}::numeric) / 100)))::int,
      updated_at = now()
    from seller s
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
    update listing l set quantity = ${quantity}, updated_at = now()
    from seller s
    where s.no = l.seller_no and ${chosenBy(chosen)} and l.status in ('active', 'paused')
    returning ${written}`)
  return rows
}
