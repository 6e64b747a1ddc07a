import { sql } from 'drizzle-orm'
import type { Emirate } from '#contract/emirates.ts'
import type { Fils } from '#contract/money.ts'
import { seller } from '../accounts/seller.tables.ts'
import { listing } from '../catalog/listing.tables.ts'
import type { Executor } from '../platform/db.ts'

type Wanted = { listingNo: number; quantity: number }

/** `buyerNo` and `emirate` are undefined for a visitor. */
type Buyer = { buyerNo: number | undefined; emirate: Emirate | undefined }

export type BetterOffer = {
  listingId: string
  priceFils: Fils
  companyName: string
  companyNameAr: string | null
  emirate: Emirate
}

/**
 * For each line of a cart, by the number of its listing, one offer of another seller of the very same number and brand
 * that has all the pieces: the cheapest one that is cheaper, or that replaces what can't be ordered, else the cheapest
 * one in the buyer's own emirate where the line's seller isn't there. None of sellers who don't answer orders. One statement for all lines: a probe of
 * `listing_by_sku` for each.
 */
export async function betterOffers(
  db: Executor,
  lines: Wanted[],
  { buyerNo, emirate }: Buyer,
): Promise<Map<number, BetterOffer>> {
  if (lines.length === 0) return new Map()
  const nos = sql.param(lines.map(({ listingNo }) => listingNo))
  const quantities = sql.param(lines.map(({ quantity }) => quantity))
  const { rows } = await db.execute<BetterOffer & { no: number }>(sql`
    select line.no, offer.*
    from unnest(${nos}::int[], ${quantities}::int[]) as wanted (no, quantity)
    join ${listing} line on line.no = wanted.no
    join ${seller} own on own.no = line.seller_no
    cross join lateral (
      select line.status <> 'active' or line.available < wanted.quantity is_blocked
    ) blocked
    cross join lateral (
      select o.id "listingId", o.price_fils "priceFils", s.company_name "companyName",
        s.company_name_ar "companyNameAr", s.emirate
      from ${listing} o join ${seller} s on s.no = o.seller_no
      where o.sku_key = line.sku_key and lower(o.brand) = lower(line.brand)
        and o.status = 'active' and o.available >= wanted.quantity
        and o.seller_no not in (line.seller_no, ${buyerNo ?? 0}::int)
        and o.no <> all(${nos}::int[]) and not s.unresponsive
        and (is_blocked or o.price_fils < line.price_fils
          or (s.emirate = ${emirate ?? null}::text and own.emirate <> s.emirate))
      order by is_blocked or o.price_fils < line.price_fils desc, o.price_fils, o.no
      limit 1
    ) offer
    where line.seller_no <> ${buyerNo ?? 0}::int`)
  return new Map(rows.map(({ no, ...offer }) => [no, offer]))
}
