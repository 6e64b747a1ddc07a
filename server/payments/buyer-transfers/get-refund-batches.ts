import type { Download, List, ParsedInputOf, ReplyOf } from '#contract/api.ts'
import type { TransferRefund } from '#contract/bank-transfers.ts'
import { toDirhams } from '#contract/money.ts'
import type { PayoutBatch } from '#contract/payouts.ts'
import { transferRefundBatchNumber, transferRefundNumber } from '#contract/transfer-status.ts'
import { recordStep } from '../../platform/audit.ts'
import { offsetOf } from '../../platform/paging.ts'
import { refuse, type Refusal } from '../../platform/refusal.ts'
import { bankFile } from '../batches/bank-file.ts'
import { batchBy, pageOfBatches, pendingFigures } from '../batches/batch.store.ts'
import { presentBatch } from '../batches/pay-batch.ts'
import { transferSteps } from '../limits.ts'
import type { OperatorBy } from '../payments-deps.ts'
import { presentRefund } from './get-transfer-refunds.ts'
import { linesOfBatch, refundBatches, type LineRow } from './refund-batch.store.ts'
import { refundKind } from './refund-kind.ts'
import type { TransferDeps } from './transfer-deps.ts'
import { shownByNos, type ShownRefund } from './transfer-refund.store.ts'

type Deps = Pick<TransferDeps, 'db' | 'limits'>

export async function getTransferRefundBatches(
  { db }: Deps,
  { state, ...paging }: ParsedInputOf<'getTransferRefundBatches'>,
): Promise<List<PayoutBatch>> {
  const { rows, total } = await pageOfBatches(db, refundBatches, state, offsetOf(paging))
  return { items: rows.map((row) => presentBatch(row, refundKind)), total }
}

export async function getTransferRefundBatch(
  { db }: Deps,
  { batch: id, ...paging }: ParsedInputOf<'getTransferRefundBatch'>,
  by: OperatorBy,
): Promise<ReplyOf<'getTransferRefundBatch'> | Refusal> {
  const found = await batchBy(db, refundBatches, { id })
  if (!found) return refuse('transfer_refund.not_found')
  const { no, count } = found.batch
  const [lines, sum] = await Promise.all([
    linesOfBatch(db, no, offsetOf(paging)),
    pendingFigures(db, refundBatches, no),
  ])
  const refunds = await shownByNos(
    db,
    lines.map(({ refundNo }) => refundNo),
  )
  await recordStep(db, 'transfer_refund.listed', by, id)
  return {
    batch: presentBatch(found, refundKind),
    sum: { count: sum.count, amount: toDirhams(sum.amount) },
    refunds: refunds.map((shown, place) => presentLine(shown, lines[place]!)),
    total: count,
  }
}

/** A refund as it was sent, and what became of it in this file: it may have failed, and be in another one. */
function presentLine(shown: ShownRefund, { iban, beneficiary, outcome }: LineRow): TransferRefund {
  const refund = presentRefund(shown)
  const state = outcome ?? 'approved'
  const isLast = refund.state === state
  return {
    ...{ ...refund, iban, name: beneficiary, state },
    reference: isLast ? refund.reference : null,
    failure: isLast ? refund.failure : null,
  }
}

/** What the bank is to pay, always the same. */
export async function getTransferRefundFile(
  { db, limits }: Deps,
  { batch: id }: ParsedInputOf<'getTransferRefundFile'>,
  by: OperatorBy,
): Promise<Download | Refusal> {
  const limited = await limits.take(transferSteps, by.caller.id)
  if (limited) return limited
  const found = await batchBy(db, refundBatches, { id })
  if (!found) return refuse('transfer_refund.not_found')
  const batch = transferRefundBatchNumber(found.batch.no)
  const lines = (await linesOfBatch(db, found.batch.no)).map(({ refundNo, ...row }) => {
    const number = transferRefundNumber(refundNo)
    return { ...row, number, reference: `${number} ${row.orderNumber} ${batch}` }
  })
  await recordStep(db, 'transfer_refund.exported', by, id, { batch, count: lines.length })
  return bankFile('refunds', batch, lines)
}
