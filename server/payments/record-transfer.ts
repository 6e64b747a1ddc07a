import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import { toFils } from '#contract/money.ts'
import { recordAudit } from '../platform/audit.ts'
import { idempotent } from '../platform/idempotency.ts'
import { refuse, type Refusal } from '../platform/refusal.ts'
import { addPosting, timesReversed } from './ledger.store.ts'
import type { OperatorBy, PaymentsDeps } from './payments-deps.ts'
import { settled } from './postings.ts'
import { withAccounts } from './owing-sellers.ts'
import { sellerById } from './transfer.store.ts'

/** Records what a seller transferred, as the bank's statement has it: once for each reference. */
export async function recordTransfer(
  { db }: Pick<PaymentsDeps, 'db'>,
  input: ParsedInputOf<'recordTransfer'>,
  { caller, client: { address, agent }, idempotency }: OperatorBy,
): Promise<ReplyOf<'recordTransfer'> | Refusal> {
  const { amount, reference } = input
  const call = {
    ...{ name: 'recordTransfer' as const, input, caller },
    ...(idempotency && { idempotency }),
  }
  return idempotent(db, call, async (tx) => {
    const seller = await sellerById(tx, input.seller)
    if (!seller) return refuse('seller.not_found')
    const causeNo = await timesReversed(tx, reference)
    const posting = settled({ sellerNo: seller.no, amount: toFils(amount), reference, causeNo })
    if (!(await addPosting(tx, posting))) return refuse('transfer.recorded')
    const [shown] = await withAccounts(tx, [seller])
    await recordAudit(tx, {
      ...{ event: 'transfer.recorded', actor: caller.id, subject: seller.id, address, agent },
      facts: { amount },
    })
    return shown!
  })
}
