import type { Download, ParsedInputOf } from '#contract/api.ts'
import { isEnded } from '#contract/order-status.ts'
import { downloadOf } from '../platform/documents/download-of.ts'
import { Refusal, refuse } from '../platform/refusal.ts'
import { packingLists } from './limits.ts'
import { orderDetails, withListings } from './order-details.ts'
import * as store from './order.store.ts'
import type { By, OrdersDeps } from './orders-deps.ts'
import { packingListData } from './packing-list.present.ts'
import { presentSellerOrder } from './seller-order.present.ts'

const template = new URL('./packing-list.typ', import.meta.url)

/** What is to be packed of a seller order, as a PDF; made of nothing but what its seller sees of it. */
export async function getPackingList(
  deps: Pick<OrdersDeps, 'db' | 'catalog' | 'documents' | 'limits'>,
  { id }: ParsedInputOf<'getPackingList'>,
  by: By,
): Promise<Download | Refusal> {
  const { db, documents, limits } = deps
  const { caller } = by
  const limited = await limits.take(packingLists, caller.id)
  if (limited) return limited
  const found = await store.findOwn(db, caller.no, id)
  if (!found || found.row.sellerNo !== caller.no) return refuse('order.not_found')
  const details = await withListings(deps, await orderDetails(db, [found.row]), by)
  const order = presentSellerOrder(found.row, details, 'seller')
  if (isEnded(order.state)) return refuse('order.step', undefined, { now: { order } })
  const pdf = await documents.make({ template, data: packingListData(order) }, caller.id)
  if (pdf instanceof Refusal) return pdf
  return downloadOf(`${order.number}.pdf`, 'application/pdf', pdf)
}
