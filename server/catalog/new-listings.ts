import { sql } from 'drizzle-orm'
import { skuKey } from '#contract/part-number.ts'
import type { Executor } from '../platform/db.ts'
import { newId } from '../platform/id.ts'
import type { Fils } from '../platform/money.ts'
import { cleanHtml } from '../platform/clean-html.ts'
import { internFitments } from './fitment.store.ts'
import type { ListingImage } from './listing.tables.ts'
import type { FittedVehicle } from './reference.tables.ts'
import type { Written } from './stock.store.ts'

/** A part to put on offer, its references already in the server's numbers. */
export type NewListing = {
  sellerNo: number
  sku: string
  partName: string
  partNameAr: string | null
  brand: string
  categoryNo: number
  subCategoryNo: number | null
  partTypeNo: number | null
  vehicles: FittedVehicle[]
  universal?: boolean
  priceFils: Fils
  quantity: number
  images: ListingImage[]
  shortDescription: string
  description: string
  createdAt: Date
}

/** Writes many listings by one statement; fitments that are new get their row first. */
export async function insertListings(db: Executor, listings: NewListing[]): Promise<Written[]> {
  const fitmentNo = await internFitments(
    db,
    listings.map(({ vehicles }) => vehicles),
  )
  const rows = listings.map(({ vehicles, description, ...listing }) => ({
    ...listing,
    id: newId(),
    skuKey: skuKey(listing.sku),
    fitmentNo: fitmentNo(vehicles),
    description: cleanHtml(description),
  }))
  const { rows: inserted } = await db.execute<Written>(sql`
    with inserted as (
      insert into listing (id, seller_no, sku, sku_key, part_name, part_name_ar, brand, category_no,
        sub_category_no, part_type_no, fitment_no, universal, price_fils, quantity, images, short_description,
        description, created_at, updated_at)
      select id, "sellerNo", sku, "skuKey", "partName", "partNameAr", brand, "categoryNo",
        "subCategoryNo", "partTypeNo", "fitmentNo", coalesce(universal, false), "priceFils", quantity, images,
        "shortDescription", description, "createdAt", "createdAt"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, "sellerNo" int, sku text,
        "skuKey" text, "partName" text, "partNameAr" text, brand text, "categoryNo" smallint,
        "subCategoryNo" smallint, "partTypeNo" smallint, "fitmentNo" int, universal boolean, "priceFils" int,
        quantity int, images jsonb, "shortDescription" text, description text,
        "createdAt" timestamptz)
      returning no, sku_key, seller_no)
    select i.no, i.sku_key "skuKey", s.id "sellerId"
    from inserted i join seller s on s.no = i.seller_no`)
  return inserted
}
