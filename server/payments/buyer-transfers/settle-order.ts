import type { Fils } from '#contract/money.ts'
import type { RefundReason } from '#contract/order-status.ts'
import type { OrderToPay } from '../../orders/order-payments.service.ts'
import type { Executor } from '../../platform/db.ts'
import { enqueue, type Task } from '../../platform/jobs.ts'
import { addPosting } from '../ledger.store.ts'
import { capturedByTransfer } from '../postings.ts'
import * as store from './buyer-transfer.store.ts'
import { lockOrder } from './lock-order.ts'
import type { TransferDeps } from './transfer-deps.ts'
import { oweUnused } from './transfer-refunds.ts'

type Deps = Pick<TransferDeps, 'db' | 'notifications' | 'orderPayments'>

const TASK = 'settle-transfers'

/**
 * Uses what was transferred for a locked order: as soon as it covers all that waits, that is paid, and what is left goes
 * back. Returns what is still missing.
 */
export async function settleOrder(
  deps: Deps,
  tx: Executor,
  { no: orderNo, parts }: Pick<OrderToPay, 'no' | 'parts'>,
  unused: RefundReason,
): Promise<Fils> {
  const { pending, isPaid } = await store.pendingOf(tx, orderNo)
  const due = parts.reduce((sum, { amountFils }) => sum + amountFils, 0)
  if (pending < due) return (due - pending) as Fils
  if (parts.length > 0) await pay(deps, tx, orderNo, parts)
  const left = (pending - due) as Fils
  const reason = parts.length > 0 || isPaid ? 'excess' : unused
  if (left > 0) await oweUnused(deps, tx, { orderNo, amountFils: left, reason })
  return 0 as Fils
}

async function pay(
  { orderPayments }: Deps,
  tx: Executor,
  orderNo: number,
  parts: store.Paid[],
): Promise<void> {
  const nos = parts.map(({ sellerOrderNo }) => sellerOrderNo)
  const paid = await orderPayments.recordPaid(tx, nos)
  // They were read under a lock, so this can't be.
  if (paid.length < nos.length) throw new Error(`order ${orderNo} does not wait for its payment`)
  await store.insertParts(tx, orderNo, parts)
  for (const { sellerOrderNo, amountFils: amount } of parts)
    await addPosting(tx, capturedByTransfer({ sellerOrderNo, amount }))
}

/**
 * Has an order settled soon of which a part ended unpaid: what was transferred may cover the rest now, or go back. Not in
 * the same transaction, which has locked that part and would lock the order after it.
 */
export const settleLater = (tx: Executor, { no }: { no: number }): Promise<void> =>
  enqueue(tx, TASK, { no }, { key: `${TASK} ${no}` })

export const settlingTasks = (deps: Deps) => ({
  [TASK]: (async ({ no }: { no: number }) => {
    await deps.db.transaction(async (tx) => {
      const order = await lockOrder(deps, tx, { no })
      // What is left of an order that is expiring is not paid in between.
      if (order && !order.isOver) await settleOrder(deps, tx, order, 'ended')
    })
  }) satisfies Task,
})
