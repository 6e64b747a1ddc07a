import { and, eq, getTableColumns, ne, sql } from 'drizzle-orm'
import { listing } from '../../catalog/listing.tables.ts'
import { fitment } from '../../catalog/reference.tables.ts'
import type { Executor } from '../../platform/db.ts'
import { listingPicture } from '../listing-picture.tables.ts'
import type { FittedVehicle } from './reading/knowledge.ts'

const { allWords: _allWords, ...columns } = getTableColumns(listing)

/** One of the seller's listings as it is now. */
export type Existing = Omit<typeof listing.$inferSelect, 'allWords'> & { vehicles: FittedVehicle[] }

/** The seller's listings of these numbers, on offer or paused, by the key of the number. */
export async function existing(
  db: Executor,
  sellerNo: number,
  keys: string[],
): Promise<Map<string, Existing>> {
  const rows = await db
    .select({ ...columns, vehicles: fitment.vehicles })
    .from(listing)
    .leftJoin(fitment, eq(fitment.no, listing.fitmentNo))
    .where(
      and(
        eq(listing.sellerNo, sellerNo),
        ne(listing.status, 'removed'),
        sql`${listing.skuKey} = any(${sql.param(keys)})`,
      ),
    )
  return new Map(rows.map((row) => [row.skuKey, { ...row, vehicles: row.vehicles ?? [] }]))
}

/** Which of these pictures the seller gave himself. */
export async function ownPictures(
  db: Executor,
  sellerNo: number,
  ids: string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from ${listingPicture}
    where owner_no = ${sellerNo} and id = any(${sql.param(ids)}::uuid[])`)
  return new Set(rows.map(({ id }) => id))
}
