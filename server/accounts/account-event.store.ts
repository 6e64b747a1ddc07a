import { and, desc, eq, sql } from 'drizzle-orm'
import type { Executor } from '../platform/db.ts'
import { accountEvent } from './account-event.tables.ts'
import { user } from './user.tables.ts'

/** An account by its id, locked against other changes until the transaction ends. */
export async function lockById(tx: Executor, id: string) {
  const [row] = await tx
    .select({
      ...{ no: user.no, id: user.id, role: user.role, name: user.name },
      ...{ email: user.email, phone: user.phone, closingAt: user.closingAt },
      ...{ language: user.language, suspendedAt: user.suspendedAt },
      isEnding: sql<boolean>`coalesce(${user.closingAt} <= now(), false)`,
    })
    .from(user)
    .where(eq(user.id, id))
    .for('no key update')
  return row
}

export async function setSuspended(tx: Executor, no: number, suspended: boolean): Promise<void> {
  await tx
    .update(user)
    .set({ suspendedAt: suspended ? sql`now()` : null })
    .where(eq(user.no, no))
}

export async function addEvent(
  tx: Executor,
  fields: typeof accountEvent.$inferInsert,
): Promise<void> {
  await tx.insert(accountEvent).values(fields)
}

/** What operators wrote when they last suspended an account. */
export async function suspensionReason(db: Executor, no: number): Promise<string | undefined> {
  const [row] = await db
    .select({ reason: accountEvent.reason })
    .from(accountEvent)
    .where(and(eq(accountEvent.userNo, no), eq(accountEvent.event, 'suspend')))
    .orderBy(desc(accountEvent.no))
    .limit(1)
  return row?.reason ?? undefined
}

/** Whose copy of data it is. */
export async function personById(db: Executor, id: string) {
  const { no, role, email, phone } = user
  const [row] = await db
    .select({ no, id: user.id, role, email, phone })
    .from(user)
    .where(eq(user.id, id))
  return row
}
