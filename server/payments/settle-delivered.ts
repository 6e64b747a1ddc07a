import type { Fils } from '#contract/money.ts'
import { isPrepaid } from '#contract/order-status.ts'
import type { Executor } from '../platform/db.ts'
import * as invoices from './invoice.store.ts'
import { kindOf, orderInvoice } from './invoices.ts'
import { addPosting } from './ledger.store.ts'
import { deliveredPrepaid, deliveredForCash } from './postings.ts'

/**
 * What the delivery of a seller order means to the books, in the transaction that delivers it: the commission is
 * charged, and the seller's invoice issued. Nothing where the seller's account is gone.
 */
export async function settleDelivered(tx: Executor, { no }: { no: number }): Promise<void> {
  const order = await invoices.deliveredOrder(tx, no)
  if (!order) return
  const posting = isPrepaid(order.paymentMethod)
    ? deliveredPrepaid({ ...order, sellerOrderNo: no, amount: amountOf(order) })
    : deliveredForCash({ ...order, sellerOrderNo: no })
  if (posting) await addPosting(tx, posting)
  const recipient = order.buyerNo === null ? undefined : await invoices.partyOf(tx, order.buyerNo)
  const sequence = await invoices.nextSequence(tx, order.sellerNo, kindOf(order.issuer))
  await invoices.insertDocument(tx, {
    ...{ issuerNo: order.sellerNo, recipientNo: order.buyerNo, sequence, sellerOrderNo: no },
    data: orderInvoice({ ...order, recipient }, { sequence, at: new Date() }),
  })
}

/** What stands of the order: its lines and the delivery. */
const amountOf = ({
  lines,
  feeFils,
}: {
  lines: { priceFils: Fils; quantity: number }[]
  feeFils: Fils
}): Fils =>
  lines.reduce<number>(
    (sum, { priceFils, quantity }) => sum + priceFils * quantity,
    feeFils,
  ) as Fils
