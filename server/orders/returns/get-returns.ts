import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import type { PaymentSide } from '#contract/money-kinds.ts'
import { offsetOf } from '../../platform/paging.ts'
import type { By, OrdersDeps } from '../orders-deps.ts'
import { shownReturns } from './shown-returns.ts'
import * as store from './return.store.ts'

/** The returns of one seller order for both its sides, or of what the caller sold or bought; by a key, of sales alone. */
export async function getReturns(
  { db, notifications }: Pick<OrdersDeps, 'db' | 'notifications'>,
  { side, seller_order: sellerOrder, show, page, limit }: ParsedInputOf<'getReturns'>,
  { caller }: Pick<By, 'caller'>,
): Promise<ReplyOf<'getReturns'>> {
  const filter: store.ReturnFilter = {
    side: caller.key ? 'sales' : sellerOrder ? 'both' : sideOf(caller, side),
    ...{ sellerOrder, show },
  }
  const { rows, total } = await store.pageOf(db, caller.no, filter, offsetOf({ page, limit }))
  if (sellerOrder && !caller.key)
    for (const kind of ['return', 'return_status'] as const)
      await notifications.readAbout(db, caller.no, kind, sellerOrder)
  return {
    returns: await shownReturns(db, rows, caller.no),
    ...{ total, page, pages: Math.ceil(total / limit) },
  }
}

const sideOf = ({ role }: By['caller'], asked: PaymentSide | undefined): PaymentSide =>
  role === 'SELLER' ? (asked ?? 'sales') : 'purchases'
