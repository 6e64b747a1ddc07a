import { and, asc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import { mostPayoutsApproved } from '#contract/payout-status.ts'
import { order, sellerOrder } from '../../orders/order.tables.ts'
import type { Executor } from '../../platform/db.ts'
import type { Batches, Figures } from '../batches/batch.store.ts'
import type { payoutBatch } from '../payouts/payout.tables.ts'
import { transferRefund, transferRefundBatch, transferRefundLine } from './buyer-transfer.tables.ts'
import { isInFile, orderNumber, type RefundRow } from './transfer-refund.store.ts'

/** What is pending was sent to the bank, and is neither paid nor failed. */
export const refundBatches: Batches = {
  // Another name, and the same columns.
  table: transferRefundBatch as unknown as typeof payoutBatch,
  pending: sql`select l.batch_no, r.no, r.id, r.amount_fils from ${transferRefundLine} l
    join ${transferRefund} r on r.no = l.refund_no where l.outcome is null`,
}

/** Approved, and in no bank file. */
const isUnsent = sql`${transferRefund}.state = 'approved' and not ${isInFile}`

/** Locks the oldest refunds that are in no bank file. */
export const lockUnsent = (tx: Executor): Promise<RefundRow[]> =>
  tx
    .select()
    .from(transferRefund)
    .where(isUnsent)
    .orderBy(asc(transferRefund.no))
    .limit(mostPayoutsApproved)
    .for('no key update')

/** Number and sum of the oldest refunds that are in no bank file. */
export async function unsentFigures(db: Executor): Promise<Figures> {
  const { rows } = await db.execute<Figures>(sql`
    select count(*)::int count, coalesce(sum(amount_fils), 0)::float8 amount
    from (select amount_fils from ${transferRefund} where ${isUnsent}
      order by no limit ${mostPayoutsApproved}) oldest_ones`)
  return rows[0]!
}

/** Adds refunds to a bank file, with their accounts as they are. */
export async function insertLines(tx: Executor, batchNo: number, nos: number[]): Promise<void> {
  await tx.execute(sql`
    insert into ${transferRefundLine} (batch_no, refund_no, iban, beneficiary)
    select ${batchNo}, no, iban, beneficiary from ${transferRefund}
    where no = any(${sql.param(nos)}::int[])`)
}

/** The batch that was made last. */
export async function lastBatchNo(db: Executor): Promise<number | undefined> {
  const { rows } = await db.execute<{ no: number | null }>(
    sql`select max(no) no from ${transferRefundBatch}`,
  )
  return rows[0]!.no ?? undefined
}

/** Locks what is neither paid nor failed of a batch. */
export const lockPending = (tx: Executor, batchNo: number): Promise<RefundRow[]> =>
  tx
    .select()
    .from(transferRefund)
    .where(
      and(
        // Looked at again where another operator has recorded an outcome meanwhile.
        eq(transferRefund.state, 'approved'),
        inArray(
          transferRefund.no,
          tx
            .select({ no: transferRefundLine.refundNo })
            .from(transferRefundLine)
            .where(
              and(eq(transferRefundLine.batchNo, batchNo), isNull(transferRefundLine.outcome)),
            ),
        ),
      ),
    )
    .orderBy(asc(transferRefund.no))
    .for('no key update')

/** The bank file that a refund is in and waits for the bank. */
export async function liveBatch(
  tx: Executor,
  refundNo: number,
): Promise<{ no: number; id: string } | undefined> {
  const [row] = await tx
    .select({ no: transferRefundBatch.no, id: transferRefundBatch.id })
    .from(transferRefundLine)
    .innerJoin(transferRefundBatch, eq(transferRefundBatch.no, transferRefundLine.batchNo))
    .where(and(eq(transferRefundLine.refundNo, refundNo), isNull(transferRefundLine.outcome)))
  return row
}

/** Records what became of a locked refund in a bank file; false where it doesn't wait for the bank in that one. */
export async function setOutcome(
  tx: Executor,
  refundNo: number,
  { outcome, inBatch }: { outcome: LineRow['outcome']; inBatch: number },
): Promise<boolean> {
  const rows = await tx
    .update(transferRefundLine)
    .set({ outcome })
    .where(
      and(
        eq(transferRefundLine.refundNo, refundNo),
        isNull(transferRefundLine.outcome),
        eq(transferRefundLine.batchNo, inBatch),
      ),
    )
    .returning({ batchNo: transferRefundLine.batchNo })
  return rows.length > 0
}

/** Whether a reference of the bank is that of another file, or of a refund in one. */
export async function isTaken(tx: Executor, batchNo: number, reference: string): Promise<boolean> {
  const { rows } = await tx.execute<{ taken: boolean }>(sql`
    select exists (select from ${transferRefundBatch}
        where reference = ${reference} and no <> ${batchNo})
      or exists (select from ${transferRefund} r
        where r.reference = ${reference} and not exists (select from ${transferRefundLine} l
          where l.refund_no = r.no and l.batch_no = ${batchNo} and l.outcome = 'paid')) taken`)
  return rows[0]!.taken
}

export type LineRow = Awaited<ReturnType<typeof linesOfBatch>>[number]

/** What a bank file contains, in the order of the numbers; all of it, or a page. */
export const linesOfBatch = (
  db: Executor,
  batchNo: number,
  { offset, limit }: { offset: number; limit: number } = {
    ...{ offset: 0, limit: mostPayoutsApproved },
  },
) =>
  db
    .select({
      ...getTableColumns(transferRefundLine),
      amountFils: transferRefund.amountFils,
      orderNumber,
    })
    .from(transferRefundLine)
    .innerJoin(transferRefund, eq(transferRefund.no, transferRefundLine.refundNo))
    .innerJoin(order, eq(order.no, transferRefund.orderNo))
    .leftJoin(sellerOrder, eq(sellerOrder.no, transferRefund.sellerOrderNo))
    .where(eq(transferRefundLine.batchNo, batchNo))
    .orderBy(asc(transferRefundLine.refundNo))
    .offset(offset)
    .limit(limit)
