import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { skuKey } from '#contract/part-number.ts'
import type { Executor } from '../platform/db.ts'
import { newId } from '../platform/id.ts'
import type { Fils } from '../platform/money.ts'
import { cleanDescription } from './description.ts'
import type { ListingImage } from './listing.tables.ts'
import type { FittedVehicle } from './reference.tables.ts'

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
  priceFils: Fils
  quantity: number
  images: ListingImage[]
  shortDescription: string
  description: string
  createdAt: Date
}

export type InsertedListing = { no: number; skuKey: string; sellerId: string }

/** Writes many listings by one statement; fitments that are new get their row first. */
export async function insertListings(
  db: Executor,
  listings: NewListing[],
): Promise<InsertedListing[]> {
  const fitmentNos = await internFitments(db, listings)
  const rows = listings.map(({ vehicles, description, ...listing }) => ({
    ...listing,
    id: newId(),
    skuKey: skuKey(listing.sku),
    fitmentNo: vehicles.length > 0 ? fitmentNos.get(fitmentHash(vehicles)) : null,
    description: cleanDescription(description),
  }))
  const { rows: inserted } = await db.execute<InsertedListing>(sql`
    with inserted as (
      insert into listing (id, seller_no, sku, sku_key, part_name, part_name_ar, brand, category_no,
        sub_category_no, part_type_no, fitment_no, price_fils, quantity, images, short_description,
        description, created_at, updated_at)
      select id, "sellerNo", sku, "skuKey", "partName", "partNameAr", brand, "categoryNo",
        "subCategoryNo", "partTypeNo", "fitmentNo", "priceFils", quantity, images,
        "shortDescription", description, "createdAt", "createdAt"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, "sellerNo" int, sku text,
        "skuKey" text, "partName" text, "partNameAr" text, brand text, "categoryNo" smallint,
        "subCategoryNo" smallint, "partTypeNo" smallint, "fitmentNo" int, "priceFils" int,
        quantity int, images jsonb, "shortDescription" text, description text,
        "createdAt" timestamptz)
      returning no, sku_key, seller_no)
    select i.no, i.sku_key "skuKey", s.id "sellerId"
    from inserted i join seller s on s.no = i.seller_no`)
  return inserted
}

async function internFitments(
  db: Executor,
  listings: NewListing[],
): Promise<ReadonlyMap<string, number>> {
  const sets = new Map<string, FittedVehicle[]>()
  for (const { vehicles } of listings)
    if (vehicles.length > 0) sets.set(fitmentHash(vehicles), vehicles)
  if (sets.size === 0) return new Map()
  const rows = Array.from(sets, ([hash, vehicles]) => ({ hash, vehicles }))
  // The update that changes nothing makes `returning` give known rows too.
  const { rows: interned } = await db.execute<{ hash: string; no: number }>(sql`
    insert into fitment (hash, vehicles)
    select hash, vehicles
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(hash text, vehicles jsonb)
    order by hash
    on conflict (hash) do update set hash = excluded.hash
    returning hash, no`)
  return new Map(interned.map((row) => [row.hash, row.no]))
}

function fitmentHash(vehicles: FittedVehicle[]): string {
  const spelled = vehicles.map(({ model, from, to }) => `${model}:${from ?? ''}-${to ?? ''}`).sort()
  return createHash('sha256').update(spelled.join(' ')).digest('base64url').slice(0, 22)
}
