import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import { toDirhams, toFils } from '#contract/money.ts'
import { recordStep } from '../../platform/audit.ts'
import type { Executor } from '../../platform/db.ts'
import { refuse, type Refusal } from '../../platform/refusal.ts'
import { uaeDay } from '../../platform/uae-day.ts'
import { addPosting, timesReversed } from '../ledger.store.ts'
import { transferSteps } from '../limits.ts'
import { operatorStep } from '../operator-step.ts'
import type { OperatorBy } from '../payments-deps.ts'
import { received } from '../postings.ts'
import { insertTransfer } from './buyer-transfer.store.ts'
import { shownOrder } from './get-buyer-transfers.ts'
import { lockOrder } from './lock-order.ts'
import { settleOrder } from './settle-order.ts'
import type { TransferDeps } from './transfer-deps.ts'

/** Who records something older means another year. */
const OLDEST_DAYS = 366

type Input = ParsedInputOf<'recordBuyerTransfer'>
type Reply = ReplyOf<'recordBuyerTransfer'>

/** Notes what a buyer transferred for an order, once for each reference of the bank, with all that follows from it. */
export async function recordBuyerTransfer(
  deps: TransferDeps,
  input: Input,
  by: OperatorBy,
): Promise<Reply | Refusal> {
  const now = new Date()
  if (input.value_date > uaeDay(now) || input.value_date < uaeDay(now, -OLDEST_DAYS))
    return refuse('input.invalid', { value_date: 'field.invalid' })
  const call = { name: 'recordBuyerTransfer' as const, input }
  return operatorStep({ ...deps, limit: transferSteps }, call, by, (tx) =>
    record(deps, tx, input, by),
  )
}

async function record(
  deps: TransferDeps,
  tx: Executor,
  { order: id, amount: dirhams, reference, value_date: valueDate }: Input,
  by: OperatorBy,
): Promise<Reply | Refusal> {
  const order = await lockOrder(deps, tx, { id })
  if (!order) return refuse('order.not_found')
  const amount = toFils(dirhams)
  const reuse = await timesReversed(tx, reference)
  if (!(await addPosting(tx, received({ reference, causeNo: reuse, amount }))))
    return refuse('transfer.recorded')
  await insertTransfer(tx, { orderNo: order.no, amountFils: amount, reference, reuse, valueDate })
  const missing = await settleOrder(deps, tx, order, 'late')
  if (missing > 0) {
    const until = await deps.orderPayments.prolong(
      tx,
      order.parts.map(({ sellerOrderNo }) => sellerOrderNo),
    )
    const news = { news: 'part_paid' as const, amount, missing, until }
    await deps.notifications.notifyTransfer(tx, order.no, news)
  }
  const shown = await shownOrder(tx, order.no)
  await recordStep(tx, 'buyer_transfer.recorded', by, id, { aed: toDirhams(amount) })
  return shown
}
