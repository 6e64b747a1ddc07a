import { sql } from 'drizzle-orm'
import type { Executor } from '../platform/db.ts'

type Status = 'active' | 'withdrawn'

/** Gives the listings of a seller that have one status another; returns those changed. */
export async function changeStatus(
  db: Executor,
  sellerNo: number,
  { from, to }: { from: Status; to: Status },
): Promise<{ no: number; skuKey: string }[]> {
  const { rows } = await db.execute<{ no: number; skuKey: string }>(sql`
    update listing set status = ${to}::listing_status, updated_at = now()
    where seller_no = ${sellerNo} and status = ${from}::listing_status
    returning no, sku_key "skuKey"`)
  return rows
}
