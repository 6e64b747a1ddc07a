import { and, eq, sql } from 'drizzle-orm'
import type { Fils } from '#contract/money.ts'
import type { Executor } from '../../platform/db.ts'
import {
  buyerTransfer,
  buyerTransferPart,
  buyerTransferReversal,
  counts,
  pendingFils,
  transferRefund,
  transferSlip,
} from './buyer-transfer.tables.ts'

export async function insertTransfer(
  tx: Executor,
  fields: typeof buyerTransfer.$inferInsert,
): Promise<void> {
  await tx.insert(buyerTransfer).values(fields)
}

export type Paid = { sellerOrderNo: number; amountFils: Fils }

export async function insertParts(tx: Executor, orderNo: number, parts: Paid[]): Promise<void> {
  await tx.insert(buyerTransferPart).values(parts.map((part) => ({ ...part, orderNo })))
}

/** What is pending of an order, and whether something of it was paid. */
export async function pendingOf(
  db: Executor,
  orderNo: number,
): Promise<{ pending: Fils; isPaid: boolean }> {
  const { rows } = await db.execute<{ pending: Fils; isPaid: boolean }>(sql`
    select ${pendingFils(orderNo)} pending, exists (select from ${buyerTransferPart}
      where ${buyerTransferPart.orderNo} = ${orderNo}) "isPaid"`)
  return rows[0]!
}

/** The transfer of an order that counts under a reference. */
export async function transferBy(
  db: Executor,
  orderNo: number,
  reference: string,
): Promise<typeof buyerTransfer.$inferSelect | undefined> {
  const [row] = await db
    .select()
    .from(buyerTransfer)
    .where(
      and(
        eq(buyerTransfer.orderNo, orderNo),
        eq(buyerTransfer.reference, reference),
        counts(sql`${buyerTransfer}.no`),
      ),
    )
  return row
}

export async function insertReversal(
  tx: Executor,
  fields: typeof buyerTransferReversal.$inferInsert,
): Promise<void> {
  await tx.insert(buyerTransferReversal).values(fields)
}

/** What of the transfers for a seller order is left after its refunds; 0 where none paid it. */
export async function refundable(
  db: Executor,
  sellerOrderNo: number,
): Promise<{ orderNo: number; left: Fils } | undefined> {
  const { rows } = await db.execute<{ order_no: number; left: Fils }>(sql`
    select ${buyerTransferPart.orderNo}, (${buyerTransferPart.amountFils} - (
      select coalesce(sum(${transferRefund.amountFils}), 0) from ${transferRefund}
      where ${transferRefund.sellerOrderNo} = ${sellerOrderNo}))::float8 "left"
    from ${buyerTransferPart} where ${buyerTransferPart.sellerOrderNo} = ${sellerOrderNo}`)
  return rows[0] && { orderNo: rows[0].order_no, left: rows[0].left }
}

export type SlipRow = typeof transferSlip.$inferSelect

export async function slipOf(db: Executor, orderNo: number): Promise<SlipRow | undefined> {
  const [row] = await db.select().from(transferSlip).where(eq(transferSlip.orderNo, orderNo))
  return row
}

/** Puts a slip in the place of the last one of its order. */
export async function setSlip(tx: Executor, orderNo: number, fileId: string): Promise<void> {
  await tx
    .insert(transferSlip)
    .values({ orderNo, fileId })
    .onConflictDoUpdate({
      target: transferSlip.orderNo,
      set: { fileId, sentAt: sql`now()`, sent: sql`${transferSlip.sent} + 1` },
    })
}

/** Whether a file is the slip of an order that exists. */
export async function isSlip(db: Executor, fileId: string): Promise<boolean> {
  const [row] = await db
    .select({ no: transferSlip.orderNo })
    .from(transferSlip)
    .where(eq(transferSlip.fileId, fileId))
  return row !== undefined
}
