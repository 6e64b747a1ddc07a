import { asc, inArray, sql, type SQL } from 'drizzle-orm'
import { quantityRange } from '#contract/limits.ts'
import { seller } from '../accounts/seller.tables.ts'
import type { Executor } from '../platform/db.ts'
import { listing } from './listing.tables.ts'
import type { Written } from './stock.store.ts'

/** So many pieces of a listing. */
export type Pieces = { no: number; quantity: number }

/**
 * Locks listings until the transaction ends, always in the order of their numbers, so that no two transactions wait
 * for each other.
 */
export async function lockListings(db: Executor, nos: number[]): Promise<void> {
  if (nos.length === 0) return
  await db
    .select({ no: listing.no })
    .from(listing)
    .where(inArray(listing.no, nos))
    .orderBy(asc(listing.no))
    .for('no key update')
}

/** Reserves pieces of locked listings; those of which there are not enough are left out. */
export const reserve = (db: Executor, pieces: Pieces[]): Promise<Written[]> =>
  move(db, pieces, sql`reserved = l.reserved + p.quantity`, sql`l.available >= p.quantity`)

/** Gives reserved pieces back. */
export const release = (db: Executor, pieces: Pieces[]): Promise<Written[]> =>
  move(db, pieces, sql`reserved = greatest(l.reserved - p.quantity, 0)`)

/** Takes reserved pieces off the stock, because they left it. */
export const takeReserved = (db: Executor, pieces: Pieces[]): Promise<Written[]> =>
  move(
    db,
    pieces,
    sql`reserved = greatest(l.reserved - p.quantity, 0), quantity = greatest(l.quantity - p.quantity, 0)`,
  )

/** Puts pieces on hand that came back. */
export const restock = (db: Executor, pieces: Pieces[]): Promise<Written[]> =>
  move(db, pieces, sql`quantity = least(l.quantity + p.quantity, ${quantityRange.max})`)

async function move(
  db: Executor,
  pieces: Pieces[],
  set: SQL,
  where: SQL = sql`true`,
): Promise<Written[]> {
  if (pieces.length === 0) return []
  const nos = sql.param(pieces.map(({ no }) => no))
  const quantities = sql.param(pieces.map(({ quantity }) => quantity))
  const { rows } = await db.execute<Written>(sql`
    update ${listing} l set ${set}
    from unnest(${nos}::int[], ${quantities}::int[]) p (no, quantity), ${seller} s
    where l.no = p.no and s.no = l.seller_no and ${where}
    returning l.no, l.sku_key "skuKey", s.id "sellerId"`)
  return rows
}
