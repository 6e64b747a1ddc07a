import { sql } from 'drizzle-orm'
import type { Language } from '#contract/language.ts'
import type { Executor } from '../platform/db.ts'
import { failedSearch } from './failed-search.tables.ts'

export type FailedSearch = { text: string; language: Language; searches: number }

// Whoever sends nonsense all day fills no more than this.
const MOST_A_DAY = 20_000

/** Adds to today's counts; beyond the most of a day only texts that are there already count on. */
export async function addFailedSearches(db: Executor, failed: FailedSearch[]): Promise<void> {
  await db.execute(sql`
    insert into ${failedSearch} (day, text, language, searches)
    select current_date, text, language, searches
    from jsonb_to_recordset(${JSON.stringify(failed)}::jsonb)
      as r(text text, language text, searches int)
    where (select count(*) from ${failedSearch} where day = current_date) < ${MOST_A_DAY}
      or exists (select from ${failedSearch} f
                 where f.day = current_date and f.text = r.text and f.language = r.language)
    on conflict (day, text, language)
    do update set searches = ${failedSearch.searches} + excluded.searches`)
}
