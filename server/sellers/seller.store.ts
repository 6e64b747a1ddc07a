import { and, asc, count, desc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { user } from '../accounts/user.tables.ts'
import type { Executor } from '../platform/db.ts'
import { seller } from '../accounts/seller.tables.ts'

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

// A company that leaves is gone for others from the day it says so.
const stays = isNull(user.closingAt)

const shownSellers = (db: Executor) =>
  db.select(shown).from(seller).innerJoin(user, eq(user.no, seller.no)).$dynamic()

const wholeSellers = (db: Executor) =>
  db
    .select({ ...shown, about: seller.about, hours: seller.hours })
    .from(seller)
    .innerJoin(user, eq(user.no, seller.no))
    .$dynamic()

const counted = async (db: Executor, where: SQL | undefined): Promise<number> => {
  const [row] = await db
    .select({ total: count() })
    .from(seller)
    .innerJoin(user, eq(user.no, seller.no))
    .where(where)
  return row!.total
}

export type SellerRow = Awaited<ReturnType<typeof shownSellers>>[number]
export type WholeSellerRow = Awaited<ReturnType<typeof wholeSellers>>[number]

export async function byId(db: Executor, id: string): Promise<WholeSellerRow | undefined> {
  return (
    await wholeSellers(db)
      .where(and(eq(seller.id, id), stays))
      .limit(1)
  )[0]
}

type Search = { words?: string; emirate?: string; offset: number; limit: number }

/** Sellers by name; `words` may stand anywhere in it. Signs without a letter or digit match none. */
export async function search(
  db: Executor,
  { words, emirate, offset, limit }: Search,
): Promise<{ rows: SellerRow[]; total: number }> {
  const where = and(
    stays,
    words
      ? sql`strpos(fold_text(${seller.companyName}), nullif(trim(fold_text(${words})), '')) > 0`
      : undefined,
    emirate ? eq(seller.emirate, emirate) : undefined,
  )
  const [rows, total] = await Promise.all([
    shownSellers(db)
      .where(where)
      .orderBy(asc(seller.companyName), seller.no)
      .limit(limit)
      .offset(offset),
    counted(db, where),
  ])
  return { rows, total }
}

/** Those with the most parts on offer. */
export async function widestStock(
  db: Executor,
  page: { offset: number; limit: number },
): Promise<{ rows: SellerRow[]; total: number }> {
  const [rows, total] = await Promise.all([
    shownSellers(db)
      .where(stays)
      .orderBy(desc(seller.listingCount), seller.no)
      .limit(page.limit)
      .offset(page.offset),
    counted(db, stays),
  ])
  return { rows, total }
}

/** Ids for the sitemap, in a stable order. */
export async function ids(
  db: Executor,
  page: { offset: number; limit: number },
): Promise<{ ids: string[]; total: number }> {
  const [rows, total] = await Promise.all([
    db
      .select({ id: seller.id })
      .from(seller)
      .innerJoin(user, eq(user.no, seller.no))
      .where(stays)
      .orderBy(seller.no)
      .limit(page.limit)
      .offset(page.offset),
    counted(db, stays),
  ])
  return { ids: rows.map((row) => row.id), total }
}
