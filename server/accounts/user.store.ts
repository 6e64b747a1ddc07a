import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Executor } from '../platform/db.ts'
import { garage } from './garage.tables.ts'
import { seller } from './seller.tables.ts'
import { storedFile } from './stored-file.tables.ts'
import { user } from './user.tables.ts'

export type UserRow = typeof user.$inferSelect
export type NewUser = Omit<typeof user.$inferInsert, 'no'>
export type GarageRow = typeof garage.$inferSelect
export type CompanyRow = typeof seller.$inferSelect

/** The account with this e-mail address or phone number. */
export async function byIdentity(db: Executor, identity: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(user)
    .where(or(eq(user.email, identity), eq(user.phone, identity)))
    .limit(1)
  return row
}

export async function byNo(db: Executor, no: number): Promise<UserRow | undefined> {
  const [row] = await db.select().from(user).where(eq(user.no, no))
  return row
}

/** The user, their garage or company, and the names of their files. */
export async function withDetails(db: Executor, no: number) {
  const [row] = await db
    .select({ user, garage, company: seller })
    .from(user)
    .leftJoin(garage, eq(garage.userNo, user.no))
    .leftJoin(seller, eq(seller.no, user.no))
    .where(eq(user.no, no))
  if (!row) return undefined
  const files = await db
    .select({ id: storedFile.id, name: storedFile.name })
    .from(storedFile)
    .where(eq(storedFile.ownerNo, no))
  return { ...row, files }
}

export type UserWithDetails = NonNullable<Awaited<ReturnType<typeof withDetails>>>

export async function insert(db: Executor, fields: NewUser): Promise<number> {
  const [row] = await db.insert(user).values(fields).returning({ no: user.no })
  return row!.no
}

export async function change(db: Executor, no: number, fields: Partial<NewUser>): Promise<void> {
  if (Object.keys(fields).length > 0) await db.update(user).set(fields).where(eq(user.no, no))
}

/** Writes another hash of the same password; false when there is a new password by now. */
export async function replaceHash(
  db: Executor,
  { no, passwordHash: old }: UserRow,
  passwordHash: string,
): Promise<boolean> {
  const changed = await db
    .update(user)
    .set({ passwordHash })
    .where(and(eq(user.no, no), eq(user.passwordHash, old)))
    .returning({ no: user.no })
  return changed.length > 0
}

/**
 * Whether the password that was checked is still the user's, who may log in; locked until the
 * transaction ends. `alone` is for changes of the user, which run one after the other.
 */
export async function lockUnchanged(
  db: Executor,
  row: UserRow,
  { alone = false } = {},
): Promise<boolean> {
  const rows = await db
    .select({ no: user.no })
    .from(user)
    .where(
      and(eq(user.no, row.no), eq(user.passwordHash, row.passwordHash), isNull(user.suspendedAt)),
    )
    .for(alone ? 'no key update' : 'share')
  return rows.length > 0
}

/** Locks an account against other changes until the transaction ends. */
export async function lock(db: Executor, no: number): Promise<void> {
  await db.select({ no: user.no }).from(user).where(eq(user.no, no)).for('no key update')
}

export async function saveGarage(db: Executor, row: GarageRow): Promise<void> {
  await db.insert(garage).values(row).onConflictDoUpdate({ target: garage.userNo, set: row })
}

/** Whether a company may sell now: it was approved, and isn't suspended. */
export async function isApprovedSeller(db: Executor, no: number): Promise<boolean> {
  const rows = await db
    .select({ no: seller.no })
    .from(seller)
    .where(and(eq(seller.no, no), eq(seller.status, 'approved')))
  return rows.length > 0
}

/** The details of a company; a column that is left out stays as it is. */
export type CompanyFields = Omit<
  typeof seller.$inferInsert,
  'joinedAt' | 'listingCount' | 'status' | 'statusAt'
>

export async function saveCompany(db: Executor, row: CompanyFields): Promise<void> {
  // Without its keys, so that it needn't wait for what refers to the company.
  const { no: _, id: __, ...columns } = row
  await db.insert(seller).values(row).onConflictDoUpdate({ target: seller.no, set: columns })
}

/** Records that a company has another IBAN, or none. */
export async function recordIbanChange(db: Executor, no: number): Promise<void> {
  await db
    .update(seller)
    .set({ ibanChangedAt: sql`now()` })
    .where(eq(seller.no, no))
}

/** Cancels the deletion of an account; false where none is planned, or its erasure has begun. */
export async function cancelClosing(db: Executor, no: number): Promise<boolean> {
  const cancelled = await db
    .update(user)
    .set({ closingAt: null })
    .where(and(eq(user.no, no), isNotNull(user.closingAt), isNull(user.suspendedAt)))
    .returning({ no: user.no })
  return cancelled.length > 0
}

const due = sql`${user.closingAt} <= now()`

/** Numbers of the accounts whose grace period is over. */
export async function dueToClose(db: Executor): Promise<number[]> {
  const rows = await db.select({ no: user.no }).from(user).where(due).limit(500)
  return rows.map(({ no }) => no)
}

/** An account that is due still, held until the transaction ends. */
export async function lockDue(db: Executor, no: number): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(user)
    .where(and(eq(user.no, no), due))
    .for('update')
  return row
}

/** Ends all use of the account: no login, and no call in its name. */
export async function suspend(db: Executor, no: number): Promise<void> {
  await db
    .update(user)
    .set({ suspendedAt: sql`coalesce(${user.suspendedAt}, now())` })
    .where(eq(user.no, no))
}

/** Deletes an account and, by the references to it, all that is its own. */
export async function remove(db: Executor, no: number): Promise<void> {
  await db.delete(user).where(eq(user.no, no))
}
