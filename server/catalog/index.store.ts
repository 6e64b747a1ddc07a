import { sql } from 'drizzle-orm'
import type { Emirate } from '#contract/emirates.ts'
import type { Executor } from '../platform/db.ts'
import type { IndexedListing } from './listing-index/columns.ts'
import { seller } from '../accounts/seller.tables.ts'
import { listing } from './listing.tables.ts'
import { fitment } from './reference.tables.ts'

/** What the listing index reads of a row; `active` false means: take it out. */
export type IndexRow = Omit<IndexedListing, 'name' | 'possibleTypes' | 'emirate'> & {
  active: boolean
  /** Made for no car in particular. */
  universal: boolean
  partName: string
  partNameAr: string | null
}

// More than the contract lets people enter; of longer texts the index knows the beginning.
const LONGEST = 300
const DESCRIBED = 500

// Nothing here may fail for what a row holds: one row would keep all others of its chunk out. A time
// after 2106, or infinity, is no Uint32, and its row is skipped where it is put.
const indexed = sql`
  no, seller_no "sellerNo", status = 'active' active, universal, category_no "categoryNo", coalesce(sub_category_no, 0) "subCategoryNo",
  coalesce(part_type_no, 0) "partTypeNo", left(part_name, ${LONGEST}) "partName", left(part_name_ar, ${LONGEST}) "partNameAr",
  left(short_description || ' ' || left(description, ${DESCRIBED}), ${DESCRIBED}) description,
  left(sku_key, ${LONGEST}) "skuKey", left(brand, ${LONGEST}) brand, coalesce(fitment_no, 0) "fitmentNo", price_fils "priceFils", available quantity,
  floor(extract(epoch from created_at))::float8 "listedAt",
  images <> '[]' pictured, tier`

// Few enough to be read within the statement timeout also from a cold disk.
const CHUNK = 4_000

/** Every listing on offer, in chunks, so that memory stays bounded while millions are read. */
export const allIndexRows = (db: Executor): AsyncGenerator<IndexRow[]> =>
  readAhead(CHUNK, async (last: IndexRow | undefined) => {
    const { rows } = await db.execute<IndexRow>(sql`
      select ${indexed} from ${listing} where status = 'active' and no > ${last?.no ?? 0}
      order by no limit ${CHUNK}`)
    return rows
  })

/** Chunks of rows; the next one is read while this one is taken in. */
async function* readAhead<Row>(
  size: number,
  readAfter: (last: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let next: Promise<Row[]> | undefined = readAfter(undefined)
  while (next) {
    const rows: Row[] = await next
    next = rows.length < size ? undefined : readAfter(rows.at(-1))
    // Fails where it is awaited; nobody may come to that.
    next?.catch(() => undefined)
    if (rows.length > 0) yield rows
  }
}

// Of three columns a statement reads more.
const NUMBERS_CHUNK = 20_000

type Numbered = Pick<IndexedListing, 'no' | 'skuKey' | 'brand'>

/**
 * The part numbers of all listings on offer. By the listings' own numbers: to read ten million by part number is
 * to look for each at another place of the disk.
 */
export const allPartNumbers = (db: Executor): AsyncGenerator<Numbered[]> =>
  readAhead(NUMBERS_CHUNK, async (last: Numbered | undefined) => {
    const { rows } = await db.execute<Numbered>(sql`
      select no, left(sku_key, ${LONGEST}) "skuKey", left(brand, ${LONGEST}) brand from ${listing}
      where status = 'active' and no > ${last?.no ?? 0} order by no limit ${NUMBERS_CHUNK}`)
    return rows
  })

export async function indexRows(db: Executor, nos: number[]): Promise<IndexRow[]> {
  const { rows } = await db.execute<IndexRow>(
    sql`select ${indexed} from ${listing} where no = any(${sql.param(nos)})`,
  )
  return rows
}

/** Fitments by their numbers; whether their vehicles are what they should be is for the reader to see. */
export async function fitments(
  db: Executor,
  nos: number[],
): Promise<{ no: number; vehicles: unknown }[]> {
  const { rows } = await db.execute<{ no: number; vehicles: unknown }>(
    sql`select no, vehicles from ${fitment} where no = any(${sql.param(nos)})`,
  )
  return rows
}

/** A seller by number, with what the listing index knows of its listings. */
export type IndexedSeller = { no: number; emirate: Emirate }

/** Sellers by their numbers, or those that changed, by their ids. */
export async function sellers(
  db: Executor,
  { nos, ids }: { nos?: number[]; ids?: string[] },
): Promise<IndexedSeller[]> {
  const which = ids
    ? sql`${seller.id} = any(${sql.param(ids)}::uuid[])`
    : sql`${seller.no} = any(${sql.param(nos)})`
  const { rows } = await db.execute<IndexedSeller>(
    sql`select no, emirate from ${seller} where ${which}`,
  )
  return rows
}
