import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Fils } from '#contract/money.ts'
import {
  pendingFils,
  transferRefund,
  transferSlip,
} from '../payments/buyer-transfers/buyer-transfer.tables.ts'
import type { Executor } from '../platform/db.ts'
import { order } from './order.tables.ts'

type Row = typeof transferRefund.$inferSelect
export type TransferRefundRow = Row & { state: Exclude<Row['state'], 'withdrawn'> }

/** What the buyer's page says of an order by transfer. */
export type TransferFacts = {
  /** What came, and neither paid a seller order nor goes back. */
  pendingFils: Fils
  slip: { sentAt: Date | null; sent: number }
  /** Earliest first. */
  refunds: TransferRefundRow[]
}

export const noTransfers: TransferFacts = {
  ...{ pendingFils: 0 as Fils, slip: { sentAt: null, sent: 0 }, refunds: [] },
}

/** By the numbers of orders. */
export async function transfersOf(
  db: Executor,
  orderNos: number[],
): Promise<Map<number, TransferFacts>> {
  if (orderNos.length === 0) return new Map()
  const refunds = await db
    .select()
    .from(transferRefund)
    .where(inArray(transferRefund.orderNo, orderNos))
    .orderBy(asc(transferRefund.no))
  const byOrder = Map.groupBy(refunds.filter(isShown), ({ orderNo }) => orderNo)
  const rows = await facts(db, orderNos)
  return new Map(
    rows.map(({ no, pendingFils: pending, sentAt, sent }) => [
      no,
      {
        ...{ pendingFils: pending, slip: { sentAt, sent: sent ?? 0 } },
        refunds: byOrder.get(no) ?? [],
      },
    ]),
  )
}

/** One that was withdrawn was never the buyer's. */
const isShown = (row: Row): row is TransferRefundRow => row.state !== 'withdrawn'

const facts = (db: Executor, orderNos: number[]) =>
  db
    .select({
      no: order.no,
      pendingFils: pendingFils(sql`${order}.no`),
      ...{ sentAt: transferSlip.sentAt, sent: transferSlip.sent },
    })
    .from(order)
    .leftJoin(transferSlip, eq(transferSlip.orderNo, order.no))
    .where(inArray(order.no, orderNos))
