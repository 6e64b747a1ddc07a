import type { Executor } from '../platform/db.ts'
import * as invoices from './invoice.store.ts'
import { creditNote, creditNoteKindOf } from './invoices.ts'
import { addPosting } from './ledger.store.ts'
import { refundedInCash } from './postings.ts'

/**
 * What a refund means to the books, in the transaction that records it: the commission on what came back is given back,
 * and the seller's credit note issued. Nothing where there was no invoice, because the seller's account was gone.
 */
export async function settleRefunded(tx: Executor, { no }: { no: number }): Promise<void> {
  const refund = await invoices.refundedReturn(tx, no)
  if (!refund) return
  const { sellerNo, buyerNo, sellerOrderNo, invoice, feeFils, lines } = refund
  const posting = refundedInCash({
    ...{ sellerNo, sellerOrderNo, returnNo: no },
    before: lines.map((line) => ({ ...line, quantity: line.before })),
    after: lines.map((line) => ({ ...line, quantity: line.before - line.quantity })),
  })
  if (posting) await addPosting(tx, posting)
  const sequence = await invoices.nextSequence(tx, sellerNo, creditNoteKindOf(invoice))
  await invoices.insertDocument(tx, {
    ...{ issuerNo: sellerNo, recipientNo: buyerNo, sequence, sellerOrderNo, returnNo: no },
    data: creditNote(
      invoice,
      { feeFils, lines: lines.filter(({ quantity }) => quantity > 0) },
      { sequence, at: new Date() },
    ),
  })
}
