import { sql, type SQL } from 'drizzle-orm'
import { seller } from '../accounts/seller.tables.ts'
import type { Executor } from '../platform/db.ts'
import { given, prepared } from '../platform/prepared.ts'
import { listing } from './listing.tables.ts'
import type { Candidates } from './listing-index/ranking.ts'

/** A key that was found, and the listings: those of exactly this number first. */
export type NumberMatch = { key: string; exact: boolean; candidates: Candidates }

// So many are read within a moment also from a cold disk; who seeks one of more types on.
const MOST_LONGER = 5_000

// Greater than any character of a key.
const LAST = '\u{10ffff}'

/** For each of some keys the listings of exactly this number, and of those that `read` begins with it. */
// The planner must not know the limit: it would take it for more than there is, and sort all rows before it cuts them.
const matching = (name: string, { read, begins }: { read: SQL; begins: SQL }) =>
  prepared(name, (db) =>
    db
      .select({
        key: sql<string>`given.key`,
        exact: sql<Buffer | null>`(select string_agg(int4send(no), '') from ${listing}
          where status = 'active' and sku_key = given.key)`,
        longer: sql<Buffer | null>`(select string_agg(int4send(no), '') from (
          select no from ${listing}
          where status = 'active' and ${read} ~>=~ ${begins} and ${read} ~<~ (${begins} || ${LAST})
            and sku_key <> given.key
          order by ${read} using ~<~, no limit (select ${MOST_LONGER}::int)) longer)`,
      })
      .from(sql`unnest(${given('keys', 'text')}) given(key)`),
  )

const beginningWith = matching('numbers_beginning', {
  ...{ read: sql`sku_key`, begins: sql`given.key` },
})
const endingWith = matching('numbers_ending', {
  ...{ read: sql`reverse(sku_key)`, begins: sql`reverse(given.key)` },
})

/**
 * The listings of the first of these keys that any number begins with (exactly that number before
 * longer ones), or, when none does, that one ends with. Of longer numbers the first in their order.
 */
export async function byNumber(db: Executor, keys: string[]): Promise<NumberMatch | undefined> {
  const beginning = await matched(beginningWith, db, keys)
  const found =
    keys.find((key) => beginning.get(key)?.exact) ?? keys.find((key) => beginning.has(key))
  if (found) return { key: found, ...beginning.get(found)! }
  const long = keys.filter((key) => key.length >= 5)
  const ending = await matched(endingWith, db, long)
  const tail = keys.find((key) => ending.has(key))
  return tail === undefined ? undefined : { key: tail, ...ending.get(tail)! }
}

/** The listings of exactly one of these keys: of the first that has any. */
export async function byExactNumber(
  db: Executor,
  keys: string[],
): Promise<{ key: string; candidates: Candidates; cross?: undefined } | undefined> {
  if (keys.length === 0) return undefined
  const { rows } = await db.execute<{ key: string; nos: Buffer }>(sql`
    select sku_key key, string_agg(int4send(no), '') nos from ${listing}
    where status = 'active' and sku_key = any(${sql.param(keys)}) group by sku_key`)
  const [first] = rows.toSorted((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key))
  return first && { key: first.key, candidates: [unpacked(first.nos)] }
}

export type BestOffer = { no: number; offers: number }

/**
 * Of each of these keys that is on offer: the best listing, as `offersOf` has it first, and how many are available.
 */
export async function bestOffers(db: Executor, keys: string[]): Promise<Map<string, BestOffer>> {
  if (keys.length === 0) return new Map()
  const { rows } = await db.execute<BestOffer & { key: string }>(sql`
    select distinct on (sku_key) sku_key key, l.no,
      (count(*) filter (where available > 0) over (partition by sku_key))::int offers
    from ${listing} l join ${seller} s on s.no = l.seller_no
    where l.status = 'active' and sku_key = any(${sql.param([...new Set(keys)])})
    order by sku_key, available > 0 desc, unresponsive, price_fils, created_at desc, l.no desc`)
  return new Map(rows.map(({ key, ...best }) => [key, best]))
}

async function matched(
  statement: ReturnType<typeof matching>,
  db: Executor,
  keys: string[],
): Promise<Map<string, { exact: boolean; candidates: Candidates }>> {
  if (keys.length === 0) return new Map()
  const rows = await statement(db).execute({ keys })
  return new Map(
    rows
      .filter(({ exact, longer }) => exact ?? longer)
      .map(({ key, exact, longer }) => [
        key,
        { exact: exact !== null, candidates: [unpacked(exact), unpacked(longer)] },
      ]),
  )
}

const MOST_LOOKED_AT = 10_000
const MOST_SIMILAR = 500

/**
 * Numbers on offer that share their first or their last half with this one: what it may have been. Of halves
 * that very many share, the first in their order.
 */
export async function similarNumbers(
  db: Executor,
  key: string,
): Promise<{ no: number; skuKey: string }[]> {
  const half = Math.max(3, Math.floor(key.length / 2))
  const some = (read: SQL, begins: string) => sql`
    (select min(no) no, sku_key "skuKey" from (
       select no, sku_key from ${listing}
       where status = 'active' and ${read} like ${`${begins}%`}
       order by ${read} using ~<~ limit ${MOST_LOOKED_AT}) looked_at
     where abs(length(sku_key) - ${key.length}) <= 2
     group by sku_key order by sku_key limit ${MOST_SIMILAR})`
  const { rows } = await db.execute<{ no: number; skuKey: string }>(sql`
    ${some(sql`sku_key`, key.slice(0, half))} union
    ${some(sql`reverse(sku_key)`, reversed(key).slice(0, half))}`)
  return rows
}

export type SuggestedNumber = {
  sku: string
  name: string
  nameAr: string | null
  brand: string
  skuKey: string
}

/** Numbers that begin like this key, each once, in their order. */
export async function numbersBeginning(
  db: Executor,
  key: string,
  limit: number,
): Promise<SuggestedNumber[]> {
  const { rows } = await db.execute<SuggestedNumber>(sql`
    select distinct on (sku_key) sku, part_name "name", part_name_ar "nameAr", brand, sku_key "skuKey"
    from (
      select sku, part_name, part_name_ar, brand, sku_key, available, no from ${listing}
      where status = 'active' and sku_key like ${`${key}%`} order by sku_key using ~<~ limit 60
    ) beginning
    order by sku_key, available > 0 desc, no limit ${limit}`)
  return rows
}

// More than anyone looks through, and as many as are read in a few milliseconds.
const MOST_DESCRIBED = 1_000

/** Listings whose text, the description included, has all of these words. */
export async function byDescription(db: Executor, text: string): Promise<Candidates> {
  const { rows } = await db.execute<{ nos: Buffer | null }>(sql`
    select string_agg(int4send(no), '') nos from (
      select no from ${listing}
      where status = 'active' and all_words @@ plainto_tsquery('simple', fold_text(${text}))
      limit ${MOST_DESCRIBED}) found`)
  return [unpacked(rows[0]!.nos)]
}

const reversed = (text: string) => [...text].reverse().join('')

/** Numbers as `int4send` packs them: big-endian, four bytes each. */
function unpacked(bytes: Buffer | null): Int32Array {
  const nos = new Int32Array((bytes?.length ?? 0) / 4)
  for (let i = 0; i < nos.length; i++) nos[i] = bytes!.readInt32BE(i * 4)
  return nos
}
