import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import type { PaymentSide } from '#contract/money-kinds.ts'
import { offsetOf } from '../platform/paging.ts'
import { spanOfUaeMonth, uaeMonth } from '../platform/uae-day.ts'
import { commissionInvoices, documentsOfOrders } from './invoice.store.ts'
import * as ledger from './ledger.store.ts'
import type { By, PaymentsDeps } from './payments-deps.ts'
import * as present from './payments.present.ts'
import * as store from './payments.store.ts'

type Input = ParsedInputOf<'getPayments'>
type Reply = ReplyOf<'getPayments'>
type Deps = Pick<PaymentsDeps, 'db'>

/** There is one a month. */
const MOST_COMMISSION_INVOICES = 24

/** Sellers look at their sales unless they ask for what they bought; who sells nothing has purchases only. */
export const sideOf = (
  { caller }: Pick<By, 'caller'>,
  asked: PaymentSide | undefined,
): PaymentSide => (caller.role === 'SELLER' ? (asked ?? 'sales') : 'purchases')

export const getPayments = ({ db }: Deps, input: Input, by: By): Promise<Reply> =>
  sideOf(by, input.side) === 'sales'
    ? sales(db, input, by.caller.no)
    : purchases(db, input, by.caller.no)

async function purchases(db: Deps['db'], input: Input, buyerNo: number): Promise<Reply> {
  const [rows, total, owed] = await Promise.all([
    store.paymentsOf(db, buyerNo, offsetOf(input)),
    store.countPayments(db, buyerNo),
    store.owedBy(db, buyerNo),
  ])
  const nos = rows.map(({ no }) => no)
  const documents = await documentsOfOrders(db, nos)
  const refunds = await store.refundsOf(db, nos)
  return {
    ...{ side: 'purchases', total, page: input.page, pages: Math.ceil(total / input.limit) },
    ...present.purchases({ rows, owed, documents, refunds }),
  }
}

async function sales(db: Deps['db'], input: Input, sellerNo: number): Promise<Reply> {
  const { balance, entries: total } = await ledger.accountOf(db, sellerNo)
  const { offset, limit } = offsetOf(input)
  const [entries, collected, open, invoices] = await Promise.all([
    ledger.pageOfEntries(db, sellerNo, { upTo: total - offset, limit }),
    store.collectedBy(db, sellerNo, spanOfUaeMonth(uaeMonth(new Date()))),
    store.openSales(db, sellerNo),
    commissionInvoices(db, sellerNo, MOST_COMMISSION_INVOICES),
  ])
  return {
    ...{ side: 'sales', total, page: input.page, pages: Math.ceil(total / input.limit) },
    ...present.sales({ entries, balance, open, collected, invoices }),
  }
}
