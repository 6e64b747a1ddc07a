import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import { toDirhams, type Fils } from '#contract/money.ts'
import { recordStep } from '../../platform/audit.ts'
import type { Executor } from '../../platform/db.ts'
import { refuse, type Refusal } from '../../platform/refusal.ts'
import { addPosting } from '../ledger.store.ts'
import { transferSteps } from '../limits.ts'
import { operatorStep } from '../operator-step.ts'
import type { OperatorBy } from '../payments-deps.ts'
import { reversed } from '../postings.ts'
import { insertReversal, pendingOf, transferBy } from './buyer-transfer.store.ts'
import { shownOrder } from './get-buyer-transfers.ts'
import { lockOrder } from './lock-order.ts'
import { settleOrder } from './settle-order.ts'
import type { TransferDeps } from './transfer-deps.ts'
import { changeRefunds, refundsOf, type RefundRow } from './transfer-refund.store.ts'

type Input = ParsedInputOf<'reverseBuyerTransfer'>
type Reply = ReplyOf<'reverseBuyerTransfer'>

/**
 * Takes back a transfer that was recorded wrongly, as long as its amount neither pays what stands of the order nor is in a
 * refund that is approved or paid. Other refunds are withdrawn for it; the reference can be recorded again.
 */
export const reverseBuyerTransfer = (
  deps: TransferDeps,
  input: Input,
  by: OperatorBy,
): Promise<Reply | Refusal> =>
  operatorStep(
    { ...deps, limit: transferSteps },
    { name: 'reverseBuyerTransfer', input },
    by,
    (tx) => reverse(deps, tx, input, by),
  )

async function reverse(
  deps: TransferDeps,
  tx: Executor,
  { order: id, reference, reason }: Input,
  by: OperatorBy,
): Promise<Reply | Refusal> {
  const order = await lockOrder(deps, tx, { id })
  if (!order) return refuse('order.not_found')
  const transfer = await transferBy(tx, order.no, reference)
  if (!transfer) return refuse('transfer.not_found')
  const { no: transferNo, amountFils: amount, reuse: causeNo } = transfer
  const { pending } = await pendingOf(tx, order.no)
  if (!(await withdrawRefunds(tx, order.no, (amount - pending) as Fils)))
    return refuse('transfer.used')
  await insertReversal(tx, { transferNo, reason, operatorNo: by.caller.no })
  await addPosting(tx, reversed({ reference, causeNo, amount }))
  const missing = await settleOrder(deps, tx, order, 'ended')
  const parts = order.parts.map(({ sellerOrderNo }) => sellerOrderNo)
  // Where the order waits, its buyer gets the time for a transfer anew.
  const waits = missing > 0 && { missing, until: await deps.orderPayments.prolong(tx, parts) }
  await deps.notifications.notifyTransfer(tx, order.no, { news: 'reversed', amount, ...waits })
  const shown = await shownOrder(tx, order.no)
  await recordStep(tx, 'buyer_transfer.reversed', by, id, { aed: toDirhams(amount), reason })
  return shown
}

/**
 * Withdraws refunds of an order that are open, or came back from the bank, until so much is free; false where there are
 * too few. What no seller order had taken goes first.
 */
async function withdrawRefunds(tx: Executor, orderNo: number, needed: Fils): Promise<boolean> {
  if (needed <= 0) return true
  const refunds = await refundsOf(tx, orderNo, { lock: true })
  const unsent = refunds
    .filter(({ state }) => state === 'open' || state === 'failed')
    .toSorted((a, b) => Number(a.sellerOrderNo !== null) - Number(b.sellerOrderNo !== null))
  let free = 0
  const withdrawn: RefundRow[] = []
  for (const refund of unsent) {
    if (free >= needed) break
    free += refund.amountFils
    withdrawn.push(refund)
  }
  if (free < needed) return false
  const nosOf = (state: RefundRow['state']) =>
    withdrawn.filter((refund) => refund.state === state).map(({ no }) => no)
  await changeRefunds(tx, nosOf('open'), { state: 'withdrawn' })
  // Its account goes too: later refunds of the order would have one that the bank refused, or that isn't the buyer's.
  await changeRefunds(tx, nosOf('failed'), {
    ...{ state: 'withdrawn', failure: null, endedAt: null },
    ...{ iban: null, beneficiary: null },
  })
  return true
}
