import { eq, sql } from 'drizzle-orm'
import { emirates, type Emirate } from '#contract/emirates.ts'
import { languages, type Language } from '#contract/language.ts'
import type { FailedSearchState } from '#contract/vocabulary-choices.ts'
import type { Executor } from '../../platform/db.ts'
import type { QueueFigures } from '../../platform/feature.ts'
import { failedSearch, failedSearchEmirate } from '../failed-search.tables.ts'
import { settledSearch, vocabularyTerm } from './term.tables.ts'

const DAYS = 7
/** What was typed once may be anything, a name for instance. */
const FEWEST = 2
/** From here on a search of the week waits for an operator. */
const MANY = 5
/** A day may have thousands of texts, most of them searched once. */
const MOST_OF_DAY = 200

export type FailedText = {
  text: string
  languages: Language[]
  searches: number
  before: number
  /** In the week, where it was known. */
  emirates: { emirate: Emirate; searches: number }[]
  term: string | null
}

const inState = {
  open: sql`settled.text is null`,
  done: sql`settled.term_no is not null`,
  ignored: sql`settled.text is not null and settled.term_no is null`,
} as const satisfies Record<FailedSearchState, unknown>

type Wanted = {
  week: number
  language?: Language | undefined
  /** Only searches that are known to come from there. */
  emirate?: Emirate | undefined
  state: FailedSearchState
  offset: number
  limit: number
}

/**
 * A page of the texts that found nothing in a week, and how often in the week before. Which ones, and their order, is
 * told by the most frequent of each day; how often, by all.
 */
export async function failedTexts(
  db: Executor,
  { week, language, emirate, state, offset, limit }: Wanted,
): Promise<{ rows: FailedText[]; total: number }> {
  const asked = language ? [language] : languages
  const from = counts(emirate)
  const { rows } = await db.execute<FailedText & { total: number }>(sql`
    with counted as (
      select text, coalesce(sum(searches) filter (where day > ${lastDay(week)} - ${DAYS}::int), 0)::int often
      from ${frequent({ week, days: 2 * DAYS, of: asked, emirate })}
      group by text),
    shown as (
      select counted.*, term.text term, (count(*) over ())::int total
      from counted
      left join ${settledSearch} settled using (text)
      left join ${vocabularyTerm} term on term.no = settled.term_no
      where often >= ${FEWEST} and ${inState[state]}
      order by often desc, text limit ${limit} offset ${offset})
    select shown.text, shown.term, shown.total, exact.*, array(
      select json_build_object('emirate', e.emirate, 'searches', sum(e.searches)::int)
      from generate_series(0, ${DAYS - 1}::int) as d (ago)
      cross join unnest(${sql.param([...emirates])}::text[]) as each_one (name)
      join ${failedSearchEmirate} e on e.day = ${lastDay(week)} - d.ago
        and e.emirate = each_one.name and e.text = shown.text and e.language in ${asked}
      group by e.emirate order by sum(e.searches) desc, e.emirate) emirates
    from shown cross join lateral (
      select array_agg(distinct f.language order by f.language) languages,
        coalesce(sum(f.searches) filter (where d.ago < ${DAYS} and f.language in ${asked}), 0)::int searches,
        coalesce(sum(f.searches) filter (where d.ago >= ${DAYS} and f.language in ${asked}), 0)::int before
      from generate_series(0, ${2 * DAYS - 1}::int) as d (ago)
      join ${from.table} f on f.day = ${lastDay(week)} - d.ago and ${from.condition} and f.text = shown.text) exact
    order by often desc, text`)
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 }
}

/** The table that has them all, or those of an emirate, as `f`. */
const counts = (emirate: Emirate | undefined) =>
  emirate === undefined
    ? { table: failedSearch, condition: sql`true` }
    : { table: failedSearchEmirate, condition: sql`f.emirate = ${emirate}` }

/** Of the days up to the last one of a week, the rows that count most in each language: found by an index. */
function frequent({
  week,
  days,
  of = languages,
  emirate,
}: {
  week: number
  days: number
  of?: readonly Language[]
  emirate?: Emirate | undefined
}) {
  const { table, condition } = counts(emirate)
  return sql`generate_series(0, ${days - 1}::int) as d (ago)
  cross join unnest(${sql.param([...of])}::text[]) as l (language)
  cross join lateral (
    select f.day, f.text, f.searches from ${table} f
    where f.day = ${lastDay(week)} - d.ago and f.language = l.language and ${condition}
    order by f.searches desc limit ${MOST_OF_DAY}) each_day`
}

const lastDay = (week: number) => sql`(current_date - ${DAYS * week}::int)`

/** The texts of a week that found nothing most often, whatever became of them. */
export async function mostFailed(
  db: Executor,
  { week, emirate, most }: { week: number; emirate: Emirate | undefined; most: number },
): Promise<{ text: string; searches: number }[]> {
  const { rows } = await db.execute<{ text: string; searches: number }>(sql`
    select text, sum(searches)::int searches from ${frequent({ week, days: DAYS, emirate })}
    group by text having sum(searches) >= ${FEWEST}
    order by 2 desc, 1 limit ${most}`)
  return rows
}

/** The open texts of the last seven days that were searched often. */
export async function figures(db: Executor): Promise<QueueFigures> {
  const { rows } = await db.execute<{ waiting: number; oldest: Date | null }>(sql`
    select count(*)::int waiting, min(first)::timestamptz oldest from (
      select text, min(day) first from ${frequent({ week: 0, days: DAYS })}
      group by text having sum(searches) >= ${MANY}) often
    where not exists (select from ${settledSearch} settled where settled.text = often.text)`)
  const { waiting, oldest } = rows[0]!
  return { waiting, oldest: oldest && new Date(oldest) }
}

export async function isFailed(db: Executor, text: string): Promise<boolean> {
  // Day by day, as the key of the table begins with it.
  const { rows } = await db.execute(sql`
    select from generate_series(${lastDay(52)}, current_date, '1 day') as d (at)
    join ${failedSearch} f on f.day = d.at::date and f.text = ${text} limit 1`)
  return rows.length > 0
}

/** Marks a text as done by a term, or as ignored where there is none. */
export async function settle(tx: Executor, text: string, termNo: number | null): Promise<void> {
  await tx
    .insert(settledSearch)
    .values({ text, termNo })
    .onConflictDoUpdate({ target: settledSearch.text, set: { termNo } })
}

export async function reopen(tx: Executor, text: string): Promise<void> {
  await tx.delete(settledSearch).where(eq(settledSearch.text, text))
}
