import { and, asc, count, eq, gt, lt, sql } from 'drizzle-orm'
import type { Executor } from '../platform/db.ts'
import { passkey, pendingFactor, recoveryCode, totpFactor } from './factor.tables.ts'
import { session } from './session.tables.ts'

export type PasskeyRow = typeof passkey.$inferSelect
export type PendingRow = typeof pendingFactor.$inferSelect
export type Purpose = PendingRow['purpose']

const TRIES = 5

export async function totpOf(db: Executor, userNo: number) {
  const [row] = await db.select().from(totpFactor).where(eq(totpFactor.userNo, userNo))
  return row
}

/** Uses up a time step and those before it; false when it was used already. */
export async function useStep(db: Executor, userNo: number, step: number): Promise<boolean> {
  const used = await db
    .update(totpFactor)
    .set({ lastStep: step })
    .where(and(eq(totpFactor.userNo, userNo), lt(totpFactor.lastStep, step)))
    .returning({ userNo: totpFactor.userNo })
  return used.length > 0
}

/** Saves an app in the place of the former one. */
export async function saveTotp(
  db: Executor,
  fields: { userNo: number; secret: string; lastStep: number },
): Promise<void> {
  const { userNo: _, ...changed } = fields
  await db
    .insert(totpFactor)
    .values(fields)
    .onConflictDoUpdate({
      target: totpFactor.userNo,
      set: { ...changed, createdAt: sql`now()` },
    })
}

export async function replaceRecoveryCodes(
  db: Executor,
  userNo: number,
  hashes: string[],
): Promise<void> {
  await db.delete(recoveryCode).where(eq(recoveryCode.userNo, userNo))
  if (hashes.length > 0)
    await db.insert(recoveryCode).values(hashes.map((hash) => ({ userNo, hash })))
}

/** Uses up a recovery code; false when there is none of this hash. */
export async function useRecoveryCode(
  db: Executor,
  userNo: number,
  hash: string,
): Promise<boolean> {
  const used = await db
    .delete(recoveryCode)
    .where(and(eq(recoveryCode.userNo, userNo), eq(recoveryCode.hash, hash)))
    .returning({ hash: recoveryCode.hash })
  return used.length > 0
}

export async function countRecoveryCodes(db: Executor, userNo: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(recoveryCode)
    .where(eq(recoveryCode.userNo, userNo))
  return row!.total
}

/** The passkeys of a user, oldest first. */
export const passkeysOf = (db: Executor, userNo: number): Promise<PasskeyRow[]> =>
  db
    .select()
    .from(passkey)
    .where(eq(passkey.userNo, userNo))
    .orderBy(asc(passkey.createdAt), passkey.id)

/** Undefined when the device's key is saved already. */
export async function insertPasskey(
  db: Executor,
  fields: Omit<PasskeyRow, 'createdAt' | 'usedAt'>,
): Promise<PasskeyRow | undefined> {
  const [row] = await db.insert(passkey).values(fields).onConflictDoNothing().returning()
  return row
}

/** Records that a passkey signed, with the device's own count; false when it signed with that count before. */
export async function usePasskey(db: Executor, id: string, counter: number): Promise<boolean> {
  const used = await db
    .update(passkey)
    .set({ counter, usedAt: sql`now()` })
    // Devices that don't count always send 0.
    .where(and(eq(passkey.id, id), counter > 0 ? lt(passkey.counter, counter) : undefined))
    .returning({ id: passkey.id })
  return used.length > 0
}

export async function removePasskey(db: Executor, userNo: number, id: string): Promise<boolean> {
  const removed = await db
    .delete(passkey)
    .where(and(eq(passkey.userNo, userNo), eq(passkey.id, id)))
    .returning({ id: passkey.id })
  return removed.length > 0
}

/** Removes every factor of a user, and what was begun. */
export async function removeAll(db: Executor, userNo: number): Promise<void> {
  for (const table of [totpFactor, recoveryCode, passkey, pendingFactor])
    await db.delete(table).where(eq(table.userNo, userNo))
}

type NewPending = Omit<PendingRow, 'tries' | 'expiresAt' | 'challenge' | 'secret'> &
  Partial<Pick<PendingRow, 'challenge' | 'secret'>>

/** Begins something that waits ten minutes for its proof, in the place of what has the same key. */
export async function begin(db: Executor, fields: NewPending): Promise<void> {
  const fresh = {
    tries: 0,
    expiresAt: sql`now() + interval '10 minutes'`,
    challenge: null,
    secret: null,
  }
  const row = { ...fresh, ...fields }
  await db.insert(pendingFactor).values(row).onConflictDoUpdate({
    target: pendingFactor.key,
    set: row,
  })
}

const waiting = (key: string, purpose: Purpose) =>
  and(
    eq(pendingFactor.key, key),
    eq(pendingFactor.purpose, purpose),
    gt(pendingFactor.expiresAt, sql`now()`),
    lt(pendingFactor.tries, TRIES),
  )

/** What waits under this key, without counting a try. */
export async function pending(
  db: Executor,
  key: string,
  purpose: Purpose,
): Promise<PendingRow | undefined> {
  const [row] = await db.select().from(pendingFactor).where(waiting(key, purpose))
  return row
}

/** Counts a try at what waits; undefined when there is nothing, or it was tried too often. */
export async function attempt(
  db: Executor,
  key: string,
  purpose: Purpose,
): Promise<PendingRow | undefined> {
  const [row] = await db
    .update(pendingFactor)
    .set({ tries: sql`${pendingFactor.tries} + 1` })
    .where(waiting(key, purpose))
    .returning()
  return row
}

export async function setChallenge(db: Executor, key: string, challenge: string): Promise<void> {
  await db.update(pendingFactor).set({ challenge }).where(eq(pendingFactor.key, key))
}

/** Ends what waits; false when it has ended. */
export async function end(db: Executor, key: string): Promise<boolean> {
  const ended = await db
    .delete(pendingFactor)
    .where(eq(pendingFactor.key, key))
    .returning({ key: pendingFactor.key })
  return ended.length > 0
}

export async function removeOld(db: Executor): Promise<void> {
  await db.delete(pendingFactor).where(lt(pendingFactor.expiresAt, sql`now()`))
}

/** Records that the second factor was entered in a session. */
export async function confirmSession(db: Executor, id: string): Promise<void> {
  await db
    .update(session)
    .set({ factorAt: sql`now()` })
    .where(eq(session.id, id))
}
