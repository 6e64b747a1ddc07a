import { sql } from 'drizzle-orm'
import type { Executor } from '../platform/db.ts'
import type { IndexedListing } from './listing-index/columns.ts'
import type { FittedVehicle } from './reference.tables.ts'

/** What the listing index reads of a row; `active` false means: take it out. */
export type IndexRow = Omit<IndexedListing, 'name' | 'possibleTypes'> & {
  active: boolean
  partName: string
  partNameAr: string | null
}

const indexed = sql`
  no, seller_no "sellerNo", status = 'active' active, category_no "categoryNo", coalesce(sub_category_no, 0) "subCategoryNo",
  coalesce(part_type_no, 0) "partTypeNo", part_name "partName", part_name_ar "partNameAr",
  sku_key "skuKey", brand, coalesce(fitment_no, 0) "fitmentNo", price_fils "priceFils", quantity,
  extract(epoch from created_at)::int "listedAt"`

// Few enough to be read within the statement timeout also from a cold disk.
const CHUNK = 4_000

/** Every listing on offer, in chunks, so that memory stays bounded while a million are read. */
export async function* allIndexRows(db: Executor): AsyncGenerator<IndexRow[]> {
  let after = 0
  for (;;) {
    const { rows } = await db.execute<IndexRow>(sql`
      select ${indexed} from listing where status = 'active' and no > ${after}
      order by no limit ${CHUNK}`)
    if (rows.length === 0) return
    yield rows
    after = rows.at(-1)!.no
  }
}

export async function indexRows(db: Executor, nos: number[]): Promise<IndexRow[]> {
  const { rows } = await db.execute<IndexRow>(
    sql`select ${indexed} from listing where no = any(${sql.param(nos)})`,
  )
  return rows
}

export async function fitments(
  db: Executor,
  nos: number[],
): Promise<{ no: number; vehicles: FittedVehicle[] }[]> {
  const { rows } = await db.execute<{ no: number; vehicles: FittedVehicle[] }>(
    sql`select no, vehicles from fitment where no = any(${sql.param(nos)})`,
  )
  return rows
}
