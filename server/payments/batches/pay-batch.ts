import type { ErrorCode } from '#contract/error-codes.ts'
import { toDirhams, toFils, type Fils } from '#contract/money.ts'
import type { PayoutBatch } from '#contract/payouts.ts'
import { recordStep, type AuditEvent } from '../../platform/audit.ts'
import type { Executor } from '../../platform/db.ts'
import type { Log } from '../../platform/feature.ts'
import { enqueue } from '../../platform/jobs.ts'
import { refuse, type Refusal } from '../../platform/refusal.ts'
import type { OperatorBy } from '../payments-deps.ts'
import * as store from './batch.store.ts'

/** What distinguishes batches of payouts from those of refunds. */
export type BatchKind = {
  batches: store.Batches
  numberOf: (no: number) => string
  /** The job that records each transfer of a batch as paid. */
  task: string
  audit: AuditEvent
  refusals: { unknown: ErrorCode; step: ErrorCode; changed: ErrorCode }
  /** Whether a reference of the bank is that of another batch, or of what is in one. */
  isTaken: (tx: Executor, batchNo: number, reference: string) => Promise<boolean>
  /** Locks what is neither paid nor failed of a batch. */
  lockPending: (tx: Executor, batchNo: number) => Promise<{ amountFils: Fils }[]>
}

export type PaidOne = { operatorNo: number; reference: string; batchNo: number }

type Seen = { count: number; amount: number }

export const sumOf = (rows: { amountFils: Fils }[]): Fils =>
  rows.reduce((sum, { amountFils }) => sum + amountFils, 0) as Fils

/** Whether transfers are as many, and as much, as the caller has seen. */
export const isExpected = (rows: { amountFils: Fils }[], { count, amount }: Seen): boolean =>
  rows.length === count && sumOf(rows) === toFils(amount)

/** Has what is still pending of a batch recorded as paid, one after the other. */
export async function payBatch(
  { batches, refusals, ...kind }: BatchKind,
  tx: Executor,
  { batch: id, reference, ...seen }: Seen & { batch: string; reference: string },
  by: OperatorBy,
): Promise<PayoutBatch | Refusal> {
  await store.lockBatches(tx, batches)
  const batch = await store.lockBatch(tx, batches, id)
  if (!batch) return refuse(refusals.unknown)
  if (await kind.isTaken(tx, batch.no, reference)) return refuse('transfer.recorded')
  if (batch.reference !== null) return refuse(refusals.step)
  const rows = await kind.lockPending(tx, batch.no)
  if (!isExpected(rows, seen)) return refuse(refusals.changed)
  await store.setBatchReference(tx, batches, batch.no, reference)
  const payload: PaidBatch = { batchNo: batch.no, operatorNo: by.caller.no }
  await enqueue(tx, kind.task, payload)
  const number = kind.numberOf(batch.no)
  await recordStep(tx, kind.audit, by, id, {
    ...{ batch: number, count: rows.length, aed: toDirhams(sumOf(rows)) },
  })
  return presentBatch((await store.batchBy(tx, batches, { no: batch.no }))!, kind)
}

type PaidBatch = { batchNo: number; operatorNo: number }

/**
 * The job that records each transfer of a batch as paid by `payOne`, in a transaction of its own, so that nothing is locked for
 * long.
 */
export const payingTask = (
  { batches, task, numberOf }: BatchKind,
  { db, log }: { db: Executor; log: Log },
  payOne: (id: string, paid: PaidOne) => Promise<unknown>,
) => ({
  [task]: async ({ batchNo, operatorNo }: PaidBatch) => {
    const { reference } = (await store.batchBy(db, batches, { no: batchNo }))!.batch
    let failed = 0
    for (const id of await store.pendingIds(db, batches, batchNo))
      await payOne(id, { operatorNo, reference: reference!, batchNo }).catch((error: unknown) => {
        failed += 1
        log(`${id} of batch ${numberOf(batchNo)} could not be recorded as paid`, error)
      })
    if (failed > 0) throw new Error(`${failed} transfers of a batch are not recorded as paid`)
  },
})

export const presentBatch = (
  { batch, by, approved }: store.BatchRow,
  { numberOf }: Pick<BatchKind, 'numberOf'>,
): PayoutBatch => ({
  ...{ _id: batch.id, number: numberOf(batch.no) },
  date: batch.approvedAt.toISOString(),
  ...{ by, count: batch.count, amount: toDirhams(batch.amountFils) },
  ...{ approved, reference: batch.reference },
})
