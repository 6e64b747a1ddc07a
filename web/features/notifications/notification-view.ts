import type { Notification } from '#contract/notifications.ts'
import { sellerOrderStates, type SellerOrderState } from '#contract/order-status.ts'
import { returnStates, type ReturnState } from '#contract/return-status.ts'
import type { IconName } from '#web/ui/icon.tsx'

/** The sentence of the notification; each has a variant for a part that no longer exists. */
export type Sentence =
  | ('message' | 'callback' | 'called' | 'closed' | 'changed')
  | ('priceDrop' | 'cheaper' | 'order' | 'orderState' | 'webhook')
  | ('return' | 'returnState')

export function sentenceOf({ kind, status, price }: Notification): Sentence {
  if (kind === 'price_drop') return price ? 'priceDrop' : 'cheaper'
  if (kind === 'order') return status === 'placed' ? 'order' : 'orderState'
  if (kind === 'order_status') return 'orderState'
  if (kind === 'return') return status === 'requested' ? 'return' : 'returnState'
  if (kind === 'return_status') return 'returnState'
  if (kind !== 'callback_status') return kind
  return status === 'called' || status === 'closed' ? status : 'changed'
}

export const isOrderState = (status: string): status is SellerOrderState =>
  (sellerOrderStates as readonly string[]).includes(status)

export const isReturnState = (status: string): status is ReturnState =>
  (returnStates as readonly string[]).includes(status)

/** The link of the notification; null when its target no longer exists. */
export function targetOf({ kind, room, listing, order }: Notification): string | null {
  if (kind === 'message') return room ? `/chats/${room}` : '/chats'
  if (kind === 'callback') return '/my-callbacks'
  if (kind === 'webhook') return '/my-listing/import#webhooks'
  if (kind === 'order') return order && `/orders/sales/${order.seller_order}`
  if (kind === 'order_status') return order && `/orders/${order.seller_order}`
  if (kind === 'return') return order && `/orders/sales/${order.seller_order}#returns`
  if (kind === 'return_status') return order && `/orders/${order.seller_order}#returns`
  return listing && `/spare-part-details/${listing.slug}`
}

const icons: Record<Notification['kind'], IconName> = {
  message: 'contact',
  callback: 'phone',
  callback_status: 'phone',
  price_drop: 'price',
  order: 'delivery',
  order_status: 'delivery',
  return: 'return',
  return_status: 'return',
  webhook: 'import',
}

export const iconOf = ({ kind }: Notification): IconName => icons[kind]

/** Splits a text at its placeholders: "{{name}} wrote" -> [{ slot: "name" }, " wrote"]. */
export function piecesOf(text: string): (string | { slot: string })[] {
  return text
    .split(/\{\{(\w+)\}\}/)
    .map((piece, index) => (index % 2 ? { slot: piece } : piece))
    .filter((piece) => piece !== '')
}
