import type { ParsedInputOf } from '#contract/api.ts'
import type { OperatorOrder } from '#contract/look-up.ts'
import type { Caller, Client } from '../platform/api/caller.ts'
import { recordStep } from '../platform/audit.ts'
import { refuse, type Refusal } from '../platform/refusal.ts'
import { orderDetails } from './order-details.ts'
import * as store from './order.store.ts'
import type { OrdersDeps } from './orders-deps.ts'
import { presentOrder } from './seller-order.present.ts'

/** An order with all that its sellers fill, as an operator sees it; the look is in the audit log. */
export async function getOperatorOrder(
  { db }: Pick<OrdersDeps, 'db'>,
  { id }: ParsedInputOf<'getOperatorOrder'>,
  by: { caller: Caller; client: Client },
): Promise<OperatorOrder | Refusal> {
  const found = await store.orderById(db, id)
  if (!found) return refuse('order.not_found')
  await recordStep(db, 'order.read', by, found.row.id)
  const details = await orderDetails(db, found.sellerOrders)
  const { buyerNo } = found.row
  const buyer = buyerNo === null ? undefined : details.buyers.get(buyerNo)
  return {
    ...presentOrder(found.row, found.sellerOrders, details, 'operator'),
    buyer: buyer
      ? { _id: buyer.id, name: buyer.name, garage: buyer.garage, phone: buyer.phone }
      : null,
  }
}
