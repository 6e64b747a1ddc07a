import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import { sellerReference, type PaymentSide } from '#contract/money-kinds.ts'
import { offsetOf } from '../platform/paging.ts'
import { spanOfUaeMonth, uaeMonth } from '../platform/uae-day.ts'
import { partPaymentsOf } from './buyer-transfers/part-payment.store.ts'
import { owedOnCredit } from './credit/credit-money.store.ts'
import { commissionInvoices, documentsOfOrders } from './invoice.store.ts'
import * as ledger from './ledger.store.ts'
import type { By, SalesDeps } from './payments-deps.ts'
import * as present from './payments.present.ts'
import * as store from './payments.store.ts'
import type { PayoutDeps } from './payouts/payout-deps.ts'
import { latestOf } from './payouts/payout.store.ts'
import { presentNext, presentPayout } from './payouts/payout.present.ts'
import { standingsOf } from './payouts/standing.store.ts'

type Input = ParsedInputOf<'getPayments'>
type Reply = ReplyOf<'getPayments'>
type Deps = SalesDeps & Pick<PayoutDeps, 'payoutSettings'>

/** There is one a month. */
const MOST_COMMISSION_INVOICES = 24
const MOST_PAYOUTS = 24

/** Sellers look at their sales unless they ask for what they bought; who sells nothing has purchases only. */
export const sideOf = (
  { caller }: Pick<By, 'caller'>,
  asked: PaymentSide | undefined,
): PaymentSide => (caller.role === 'SELLER' ? (asked ?? 'sales') : 'purchases')

export const getPayments = (deps: Deps, input: Input, by: By): Promise<Reply> =>
  sideOf(by, input.side) === 'sales'
    ? sales(deps, input, by.caller)
    : purchases(deps.db, input, by.caller.no)

async function purchases(db: SalesDeps['db'], input: Input, buyerNo: number): Promise<Reply> {
  const [rows, total, owed, credit] = await Promise.all([
    store.paymentsOf(db, buyerNo, offsetOf(input)),
    store.countPayments(db, buyerNo),
    store.owedBy(db, buyerNo),
    owedOnCredit(db, buyerNo),
  ])
  const nos = rows.map(({ no }) => no)
  const documents = await documentsOfOrders(db, nos)
  const refunds = await store.refundsOf(db, nos)
  const partPayments = await partPaymentsOf(db, nos)
  return {
    ...{ side: 'purchases', total, page: input.page, pages: Math.ceil(total / input.limit) },
    ...present.purchases({ rows, owed, credit, documents, refunds, partPayments }),
  }
}

async function sales(
  { db, bankAccount, payoutSettings }: Deps,
  input: Input,
  { no: sellerNo, id }: Pick<By['caller'], 'no' | 'id'>,
): Promise<Reply> {
  const [standing] = await standingsOf(db, [sellerNo])
  if (!standing) throw new Error('A seller without a company')
  const { entries: total } = standing
  const { offset, limit } = offsetOf(input)
  const [entries, collected, payouts, invoices] = await Promise.all([
    ledger.pageOfEntries(db, sellerNo, { upTo: total - offset, limit }),
    store.collectedBy(db, sellerNo, spanOfUaeMonth(uaeMonth(new Date()))),
    latestOf(db, sellerNo, MOST_PAYOUTS),
    commissionInvoices(db, sellerNo, MOST_COMMISSION_INVOICES),
  ])
  const shown = present.sales({ entries, standing, collected, invoices })
  const transfer = { reference: sellerReference(id), account: bankAccount ?? null }
  return {
    ...{ side: 'sales', total, page: input.page, pages: Math.ceil(total / input.limit) },
    ...shown,
    payouts: payouts.map(presentPayout),
    next_payout: presentNext(standing, payoutSettings, new Date()),
    ...(shown.balance.owed > 0 && { transfer }),
  }
}
