import { sql } from 'drizzle-orm'
import type { CrossNumberKind } from '#contract/cross-numbers.ts'
import type { Executor } from '../platform/db.ts'
import { given, prepared } from '../platform/prepared.ts'
import { crossNumber } from './cross-number.tables.ts'
import { listing } from './listing.tables.ts'

/** Has these listings found by the other numbers that they name now. */
export async function indexCrossNumbers(db: Executor, nos: number[]): Promise<void> {
  if (nos.length === 0) return
  await db.execute(sql`delete from ${crossNumber} where listing_no = any(${sql.param(nos)})`)
  await db.execute(sql`
    insert into ${crossNumber} (listing_no, seller_no, key, kind)
    select no, seller_no, given.key, given.kind
    from ${listing}, jsonb_to_recordset(cross_numbers) given(key text, kind cross_number_kind)
    where no = any(${sql.param(nos)})`)
}

/**
 * That a listing is related to a number `key` which is not its own: its own seller names it (`isOwn`), or
 * sellers of the number name that of the listing. `kind` is what the listing is to the number.
 */
export type CrossMatch = {
  key: string
  no: number
  skuKey: string
  /** Who says so. */
  sellerNos: number[]
  kind: CrossNumberKind
  isOwn: boolean
}

// Bounds of what is read for one search: a seller who names a number in every listing takes no more places than
// others, and a number that all sellers name costs no more time.
const MOST_SELLERS = 60
const MOST_READ_OF_SELLER = 60
const MOST_OF_SELLER = 12
const MOST_OFFERS = 60
const MOST_NAMED = 40
const MOST_OF_NAMED = 12

const keys = given('keys', 'text')

const matches = prepared('cross_matches', (db) =>
  db.select({
    ...{ key: sql<string>`key`, no: sql<number>`no`, skuKey: sql<string>`sku_key` },
    ...{ sellerNos: sql<number[]>`seller_nos`, kind: sql<CrossNumberKind>`kind` },
    isOwn: sql<boolean>`is_own`,
  }).from(sql`(
    with recursive naming as (
      select key, (select min(seller_no) from ${crossNumber} n where n.key = given.key) seller_no, 1 place
      from unnest(${keys}) given(key)
      union all
      select key, (select min(seller_no) from ${crossNumber} n
        where n.key = naming.key and n.seller_no > naming.seller_no), place + 1
      from naming where seller_no is not null and place < ${MOST_SELLERS}
    ), offered as (
      select no, sku_key, seller_no from ${listing}
      where status = 'active' and sku_key = any(${keys}) limit ${MOST_OFFERS}
    ), named as (
      select offered.sku_key key, n.key sku_key, array_agg(distinct n.seller_no) seller_nos,
        case n.kind when 'replaces' then 'replaced_by' when 'replaced_by' then 'replaces'
          else 'same_as' end kind
      from offered join ${crossNumber} n on n.listing_no = offered.no
      group by 1, 2, n.kind order by count(distinct n.seller_no) desc, n.key limit ${MOST_NAMED}
    )
    select key, found.no, found.sku_key sku_key, array[seller_no] seller_nos,
      found.kind::text kind, true is_own
    from naming cross join lateral (
      select l.no, l.sku_key, n.kind
      from (select listing_no, kind from ${crossNumber} n
        where n.key = naming.key and n.seller_no = naming.seller_no limit ${MOST_READ_OF_SELLER}) n
      join ${listing} l on l.no = n.listing_no
      where l.status = 'active' limit ${MOST_OF_SELLER}) found
    union all
    select key, found.no, sku_key, seller_nos, kind, false
    from named cross join lateral (
      select no from ${listing} l
      where l.status = 'active' and l.sku_key = named.sku_key limit ${MOST_OF_NAMED}) found) related`),
)

/**
 * The listings on offer that are related to one of these numbers, one step away and no further: those that
 * name it, and those whose number a listing of it names.
 */
export async function crossMatches(db: Executor, numbers: string[]): Promise<CrossMatch[]> {
  return numbers.length === 0 ? [] : matches(db).execute({ keys: numbers })
}

// Few enough to be read within the statement timeout.
const CHUNK = 10_000

/** Which numbers replace which, as the listings on offer say, in chunks; some say the same. */
export async function* replacedNumbers(
  db: Executor,
): AsyncGenerator<{ older: string; newer: string }[]> {
  let [no, key] = [0, '']
  for (;;) {
    const { rows } = await db.execute<{
      no: number
      key: string
      kind: CrossNumberKind
      skuKey: string
      status: string
    }>(sql`
      select n.listing_no no, n.key, n.kind, l.sku_key "skuKey", l.status
      from ${crossNumber} n join ${listing} l on l.no = n.listing_no
      where (n.listing_no, n.key) > (${no}, ${key}) order by n.listing_no, n.key limit ${CHUNK}`)
    yield rows
      .filter(({ kind, status }) => kind !== 'same_as' && status === 'active')
      .map(({ kind, key: other, skuKey }) =>
        kind === 'replaces' ? { older: other, newer: skuKey } : { older: skuKey, newer: other },
      )
    if (rows.length < CHUNK) return
    ;({ no, key } = rows.at(-1)!)
  }
}
