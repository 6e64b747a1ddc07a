import { and, asc, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Emirate } from '#contract/emirates.ts'
import { user } from '../accounts/user.tables.ts'
import type { Executor } from '../platform/db.ts'
import { isShownSeller, seller } from '../accounts/seller.tables.ts'

const shown = {
  no: seller.no,
  id: seller.id,
  companyName: seller.companyName,
  companyNameAr: seller.companyNameAr,
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

const wholeSellers = (db: Executor) =>
  db
    .select({
      ...shown,
      about: seller.about,
      aboutAr: seller.aboutAr,
      hours: seller.hours,
      cover: seller.cover,
      answerMinutes: seller.answerMinutes,
    })
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
      .where(and(eq(seller.id, id), isShownSeller))
      .limit(1)
  )[0]
}

/** Where the words stand in a name, in either language. Signs without a letter or digit are in none. */
const named = (words: string | undefined) =>
  words
    ? sql`strpos(fold_text(concat_ws(' ', ${seller.companyName}, ${seller.companyNameAr})), nullif(trim(fold_text(${words})), '')) > 0`
    : undefined

// More companies than there are; each is a row of some 100 bytes, without its hours.
const MOST_COMPANIES = 20_000

/** What filters need of every company of that name, in the order of names. */
export const companies = (db: Executor, words: string | undefined) =>
  db
    .select({ no: seller.no, emirate: seller.emirate, hours: seller.hours })
    .from(seller)
    .innerJoin(user, eq(user.no, seller.no))
    .where(and(isShownSeller, named(words)))
    .orderBy(asc(seller.companyName), seller.no)
    .limit(MOST_COMPANIES)

export const byNos = (db: Executor, nos: number[]): Promise<WholeSellerRow[]> =>
  wholeSellers(db).where(inArray(seller.no, nos))

type Search = { words?: string; emirate?: Emirate; offset: number; limit: number }

/** Sellers by name; `words` may stand anywhere in it. */
export async function search(
  db: Executor,
  { words, emirate, offset, limit }: Search,
): Promise<{ rows: SellerRow[]; total: number }> {
  const where = and(isShownSeller, named(words), emirate ? eq(seller.emirate, emirate) : undefined)
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
      .where(isShownSeller)
      .orderBy(desc(seller.listingCount), seller.no)
      .limit(page.limit)
      .offset(page.offset),
    counted(db, isShownSeller),
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
      .where(isShownSeller)
      .orderBy(seller.no)
      .limit(page.limit)
      .offset(page.offset),
    counted(db, isShownSeller),
  ])
  return { ids: rows.map((row) => row.id), total }
}

/** Writes answer times that changed, by the seller's number; returns whose did. */
export async function setAnswerMinutes(
  db: Executor,
  minutes: { no: number; minutes: number }[],
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with known as (
      select no, minutes from jsonb_to_recordset(${JSON.stringify(minutes)}::jsonb)
        as k(no int, minutes int))
    update ${seller} s set answer_minutes = k.minutes
    from ${seller} o left join known k on k.no = o.no
    where o.no = s.no and o.answer_minutes is distinct from k.minutes
    returning s.id`)
  return rows.map(({ id }) => id)
}
