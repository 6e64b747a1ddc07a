import type { List, ParsedInputOf, ReplyOf } from '#contract/api.ts'
import { sellerReference } from '#contract/money-kinds.ts'
import { toDirhams } from '#contract/money.ts'
import type { OwingSeller, Transfer } from '#contract/operator-money.ts'
import { recordStep } from '../platform/audit.ts'
import type { Executor } from '../platform/db.ts'
import { offsetOf, type Page } from '../platform/paging.ts'
import type { Refusal } from '../platform/refusal.ts'
import { sellerSearches } from './limits.ts'
import type { OperatorBy, PaymentsDeps } from './payments-deps.ts'
import { balanceOf } from './payments.present.ts'
import { standingsOf } from './payouts/standing.store.ts'
import * as store from './transfer.store.ts'

/** Sellers that match what an operator typed, with what they owe. */
export async function findOwingSellers(
  { db, limits }: Pick<PaymentsDeps, 'db' | 'limits'>,
  { q }: ParsedInputOf<'findOwingSellers'>,
  by: OperatorBy,
): Promise<ReplyOf<'findOwingSellers'> | Refusal> {
  const limited = await limits.take(sellerSearches, by.caller.id)
  if (limited) return limited
  const found = await withAccounts(db, await store.sellersMatching(db, q))
  if (found.length > 0) await recordStep(db, 'transfer.searched', by)
  return { sellers: found }
}

export async function withAccounts(
  db: Executor,
  sellers: store.SellerRow[],
): Promise<OwingSeller[]> {
  const standings = await standingsOf(
    db,
    sellers.map(({ no }) => no),
  )
  const byNo = new Map(standings.map((standing) => [standing.sellerNo, standing]))
  return sellers.map(({ no, id, companyName, email, phone }) => {
    const standing = byNo.get(no)!
    return {
      ...{ _id: id, company_name: companyName, email, phone, reference: sellerReference(id) },
      ...{ owed: balanceOf(standing).owed, balance: toDirhams(standing.balance) },
    }
  })
}

export async function getTransfers(
  { db }: Pick<PaymentsDeps, 'db'>,
  page: Page,
  by: OperatorBy,
): Promise<List<Transfer>> {
  const { rows, total } = await store.transfers(db, offsetOf(page))
  if (rows.length > 0) await recordStep(db, 'transfer.listed', by)
  return {
    items: rows.map(({ no, at, seller, amountFils, reference }) => ({
      ...{ _id: String(no), date: at.toISOString(), seller: seller ?? '' },
      ...{ amount: toDirhams(amountFils), reference: reference! },
    })),
    total,
  }
}
