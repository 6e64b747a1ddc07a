import { eq, inArray } from 'drizzle-orm'
import type { Fils } from '#contract/money.ts'
import {
  transferRefund,
  transferRefundBatch,
  transferRefundLine,
} from '#server/payments/buyer-transfers/buyer-transfer.tables.ts'
import type { Executor } from '#server/platform/db.ts'
import { idFromKey } from '#server/platform/id.ts'
import { sumOf } from './card-money.ts'
import { OPERATOR } from './insert-payouts.ts'

type PaidRefund = {
  no: number
  amountFils: Fils
  iban: string
  beneficiary: string
  endedAt: Date
  /** Of the bank, for all of a day. */
  reference: string
}

const SENT_BEFORE = 6 * 3_600_000

/** The bank files of refunds that were paid, one for each day, and what became of the refunds. */
export async function insertRefundFiles(db: Executor, paid: PaidRefund[]): Promise<void> {
  const files = [...Map.groupBy(paid, ({ reference }) => reference)].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  )
  for (const [reference, refunds] of files) {
    const { endedAt } = refunds[0]!
    const [batch] = await db
      .insert(transferRefundBatch)
      .values({
        ...{ id: idFromKey(`demo-refunds/${reference}`), reference, count: refunds.length },
        amountFils: sumOf(refunds.map(({ amountFils }) => amountFils)),
        ...{ approvedBy: OPERATOR, approvedAt: new Date(endedAt.getTime() - SENT_BEFORE) },
      })
      .returning({ no: transferRefundBatch.no })
    const batchNo = batch!.no
    await db.insert(transferRefundLine).values(
      refunds.map(({ no: refundNo, iban, beneficiary }) => ({
        batchNo,
        refundNo,
        iban,
        beneficiary,
      })),
    )
    await db
      .update(transferRefundLine)
      .set({ outcome: 'paid' })
      .where(eq(transferRefundLine.batchNo, batchNo))
    await db
      .update(transferRefund)
      .set({ state: 'paid', reference, endedAt })
      .where(
        inArray(
          transferRefund.no,
          refunds.map(({ no }) => no),
        ),
      )
  }
}
