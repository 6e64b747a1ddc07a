import type { Fils } from '#contract/money.ts'
import type { RefundReason } from '#contract/order-status.ts'
import type { Executor } from '../../platform/db.ts'
import type { RefundDue } from '../../platform/feature.ts'
import { addPosting } from '../ledger.store.ts'
import { refundDue } from '../postings.ts'
import { refundable } from './buyer-transfer.store.ts'
import type { TransferDeps } from './transfer-deps.ts'
import { accountOf, insertRefund } from './transfer-refund.store.ts'

type Deps = Pick<TransferDeps, 'notifications'>

/**
 * Owes a buyer what doesn't stand of a seller order that was paid by transfer. The caller has locked the seller order.
 * Throws where less is left of what was transferred, so that nothing of it happens.
 */
export async function oweRefund(
  deps: Deps,
  tx: Executor,
  { sellerOrderNo, amountFils, reason }: Omit<RefundDue, 'paymentMethod'>,
): Promise<void> {
  const paid = await refundable(tx, sellerOrderNo)
  if (!paid || paid.left < amountFils)
    throw new Error(`seller order ${sellerOrderNo}: more is to be refunded than was transferred`)
  const { orderNo } = paid
  const { no: causeNo } = await add(deps, tx, { orderNo, sellerOrderNo, amountFils, reason })
  await addPosting(tx, refundDue({ sellerOrderNo, causeNo, amount: amountFils }))
}

/** Owes a buyer what was transferred for an order and no seller order took. The caller has locked the order. */
export const oweUnused = (
  deps: Deps,
  tx: Executor,
  of: { orderNo: number; amountFils: Fils; reason: RefundReason },
) => add(deps, tx, { ...of, sellerOrderNo: null })

async function add(
  deps: Deps,
  tx: Executor,
  of: { orderNo: number; sellerOrderNo: number | null; amountFils: Fils; reason: RefundReason },
) {
  const refund = await insertRefund(tx, { ...of, ...(await accountOf(tx, of.orderNo)) })
  const { amountFils: amount, iban } = refund
  await deps.notifications.notifyTransfer(tx, of.orderNo, { news: 'refund_due', amount, iban })
  return refund
}
