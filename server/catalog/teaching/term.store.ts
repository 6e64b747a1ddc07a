import { and, count, desc, eq, gt, inArray, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { mostTaughtTerms } from '#contract/limits.ts'
import type { TermState } from '#contract/vocabulary-choices.ts'
import { user } from '../../accounts/user.tables.ts'
import type { Executor } from '../../platform/db.ts'
import { settledSearch, vocabularyTerm as row } from './term.tables.ts'

export type TermRow = typeof row.$inferSelect
export type NewTerm = Pick<
  TermRow,
  'id' | 'text' | 'spelling' | 'language' | 'meanings' | 'example' | 'authorNo'
>

/** What of a term is read into memory. */
export type LoadedTerm = Pick<TermRow, 'no' | 'text' | 'language' | 'meanings' | 'state'>

const LOCK = 0x7465_726d

/**
 * The terms that count: active ones, and for a week those that were found in the files of some release, as the one
 * before may run once more. Then the files decide, also where they have a word no longer.
 */
export const loadTerms = (db: Executor): Promise<LoadedTerm[]> =>
  db
    .select({
      ...{ no: row.no, text: row.text, language: row.language },
      ...{ meanings: row.meanings, state: row.state },
    })
    .from(row)
    .where(
      or(
        eq(row.state, 'active'),
        and(eq(row.state, 'exported'), gt(row.endedAt, sql`now() - interval '7 days'`)),
      ),
    )
    .orderBy(sql`${row.state} <> 'active'`, desc(row.no))
    .limit(2 * mostTaughtTerms)

/** Refused where it is taught already, or as many are as may be. Who teaches waits for others. */
export async function add(tx: Executor, term: NewTerm): Promise<TermRow | 'taught' | 'full'> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
  const [active] = await tx.select({ total: count() }).from(row).where(eq(row.state, 'active'))
  if (active!.total >= mostTaughtTerms) return 'full'
  const [added] = await tx.insert(row).values(term).onConflictDoNothing().returning()
  return added ?? 'taught'
}

export async function isTaught(db: Executor, spelling: string): Promise<boolean> {
  const found = await db
    .select({ no: row.no })
    .from(row)
    .where(and(eq(row.spelling, spelling), eq(row.state, 'active')))
  return found.length > 0
}

const reviewer = alias(user, 'reviewer')

/** A page of a state, with the names of who taught and reviewed; the latest first. */
export async function page(
  db: Executor,
  { state, offset, limit }: { state: TermState; offset: number; limit: number },
) {
  const isOfState = eq(row.state, state)
  const [rows, [counted]] = await Promise.all([
    db
      .select({ term: row, by: user.name, reviewer: reviewer.name })
      .from(row)
      .leftJoin(user, eq(user.no, row.authorNo))
      .leftJoin(reviewer, eq(reviewer.no, row.reviewerNo))
      .where(isOfState)
      .orderBy(desc(row.no))
      .offset(offset)
      .limit(limit),
    db.select({ total: count() }).from(row).where(isOfState),
  ])
  return { rows, total: counted!.total }
}

/** Withdraws an active term, and opens again the searches that it was taught for. */
export async function withdraw(tx: Executor, id: string): Promise<boolean> {
  const [withdrawn] = await tx
    .update(row)
    .set({ state: 'withdrawn', endedAt: sql`now()` })
    .where(and(eq(row.id, id), eq(row.state, 'active')))
    .returning({ no: row.no })
  if (!withdrawn) return false
  await tx.delete(settledSearch).where(eq(settledSearch.termNo, withdrawn.no))
  return true
}

/** The first review of an active term stays. */
export async function review(tx: Executor, id: string, reviewerNo: number): Promise<boolean> {
  const reviewed = await tx
    .update(row)
    .set({
      reviewedAt: sql`coalesce(${row.reviewedAt}, now())`,
      reviewerNo: sql`coalesce(${row.reviewerNo}, ${reviewerNo})`,
    })
    .where(and(eq(row.id, id), eq(row.state, 'active')))
    .returning({ no: row.no })
  return reviewed.length > 0
}

/** Marks active terms that the files have. */
export async function setExported(db: Executor, nos: number[]): Promise<void> {
  if (nos.length === 0) return
  await db
    .update(row)
    .set({ state: 'exported', endedAt: sql`now()` })
    .where(and(inArray(row.no, nos), eq(row.state, 'active')))
}

/** What goes into the files: active, and reviewed by an owner. */
export const reviewedTerms = (db: Executor) =>
  db
    .select({ text: row.text, language: row.language, meanings: row.meanings })
    .from(row)
    .where(and(eq(row.state, 'active'), sql`${row.reviewedAt} is not null`))
    .limit(mostTaughtTerms)
