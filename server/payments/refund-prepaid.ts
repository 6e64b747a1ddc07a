import type { Executor } from '../platform/db.ts'
import type { RefundDue } from '../platform/feature.ts'
import type { TransferDeps } from './buyer-transfers/transfer-deps.ts'
import { oweRefund } from './buyer-transfers/transfer-refunds.ts'
import { requestRefund } from './refunds.ts'

/** Gives back what was paid in advance, the way it came: to the card, or by a transfer that an operator makes. */
export async function refundPrepaid(
  deps: Pick<TransferDeps, 'notifications'>,
  tx: Executor,
  { paymentMethod, ...due }: RefundDue,
): Promise<void> {
  if (paymentMethod === 'card') await requestRefund(tx, due)
  else if (paymentMethod === 'bank_transfer') await oweRefund(deps, tx, due)
}
