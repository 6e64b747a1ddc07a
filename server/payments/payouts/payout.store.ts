import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Fils } from '#contract/money.ts'
import { mostPayoutsApproved, type PayoutState } from '#contract/payout-status.ts'
import { seller } from '../../accounts/seller.tables.ts'
import { user } from '../../accounts/user.tables.ts'
import { boundedCount } from '../../platform/bounded-count.ts'
import type { Executor } from '../../platform/db.ts'
import type { QueueFigures } from '../../platform/feature.ts'
import type { Batches, Figures } from '../batches/batch.store.ts'
import { ledgerEntry } from '../ledger.tables.ts'
import { payout, payoutBatch, payoutEvent, withheldPayout } from './payout.tables.ts'

/** What is pending is approved, and neither paid nor failed. */
export const payoutBatches: Batches = {
  table: payoutBatch,
  pending: sql`select batch_no, no, id, amount_fils from ${payout} where state = 'approved'`,
}

export type PayoutRow = typeof payout.$inferSelect
type NewPayout = Pick<
  PayoutRow,
  'id' | 'sellerNo' | 'amountFils' | 'iban' | 'beneficiary' | 'place'
>

export const insertPayouts = (tx: Executor, rows: NewPayout[]): Promise<PayoutRow[]> =>
  tx.insert(payout).values(rows).returning()

export const addEvents = (tx: Executor, rows: (typeof payoutEvent.$inferInsert)[]) =>
  tx.insert(payoutEvent).values(rows)

type Change = Partial<Pick<PayoutRow, 'batchNo' | 'reference' | 'reason'>> & { state: PayoutState }

/** Changes payouts of one state, which must be locked. */
export async function changePayouts(
  tx: Executor,
  nos: number[],
  { from, ended, ...fields }: Change & { from: PayoutState; ended: boolean },
): Promise<PayoutRow[]> {
  const changed = await tx
    .update(payout)
    .set({ ...fields, ...(ended && { endedAt: sql`now()` }) })
    .where(and(isAny(payout.no, nos), eq(payout.state, from)))
    .returning()
  if (changed.length !== nos.length) throw new Error('Payouts changed although they were locked')
  return changed
}

/** One parameter however many there are. */
const isAny = (column: typeof payout.no, nos: number[]) =>
  sql`${column} = any(${sql.param(nos)}::int[])`

/** Locks the payouts with these ids, in the order of their numbers. */
export const lockByIds = (tx: Executor, ids: string[]): Promise<PayoutRow[]> =>
  locked(tx, inArray(payout.id, ids))

/** Whether the seller is there, and the company `s` is as this says. */
const hasSeller = (which: SQL) =>
  sql<boolean>`exists (select from ${seller} s where s.no = ${payout}.seller_no and (${which}))`

const notApproved = sql`s.status <> 'approved'`
/** Asked by itself: an index has the few accounts that are suspended. */
const hasSuspendedUser = sql<boolean>`exists (select from ${user} u
  where u.no = ${payout}.seller_no and u.suspended_at is not null)`
/** After the payout was prepared, even if it is the same again. */
const ibanChanged = sql`s.iban is distinct from ${payout}.iban or s.iban_changed_at > ${payout}.prepared_at`

/** What can be approved now; the company is asked once for both, as this is asked of thousands. */
const isApprovable = sql`${payout}.state = 'open' and not ${hasSuspendedUser}
  and not ${hasSeller(sql`${notApproved} or ${ibanChanged}`)}`

/** Locks the oldest payouts that can be approved, or those of them with these ids. */
export const lockApprovable = (tx: Executor, ids: string[] | undefined): Promise<PayoutRow[]> =>
  locked(tx, and(isApprovable, ids && inArray(payout.id, ids)))

/** Whether a reference of the bank is that of another batch, or of a payout in one. */
export async function isTaken(tx: Executor, batchNo: number, reference: string): Promise<boolean> {
  const { rows } = await tx.execute<{ taken: boolean }>(sql`
    select exists (select from ${payoutBatch} where reference = ${reference} and no <> ${batchNo})
      or exists (select from ${payout} where reference = ${reference} and batch_no <> ${batchNo}) taken`)
  return rows[0]!.taken
}

/** Locks what is approved of a batch. */
export const lockApproved = (tx: Executor, batchNo: number): Promise<PayoutRow[]> =>
  locked(tx, and(eq(payout.batchNo, batchNo), eq(payout.state, 'approved')))

function locked(tx: Executor, where: SQL | undefined) {
  return tx
    .select()
    .from(payout)
    .where(where)
    .orderBy(asc(payout.no))
    .limit(mostPayoutsApproved)
    .for('no key update')
}

const shownPayouts = (db: Executor) =>
  db
    .select({
      payout,
      sellerId: seller.id,
      companyName: seller.companyName,
      isSuspended: sql<boolean>`(${hasSuspendedUser} or ${hasSeller(notApproved)})`,
      isIbanChanged: hasSeller(ibanChanged),
      batchId: payoutBatch.id,
    })
    .from(payout)
    .leftJoin(seller, eq(seller.no, payout.sellerNo))
    .leftJoin(payoutBatch, eq(payoutBatch.no, payout.batchNo))
    .$dynamic()

