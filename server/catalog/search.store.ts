import { sql } from 'drizzle-orm'
import { skuKey } from '#contract/part-number.ts'
import type { Executor } from '../platform/db.ts'
import type { Candidates } from './listing-index/listing-index.ts'

/** How a text was read, and the listings that match it. */
export type TextMatch = { sku?: string; words: string[]; candidates: Candidates }

const LONGEST_NUMBER = 40

/**
 * Finds listings by text: as a part number in any spelling when the whole text is one (from its
 * fourth character on), otherwise by words. Every word must occur; words of three letters and more
 * match as beginnings; listings that have them all in name, brand or number come first.
 */
export async function matchText(db: Executor, text: string): Promise<TextMatch> {
  const key = skuKey(text)
  if (key.length >= 4 && key.length <= LONGEST_NUMBER && /\d/.test(key)) {
    const candidates = await byNumber(db, key)
    if (candidates.some((nos) => nos.length > 0)) return { sku: key, words: [], candidates }
  }
  return byWords(db, text)
}

async function byNumber(db: Executor, key: string): Promise<Candidates> {
  const result = await db.execute<{ exact: Buffer | null; longer: Buffer | null }>(sql`
    select string_agg(int4send(no), '') filter (where sku_key = ${key}) exact,
           string_agg(int4send(no), '') filter (where sku_key <> ${key}) longer
    from listing where status = 'active' and sku_key like ${`${key}%`}`)
  const { exact, longer } = result.rows[0]!
  return [unpacked(exact), unpacked(longer)]
}

async function byWords(db: Executor, text: string): Promise<TextMatch> {
  const folded = await db.execute<{ words: string }>(sql`select fold_text(${text}) words`)
  const words = folded.rows[0]!.words.split(' ').filter((word) => word !== '')
  if (words.length === 0) return { words, candidates: [] }
  const query = words.map(wordQuery).join(' & ')
  const result = await db.execute<{ named: Buffer | null; other: Buffer | null }>(sql`
    select string_agg(int4send(no), '') filter (where name_words @@ ${query}::tsquery) named,
           string_agg(int4send(no), '') filter (where not name_words @@ ${query}::tsquery) other
    from listing where status = 'active' and all_words @@ ${query}::tsquery`)
  const { named, other } = result.rows[0]!
  return { words, candidates: [unpacked(named), unpacked(other)] }
}

/** The word or its beginning; for an English plural also the singular ("pads" finds "brake pad"). */
function wordQuery(word: string): string {
  const term = (text: string) => `'${text.replaceAll(/['\\]/g, '')}'${text.length > 2 ? ':*' : ''}`
  return /^[a-z]{3,}s$/.test(word) ? `(${term(word)} | ${term(word.slice(0, -1))})` : term(word)
}

/** Numbers as `int4send` packs them: big-endian, four bytes each. */
function unpacked(bytes: Buffer | null): Int32Array {
  const nos = new Int32Array((bytes?.length ?? 0) / 4)
  for (let i = 0; i < nos.length; i++) nos[i] = bytes!.readInt32BE(i * 4)
  return nos
}
