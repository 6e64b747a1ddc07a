import { step } from '#contract/life-cycle.ts'
import {
  payoutLifeCycle,
  payoutNumber,
  type PayoutEvent,
  type PayoutReason,
} from '#contract/payout-status.ts'
import type { Language } from '#contract/language.ts'
import { sendLater } from '../../accounts/messages.service.ts'
import type { Executor } from '../../platform/db.ts'
import { refuse, type Refusal } from '../../platform/refusal.ts'
import { addPosting } from '../ledger.store.ts'
import { payoutEnded } from '../messages/payout-ended.ts'
import { payoutPaid, payoutReleased } from '../postings.ts'
import type { PayoutDeps } from './payout-deps.ts'
import * as store from './payout.store.ts'

type StepDeps = Pick<PayoutDeps, 'notifications' | 'origin'>

export type PayoutStep = {
  event: PayoutEvent
  /** The number of the operator. */
  operatorNo: number
  batchNo?: number
  /** Of the bank; for `pay`. */
  reference?: string | undefined
  /** For `fail` and `cancel`. */
  reason?: PayoutReason | undefined
}

/**
 * Takes a step of payouts that are locked and in the same state, with all that follows from it: books, timeline, and the
 * seller's notification. Refused where their state doesn't allow it.
 */
export async function takePayoutStep(
  deps: StepDeps,
  tx: Executor,
  rows: store.PayoutRow[],
  { event, operatorNo, ...fields }: PayoutStep,
): Promise<store.PayoutRow[] | Refusal> {
  const from = rows[0]!.state
  const stepped = step(payoutLifeCycle, from, { event, by: 'operator' })
  if ('refused' in stepped) return refuse(stepped.refused)
  const { to } = stepped
  const nos = rows.map(({ no }) => no)
  const ended = to !== 'approved'
  const changed = await store.changePayouts(tx, nos, { ...fields, from, state: to, ended })
  await store.addEvents(
    tx,
    nos.map((payoutNo) => ({ payoutNo, event, operatorNo, fromState: from, toState: to })),
  )
  if (ended) for (const row of changed) await end(deps, tx, row)
  return changed
}

/** What follows from the end of a payout. */
async function end(deps: StepDeps, tx: Executor, row: store.PayoutRow): Promise<void> {
  const { no: payoutNo, id, sellerNo, amountFils: amount, state } = row
  const posting = state === 'paid' ? payoutPaid : payoutReleased
  await addPosting(tx, posting({ payoutNo, sellerNo, amount }))
  const recipient = await store.recipientOf(tx, sellerNo)
  if (!recipient) return
  await deps.notifications.notify(tx, {
    ...{ userNo: sellerNo, kind: 'payout', subject: id, status: state },
  })
  const mail = payoutEnded({
    ...{ language: recipient.language as Language, origin: deps.origin },
    ...{ number: payoutNumber(payoutNo), amount, iban: row.iban },
    ...{ reference: row.reference, reason: row.reason },
  })
  await sendLater(tx, { ...mail, to: recipient.email })
}
