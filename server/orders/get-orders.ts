import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import { sellerOrderStates } from '#contract/order-status.ts'
import { offsetOf } from '../platform/paging.ts'
import { type Refusal, refuse } from '../platform/refusal.ts'
import { orderDetails, withListings } from './order-details.ts'
import * as lists from './order-lists.store.ts'
import * as store from './order.store.ts'
import type { By, OrdersDeps } from './orders-deps.ts'
import { presentOrder, presentSellerOrder } from './seller-order.present.ts'

type Deps = Pick<OrdersDeps, 'db' | 'catalog' | 'notifications' | 'driverLinks' | 'bankAccount'>

export async function getOrders(
  { db }: Pick<Deps, 'db'>,
  { page, limit, ...filter }: ParsedInputOf<'getOrders'>,
  { caller }: Pick<By, 'caller'>,
): Promise<ReplyOf<'getOrders'>> {
  const { nos, total } = await lists.ofBuyer(db, caller.no, filter, offsetOf({ page, limit }))
  const found = await store.orders(db, nos)
  const parts = found.flatMap(({ sellerOrders }) => sellerOrders)
  const details = await orderDetails(db, parts)
  return {
    orders: found.map(({ row, sellerOrders }) => presentOrder(row, sellerOrders, details)),
    ...{ total, page, pages: Math.ceil(total / limit) },
  }
}

export async function getOrder(
  deps: Deps,
  { id }: ParsedInputOf<'getOrder'>,
  by: By,
): Promise<ReplyOf<'getOrder'> | Refusal> {
  const { db, notifications } = deps
  const { caller } = by
  const found = await store.orderOfBuyer(db, caller.no, id)
  if (!found) return refuse('order.not_found')
  const details = await withListings(deps, await orderDetails(db, found.sellerOrders), by)
  for (const part of found.sellerOrders)
    for (const kind of ['order_status', 'transfer'] as const)
      await notifications.readAbout(db, caller.no, kind, part.id)
  const { bankAccount } = deps
  return presentOrder(found.row, found.sellerOrders, { ...details, bankAccount })
}

export async function getSellerOrders(
  { db }: Pick<Deps, 'db'>,
  { page, limit, ...filter }: ParsedInputOf<'getSellerOrders'>,
  { caller }: Pick<By, 'caller'>,
): Promise<ReplyOf<'getSellerOrders'>> {
  const [nos, counted] = await Promise.all([
    lists.ofSeller(db, caller.no, filter, offsetOf({ page, limit })),
    lists.stateCounts(db, caller.no, filter.q),
  ])
  const rows = new Map((await store.sellerOrders(db, nos)).map((row) => [row.no, row]))
  const parts = nos.flatMap((no) => rows.get(no) ?? [])
  const details = await orderDetails(db, parts)
  const counts = Object.fromEntries(
    sellerOrderStates.map((state) => [state, counted.get(state) ?? 0]),
  ) as ReplyOf<'getSellerOrders'>['counts']
  const total = filter.state
    ? counts[filter.state]
    : Object.values(counts).reduce((sum, each) => sum + each, 0)
  return {
    orders: parts.map((part) => presentSellerOrder(part, details, 'seller')),
    ...{ counts, total, page, pages: Math.ceil(total / limit) },
  }
}

export async function getSellerOrder(
  deps: Deps,
  { id }: ParsedInputOf<'getSellerOrder'>,
  by: By,
): Promise<ReplyOf<'getSellerOrder'> | Refusal> {
  const { db, driverLinks, notifications } = deps
  const { caller } = by
  const found = await store.findOwn(db, caller.no, id)
  if (!found || found.row.sellerNo !== caller.no) return refuse('order.not_found')
  const details = await withListings(deps, await orderDetails(db, [found.row]), by)
  if (!caller.key) await notifications.readAbout(db, caller.no, 'order', found.row.id)
  return presentSellerOrder(found.row, { ...details, driverUrl: driverLinks.urlOf }, 'seller')
}
