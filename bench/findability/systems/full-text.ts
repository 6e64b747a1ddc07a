import type pg from 'pg'
import { stockInSql } from '../stock.ts'
import { DEPTH, type System } from './system.ts'

const prepare = `
  create table full_text as
  select no, id, to_tsvector('english', concat_ws(' ', "name", brand, sku, "vehiclesEn", "text"))
    || to_tsvector('simple', concat_ws(' ', "nameAr", "vehiclesAr")) words
  from (${stockInSql}) stock;
  create index on full_text using gin (words);
  analyze full_text`

const first = (query: string) => `
  select id from full_text, (select ${query} query) q
  where words @@ query order by ts_rank_cd(words, query) desc, no limit ${DEPTH}`

const both = (query: (config: string) => string) => `${query('english')} || ${query('simple')}`
const allWords = first(both((config) => `websearch_to_tsquery('${config}', $1)`))
const anyWord = first(
  both((config) => `replace(plainto_tsquery('${config}', $1)::text, ' & ', ' | ')::tsquery`),
)

/** PostgreSQL's full-text search as one would set it up in an afternoon: all words, else any of them. */
export async function fullText(client: pg.Client): Promise<System> {
  await client.query(prepare)
  return {
    name: 'Full text',
    async search(query) {
      const all = await client.query<{ id: string }>(allWords, [query])
      const { rows } =
        all.rows.length > 0 ? all : await client.query<{ id: string }>(anyWord, [query])
      return { ids: rows.map((row) => row.id) }
    },
  }
}
