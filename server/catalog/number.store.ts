import { sql, type SQL } from 'drizzle-orm'
import type { Executor } from '../platform/db.ts'
import { listing } from './listing.tables.ts'
import type { Candidates } from './listing-index/ranking.ts'

/** A key that was found, and the listings: those of exactly this number first. */
export type NumberMatch = { key: string; exact: boolean; candidates: Candidates }

/**
 * The listings of the first of these keys that any number begins with (exactly that number before
 * longer ones), or, when none does, that one ends with.
 */
export async function byNumber(db: Executor, keys: string[]): Promise<NumberMatch | undefined> {
  if (keys.length === 0) return undefined
  const beginning = await matching(db, keys, (key) => sql`sku_key like ${`${key}%`}`)
  const found =
    keys.find((key) => beginning.get(key)?.exact) ?? keys.find((key) => beginning.has(key))
  if (found) return { key: found, ...beginning.get(found)! }
  const ending = await matching(
    db,
    keys.filter((key) => key.length >= 5),
    (key) => sql`reverse(sku_key) like ${`${reversed(key)}%`}`,
  )
  const tail = keys.find((key) => ending.has(key))
  return tail === undefined ? undefined : { key: tail, ...ending.get(tail)! }
}

/** The listings of exactly one of these keys: of the first that has any. */
export async function byExactNumber(
  db: Executor,
  keys: string[],
): Promise<{ key: string; candidates: Candidates } | undefined> {
  if (keys.length === 0) return undefined
  const { rows } = await db.execute<{ key: string; nos: Buffer }>(sql`
    select sku_key key, string_agg(int4send(no), '') nos from ${listing}
    where status = 'active' and sku_key = any(${sql.param(keys)}) group by sku_key`)
  const [first] = rows.toSorted((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key))
  return first && { key: first.key, candidates: [unpacked(first.nos)] }
}

async function matching(
  db: Executor,
  keys: string[],
  condition: (key: string) => SQL,
): Promise<Map<string, { exact: boolean; candidates: Candidates }>> {
  if (keys.length === 0) return new Map()
  const queries = keys.map(
    (key) => sql`
      select ${key}::text key,
        string_agg(int4send(no), '') filter (where sku_key = ${key}) exact,
        string_agg(int4send(no), '') filter (where sku_key <> ${key}) longer
      from ${listing} where status = 'active' and ${condition(key)}`,
  )
  const { rows } = await db.execute<{ key: string; exact: Buffer | null; longer: Buffer | null }>(
    sql.join(queries, sql` union all `),
  )
  return new Map(
    rows
      .filter(({ exact, longer }) => exact ?? longer)
      .map(({ key, exact, longer }) => [
        key,
        { exact: exact !== null, candidates: [unpacked(exact), unpacked(longer)] },
      ]),
  )
}

/** Numbers on offer that share their first or their last half with this one: what it may have been. */
export async function similarNumbers(
  db: Executor,
  key: string,
): Promise<{ no: number; skuKey: string }[]> {
  const half = Math.max(3, Math.floor(key.length / 2))
  const some = (condition: SQL) => sql`
    (select min(no) no, sku_key "skuKey" from ${listing}
     where status = 'active' and ${condition} and abs(length(sku_key) - ${key.length}) <= 2
     group by sku_key limit 500)`
  const { rows } = await db.execute<{ no: number; skuKey: string }>(sql`
    ${some(sql`sku_key like ${`${key.slice(0, half)}%`}`)} union
    ${some(sql`reverse(sku_key) like ${`${reversed(key).slice(0, half)}%`}`)}`)
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
      select sku, part_name, part_name_ar, brand, sku_key, quantity, no from ${listing}
      where status = 'active' and sku_key like ${`${key}%`} order by sku_key using ~<~ limit 60
    ) beginning
    order by sku_key, quantity > 0 desc, no limit ${limit}`)
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
