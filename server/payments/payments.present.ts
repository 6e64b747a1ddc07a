import type { LedgerEntry, Payment } from '#contract/payments.ts'
import { linkTo } from '../platform/documents/link-to.ts'
import { toDirhams, type Fils } from '../platform/money.ts'
import type { LinkedDocument } from './invoice.store.ts'
import type { EntryRow } from './ledger.store.ts'
import type { PaymentRow, RefundRow } from './payments.store.ts'

const presentPayment = (
  row: PaymentRow,
  documents: LinkedDocument[] = [],
  refunds: RefundRow[] = [],
): Payment => ({
  ...{ _id: row.id, order: row.orderId, number: row.number },
  date: (row.paidAt ?? row.placedAt).toISOString(),
  seller: { _id: row.sellerId, company_name: row.companyName, emirate: row.emirate },
  ...{ method: row.method, state: row.state },
  amount: row.state === 'voided' ? 0 : toDirhams(row.amountFils),
  ...(row.refundedFils !== null && { refunded: toDirhams(row.refundedFils) }),
  documents: documents.map(linkTo),
  ...(row.method === 'card' && { refunds: refunds.map(presentRefund) }),
})

const presentRefund = ({ at, amountFils, state, reason }: RefundRow) => ({
  ...{ date: at.toISOString(), amount: toDirhams(amountFils), state, reason },
})

export function purchases({
  rows,
  owed,
  documents,
  refunds,
}: {
  rows: PaymentRow[]
  owed: Fils
  documents: LinkedDocument[]
  refunds: RefundRow[]
}) {
  const refundsByOrder = Map.groupBy(refunds, ({ sellerOrderNo }) => sellerOrderNo)
  const byOrder = Map.groupBy(documents, ({ sellerOrderNo }) => sellerOrderNo)
  return {
    payments: rows.map((row) =>
      presentPayment(row, byOrder.get(row.no), refundsByOrder.get(row.no)),
    ),
    owed: toDirhams(owed),
    documents: [],
  }
}

const presentEntry = (row: EntryRow): LedgerEntry => ({
  ...{ _id: String(row.no), at: row.at.toISOString(), kind: row.kind },
  amount: toDirhams(row.amountFils),
  ...(row.sellerOrderId && { seller_order: row.sellerOrderId }),
  number: row.number,
})

export const sales = ({
  entries,
  balance,
  open,
  collected,
  invoices,
}: {
  entries: EntryRow[]
  balance: Fils
  /** What of it may still be given back. */
  open: Fils
  collected: Fils
  invoices: LinkedDocument[]
}) => ({
  balance: {
    open: toDirhams(open),
    available: toDirhams(Math.max(0, balance - open) as Fils),
    in_payout: 0,
    owed: toDirhams(Math.max(0, open - balance) as Fils),
  },
  collected: toDirhams(collected),
  entries: entries.map(presentEntry),
  documents: invoices.map((invoice) => ({
    ...linkTo(invoice),
    date: invoice.issuedAt.toISOString(),
    total: toDirhams(invoice.totalFils),
  })),
})
