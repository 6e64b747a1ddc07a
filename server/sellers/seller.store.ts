import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import { user } from '../accounts/user.tables.ts'
import type { Executor } from '../platform/db.ts'
import { seller } from './seller.tables.ts'

const shown = {
  no: seller.no,
  id: seller.id,
  companyName: seller.companyName,
  companyAddress: seller.companyAddress,
  emirate: seller.emirate,
  joinedAt: seller.joinedAt,
  listingCount: seller.listingCount,
  avatar: user.avatar,
  phone: user.phone,
  email: user.email,
}

const shownSellers = (db: Executor) =>
  db.select(shown).from(seller).innerJoin(user, eq(user.no, seller.no)).$dynamic()

export type SellerRow = Awaited<ReturnType<typeof shownSellers>>[number]

export async function byId(db: Executor, id: string): Promise<SellerRow | undefined> {
  return (await shownSellers(db).where(eq(seller.id, id)).limit(1))[0]
}

type Search = { words?: string; emirate?: string; offset: number; limit: number }

/** Sellers by name; `words` may stand anywhere in it. Signs without a letter or digit match none. */
export async function search(
  db: Executor,
  { words, emirate, offset, limit }: Search,
): Promise<{ rows: SellerRow[]; total: number }> {
  const where = and(
    words
      ? sql`strpos(fold_text(${seller.companyName}), nullif(trim(fold_text(${words})), '')) > 0`
      : undefined,
    emirate ? eq(seller.emirate, emirate) : undefined,
  )
  const [rows, [counted]] = await Promise.all([
    shownSellers(db)
      .where(where)
      .orderBy(asc(seller.companyName), seller.no)
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(seller).where(where),
  ])
  return { rows, total: counted!.total }
}

/** Those with the most parts on offer. */
export async function widestStock(
  db: Executor,
  page: { offset: number; limit: number },
): Promise<{ rows: SellerRow[]; total: number }> {
  const [rows, [counted]] = await Promise.all([
    shownSellers(db)
      .orderBy(desc(seller.listingCount), seller.no)
      .limit(page.limit)
      .offset(page.offset),
    db.select({ total: count() }).from(seller),
  ])
  return { rows, total: counted!.total }
}

/** Ids for the sitemap, in a stable order. */
export async function ids(
  db: Executor,
  page: { offset: number; limit: number },
): Promise<{ ids: string[]; total: number }> {
  const [rows, [counted]] = await Promise.all([
    db
      .select({ id: seller.id })
      .from(seller)
      .orderBy(seller.no)
      .limit(page.limit)
      .offset(page.offset),
    db.select({ total: count() }).from(seller),
  ])
  return { ids: rows.map((row) => row.id), total: counted!.total }
}
