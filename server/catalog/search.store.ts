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
    if (candidates.nos.length > 0) return { sku: key, words: [], candidates }
  }
  return byWords(db, text)
}

async function byNumber(db: Executor, key: string): Promise<Candidates> {
  const result = await db.execute<{ exact: Buffer | null; longer: Buffer | null }>(sql`
    select string_agg(int4send(no), '') filter (where sku_key = ${key}) exact,
           string_agg(int4send(no), '') filter (where sku_key <> ${key}) longer
    from listing where status = 'active' and sku_key like ${`${key}%`}`)
  return tiered([result.rows[0]!.exact, result.rows[0]!.longer])
}

async function byWords(db: Executor, text: string): Promise<TextMatch> {
  const folded = await db.execute<{ words: string }>(sql`select fold_text(${text}) words`)
  const words = folded.rows[0]!.words.split(' ').filter((word) => word !== '')
  if (words.length === 0) return { words, candidates: tiered([]) }
  const query = words
    .map((word) => `'${word.replaceAll(/['\\]/g, '')}'${word.length > 2 ? ':*' : ''}`)
    .join(' & ')
  const result = await db.execute<{ name: Buffer | null; all: Buffer | null }>(sql`
    select (select string_agg(int4send(no), '') from listing
            where status = 'active' and name_words @@ ${query}::tsquery) name,
           (select string_agg(int4send(no), '') from listing
            where status = 'active' and all_words @@ ${query}::tsquery) "all"`)
  return { words, candidates: tiered([result.rows[0]!.name, result.rows[0]!.all]) }
}

/** Joins lists of big-endian numbers, best list first; a listing keeps its best tier. */
function tiered(lists: (Buffer | null)[]): Candidates {
  const best = new Map<number, number>()
  lists.forEach((list, place) => {
    for (let at = 0; list && at < list.length; at += 4) {
      const no = list.readInt32BE(at)
      if (!best.has(no)) best.set(no, lists.length - place)
    }
  })
  return { nos: Int32Array.from(best.keys()), tiers: Uint8Array.from(best.values()) }
}
