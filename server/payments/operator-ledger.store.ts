import { asc, eq, sql } from 'drizzle-orm'
import { personName } from '../accounts/person-name.tables.ts'
import { order, sellerOrder } from '../orders/order.tables.ts'
import type { Executor } from '../platform/db.ts'
import { buyerTransfer, transferRefund } from './buyer-transfers/buyer-transfer.tables.ts'
import { cardPayment } from './card.tables.ts'
import { ledgerEntry, ledgerPosting } from './ledger.tables.ts'

/** An order has at most 200 lines, and so seller orders; more entries than this nobody reads. */
const MOST_ENTRIES = 1_000
const MOST_PAYMENTS = 50

export async function orderNoOf(db: Executor, id: string): Promise<number | undefined> {
  const [row] = await db.select({ no: order.no }).from(order).where(eq(order.id, id))
  return row?.no
}

/** Those of its seller orders, and what its buyer transferred for it or got back by transfer. */
const postingNosOf = (orderNo: number) => sql`(
  select p.no from ${sellerOrder} s join ${ledgerPosting} p on p.seller_order_no = s.no
  where s.order_no = ${orderNo}
  union select p.no from ${buyerTransfer} t join ${ledgerPosting} p on p.reference = t.reference and p.cause_no = t.reuse
  where t.order_no = ${orderNo}
  union select p.no from ${transferRefund} r join ${ledgerPosting} p on p.transfer_refund_no = r.no
  where r.order_no = ${orderNo})`

/** The entries of the postings of an order, the earliest first. */
export const postingsOf = (db: Executor, orderNo: number) =>
  db
    .select({
      ...{ postingNo: ledgerPosting.no, posting: ledgerPosting.kind, at: ledgerPosting.at },
      ...{ place: sellerOrder.place, no: ledgerEntry.no, account: ledgerEntry.account },
      ...{ kind: ledgerEntry.kind, amountFils: ledgerEntry.amountFils },
      holder: sql<string | null>`${personName(sql`${ledgerEntry.sellerNo}`)}`,
    })
    .from(ledgerPosting)
    .innerJoin(ledgerEntry, eq(ledgerEntry.postingNo, ledgerPosting.no))
    .leftJoin(transferRefund, eq(transferRefund.no, ledgerPosting.transferRefundNo))
    .leftJoin(
      sellerOrder,
      sql`${sellerOrder.no} = coalesce(${ledgerPosting.sellerOrderNo}, ${transferRefund.sellerOrderNo})`,
    )
    .where(sql`${ledgerPosting.no} in ${postingNosOf(orderNo)}`)
    .orderBy(asc(ledgerPosting.no), asc(ledgerEntry.no))
    .limit(MOST_ENTRIES)

export const cardPaymentsOf = (db: Executor, orderNo: number) =>
  db
    .select()
    .from(cardPayment)
    .where(eq(cardPayment.orderNo, orderNo))
    .orderBy(asc(cardPayment.no))
    .limit(MOST_PAYMENTS)
