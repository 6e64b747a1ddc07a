import { sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db.ts'
import type { FittedVehicle } from './reading/knowledge.ts'

/** One of the seller's listings as it is now. */
export type Existing = {
  no: number
  skuKey: string
  sku: string
  partName: string
  partNameAr: string | null
  brand: string
  categoryNo: number
  subCategoryNo: number | null
  vehicles: FittedVehicle[]
  universal: boolean
  priceFils: number
  quantity: number
  images: { id: string; width: number; height: number }[]
  shortDescription: string
  description: string
}

/** The seller's listings of these numbers, on offer or paused, by the key of the number. */
export async function existing(
  db: Executor,
  sellerNo: number,
  keys: string[],
): Promise<Map<string, Existing>> {
  const { rows } = await db.execute<Existing>(sql`
    select l.no, l.sku_key "skuKey", l.sku, l.part_name "partName", l.part_name_ar "partNameAr", l.brand,
      l.category_no "categoryNo", l.sub_category_no "subCategoryNo",
      coalesce(f.vehicles, '[]') vehicles, l.universal, l.price_fils "priceFils", l.quantity, l.images,
      l.short_description "shortDescription", l.description
    from listing l left join fitment f on f.no = l.fitment_no
    where l.seller_no = ${sellerNo} and l.status <> 'removed'
      and l.sku_key = any(${sql.param(keys)})`)
  return new Map(rows.map((row) => [row.skuKey, row]))
}

/** Which of these pictures the seller gave himself. */
export async function ownPictures(
  db: Executor,
  sellerNo: number,
  ids: string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from listing_picture
    where owner_no = ${sellerNo} and id = any(${sql.param(ids)}::uuid[])`)
  return new Set(rows.map(({ id }) => id))
}
