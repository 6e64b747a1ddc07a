import type { LedgerEntry, Payment } from '#contract/payments.ts'
import { linkTo } from '../platform/documents/link-to.ts'
import { toDirhams, type Fils } from '../platform/money.ts'
import type { LinkedDocument } from './invoice.store.ts'
import type { EntryRow } from './ledger.store.ts'
import type { PaymentRow } from './payments.store.ts'

const presentPayment = (row: PaymentRow, documents: LinkedDocument[] = []): Payment => ({
  ...{ _id: row.id, order: row.orderId, number: row.number },
  date: (row.paidAt ?? row.placedAt).toISOString(),
  seller: { _id: row.sellerId, company_name: row.companyName, emirate: row.emirate },
  ...{ method: row.method, state: row.state },
  amount: row.state === 'voided' ? 0 : toDirhams(row.amountFils),
  ...(row.refundedFils !== null && { refunded: toDirhams(row.refundedFils) }),
  documents: documents.map(linkTo),
})

export function purchases({
  rows,
  owed,
  documents,
}: {
  rows: PaymentRow[]
  owed: Fils
  documents: LinkedDocument[]
}) {
  const byOrder = Map.groupBy(documents, ({ sellerOrderNo }) => sellerOrderNo)
  return {
    payments: rows.map((row) => presentPayment(row, byOrder.get(row.no))),
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
  collected,
  invoices,
}: {
  entries: EntryRow[]
  balance: Fils
  collected: Fils
  invoices: LinkedDocument[]
}) => ({
  // All is paid in cash to the seller, so that nothing waits for the end of a return window or of a payout.
  balance: {
    open: 0,
    available: toDirhams(Math.max(0, balance) as Fils),
    in_payout: 0,
    owed: toDirhams(Math.max(0, -balance) as Fils),
  },
  collected: toDirhams(collected),
  entries: entries.map(presentEntry),
  documents: invoices.map((invoice) => ({
    ...linkTo(invoice),
    date: invoice.issuedAt.toISOString(),
    total: toDirhams(invoice.totalFils),
  })),
})
