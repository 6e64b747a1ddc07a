import type { TransferNewsKind } from '#contract/notification-kinds.ts'
import type { CreditNotice } from '#contract/credit-status.ts'
import type { AccountState } from '#contract/account-status.ts'
import type { Notification } from '#contract/notifications.ts'
import { sellerOrderStates, type SellerOrderState } from '#contract/order-status.ts'
import { returnStates, type ReturnState } from '#contract/return-status.ts'
import type { SellerStatus } from '#contract/seller-status.ts'
import type { IconName } from '#web/ui/icon.tsx'

/** The sentence of the notification; each has a variant for a part that no longer exists. */
export type Sentence =
  | ('message' | 'callback' | 'called' | 'closed' | 'changed')
  | ('priceDrop' | 'cheaper' | 'order' | 'orderState' | 'webhook')
  | ('return' | 'returnState' | 'licence')
  | ('listing_hidden' | 'listing_shown')
  | ('payoutPaid' | 'payoutFailed' | 'payoutCancelled')
  | `application.${NotifiedStatus}`
  | `transfer.${TransferNewsKind}`
  | `credit.${CreditNotice}`
  | `account.${AccountState}`

/** The statuses of its application of which a company is notified. */
type NotifiedStatus = Extract<SellerStatus, 'approved' | 'incomplete' | 'refused' | 'suspended'>

const payoutSentences = {
  paid: 'payoutPaid',
  failed: 'payoutFailed',
  cancelled: 'payoutCancelled',
} as const

export function sentenceOf({ kind, status, price }: Notification): Sentence {
  if (kind === 'price_drop') return price ? 'priceDrop' : 'cheaper'
  if (kind === 'order') return status === 'placed' ? 'order' : 'orderState'
  if (kind === 'order_status') return 'orderState'
  if (kind === 'return') return status === 'requested' ? 'return' : 'returnState'
  if (kind === 'return_status') return 'returnState'
  if (kind === 'payout') return payoutSentences[status as keyof typeof payoutSentences]
  if (kind === 'transfer') return `transfer.${status as TransferNewsKind}`
  if (kind === 'credit') return `credit.${status as CreditNotice}`
  if (kind === 'application') return `application.${status as NotifiedStatus}`
  if (kind === 'account') return `account.${status as AccountState}`
  if (kind !== 'callback_status') return kind
  return status === 'called' || status === 'closed' ? status : 'changed'
}

export const isOrderState = (status: string): status is SellerOrderState =>
  (sellerOrderStates as readonly string[]).includes(status)

export const isReturnState = (status: string): status is ReturnState =>
  (returnStates as readonly string[]).includes(status)

/** The link of the notification; null when its target no longer exists. */
export function targetOf({
  kind,
  status,
  room,
  listing,
  order,
  credit,
}: Notification): string | null {
  if (kind === 'message') return room ? `/chats/${room}` : '/chats'
  if (kind === 'callback') return '/my-callbacks'
  if (kind === 'payout') return '/payments#payouts'
  if (kind === 'credit') return credit ? `/payments?credit=${credit}` : '/payments?side=credit'
  if (kind === 'application') return status === 'approved' ? '/my-listing' : '/my-profile'
  if (kind === 'licence') return '/my-profile'
  if (kind === 'account') return '/settings'
  if (kind === 'listing_hidden' || kind === 'listing_shown') return '/my-listing'
  if (kind === 'webhook') return '/my-listing/import#webhooks'
  if (kind === 'order') return order && `/orders/sales/${order.seller_order}`
  if (kind === 'order_status' || kind === 'transfer')
    return order && `/orders/${order.seller_order}`
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
  payout: 'price',
  transfer: 'price',
  credit: 'price',
  webhook: 'import',
  application: 'seller',
  licence: 'document',
  account: 'user',
  listing_hidden: 'block',
  listing_shown: 'check',
}

export const iconOf = ({ kind }: Notification): IconName => icons[kind]

/** Splits a text at its placeholders: "{{name}} wrote" -> [{ slot: "name" }, " wrote"]. */
export function piecesOf(text: string): (string | { slot: string })[] {
  return text
    .split(/\{\{(\w+)\}\}/)
    .map((piece, index) => (index % 2 ? { slot: piece } : piece))
    .filter((piece) => piece !== '')
}
