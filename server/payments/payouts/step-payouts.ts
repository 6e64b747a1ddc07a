import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import { payoutBatchNumber } from '#contract/payout-status.ts'
import type { PayoutBatch, PayoutInList } from '#contract/payouts.ts'
import { recordStep } from '../../platform/audit.ts'
import type { Executor } from '../../platform/db.ts'
import { newId } from '../../platform/id.ts'
import { enqueue } from '../../platform/jobs.ts'
import { Refusal, refuse } from '../../platform/refusal.ts'
import { batchBy, insertBatch, lockBatches } from '../batches/batch.store.ts'
import { isExpected, payBatch, payingTask, presentBatch, sumOf } from '../batches/pay-batch.ts'
import { payoutSteps } from '../limits.ts'
import { operatorStep } from '../operator-step.ts'
import type { By, PayoutDeps } from './payout-deps.ts'
import { payoutKind } from './payout-kind.ts'
import { presentShown } from './payout.present.ts'
import * as store from './payout.store.ts'
import { PREPARE_PAYOUTS } from './prepare-payouts.ts'
import { takePayoutStep } from './take-payout-step.ts'

/** Has payouts prepared soon; asked for again before that, they are prepared once. */
export async function requestPreparation(
  { db, limits }: PayoutDeps,
  by: By,
): Promise<ReplyOf<'preparePayouts'> | Refusal> {
  const limited = await limits.take(payoutSteps, by.caller.id)
  if (limited) return limited
  return db.transaction(async (tx) => {
    await enqueue(tx, PREPARE_PAYOUTS, {}, { key: PREPARE_PAYOUTS })
    await recordStep(tx, 'payout.requested', by, null)
    return { message: 'success' as const }
  })
}

/**
 * Approves payouts as a batch, provided that their number and sum are what the caller has seen. Those that can't be
 * approved any more don't count.
 */
export async function approvePayouts(
  deps: PayoutDeps,
  input: ParsedInputOf<'approvePayouts'>,
  by: By,
): Promise<PayoutBatch | Refusal> {
  return once(deps, { name: 'approvePayouts', input }, by, async (tx) => {
    await lockBatches(tx, store.payoutBatches)
    const ids = input.payouts && [...new Set(input.payouts)]
    if (ids && (await store.lockByIds(tx, ids)).length < ids.length)
      return refuse('payout.not_found')
    const rows = await store.lockApprovable(tx, ids)
    if (!isExpected(rows, input)) return refuse('payout.changed')
    const batch = { count: rows.length, amountFils: sumOf(rows), approvedBy: by.caller.no }
    const batchNo = await insertBatch(tx, store.payoutBatches, { id: newId(), ...batch })
    const step = { event: 'approve' as const, operatorNo: by.caller.no, batchNo }
    const taken = await takePayoutStep(deps, tx, rows, step)
    if (taken instanceof Refusal) return taken
    const reply = presentBatch(
      (await batchBy(tx, store.payoutBatches, { no: batchNo }))!,
      payoutKind,
    )
    const facts = { batch: payoutBatchNumber(batchNo), count: batch.count }
    await recordStep(tx, 'payout.approved', by, reply._id, { ...facts, aed: reply.amount })
    return reply
  })
}

const recorded = { pay: 'payout.paid', fail: 'payout.failed', cancel: 'payout.cancelled' } as const

/** Takes a step of one payout; of two at once the later one is refused. */
export async function stepPayout(
  deps: PayoutDeps,
  input: ParsedInputOf<'stepPayout'>,
  by: By,
): Promise<PayoutInList | Refusal> {
  const { id, event, reference, reason } = input
  if (event === 'pay' && !reference) return refuse('input.invalid', { reference: 'field.required' })
  if (event !== 'pay' && !reason) return refuse('input.invalid', { reason: 'field.required' })
  return once(deps, { name: 'stepPayout', input }, by, async (tx) => {
    if (event === 'pay') await lockBatches(tx, store.payoutBatches)
    const rows = await store.lockByIds(tx, [id])
    if (rows.length === 0) return refuse('payout.not_found')
    const { batchNo } = rows[0]!
    const isTaken =
      event === 'pay' && batchNo !== null && (await store.isTaken(tx, batchNo, reference!))
    if (isTaken) return refuse('transfer.recorded')
    const details = event === 'pay' ? { reference } : { reason }
    const step = { event, operatorNo: by.caller.no, ...details }
    const taken = await takePayoutStep(deps, tx, rows, step)
    if (taken instanceof Refusal) return taken
    const reply = presentShown((await store.shownById(tx, id))!)
    await recordStep(tx, recorded[event], by, id)
    return reply
  })
}

/** Has what is still approved of a batch recorded as paid, one payout after the other. */
export const payPayoutBatch = (
  deps: PayoutDeps,
  input: ParsedInputOf<'payPayoutBatch'>,
  by: By,
): Promise<PayoutBatch | Refusal> =>
  once(deps, { name: 'payPayoutBatch', input }, by, (tx) => payBatch(payoutKind, tx, input, by))

export const payoutTasks = (deps: PayoutDeps) =>
  payingTask(payoutKind, deps, (id, { operatorNo, reference }) =>
    deps.db.transaction(async (tx) => {
      const rows = await store.lockByIds(tx, [id])
      // Refused where an operator has recorded it meanwhile.
      await takePayoutStep(deps, tx, rows, { event: 'pay', operatorNo, reference })
    }),
  )

type Moving = 'approvePayouts' | 'stepPayout' | 'payPayoutBatch'

const once = <Name extends Moving, Reply extends object>(
  { db, limits }: PayoutDeps,
  call: { name: Name; input: ParsedInputOf<Name> },
  by: By,
  work: (tx: Executor) => Promise<Reply | Refusal>,
): Promise<Reply | Refusal> => operatorStep({ db, limits, limit: payoutSteps }, call, by, work)
