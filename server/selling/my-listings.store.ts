import { sql, type SQL } from 'drizzle-orm'
import { restorableDays } from '#contract/limits.ts'
import {
  lowStock,
  type ListingHint,
  type ListingState,
  type ListingStatus,
  type StockOrder,
  type StockView,
} from '#contract/listing-status.ts'
import type { Executor } from '../platform/db.ts'
import { listingInterest } from './interest.tables.ts'
import { fitment as fitmentTable } from '../catalog/reference.tables.ts'
import { hiddenListing, hides } from '../catalog/hidden-listing.tables.ts'
import { listing } from '../catalog/listing.tables.ts'

/** Which of a seller's listings; `models` are those of the make asked for. */
export type StockFilter = {
  sellerNo: number
  view: StockView
  /** The key of a part number, and words of a name or brand: either has to match. */
  text?: { key: string; words: string }
  categoryNo?: number
  models?: number[]
  hint?: ListingHint
}

const VIEWS_DAYS = 30
/** A listing that was removed longer ago counts as deleted. */
const isRestorable = sql`(l.status <> 'removed'
  or l.updated_at > now() - make_interval(days => ${restorableDays}))`

const views: Record<StockView, SQL> = {
  all: sql`l.status <> 'removed'`,
  active: sql`l.status in ('active', 'withdrawn')`,
  paused: sql`l.status = 'paused'`,
  low: sql`l.status in ('active', 'withdrawn') and l.available between 1 and ${sql.raw(String(lowStock))}`,
  sold_out: sql`l.status in ('active', 'withdrawn') and l.available = 0`,
  removed: sql`l.status = 'removed'`,
}

// A part for no car in particular lacks none.
const hints: Record<ListingHint, SQL> = {
  picture: sql`l.images = '[]'::jsonb`,
  fitment: sql`l.fitment_no is null and not l.universal`,
  years: sql`coalesce(f.lacks_years, false)`,
}

const orders: Record<StockOrder, SQL> = {
  newest: sql`l.created_at desc, l.no desc`,
  oldest: sql`l.created_at, l.no`,
  changed: sql`l.updated_at desc, l.no desc`,
  name: sql`l.part_name, l.no`,
  price_ascending: sql`l.price_fils, l.no`,
  price_descending: sql`l.price_fils desc, l.no`,
  least_stock: sql`l.available, l.no`,
  most_stock: sql`l.available desc, l.no`,
  most_viewed: sql`coalesce(seen.times, 0) desc, l.no`,
}

const viewsOf = (condition: SQL) => sql`
  select listing_no, sum(times)::int times from ${listingInterest}
  where kind = 'view' and day > current_date - ${VIEWS_DAYS}::int and ${condition} group by listing_no`

function conditions({ sellerNo, view, text, categoryNo, models, hint }: StockFilter): SQL {
  const all = [sql`l.seller_no = ${sellerNo}`, isRestorable, views[view]]
  if (categoryNo) all.push(sql`l.category_no = ${categoryNo}`)
  if (hint) all.push(sql`l.status <> 'removed'`, hints[hint])
  if (models)
    all.push(sql`exists (select from jsonb_array_elements(f.vehicles) v
      where (v->>'model')::int = any(${sql.param(models)}))`)
  if (text) all.push(matching(text))
  return sql.join(all, sql` and `)
}

/** Every word must be in it, the last one may be only begun. */
function matching({ key, words }: { key: string; words: string }): SQL {
  const query = sql`plainto_tsquery('simple', fold_text(${words}))`
  // Without words there is no such query; only CASE surely looks at the first of two conditions first.
  const byWords = sql`case when numnode(${query}) > 0
    then l.all_words @@ (${query}::text || ':*')::tsquery else false end`
  return key.length < 2 ? byWords : sql`(strpos(l.sku_key, ${key}) > 0 or ${byWords})`
}

/** One page of listing numbers, and how many there are on all pages. */
export async function ownNos(
  db: Executor,
  filter: StockFilter,
  order: StockOrder,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ nos: number[]; total: number }> {
  const joined =
    filter.hint || filter.models ? sql`left join ${fitmentTable} f on f.no = l.fitment_no` : sql``
  const seen =
    order === 'most_viewed'
      ? sql`left join (${viewsOf(sql`seller_no = ${filter.sellerNo}`)}) seen on seen.listing_no = l.no`
      : sql``
  const { rows } = await db.execute<{ no: number }>(sql`
    select l.no from ${listing} l ${joined} ${seen} where ${conditions(filter)}
    order by ${orders[order]} offset ${offset} limit ${limit}`)
  const counted = await db.execute<{ total: number }>(sql`
    select count(*)::int total from ${listing} l ${joined} where ${conditions(filter)}`)
  return { nos: rows.map(({ no }) => no), total: counted.rows[0]!.total }
}

