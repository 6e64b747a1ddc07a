import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { isValidIBAN } from 'ibantools'
import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import { step } from '#contract/life-cycle.ts'
import { transferRefundLifeCycle } from '#contract/transfer-status.ts'
import { recordStep } from '../../platform/audit.ts'
import type { Executor } from '../../platform/db.ts'
import type { Log } from '../../platform/feature.ts'
import { Refusal, refuse } from '../../platform/refusal.ts'
import { lockBatches } from '../batches/batch.store.ts'
import { payingTask } from '../batches/pay-batch.ts'
import { addPosting } from '../ledger.store.ts'
import { transferSteps } from '../limits.ts'
import { operatorStep } from '../operator-step.ts'
import type { OperatorBy } from '../payments-deps.ts'
import { refundPaid } from '../postings.ts'
import { presentRefund } from './get-transfer-refunds.ts'
import { isTaken, liveBatch, setOutcome } from './refund-batch.store.ts'
import { refundKind } from './refund-kind.ts'
import type { TransferDeps } from './transfer-deps.ts'
import * as store from './transfer-refund.store.ts'

type StepDeps = Pick<TransferDeps, 'notifications'>
type Input = ParsedInputOf<'stepTransferRefund'>
type Reply = ReplyOf<'stepTransferRefund'>

const recorded = {
  approve: 'transfer_refund.approved',
  pay: 'transfer_refund.paid',
  fail: 'transfer_refund.failed',
} as const

/** Takes a step of one refund; of two at once the later one is refused. */
export async function stepTransferRefund(
  deps: TransferDeps,
  input: Input,
  by: OperatorBy,
): Promise<Reply | Refusal> {
  const details = detailsOf(input)
  if (details instanceof Refusal) return details
  const call = { name: 'stepTransferRefund' as const, input }
  return operatorStep({ ...deps, limit: transferSteps }, call, by, async (tx) => {
    if (input.event === 'pay') await lockBatches(tx, refundKind.batches)
    const seen = await asSeen(tx, input)
    if (seen instanceof Refusal) return seen
    const refused = await takeStep(deps, tx, { ...input, inBatch: seen }, details)
    if (refused) return refused
    const reply = presentRefund((await store.shownById(tx, input.id))!)
    await recordStep(tx, recorded[input.event], by, input.id, { aed: reply.amount })
    return reply
  })
}

/**
 * Locks the refund, and refuses where it has another account, or is in another bank file, than the caller has seen: what
 * was recorded would be about something else. Returns the number of the file, null where it is in none.
 */
async function asSeen(tx: Executor, input: Input): Promise<number | null | Refusal> {
  const row = await store.lockRefund(tx, input.id)
  if (!row) return refuse('transfer_refund.not_found')
  const batch = await liveBatch(tx, row.no)
  const isAsSeen =
    input.event === 'approve' ? input.seen === row.iban : input.batch === (batch?.id ?? null)
  return isAsSeen ? (batch?.no ?? null) : refuse('transfer_refund.moved')
}

/** `inBatch` is the number of the bank file that it is in; null where it is in none. */
type Step = { id: string; event: Input['event']; inBatch: number | null }

/** Takes a step with all that follows from it: the bank file that the refund is in, books, and the buyer's notification. */
async function takeStep(
  deps: StepDeps,
  tx: Executor,
  { id, event, inBatch }: Step,
  details: Partial<store.RefundRow>,
): Promise<Refusal | undefined> {
  const row = await store.lockRefund(tx, id)
  if (!row) return refuse('transfer_refund.not_found')
  const stepped = step(transferRefundLifeCycle, row.state, { event, by: 'operator' })
  if ('refused' in stepped) return refuse(stepped.refused)
  if (event !== 'approve') {
    const outcome = event === 'pay' ? 'paid' : 'failed'
    // An operator may stop what was approved and not sent yet.
    if (inBatch === null && event === 'pay') return refuse('transfer_refund.unsent')
    if (inBatch !== null) {
      if (details.reference && (await isTaken(tx, inBatch, details.reference)))
        return refuse('transfer.recorded')
      if (!(await setOutcome(tx, row.no, { outcome, inBatch })))
        return refuse('transfer_refund.unsent')
    }
  }
  await store.changeRefunds(tx, [row.no], { state: stepped.to, ...details })
  await follow(deps, tx, { ...row, ...details })
  return undefined
}

export const refundTasks = (deps: StepDeps & { db: NodePgDatabase; log: Log }) =>
  payingTask(refundKind, deps, (id, { reference, batchNo: inBatch }) =>
    deps.db.transaction((tx) =>
      // Refused where an operator has recorded it meanwhile: it may be in another file by now.
      takeStep(deps, tx, { id, event: 'pay', inBatch }, { reference, endedAt: new Date() }),
    ),
  )

/** What a step changes beside the state, or what is missing for it. */
function detailsOf({
  event,
  iban,
  name: beneficiary,
  reference,
  reason,
  seen,
  batch,
}: Input): Partial<store.RefundRow> | Refusal {
  if (event === 'approve' && seen === undefined)
    return refuse('input.invalid', { seen: 'field.required' })
  if (event !== 'approve' && batch === undefined)
    return refuse('input.invalid', { batch: 'field.required' })
  switch (event) {
    case 'approve':
      if (!iban) return refuse('input.invalid', { iban: 'field.required' })
      if (!isValidIBAN(iban)) return refuse('input.invalid', { iban: 'field.iban' })
      if (!beneficiary) return refuse('input.invalid', { name: 'field.required' })
      return { iban, beneficiary, failure: null, endedAt: null }
    case 'pay':
      if (!reference) return refuse('input.invalid', { reference: 'field.required' })
      return { reference, endedAt: new Date() }
    case 'fail':
      if (!reason) return refuse('input.invalid', { reason: 'field.required' })
      return { failure: reason, endedAt: new Date() }
  }
}

/** What is posted, and what the buyer is notified of, once the bank has paid or refused. */
async function follow(
  { notifications }: StepDeps,
  tx: Executor,
  { no, orderNo, amountFils: amount, iban, reference, failure }: store.RefundRow,
): Promise<void> {
  if (iban === null) throw new Error(`refund ${no} was sent without an account`)
  if (reference !== null) {
    await addPosting(tx, refundPaid({ transferRefundNo: no, amount }))
    await notifications.notifyTransfer(tx, orderNo, {
      ...{ news: 'refund_paid', amount, iban, reference },
    })
  } else if (failure !== null)
    await notifications.notifyTransfer(tx, orderNo, {
      ...{ news: 'refund_failed', amount, iban, reason: failure },
    })
}
