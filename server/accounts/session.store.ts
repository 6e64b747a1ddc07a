import { and, count, desc, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Executor } from '../platform/db.ts'
import { session } from './session.tables.ts'
import { operator } from './operator.tables.ts'
import { user } from './user.tables.ts'
import { knownDevice } from './known-device.tables.ts'

export type SessionRow = typeof session.$inferSelect

const idle = sql`now() - interval '7 days'`
const alive = and(gt(session.expiresAt, sql`now()`), gt(session.seenAt, idle))

/** The session of a token with its user, as long as both may be used. */
export async function byToken(db: Executor, tokenHash: string) {
  const [row] = await db
    .select({
      session,
      no: user.no,
      id: user.id,
      role: user.role,
      operatorRole: operator.role,
      isRecent: sql<boolean>`coalesce(${session.factorAt} > now() - interval '10 minutes', false)`,
      stale: sql<boolean>`${session.seenAt} < now() - interval '5 minutes'`,
      // Later than it began: what the browser sent before its cookie arrived is still on its way.
      justBound: sql<boolean>`${session.boundAt} > ${session.createdAt}
        and ${session.boundAt} > now() - interval '3 seconds'`,
    })
    .from(session)
    .innerJoin(user, eq(user.no, session.userNo))
    .leftJoin(operator, and(eq(operator.userNo, user.no), eq(user.role, 'OPERATOR')))
    .where(and(eq(session.tokenHash, tokenHash), alive, isNull(user.suspendedAt)))
  return row
}

export async function insert(
  db: Executor,
  fields: Omit<SessionRow, 'createdAt' | 'seenAt' | 'expiresAt' | 'boundAt' | 'factorAt'> & {
    bound: boolean
    factor: boolean
    hours: number
  },
): Promise<void> {
  const { bound, factor, hours, ...row } = fields
  await db.insert(session).values({
    ...row,
    expiresAt: sql`now() + make_interval(hours => ${hours})`,
    factorAt: factor ? sql`now()` : null,
    boundAt: bound ? sql`now()` : null,
  })
}

/** Ends all but the `most` latest sessions of a user. */
export async function endOldest(db: Executor, userNo: number, most: number): Promise<void> {
  await db.execute(sql`delete from ${session} where ${session.id} in (
    select ${session.id} from ${session} where ${session.userNo} = ${userNo}
    order by ${session.createdAt} desc, ${session.id} offset ${most})`)
}

/** Whether a session may still be used. If so, it can't be ended before the transaction is. */
export async function lockAlive(tx: Executor, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: session.id })
    .from(session)
    .innerJoin(user, eq(user.no, session.userNo))
    .where(and(eq(session.id, id), alive, isNull(user.suspendedAt)))
    .for('key share', { of: session })
  return rows.length > 0
}

/** Those of these hashes of tokens whose sessions may still be used. */
export async function aliveOf(db: Executor, tokenHashes: string[]): Promise<string[]> {
  const rows = await db
    .select({ hash: session.tokenHash })
    .from(session)
    .innerJoin(user, eq(user.no, session.userNo))
    .where(and(inArray(session.tokenHash, tokenHashes), alive, isNull(user.suspendedAt)))
  return rows.map(({ hash }) => hash)
}

export async function touch(db: Executor, id: string): Promise<void> {
  await db
    .update(session)
    .set({ seenAt: sql`now()` })
    .where(eq(session.id, id))
}

export async function bind(db: Executor, id: string): Promise<void> {
  await db
    .update(session)
    .set({ boundAt: sql`now()` })
    .where(and(eq(session.id, id), isNull(session.boundAt)))
}

/** Gives a session another token; returns its salt. */
export async function renew(db: Executor, id: string, tokenHash: string): Promise<string> {
  const [row] = await db
    .update(session)
    .set({ tokenHash })
    .where(eq(session.id, id))
    .returning({ salt: session.salt })
  return row!.salt
}

/** Sessions of a user, the one in use first, then the latest. */
export async function ofUser(
  db: Executor,
  userNo: number,
  { current, offset, limit }: { current: string; offset: number; limit: number },
): Promise<{ rows: SessionRow[]; total: number }> {
  const where = and(eq(session.userNo, userNo), alive)
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(session)
      .where(where)
      .orderBy(desc(sql`${session.id} = ${current}`), desc(session.seenAt))
      .offset(offset)
      .limit(limit),
    db.select({ total: count() }).from(session).where(where),
  ])
  return { rows, total: counted!.total }
}

/** Ends one session of a user; false when there is none of this id. */
export async function end(db: Executor, userNo: number, id: string): Promise<boolean> {
  const ended = await db
    .delete(session)
    .where(and(eq(session.userNo, userNo), eq(session.id, id)))
    .returning({ id: session.id })
  return ended.length > 0
}

/** Ends all sessions of a user, or all but one. */
export async function endAll(db: Executor, userNo: number, except?: string): Promise<void> {
  await db
    .delete(session)
    .where(and(eq(session.userNo, userNo), except ? ne(session.id, except) : undefined))
}

/** Records the device; false when the user wasn't signed in on one of this name in the last 90 days. */
export async function meetDevice(db: Executor, userNo: number, device: string): Promise<boolean> {
  const { rows } = await db.execute<{ known: boolean }>(sql`
    with before as (
      select seen_at > now() - interval '90 days' known from ${knownDevice}
      where user_no = ${userNo} and device = ${device}
    ), recorded as (
      insert into ${knownDevice} (user_no, device) values (${userNo}, ${device})
      on conflict (user_no, device) do update set seen_at = now()
    )
    select coalesce((select known from before), false) known`)
  return rows[0]!.known
}

export async function removeEnded(db: Executor): Promise<void> {
  await db.delete(session).where(or(lt(session.expiresAt, sql`now()`), lt(session.seenAt, idle)))
}
