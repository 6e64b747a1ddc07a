import type { ParsedInputOf } from '#contract/api.ts'
import { toFils } from '#contract/money.ts'
import type { PayoutBatch } from '#contract/payouts.ts'
import { transferRefundBatchNumber } from '#contract/transfer-status.ts'
import { recordStep } from '../../platform/audit.ts'
import type { Executor } from '../../platform/db.ts'
import { newId } from '../../platform/id.ts'
import { refuse, type Refusal } from '../../platform/refusal.ts'
import { batchBy, insertBatch, lockBatches } from '../batches/batch.store.ts'
import { isExpected, payBatch, presentBatch, sumOf } from '../batches/pay-batch.ts'
import { transferSteps } from '../limits.ts'
import { operatorStep } from '../operator-step.ts'
import type { OperatorBy } from '../payments-deps.ts'
import * as store from './refund-batch.store.ts'
import { refundKind } from './refund-kind.ts'
import type { TransferDeps } from './transfer-deps.ts'

type Input = ParsedInputOf<'batchTransferRefunds'>

/**
 * Makes a bank file of all approved refunds that are in none, provided that their number and sum are what the caller has
 * seen. Where another operator has made it meanwhile, or it is asked for twice, the reply is that very batch.
 */
export const batchTransferRefunds = (
  deps: TransferDeps,
  input: Input,
  by: OperatorBy,
): Promise<PayoutBatch | Refusal> =>
  operatorStep(
    { ...deps, limit: transferSteps },
    { name: 'batchTransferRefunds', input },
    by,
    (tx) => makeBatch(tx, input, by),
  )

async function makeBatch(
  tx: Executor,
  input: Input,
  by: OperatorBy,
): Promise<PayoutBatch | Refusal> {
  await lockBatches(tx, store.refundBatches)
  const rows = await store.lockUnsent(tx)
  if (rows.length === 0) return (await madeBefore(tx, input)) ?? refuse('transfer_refund.changed')
  if (!isExpected(rows, input)) return refuse('transfer_refund.changed')
  const batch = { count: rows.length, amountFils: sumOf(rows), approvedBy: by.caller.no }
  const batchNo = await insertBatch(tx, store.refundBatches, { id: newId(), ...batch })
  await store.insertLines(
    tx,
    batchNo,
    rows.map(({ no }) => no),
  )
  const reply = presentBatch((await batchBy(tx, store.refundBatches, { no: batchNo }))!, refundKind)
  const facts = { batch: transferRefundBatchNumber(batchNo), count: batch.count }
  await recordStep(tx, 'transfer_refund.sent', by, reply._id, { ...facts, aed: reply.amount })
  return reply
}

/** The last batch, where it is what the caller expects and nothing of it is recorded yet. */
async function madeBefore(
  tx: Executor,
  { count, amount }: Input,
): Promise<PayoutBatch | undefined> {
  const no = await store.lastBatchNo(tx)
  const row = no === undefined ? undefined : await batchBy(tx, store.refundBatches, { no })
  if (row?.batch.amountFils !== toFils(amount) || row.approved !== count) return undefined
  return row.batch.count === count ? presentBatch(row, refundKind) : undefined
}

/** Has what is still approved of a batch recorded as paid, one refund after the other. */
export const payTransferRefundBatch = (
  deps: TransferDeps,
  input: ParsedInputOf<'payTransferRefundBatch'>,
  by: OperatorBy,
): Promise<PayoutBatch | Refusal> =>
  operatorStep(
    { ...deps, limit: transferSteps },
    { name: 'payTransferRefundBatch', input },
    by,
    (tx) => payBatch(refundKind, tx, input, by),
  )