/** All listings of a filter in the order of their numbers, in chunks. */
export async function* allOwnNos(
  db: Executor,
  filter: StockFilter,
  chunk: number,
): AsyncGenerator<number[]> {
  for (let after = 0; ;) {
    const { rows } = await db.execute<{ no: number }>(sql`
      select l.no from ${listing} l left join ${fitmentTable} f on f.no = l.fitment_no
      where ${conditions(filter)} and l.no > ${after} order by l.no limit ${chunk}`)
    if (rows.length === 0) return
    yield rows.map(({ no }) => no)
    after = rows.at(-1)!.no
  }
}

/** A listing of this seller, in whatever state it is; undefined when there is none of this id. */
export async function findOwn(
  db: Executor,
  sellerNo: number,
  id: string,
): Promise<{ no: number; status: ListingState } | undefined> {
  const { rows } = await db.execute<{ no: number; status: ListingState }>(sql`
    select l.no, l.status from ${listing} l
    where l.id = ${id} and l.seller_no = ${sellerNo} and ${isRestorable}`)
  return rows[0]
}

const ownKeys = { no: sql`l.no`, sellerNo: sql`l.seller_no`, skuKey: sql`l.sku_key` }

/** What sellers see of their own listings and others do not. */
export type OwnFacts = {
  no: number
  status: ListingStatus | 'withdrawn'
  updatedAt: string
  onHand: number
  reserved: number
  views: number
  /** Why an operator hides it. */
  hidden: string | null
} & Record<ListingHint, boolean>

export async function ownFacts(db: Executor, nos: number[]): Promise<Map<number, OwnFacts>> {
  const { rows } = await db.execute<OwnFacts>(sql`
    select l.no, l.status, to_json(l.updated_at)#>>'{}' "updatedAt", l.quantity "onHand", l.reserved,
      coalesce(seen.times, 0) views,
      (select ${hiddenListing.reason} from ${hiddenListing} where ${hides(ownKeys)} limit 1) hidden,
      ${hints.picture} picture, ${hints.fitment} fitment, ${hints.years} years
    from ${listing} l
    left join ${fitmentTable} f on f.no = l.fitment_no
    left join (${viewsOf(sql`listing_no = any(${sql.param(nos)})`)}) seen on seen.listing_no = l.no
    where l.no = any(${sql.param(nos)})`)
  return new Map(rows.map((row) => [row.no, row]))
}

export type StockSpan = {
  views: Record<StockView, number>
  hints: Record<ListingHint, number>
  minPriceFils: number | null
  maxPriceFils: number | null
  categoryNos: number[]
}

/** What all listings of a seller span. */
export async function stockSpan(db: Executor, sellerNo: number): Promise<StockSpan> {
  const counts = (all: Record<string, SQL>, besides = sql`true`) =>
    sql.join(
      Object.entries(all).map(
        ([name, where]) => sql`${name}::text, count(*) filter (where ${besides} and ${where})`,
      ),
      sql`, `,
    )
  const { rows } = await db.execute<StockSpan>(sql`
    select json_build_object(${counts(views)}) views,
      json_build_object(${counts(hints, sql`l.status <> 'removed'`)}) hints,
      min(l.price_fils) filter (where l.status <> 'removed') "minPriceFils",
      max(l.price_fils) filter (where l.status <> 'removed') "maxPriceFils",
      coalesce(array_agg(distinct l.category_no) filter (where l.status <> 'removed'), '{}') "categoryNos"
    from ${listing} l left join ${fitmentTable} f on f.no = l.fitment_no
    where l.seller_no = ${sellerNo} and ${isRestorable}`)
  return rows[0]!
}

/** Each model that the seller has parts for, with the years that they span where they name any. */
export async function modelsOf(
  db: Executor,
  sellerNo: number,
): Promise<{ model: number; from: number | null; to: number | null }[]> {
  const { rows } = await db.execute<{ model: number; from: number | null; to: number | null }>(sql`
    select (v->>'model')::int model, min((v->>'from')::int) "from", max((v->>'to')::int) "to"
    from (select distinct l.fitment_no no from ${listing} l
          where l.seller_no = ${sellerNo} and l.status <> 'removed') own
    join ${fitmentTable} f using (no), jsonb_array_elements(f.vehicles) v group by 1`)
  return rows
}

/** The seller's own listing of a part number, unless it is removed. */
export async function ownOfNumber(
  db: Executor,
  sellerNo: number,
  skuKey: string,
): Promise<{ no: number; id: string } | undefined> {
  const { rows } = await db.execute<{ no: number; id: string }>(sql`
    select no, id from ${listing}
    where seller_no = ${sellerNo} and sku_key = ${skuKey} and status <> 'removed'`)
  return rows[0]
}
