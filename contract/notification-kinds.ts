export const notificationKinds = [
  'message',
  'callback',
  'callback_status',
  'price_drop',
  'order',
  'order_status',
  'return',
  'return_status',
  'webhook',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** The kinds of e-mail that each have an unsubscribe link. */
export const mailKinds = ['message', 'callback', 'price_drop', 'order'] as const
export type MailKind = (typeof mailKinds)[number]
