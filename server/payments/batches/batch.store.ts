import { asc, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { Fils } from '#contract/money.ts'
import type { QueueState } from '#contract/operator-roles.ts'
import { user } from '../../accounts/user.tables.ts'
import { boundedCount } from '../../platform/bounded-count.ts'
import type { Executor } from '../../platform/db.ts'
import type { payoutBatch } from '../payouts/payout.tables.ts'

/** The batches of payouts, or those of refunds, which have the same columns. */
export type Batches = {
  table: typeof payoutBatch
  /** A query for what is neither paid nor failed: `batch_no`, `no`, `id` and `amount_fils`. */
  pending: SQL
}

type Page = { offset: number; limit: number }

export async function insertBatch(
  tx: Executor,
  { table }: Batches,
  fields: typeof payoutBatch.$inferInsert,
): Promise<number> {
  const [row] = await tx.insert(table).values(fields).returning({ no: table.no })
  return row!.no
}

/**
 * Has making batches, and recording references of the bank, go one after the other until the transaction ends: neither
 * is a change of the rows that it looks at.
 */
export async function lockBatches(tx: Executor, { table }: Batches): Promise<void> {
  await tx.execute(sql`lock table ${table} in share row exclusive mode`)
}

/** Locks a batch, so that it is recorded as paid once. */
export async function lockBatch(tx: Executor, { table }: Batches, id: string) {
  const [row] = await tx.select().from(table).where(eq(table.id, id)).for('no key update')
  return row
}

export async function setBatchReference(
  tx: Executor,
  { table }: Batches,
  no: number,
  reference: string,
): Promise<void> {
  await tx.update(table).set({ reference }).where(eq(table.no, no))
}

export type Figures = { count: number; amount: Fils }

/** Number and sum of what is neither paid nor failed of a batch. */
export async function pendingFigures(
  db: Executor,
  { pending }: Batches,
  batchNo: number,
): Promise<Figures> {
  const { rows } = await db.execute<Figures>(sql`
    select count(*)::int count, coalesce(sum(amount_fils), 0)::float8 amount
    from (${pending}) pending where batch_no = ${batchNo}`)
  return rows[0]!
}

/** The ids of what is neither paid nor failed of a batch, in the order of the numbers. */
export async function pendingIds(
  db: Executor,
  { pending }: Batches,
  batchNo: number,
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (${pending}) pending where batch_no = ${batchNo} order by no`)
  return rows.map(({ id }) => id)
}

const shownBatches = (db: Executor, { table, pending }: Batches) =>
  db
    .select({
      batch: table,
      by: user.name,
      approved: sql<number>`(select count(*)::int from (${pending}) pending
        where pending.batch_no = ${table.no})`,
    })
    .from(table)
    .leftJoin(user, eq(user.no, table.approvedBy))
    .$dynamic()

export type BatchRow = Awaited<ReturnType<typeof shownBatches>>[number]

export async function batchBy(
  db: Executor,
  batches: Batches,
  by: { id: string } | { no: number },
): Promise<BatchRow | undefined> {
  const { table } = batches
  const where = 'id' in by ? eq(table.id, by.id) : eq(table.no, by.no)
  const [row] = await shownBatches(db, batches).where(where)
  return row
}

/** Batches with something that is neither paid nor failed, oldest first, or the others, latest first. */
export async function pageOfBatches(
  db: Executor,
  batches: Batches,
  state: QueueState,
  { offset, limit }: Page,
): Promise<{ rows: BatchRow[]; total: number }> {
  const { table, pending } = batches
  const isPending = sql`exists (select from (${pending}) pending where pending.batch_no = ${table}.no)`
  const where = state === 'open' ? isPending : sql`not ${isPending}`
  const rows = await shownBatches(db, batches)
    .where(where)
    .orderBy(state === 'open' ? asc(table.no) : desc(table.no))
    .offset(offset)
    .limit(limit)
  return { rows, total: await boundedCount(db, table, where) }
}
