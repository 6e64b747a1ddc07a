import { sql } from 'drizzle-orm'
import type { Emirate } from '#contract/emirates.ts'
import type { Language } from '#contract/language.ts'
import type { Executor } from '../platform/db.ts'
import { failedSearch, failedSearchEmirate, searchCount } from './failed-search.tables.ts'

export type FailedSearch = {
  text: string
  language: Language
  /** Null where it isn't known. */
  emirate: Emirate | null
  searches: number
}

// Searches of one day that are stored at most, in each of the two tables: nobody can fill them.
const MOST_A_DAY = 20_000

/** Adds to today's counts; beyond the most of a day only texts that are there already count on. */
export async function addFailedSearches(db: Executor, failed: FailedSearch[]): Promise<void> {
  const rows = sql`jsonb_to_recordset(${JSON.stringify(failed)}::jsonb)
    as r(text text, language text, emirate text, searches int)`
  await db.execute(sql`
    insert into ${failedSearch} (day, text, language, searches)
    select current_date, text, language, sum(searches) from ${rows}
    where (select count(*) from ${failedSearch} where day = current_date) < ${MOST_A_DAY}
      or exists (select from ${failedSearch} f
                 where f.day = current_date and f.text = r.text and f.language = r.language)
    group by text, language
    on conflict (day, text, language)
    do update set searches = ${failedSearch.searches} + excluded.searches`)
  if (failed.every(({ emirate }) => emirate === null)) return
  await db.execute(sql`
    insert into ${failedSearchEmirate} (day, emirate, text, language, searches)
    select current_date, emirate, text, language, searches from ${rows}
    where emirate is not null
      and ((select count(*) from ${failedSearchEmirate} where day = current_date) < ${MOST_A_DAY}
        or exists (select from ${failedSearchEmirate} f where f.day = current_date
                   and f.emirate = r.emirate and f.text = r.text and f.language = r.language))
    on conflict (day, emirate, text, language)
    do update set searches = ${failedSearchEmirate.searches} + excluded.searches`)
}

/** Adds to the searches of a day of the UAE. */
export async function addSearches(
  db: Executor,
  counts: { day: string; searches: number; failed: number },
): Promise<void> {
  const { searches, failed } = counts
  await db
    .insert(searchCount)
    .values(counts)
    .onConflictDoUpdate({
      target: searchCount.day,
      set: {
        searches: sql`${searchCount.searches} + ${searches}`,
        failed: sql`${searchCount.failed} + ${failed}`,
      },
    })
}

/** Removes texts that are older than 400 days: a year, and the weeks that it is compared with. */
export async function removeOldSearches(db: Executor): Promise<void> {
  for (const table of [failedSearch, failedSearchEmirate])
    await db.delete(table).where(sql`${table.day} < current_date - 400`)
}
