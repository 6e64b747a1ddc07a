import { sql } from 'drizzle-orm'
import { listing } from '../catalog/listing.tables.ts'
import { fitment } from '../catalog/reference.tables.ts'
import type { Executor } from '../platform/db.ts'
import { sellerTerm } from './seller-term.tables.ts'

export type Term = Pick<typeof sellerTerm.$inferSelect, 'kind' | 'term' | 'weight'>

export type Levels = {
  listings: number
  /** Whether a listing is for certain vehicles. */
  hasFitted: boolean
  brands: number
  words: number
  vehicles: number
}

export async function levels(db: Executor, sellerNo: number): Promise<Levels> {
  const terms = (
    kind: Term['kind'],
  ) => sql`(select coalesce(sum(${sellerTerm.weight}), 0)::int from ${sellerTerm}
    where ${sellerTerm.sellerNo} = ${sellerNo} and ${sellerTerm.kind} = ${kind})`
  const { rows } = await db.execute<Levels>(sql`
    select (select count(*)::int from ${listing}
        where ${listing.sellerNo} = ${sellerNo} and ${listing.status} <> 'removed') listings,
      exists (select from ${listing} where ${listing.sellerNo} = ${sellerNo}
        and ${listing.status} <> 'removed' and ${listing.fitmentNo} is not null) "hasFitted",
      ${terms('brand')} brands, ${terms('word')} words, ${terms('fitment')} vehicles`)
  return rows[0]!
}

const rowsOf = (terms: Term[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(terms)}::jsonb) as r(kind term_kind, term text, weight int)`

/** Which of these terms the seller has already. */
export async function known(db: Executor, sellerNo: number, terms: Term[]): Promise<Term[]> {
  if (terms.length === 0) return []
  const { rows } = await db.execute<Term>(sql`
    select r.kind, r.term, r.weight from ${rowsOf(terms)} join ${sellerTerm} s
      on s.seller_no = ${sellerNo} and s.kind = r.kind and s.term = r.term`)
  return rows
}

export async function add(db: Executor, sellerNo: number, terms: Term[]): Promise<void> {
  if (terms.length === 0) return
  await db.execute(sql`
    insert into ${sellerTerm} (seller_no, kind, term, weight)
    select ${sellerNo}, r.kind, r.term, r.weight from ${rowsOf(terms)} order by r.kind, r.term
    on conflict do nothing`)
}

/** Removes all terms but these. */
export async function removeOthers(db: Executor, sellerNo: number, terms: Term[]): Promise<void> {
  await db.execute(sql`
    delete from ${sellerTerm} s where s.seller_no = ${sellerNo} and not exists (
      select from ${rowsOf(terms)} where r.kind = s.kind and r.term = s.term)`)
}

export type NamedListing = {
  no: number
  skuKey: string
  partName: string
  partNameAr: string | null
  brand: string
  /** As they are stored: any JSON. */
  vehicles: unknown
}

const named = sql`${listing.no}, sku_key "skuKey", part_name "partName", part_name_ar "partNameAr", brand,
  ${fitment.vehicles} vehicles
  from ${listing} left join ${fitment} on ${fitment.no} = ${listing.fitmentNo}`

/** What a seller's listings are called and fit, in the order of their numbers, without those removed. */
export async function namedListings(
  db: Executor,
  sellerNo: number,
  { after, limit }: { after: number; limit: number },
): Promise<NamedListing[]> {
  const { rows } = await db.execute<NamedListing>(sql`
    select ${named}
    where ${listing.sellerNo} = ${sellerNo} and ${listing.status} <> 'removed'
      and ${listing.no} > ${after}
    order by ${listing.no} limit ${limit}`)
  return rows
}

/** Sellers whose terms of a kind weigh more than this. */
export async function sellersAbove(
  db: Executor,
  most: Record<Term['kind'], number>,
): Promise<number[]> {
  const { rows } = await db.execute<{ sellerNo: number }>(sql`
    select distinct seller_no "sellerNo" from (
      select seller_no, kind, sum(weight) weight from ${sellerTerm} group by 1, 2) counted
    where weight > case kind when 'brand' then ${most.brand}::float8
      when 'word' then ${most.word}::float8 else ${most.fitment}::float8 end`)
  return rows.map(({ sellerNo }) => sellerNo)
}

/** What those of these listings are called and fit that are removed, and would count again. */
export async function removedAmong(
  db: Executor,
  sellerNo: number,
  ids: string[],
): Promise<NamedListing[]> {
  const { rows } = await db.execute<NamedListing>(sql`
    select ${named}
    where ${listing.sellerNo} = ${sellerNo} and ${listing.status} = 'removed'
      and ${listing.id} = any(${sql.param(ids)}::uuid[])`)
  return rows
}
