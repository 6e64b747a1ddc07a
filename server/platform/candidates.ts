import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

export type Span = { offset: number; limit: number }

/** A name that so many have is no help; the rest of them isn't read. */
const MOST_CANDIDATES = 1_000

/**
 * Whether a number is on this page of those that some queries give, from the highest. The page is cut before anything
 * else is read of it, and each query is bounded, however many it would find.
 */
export const onPage = (column: SQLWrapper, queries: SQL[], { offset, limit }: Span): SQL =>
  queries.length === 0
    ? sql`false`
    : sql`${column} in (
        select no from (${sql.join(
          queries.map((query) => sql`(${query} limit ${MOST_CANDIDATES})`),
          sql` union all `,
        )}) candidate (no)
        group by no order by no desc offset ${offset} limit ${limit})`

// A single letter would be the beginning of every other word.
const SHORTEST_NAME = 2

/**
 * The query of a name, of which every word may be the beginning of one; none where there is too little of it. The index has
 * words without the Arabic article, which folding leaves where fewer than three letters follow: both are asked for.
 */
export function named(text: string, query: (words: SQL) => SQL): SQL[] {
  if (text.replaceAll(/[^\p{L}\p{N}]/gu, '').length < SHORTEST_NAME) return []
  const beginnings = sql`regexp_replace(plainto_tsquery('simple', fold_text(${text}))::text,
    '''( |$)', ''':*\\1', 'g')`
  const words = sql`regexp_replace(${beginnings},
    '''ال([^'']{1,2})'':\\*', '(''ال\\1'':* | ''\\1'':*)', 'g')::tsquery`
  return [query(words)]
}
