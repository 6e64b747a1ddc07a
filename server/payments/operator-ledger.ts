import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import { toDirhams } from '#contract/money.ts'
import { orderNumber } from '#contract/order-status.ts'
import { recordStep } from '../platform/audit.ts'
import { offsetOf } from '../platform/paging.ts'
import { refuse, type Refusal } from '../platform/refusal.ts'
import { pageOfEntries } from './ledger.store.ts'
import * as store from './operator-ledger.store.ts'
import type { OperatorBy, PaymentsDeps } from './payments-deps.ts'
import { balanceOf, presentLedgerEntry } from './payments.present.ts'
import { standingsOf } from './payouts/standing.store.ts'
import { sellerById } from './transfer.store.ts'

type Deps = Pick<PaymentsDeps, 'db'>

/** What an order means to the books. The look is in the audit log. */
export async function getOrderLedger(
  { db }: Deps,
  { id }: ParsedInputOf<'getOrderLedger'>,
  by: OperatorBy,
): Promise<ReplyOf<'getOrderLedger'> | Refusal> {
  const orderNo = await store.orderNoOf(db, id)
  if (orderNo === undefined) return refuse('order.not_found')
  await recordStep(db, 'ledger.read', by, id)
  const [rows, payments] = [
    await store.postingsOf(db, orderNo),
    await store.cardPaymentsOf(db, orderNo),
  ]
  const postings = Map.groupBy(rows, ({ postingNo }) => postingNo)
  return {
    postings: [...postings].map(([no, entries]) => {
      const [{ at, posting, place }] = entries as [(typeof entries)[number]]
      return {
        ...{ _id: String(no), at: at.toISOString(), kind: posting },
        number: orderNumber(orderNo, place ?? undefined),
        entries: entries.map(({ no: entryNo, account, holder, kind, amountFils }) => ({
          ...{ _id: String(entryNo), account, holder, kind, amount: toDirhams(amountFils) },
        })),
      }
    }),
    payments: payments.map(({ id: paymentId, provider, providerId, state, ...payment }) => ({
      ...{ _id: paymentId, provider, reference: providerId, state },
      ...{ amount: toDirhams(payment.amountFils), date: payment.createdAt.toISOString() },
    })),
  }
}

/** The account of a company, as its own page of payments shows it. The look is in the audit log. */
export async function getSellerLedger(
  { db }: Deps,
  { id, ...page }: ParsedInputOf<'getSellerLedger'>,
  by: OperatorBy,
): Promise<ReplyOf<'getSellerLedger'> | Refusal> {
  const seller = await sellerById(db, id)
  const [standing] = seller ? await standingsOf(db, [seller.no]) : []
  if (!seller || !standing) return refuse('account.not_found')
  await recordStep(db, 'ledger.read', by, id)
  const { offset, limit } = offsetOf(page)
  const entries = await pageOfEntries(db, seller.no, { upTo: standing.entries - offset, limit })
  return {
    ...{ company: seller.companyName, balance: balanceOf(standing), total: standing.entries },
    entries: entries.map(presentLedgerEntry),
  }
}
