import { isPrepaid } from '#contract/order-status.ts'
import type { Executor } from '../platform/db.ts'
import type { TransferDeps } from './buyer-transfers/transfer-deps.ts'
import * as invoices from './invoice.store.ts'
import { creditNote, creditNoteKindOf } from './invoices.ts'
import { addPosting } from './ledger.store.ts'
import { returned } from './postings.ts'
import { refundPrepaid } from './refund-prepaid.ts'

/**
 * What the refund of a return means to the books, in the transaction that records it: the seller's credit note is
 * issued, the commission on what came back given back, and what was paid in advance refunded. Nothing where there was
 * no invoice, because the seller's account was gone.
 */
export async function settleRefunded(
  deps: Pick<TransferDeps, 'notifications'>,
  tx: Executor,
  { no }: { no: number },
): Promise<void> {
  const refund = await invoices.refundedReturn(tx, no)
  if (!refund) return
  const { sellerNo, buyerNo, sellerOrderNo, invoice, feeFils, lines, paymentMethod } = refund
  const sequence = await invoices.nextSequence(tx, sellerNo, creditNoteKindOf(invoice))
  const data = creditNote(
    invoice,
    { feeFils, lines: lines.filter(({ quantity }) => quantity > 0) },
    { sequence, at: new Date() },
  )
  await invoices.insertDocument(tx, {
    ...{ issuerNo: sellerNo, recipientNo: buyerNo, sequence, sellerOrderNo, returnNo: no, data },
  })
  const { totalFils: amountFils } = data
  const posting = returned({
    ...{ sellerNo, sellerOrderNo, causeNo: no },
    before: lines.map((line) => ({ ...line, quantity: line.before })),
    after: lines.map((line) => ({ ...line, quantity: line.before - line.quantity })),
    prepaid: isPrepaid(paymentMethod) ? amountFils : (0 as typeof amountFils),
  })
  if (posting) await addPosting(tx, posting)
  await refundPrepaid(deps, tx, { paymentMethod, sellerOrderNo, amountFils, reason: 'returned' })
}
