export const notificationKinds = [
  'message',
  'callback',
  'callback_status',
  'price_drop',
  'order',
  'order_status',
  'return',
  'return_status',
  'payout',
  'transfer',
  'credit',
  'webhook',
  'application',
  'licence',
  'account',
  'listing_hidden',
  'listing_shown',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** What a buyer is notified of about a transfer. */
export const transferNewsKinds = [
  'part_paid',
  'reversed',
  'refund_due',
  'refund_paid',
  'refund_failed',
  'account_missing',
] as const
export type TransferNewsKind = (typeof transferNewsKinds)[number]

/** The kinds of e-mail that each have an unsubscribe link. */
export const mailKinds = ['message', 'callback', 'price_drop', 'order'] as const
export type MailKind = (typeof mailKinds)[number]
