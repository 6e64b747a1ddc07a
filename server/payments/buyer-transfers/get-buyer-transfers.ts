import type { List, ParsedInputOf } from '#contract/api.ts'
import type { BuyerTransfer } from '#contract/bank-transfers.ts'
import { toDirhams, type Fils } from '#contract/money.ts'
import { orderNumber } from '#contract/order-status.ts'
import { fileAddress } from '../../accounts/files.service.ts'
import { recordStep } from '../../platform/audit.ts'
import type { Executor } from '../../platform/db.ts'
import { offsetOf } from '../../platform/paging.ts'
import type { QueueFigures } from '../../platform/feature.ts'
import type { Refusal } from '../../platform/refusal.ts'
import { sellerSearches } from '../limits.ts'
import type { OperatorBy } from '../payments-deps.ts'
import * as store from './order-search.store.ts'
import type { TransferDeps } from './transfer-deps.ts'
import { openFigures } from './transfer-refund.store.ts'

/** Orders that wait for a transfer, or those that match what an operator typed. */
export async function getBuyerTransfers(
  { db, limits }: Pick<TransferDeps, 'db' | 'limits'>,
  { q, ...paging }: ParsedInputOf<'getBuyerTransfers'>,
  by: OperatorBy,
): Promise<List<BuyerTransfer> | Refusal> {
  const limited = q ? await limits.take(sellerSearches, by.caller.id) : undefined
  if (limited) return limited
  const { nos, total } = await (q
    ? store.matching(db, q, offsetOf(paging))
    : store.waiting(db, offsetOf(paging)))
  const items = await shownOrders(db, nos)
  if (items.length > 0) await recordStep(db, 'buyer_transfer.listed', by)
  return { items, total }
}

async function shownOrders(db: Executor, nos: number[]): Promise<BuyerTransfer[]> {
  const [rows, transfers] = await Promise.all([
    store.ordersByNo(db, nos),
    store.transfersByOrder(db, nos),
  ])
  const byNo = new Map(rows.map((row) => [row.no, row]))
  return nos.flatMap((no) => {
    const row = byNo.get(no)
    return row ? [present(row, transfers.get(no) ?? [])] : []
  })
}

/** One order, as the list shows it. */
export const shownOrder = async (db: Executor, no: number): Promise<BuyerTransfer> =>
  (await shownOrders(db, [no]))[0]!

const present = (row: store.OrderRow, transfers: store.TransferRow[]): BuyerTransfer => ({
  ...{ order: row.id, number: orderNumber(row.no), date: row.placedAt.toISOString() },
  buyer:
    row.email === null ? null : { name: row.name ?? '', email: row.email, phone: row.phone ?? '' },
  state: row.dueFils > 0 ? 'waiting' : row.paidFils > 0 ? 'paid' : 'ended',
  missing: toDirhams(Math.max(0, row.dueFils - row.pendingFils) as Fils),
  pay_by: row.payBy?.toISOString() ?? null,
  slip:
    row.fileId === null
      ? null
      : { url: fileAddress(row.fileId), date: row.sentAt!.toISOString(), type: row.fileType! },
  received: transfers.map(({ recordedAt, valueDate, amountFils, reference, reversed }) => ({
    ...{ date: recordedAt.toISOString(), value_date: valueDate },
    ...{ amount: toDirhams(amountFils), reference, reversed },
  })),
})

/** What waits for an operator: orders with a slip, and refunds of which the account is known. */
export async function transferFigures(db: Executor): Promise<QueueFigures> {
  const [slips, refunds] = await Promise.all([store.slipFigures(db), openFigures(db)])
  const since = [slips.oldest, refunds.oldest].filter((date) => date !== null)
  const [oldest = null] = since.toSorted((a, b) => a.getTime() - b.getTime())
  return { waiting: slips.waiting + refunds.waiting, oldest }
}