export type ShownPayoutRow = Awaited<ReturnType<typeof shownPayouts>>[number]

export async function shownById(db: Executor, id: string): Promise<ShownPayoutRow | undefined> {
  const [row] = await shownPayouts(db).where(eq(payout.id, id))
  return row
}

type Page = { offset: number; limit: number }

/** Payouts in a state, or of a batch; those that are to be approved from the oldest, others from the latest. */
export async function page(
  db: Executor,
  { state, batchNo }: { state: PayoutState; batchNo: number | undefined },
  { offset, limit }: Page,
): Promise<{ rows: ShownPayoutRow[]; total: number }> {
  const where = batchNo === undefined ? eq(payout.state, state) : eq(payout.batchNo, batchNo)
  const isOldestFirst = batchNo !== undefined || state === 'open'
  const rows = await shownPayouts(db)
    .where(where)
    .orderBy(isOldestFirst ? asc(payout.no) : desc(payout.no))
    .offset(offset)
    .limit(limit)
  return { rows, total: await boundedCount(db, payout, where) }
}

/** Number and sum of the oldest payouts that can be approved. */
export async function approvableFigures(db: Executor): Promise<Figures> {
  const { rows } = await db.execute<Figures>(sql`
    select count(*)::int count, coalesce(sum(amount_fils), 0)::float8 amount
    from (select amount_fils from ${payout} where ${isApprovable}
      order by no limit ${mostPayoutsApproved}) oldest_ones`)
  return rows[0]!
}

/** How many payouts are open, and since when the first waits. */
export async function openFigures(db: Executor): Promise<QueueFigures> {
  const { rows } = await db.execute<{ waiting: number; oldest: number | null }>(sql`
    select count(*)::int waiting, (extract(epoch from min(prepared_at)) * 1000)::float8 oldest
    from (select prepared_at from ${payout} where state = 'open'
      order by no limit ${mostPayoutsApproved}) oldest_ones`)
  const { waiting, oldest } = rows[0]!
  return { waiting, oldest: oldest === null ? null : new Date(oldest) }
}

/** The balance of a seller with the last entry that a payout takes into account, and the place of the one paid before. */
export async function originOf(
  db: Executor,
  { sellerNo, place, no }: PayoutRow,
): Promise<{ balance: Fils; after: number }> {
  const { rows } = await db.execute<{ balance: Fils; after: number }>(sql`
    select balance_fils::float8 balance, coalesce((select place from ${payout}
      where seller_no = ${sellerNo} and no < ${no} and state = 'paid' order by no desc limit 1), 0) "after"
    from ${ledgerEntry} where seller_no = ${sellerNo} and place = ${place}`)
  return rows[0]!
}

export const eventsOf = (db: Executor, payoutNo: number) =>
  db
    .select({
      event: payoutEvent.event,
      at: payoutEvent.at,
      by: user.name,
    })
    .from(payoutEvent)
    .leftJoin(user, eq(user.no, payoutEvent.operatorNo))
    .where(eq(payoutEvent.payoutNo, payoutNo))
    .orderBy(asc(payoutEvent.no))

/** Where a seller gets mails, and in which language; undefined where the account is gone. */
export async function recipientOf(
  db: Executor,
  sellerNo: number,
): Promise<{ email: string; language: string } | undefined> {
  const [row] = await db
    .select({ email: user.email, language: user.language })
    .from(user)
    .where(eq(user.no, sellerNo))
  return row
}

/** The last payouts of a seller, latest first. */
export const latestOf = (db: Executor, sellerNo: number, limit: number): Promise<PayoutRow[]> =>
  db
    .select()
    .from(payout)
    .where(eq(payout.sellerNo, sellerNo))
    .orderBy(desc(payout.no))
    .limit(limit)

/** What the bank file of a batch contains, in the order of the numbers. */
export const linesOfBatch = (db: Executor, batchNo: number) =>
  db
    .select({
      no: payout.no,
      beneficiary: payout.beneficiary,
      iban: payout.iban,
      amountFils: payout.amountFils,
    })
    .from(payout)
    .where(eq(payout.batchNo, batchNo))
    .orderBy(asc(payout.no))

/** Replaces what is recorded about these sellers. */
export async function replaceWithheld(
  tx: Executor,
  sellerNos: number[],
  rows: Omit<typeof withheldPayout.$inferInsert, 'at'>[],
): Promise<void> {
  await tx.delete(withheldPayout).where(inArray(withheldPayout.sellerNo, sellerNos))
  if (rows.length === 0) return
  await tx
    .insert(withheldPayout)
    .values(rows.map((row) => ({ ...row, at: sql`now()` })))
    .onConflictDoNothing()
}

export async function pageOfWithheld(db: Executor, { offset, limit }: Page) {
  const rows = await db
    .select({ id: seller.id, companyName: seller.companyName, withheld: withheldPayout })
    .from(withheldPayout)
    .innerJoin(seller, eq(seller.no, withheldPayout.sellerNo))
    .orderBy(asc(withheldPayout.sellerNo))
    .offset(offset)
    .limit(limit)
  return { rows, total: await boundedCount(db, withheldPayout, undefined) }
}
