import { sql } from 'drizzle-orm'
import type { Fils } from '#contract/money.ts'
import { orderLine, sellerOrder } from '../../orders/order.tables.ts'
import type { Executor } from '../../platform/db.ts'
import { pendingFils } from './buyer-transfer.tables.ts'
import { waitingParts } from './order-search.store.ts'

export type PartPayment = {
  /** The first of the order that waits. */
  sellerOrderNo: number
  receivedFils: Fils
  missingFils: Fils
  payBy: string
}

/** Of the orders of some seller orders: what came of a transfer of which the rest is missing. */
export async function partPaymentsOf(
  db: Executor,
  sellerOrderNos: number[],
): Promise<PartPayment[]> {
  if (sellerOrderNos.length === 0) return []
  const { rows } = await db.execute<PartPayment>(sql`
    select no "sellerOrderNo", pending "receivedFils", due - pending "missingFils", "payBy" from (
      select waiting.*, ${pendingFils(sql`waiting.order_no`)} pending from (
        select ${sellerOrder.orderNo}, min(${sellerOrder.no}) no, min(${sellerOrder.answerBy}) "payBy",
          sum(${sellerOrder.feeFils} + (
            select coalesce(sum(${orderLine.quantity}::bigint * ${orderLine.priceFils}), 0) from ${orderLine}
            where ${orderLine.sellerOrderNo} = ${sellerOrder.no}))::float8 due
        from ${sellerOrder} where ${waitingParts} and ${sellerOrder.orderNo} in (
          select part.order_no from ${sellerOrder} part where part.no in ${sellerOrderNos})
        group by 1) waiting) waiting
    where pending > 0 and pending < due`)
  return rows
}
