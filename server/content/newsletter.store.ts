import { and, eq, gt, lt, lte, ne, sql } from 'drizzle-orm'
import type { Language } from '#contract/language.ts'
import type { Executor } from '../platform/db.ts'
import { newsletterLetter as letter, newsletterSubscription as row } from './newsletter.tables.ts'

export type Subscription = { email: string; language: Language; token: string }

/**
 * Stores a pending subscription. Repeating it restarts the confirmation period; after unsubscribing, it
 * starts again with a new token. A confirmed subscription doesn't change.
 */
export async function ask(db: Executor, { email, language, token }: Subscription): Promise<void> {
  const confirmed = sql`${row.status} = 'confirmed'`
  const ended = sql`${row.status} = 'ended'`
  await db
    .insert(row)
    .values({ email, language, token })
    .onConflictDoUpdate({
      target: row.email,
      set: {
        language: sql`case when ${confirmed} then ${row.language} else ${language} end`,
        changedAt: sql`case when ${confirmed} then ${row.changedAt} else now() end`,
        // Subscriptions older than tokens have none.
        token: sql`case when ${ended} then ${token} else coalesce(${row.token}, ${token}) end`,
        status: sql`case when ${ended} then 'pending' else ${row.status} end`,
      },
    })
}

export type Asked = Subscription & { status: 'pending' | 'confirmed' }

/** A pending or confirmed subscription. */
export async function asked(db: Executor, email: string): Promise<Asked | undefined> {
  const [found] = await db
    .select()
    .from(row)
    .where(and(eq(row.email, email), ne(row.status, 'ended')))
  return found as Asked | undefined
}

/** Confirms a subscription; false for an unknown token or an ended subscription. */
export async function confirm(db: Executor, token: string): Promise<boolean> {
  await db
    .update(row)
    .set({ status: 'confirmed', changedAt: sql`now()` })
    .where(and(eq(row.token, token), eq(row.status, 'pending')))
  const found = await db
    .select({ email: row.email })
    .from(row)
    .where(and(eq(row.token, token), eq(row.status, 'confirmed')))
  return found.length > 0
}

/** Ends a subscription; false for an unknown token. */
export async function leave(db: Executor, token: string): Promise<boolean> {
  await db
    .update(row)
    .set({ status: 'ended', changedAt: sql`now()` })
    .where(and(eq(row.token, token), ne(row.status, 'ended')))
  const found = await db.select({ email: row.email }).from(row).where(eq(row.token, token))
  return found.length > 0
}

/** Deletes subscriptions that were never confirmed, and ended ones. */
export async function removeOld(db: Executor): Promise<void> {
  await db
    .delete(row)
    .where(and(ne(row.status, 'confirmed'), lt(row.changedAt, sql`now() - interval '30 days'`)))
}

export type Letter = typeof letter.$inferSelect

/** Starts the sending of an article; false when it has started before. */
export async function begin(db: Executor, articleId: string): Promise<boolean> {
  const rows = await db
    .insert(letter)
    .values({ articleId })
    .onConflictDoNothing()
    .returning({ articleId: letter.articleId })
  return rows.length > 0
}

/** Locks a letter until the transaction ends, so that only one process sends the next batch. */
export async function lockLetter(db: Executor, articleId: string): Promise<Letter | undefined> {
  const [found] = await db
    .select()
    .from(letter)
    .where(eq(letter.articleId, articleId))
    .for('no key update')
  return found
}

export async function countSent(db: Executor, articleId: string, sent: number): Promise<void> {
  await db
    .update(letter)
    .set({ sentTo: sql`${letter.sentTo} + ${sent}` })
    .where(eq(letter.articleId, articleId))
}

/**
 * Readers whose address comes after `after`, and who had confirmed when the letter began. The times are
 * compared in the database: a Date has no microseconds, and would leave out who confirmed just before.
 */
export async function readersAfter(
  db: Executor,
  after: string,
  articleId: string,
  most: number,
): Promise<Subscription[]> {
  const found = await db
    .select({ email: row.email, language: row.language, token: row.token })
    .from(row)
    .innerJoin(letter, eq(letter.articleId, articleId))
    .where(
      and(eq(row.status, 'confirmed'), gt(row.email, after), lte(row.changedAt, letter.createdAt)),
    )
    .orderBy(row.email)
    .limit(most)
  return found as Subscription[]
}
