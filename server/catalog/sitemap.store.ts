import { sql } from 'drizzle-orm'
import type { Executor } from '../platform/db.ts'
import { listing } from './listing.tables.ts'

export type SitemapPart = { partName: string; skuKey: string; updatedAt: Date }

/**
 * The parts among the listings numbered above `after`, up to `upTo`. A part is told once, by its
 * oldest offer, so that no range needs to know of another. Costs the same wherever the range is.
 */
export async function sitemapParts(
  db: Executor,
  { after, upTo }: { after: number; upTo: number },
): Promise<SitemapPart[]> {
  const { rows } = await db.execute<Omit<SitemapPart, 'updatedAt'> & { updatedAt: string }>(sql`
    select part_name "partName", sku_key "skuKey", updated_at "updatedAt"
    from ${listing} part
    where no > ${after} and no <= ${upTo} and status = 'active' and not exists (
      select from ${listing} older
      where older.sku_key = part.sku_key and older.status = 'active' and older.no < part.no)
    order by no`)
  return rows.map((row) => ({ ...row, updatedAt: new Date(row.updatedAt) }))
}

/** The highest number given to a listing; 0 before the first. */
export async function lastListingNo(db: Executor): Promise<number> {
  const { rows } = await db.execute<{ no: number | null }>(sql`select max(no) no from ${listing}`)
  return rows[0]?.no ?? 0
}
