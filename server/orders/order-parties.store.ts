import { eq, inArray, sql } from 'drizzle-orm'
import { isTaxNumber } from '#contract/company-numbers.ts'
import { garage } from '../accounts/garage.tables.ts'
import { seller } from '../accounts/seller.tables.ts'
import { user } from '../accounts/user.tables.ts'
import { listing } from '../catalog/listing.tables.ts'
import type { Executor } from '../platform/db.ts'

/** The id of a seller, and the Arabic name, which isn't kept with orders. */
export type SellerRow = { id: string; companyNameAr: string | null }

/** The sellers and the ids of the listings that still exist, and who of the sellers is registered for VAT. */
export async function idsOf(
  db: Executor,
  { sellerNos, listingNos }: { sellerNos: number[]; listingNos: number[] },
): Promise<{
  sellers: Map<number, SellerRow>
  registered: Set<number>
  listings: Map<number, string>
}> {
  const sellers = sellerNos.length
    ? await db
        .select({
          ...{ no: seller.no, id: seller.id, companyNameAr: seller.companyNameAr },
          trn: seller.vatRegistrationNo,
        })
        .from(seller)
        .where(inArray(seller.no, sellerNos))
    : []
  const listings = listingNos.length
    ? await db
        .select({ no: listing.no, id: listing.id })
        .from(listing)
        .where(inArray(listing.no, listingNos))
    : []
  const registered = sellers.filter(({ trn }) => trn !== null && isTaxNumber(trn))
  return {
    sellers: new Map(sellers.map((row) => [row.no, row])),
    registered: new Set(registered.map(({ no }) => no)),
    listings: new Map(listings.map(({ no, id }) => [no, id])),
  }
}

export type BuyerRow = { no: number; id: string; name: string; garage: string; phone: string }

/** How buyers introduce themselves to their sellers. */
export async function buyers(db: Executor, nos: number[]): Promise<Map<number, BuyerRow>> {
  if (nos.length === 0) return new Map()
  const rows = await db
    .select({
      ...{ no: user.no, id: user.id },
      name: sql<string>`coalesce(${user.name}, ${garage.ownerManagerName}, ${seller.companyName}, '')`,
      garage: sql<string>`coalesce(${garage.garageName}, ${seller.companyName}, '')`,
      phone: user.phone,
    })
    .from(user)
    .leftJoin(garage, eq(garage.userNo, user.no))
    .leftJoin(seller, eq(seller.no, user.no))
    .where(inArray(user.no, nos))
  return new Map(rows.map((row) => [row.no, row]))
}
