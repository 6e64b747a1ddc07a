import { toDirhams, type Fils } from '#contract/money.ts'
import { isPrepaid } from '#contract/order-status.ts'
import type { LedgerEntry, Payment } from '#contract/payments.ts'
import { presentCompanyNames } from '../platform/company-names.ts'
import { linkTo } from '../platform/documents/link-to.ts'
import type { PartPayment } from './buyer-transfers/part-payment.store.ts'
import type { LinkedDocument } from './invoice.store.ts'
import type { EntryRow } from './ledger.store.ts'
import { availableOf } from './payouts/standing.ts'
import type { Standing } from './payouts/standing.store.ts'
import type { PaymentRow, RefundRow } from './payments.store.ts'

type Beside = {
  documents?: LinkedDocument[] | undefined
  refunds?: RefundRow[] | undefined
  partPayment?: PartPayment | undefined
}

const presentPayment = (
  row: PaymentRow,
  { documents = [], refunds = [], partPayment }: Beside,
): Payment => ({
  ...{ _id: row.id, order: row.orderId, number: row.number },
  date: (row.paidAt ?? row.placedAt).toISOString(),
  seller: { _id: row.sellerId, ...presentCompanyNames(row), emirate: row.emirate },
  ...{ method: row.method, state: row.state },
  amount: row.state === 'voided' ? 0 : toDirhams(row.amountFils),
  ...(row.openFils !== null && { open: toDirhams(row.openFils) }),
  ...(row.dueOn !== null && { due_on: row.dueOn }),
  ...(row.refundedFils !== null && { refunded: toDirhams(row.refundedFils) }),
  ...(partPayment && {
    transfer: {
      received: toDirhams(partPayment.receivedFils),
      missing: toDirhams(partPayment.missingFils),
      pay_by: new Date(partPayment.payBy).toISOString(),
    },
  }),
  documents: documents.map(linkTo),
  ...(isPrepaid(row.method) && { refunds: refunds.map(presentRefund) }),
})

const presentRefund = ({ at, amountFils, state, reason }: RefundRow) => ({
  ...{ date: at.toISOString(), amount: toDirhams(amountFils), state, reason },
})

export function purchases({
  rows,
  owed,
  credit,
  documents,
  refunds,
  partPayments,
}: {
  rows: PaymentRow[]
  owed: Fils
  /** Undefined where no seller has granted any. */
  credit: { open: Fils; overdue: Fils } | undefined
  documents: LinkedDocument[]
  refunds: RefundRow[]
  partPayments: PartPayment[]
}) {
  const partPaymentByOrder = new Map(partPayments.map((each) => [each.sellerOrderNo, each]))
  const refundsByOrder = Map.groupBy(refunds, ({ sellerOrderNo }) => sellerOrderNo)
  const byOrder = Map.groupBy(documents, ({ sellerOrderNo }) => sellerOrderNo)
  return {
    payments: rows.map((row) =>
      presentPayment(row, {
        documents: byOrder.get(row.no),
        refunds: refundsByOrder.get(row.no),
        partPayment: partPaymentByOrder.get(row.no),
      }),
    ),
    owed: toDirhams(owed),
    ...(credit && {
      credit: { open: toDirhams(credit.open), overdue: toDirhams(credit.overdue) },
    }),
    documents: [],
  }
}

export const presentLedgerEntry = (row: EntryRow): LedgerEntry => ({
  ...{ _id: String(row.no), at: row.at.toISOString(), kind: row.kind },
  amount: toDirhams(row.amountFils),
  ...(row.sellerOrderId && { seller_order: row.sellerOrderId }),
  number: row.number,
})

/** What a seller has, as it is shown. */
export const balanceOf = (standing: Standing) => ({
  open: toDirhams(standing.open),
  available: toDirhams(Math.max(0, availableOf(standing)) as Fils),
  in_payout: toDirhams(standing.inPayout),
  owed: toDirhams(Math.max(0, -availableOf(standing)) as Fils),
})

export const sales = ({
  entries,
  standing,
  collected,
  invoices,
}: {
  entries: EntryRow[]
  standing: Standing
  collected: Fils
  invoices: LinkedDocument[]
}) => ({
  balance: balanceOf(standing),
  collected: toDirhams(collected),
  entries: entries.map(presentLedgerEntry),
  documents: invoices.map((invoice) => ({
    ...linkTo(invoice),
    date: invoice.issuedAt.toISOString(),
    total: toDirhams(invoice.totalFils),
  })),
})
