import type { OrderPaymentsService, OrderToPay } from '../../orders/order-payments.service.ts'
import type { Executor } from '../../platform/db.ts'

/** An order by transfer with the parts that wait for it, locked until the transaction ends. */
export async function lockOrder(
  { orderPayments }: { orderPayments: OrderPaymentsService },
  tx: Executor,
  which: { no?: number; id?: string; buyerNo?: number },
): Promise<OrderToPay | undefined> {
  const order = await orderPayments.toPay(tx, 'bank_transfer', which)
  return order?.method === 'bank_transfer' ? order : undefined
}
