import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import type { TransferRefund } from '#contract/bank-transfers.ts'
import { toDirhams } from '#contract/money.ts'
import { transferRefundBatchNumber, transferRefundNumber } from '#contract/transfer-status.ts'
import { recordStep } from '../../platform/audit.ts'
import { offsetOf } from '../../platform/paging.ts'
import type { OperatorBy } from '../payments-deps.ts'
import { unsentFigures } from './refund-batch.store.ts'
import type { TransferDeps } from './transfer-deps.ts'
import * as store from './transfer-refund.store.ts'

export async function getTransferRefunds(
  { db }: Pick<TransferDeps, 'db'>,
  { state, ...paging }: ParsedInputOf<'getTransferRefunds'>,
  by: OperatorBy,
): Promise<ReplyOf<'getTransferRefunds'>> {
  const [{ rows, total }, sum] = await Promise.all([
    store.inState(db, state, offsetOf(paging)),
    state === 'approved' ? unsentFigures(db) : undefined,
  ])
  if (rows.length > 0) await recordStep(db, 'transfer_refund.listed', by)
  return {
    ...{ items: rows.map(presentRefund), total },
    sum: sum ? { count: sum.count, amount: toDirhams(sum.amount) } : null,
  }
}

export const presentRefund = ({
  refund,
  orderNumber,
  buyerName,
  buyer,
  batch,
}: store.ShownRefund): TransferRefund => ({
  ...{ _id: refund.id, number: transferRefundNumber(refund.no), order: orderNumber },
  buyer: buyer && { ...buyer, name: buyerName ?? '' },
  ...{ amount: toDirhams(refund.amountFils), reason: refund.reason, state: refund.state },
  date: refund.dueAt.toISOString(),
  ended: refund.endedAt?.toISOString() ?? null,
  ...{ iban: refund.iban, name: refund.beneficiary },
  ...{ reference: refund.reference, failure: refund.failure },
  batch: batch && { _id: batch.id, number: transferRefundBatchNumber(batch.no) },
})
