import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Executor } from '../platform/db.ts'
import { contactTicket as row } from './contact.tables.ts'

export type Ticket = typeof row.$inferSelect
export type NewTicket = Omit<Ticket, 'createdAt' | 'closedAt'>

/** Serialises the messages from one address until the transaction ends. */
export async function lockSender(db: Executor, email: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, 6))`)
}

/** The ticket of the same form from the same person within a day, in any language. */
export async function sameOfThisDay(
  db: Executor,
  { name, email, mobile, mode, reason, message }: Omit<NewTicket, 'ticket'>,
): Promise<string | undefined> {
  const [found] = await db
    .select({ ticket: row.ticket })
    .from(row)
    .where(
      and(
        eq(row.email, email),
        eq(row.message, message),
        eq(row.mobile, mobile),
        eq(row.name, name),
        eq(row.mode, mode),
        eq(row.reason, reason),
        gt(row.createdAt, sql`now() - interval '24 hours'`),
      ),
    )
    .orderBy(desc(row.createdAt))
    .limit(1)
  return found?.ticket
}

/** Returns when the ticket was created; undefined when its number is taken. */
export async function insert(db: Executor, fields: NewTicket): Promise<Date | undefined> {
  const [made] = await db
    .insert(row)
    .values(fields)
    .onConflictDoNothing()
    .returning({ at: row.createdAt })
  return made?.at
}

export async function removeOld(db: Executor): Promise<void> {
  await db.delete(row).where(lt(row.createdAt, sql`now() - interval '2 years'`))
}
