import { and, asc, count, desc, eq, gt, isNotNull, isNull, min, or, sql } from 'drizzle-orm'
import type { QueueState } from '#contract/operator-roles.ts'
import { user } from '../accounts/user.tables.ts'
import { boundedCount } from '../platform/bounded-count.ts'
import type { Executor } from '../platform/db.ts'
import type { QueueFigures } from '../platform/feature.ts'
import { contactTicket as row, ticketAnswer } from './contact.tables.ts'

export type TicketRow = typeof row.$inferSelect

const BEGINNING = 160

const isOpen = isNull(row.closedAt)
const isIn = (state: QueueState) => (state === 'open' ? isOpen : isNotNull(row.closedAt))

/** A page of a queue: open ones from the longest waiting, closed ones from the latest. */
export async function page(
  db: Executor,
  { state, offset, limit }: { state: QueueState; offset: number; limit: number },
) {
  const order =
    state === 'open'
      ? [asc(row.createdAt), asc(row.ticket)]
      : [desc(row.closedAt), desc(row.ticket)]
  const answers = sql<number>`(select count(*)::int from ${ticketAnswer}
    where ${ticketAnswer.ticket} = ${row.ticket})`
  const [rows, total] = await Promise.all([
    db
      .select({
        ...{ ticket: row.ticket, name: row.name, reason: row.reason },
        ...{ createdAt: row.createdAt, closedAt: row.closedAt, answers },
        beginning: sql<string>`left(${row.message}, ${BEGINNING})`,
      })
      .from(row)
      .where(isIn(state))
      .orderBy(...order)
      .offset(offset)
      .limit(limit),
    boundedCount(db, row, isIn(state)),
  ])
  return { rows, total }
}

export async function figures(db: Executor): Promise<QueueFigures> {
  const [waiting, [first]] = await Promise.all([
    boundedCount(db, row, isIn('open')),
    db
      .select({ oldest: min(row.createdAt) })
      .from(row)
      .where(isOpen),
  ])
  return { waiting, oldest: first!.oldest }
}

export async function byNumber(db: Executor, ticket: string): Promise<TicketRow | undefined> {
  const [found] = await db.select().from(row).where(eq(row.ticket, ticket))
  return found
}

/** The same, locked: answers to a ticket are numbered one after the other. */
export async function lock(tx: Executor, ticket: string): Promise<TicketRow | undefined> {
  const [found] = await tx.select().from(row).where(eq(row.ticket, ticket)).for('no key update')
  return found
}

/** The answers to a ticket in their order, each with the name of who wrote it. */
export const answersTo = (db: Executor, ticket: string) =>
  db
    .select({ body: ticketAnswer.body, createdAt: ticketAnswer.createdAt, by: user.name })
    .from(ticketAnswer)
    .leftJoin(user, eq(user.no, ticketAnswer.authorNo))
    .where(eq(ticketAnswer.ticket, ticket))
    .orderBy(ticketAnswer.seq)

export async function countAnswers(db: Executor, ticket: string): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(ticketAnswer)
    .where(eq(ticketAnswer.ticket, ticket))
  return counted!.total
}

export async function addAnswer(
  tx: Executor,
  fields: { ticket: string; seq: number; authorNo: number; body: string },
): Promise<void> {
  await tx.insert(ticketAnswer).values(fields)
}

/** Closes a ticket or opens it again; closing twice keeps the first time. */
export async function setState(db: Executor, ticket: string, state: QueueState): Promise<boolean> {
  const closedAt = state === 'closed' ? sql`coalesce(${row.closedAt}, now())` : null
  const changed = await db
    .update(row)
    .set({ closedAt })
    .where(eq(row.ticket, ticket))
    .returning({ ticket: row.ticket })
  return changed.length > 0
}

/** The open ticket behind this one in the queue, else the first of the queue. */
export async function nextAfter(
  db: Executor,
  { ticket, createdAt }: TicketRow,
): Promise<string | undefined> {
  const first = (behind: ReturnType<typeof or>) =>
    db
      .select({ ticket: row.ticket })
      .from(row)
      .where(and(isOpen, behind, sql`${row.ticket} <> ${ticket}`))
      .orderBy(row.createdAt, row.ticket)
      .limit(1)
  const [next] = await first(
    or(gt(row.createdAt, createdAt), and(eq(row.createdAt, createdAt), gt(row.ticket, ticket))),
  )
  return (next ?? (await first(undefined))[0])?.ticket
}
