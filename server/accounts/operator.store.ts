import { and, count, eq, gt, isNull, lt, max, ne, or, sql } from 'drizzle-orm'
import type { OperatorRole } from '#contract/operator-roles.ts'
import type { Executor } from '../platform/db.ts'
import { operator, operatorInvitation } from './operator.tables.ts'
import { session } from './session.tables.ts'
import { user } from './user.tables.ts'

export type InvitationRow = typeof operatorInvitation.$inferSelect

const present = isNull(user.suspendedAt)
const open = gt(operatorInvitation.expiresAt, sql`now()`)

/** All operators, the oldest first, with when a session of theirs was last used. */
export const all = (db: Executor) =>
  db
    .select({
      ...{ id: user.id, name: user.name, email: user.email, role: operator.role },
      ...{ createdAt: operator.createdAt, seenAt: max(session.seenAt) },
    })
    .from(operator)
    .innerJoin(user, eq(user.no, operator.userNo))
    .leftJoin(session, eq(session.userNo, user.no))
    .where(present)
    .groupBy(user.no, operator.userNo)
    .orderBy(operator.createdAt, user.no)

export async function roleOf(db: Executor, userNo: number): Promise<OperatorRole | undefined> {
  const [row] = await db
    .select({ role: operator.role })
    .from(operator)
    .where(eq(operator.userNo, userNo))
  return row?.role
}

export async function save(db: Executor, userNo: number, role: OperatorRole): Promise<void> {
  await db
    .insert(operator)
    .values({ userNo, role })
    .onConflictDoUpdate({ target: operator.userNo, set: { role } })
}

/** An operator by the id of the account, with all owners locked: two can't remove each other at once. */
export async function lockForRemoval(
  tx: Executor,
  id: string,
): Promise<{ no: number; email: string; isLastOwner: boolean } | undefined> {
  const owners = await tx
    .select({ id: user.id })
    .from(operator)
    .innerJoin(user, eq(user.no, operator.userNo))
    .where(and(eq(operator.role, 'owner'), present))
    .orderBy(user.no)
    .for('update')
  const [row] = await tx
    .select({ no: user.no, email: user.email })
    .from(operator)
    .innerJoin(user, eq(user.no, operator.userNo))
    .where(and(eq(user.id, id), present))
  return row && { ...row, isLastOwner: owners.length === 1 && owners[0]!.id === id }
}

/** Ends the account now; the job that erases accounts does the rest. */
export async function removeNow(tx: Executor, userNo: number): Promise<void> {
  await tx
    .update(user)
    .set({ suspendedAt: sql`now()`, closingAt: sql`now()` })
    .where(eq(user.no, userNo))
}

/** How many operators and open invitations there are, but for one to this address. */
export async function countAll(db: Executor, email: string): Promise<number> {
  const [[operators], [invitations]] = await Promise.all([
    db.select({ total: count() }).from(operator),
    db
      .select({ total: count() })
      .from(operatorInvitation)
      .where(and(open, ne(operatorInvitation.email, email))),
  ])
  return operators!.total + invitations!.total
}

export const invitations = (db: Executor): Promise<InvitationRow[]> =>
  db.select().from(operatorInvitation).where(open).orderBy(operatorInvitation.createdAt)

/** Saves an invitation for 24 hours, in the place of an earlier one to the same address. */
export async function invite(
  db: Executor,
  fields: Pick<InvitationRow, 'id' | 'tokenHash' | 'email' | 'role' | 'inviterNo'>,
): Promise<InvitationRow> {
  const row = {
    ...{ ...fields, secret: null, startHash: null, openedAt: null },
    ...{ createdAt: sql`now()`, expiresAt: sql`now() + interval '24 hours'` },
  }
  const [saved] = await db
    .insert(operatorInvitation)
    .values(row)
    .onConflictDoUpdate({ target: operatorInvitation.email, set: row })
    .returning()
  return saved!
}

const of = (tokenHash: string) => and(eq(operatorInvitation.tokenHash, tokenHash), open)

export async function invitationBy(
  db: Executor,
  tokenHash: string,
): Promise<InvitationRow | undefined> {
  const [row] = await db.select().from(operatorInvitation).where(of(tokenHash))
  return row
}

/** Records that the link was opened, the first time. */
export async function recordOpened(
  db: Executor,
  tokenHash: string,
): Promise<InvitationRow | undefined> {
  const [row] = await db
    .update(operatorInvitation)
    .set({ openedAt: sql`coalesce(${operatorInvitation.openedAt}, now())` })
    .where(of(tokenHash))
    .returning()
  return row
}

/** Puts what was begun in the place of what others began. */
export async function startInvitation(
  db: Executor,
  tokenHash: string,
  started: { secret: string; startHash: string },
): Promise<void> {
  await db.update(operatorInvitation).set(started).where(of(tokenHash))
}

/** Uses up an invitation; false when that has happened, it was renewed, or was begun anew. */
export async function useInvitation(
  tx: Executor,
  { tokenHash, startHash }: Pick<InvitationRow, 'tokenHash' | 'startHash'>,
): Promise<boolean> {
  const used = await tx
    .delete(operatorInvitation)
    .where(and(of(tokenHash), eq(operatorInvitation.startHash, startHash!)))
    .returning({ id: operatorInvitation.id })
  return used.length > 0
}

export async function withdraw(db: Executor, id: string): Promise<boolean> {
  const withdrawn = await db
    .delete(operatorInvitation)
    .where(eq(operatorInvitation.id, id))
    .returning({ id: operatorInvitation.id })
  return withdrawn.length > 0
}

/** Withdraws what was sent to an operator, and what they sent to others. */
export async function withdrawOf(
  db: Executor,
  { no, email }: { no: number; email: string },
): Promise<void> {
  await db
    .delete(operatorInvitation)
    .where(or(eq(operatorInvitation.email, email), eq(operatorInvitation.inviterNo, no)))
}

export async function removeExpired(db: Executor): Promise<void> {
  await db.delete(operatorInvitation).where(lt(operatorInvitation.expiresAt, sql`now()`))
}
