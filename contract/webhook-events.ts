// What webhooks send and what can become of it. Without schemas: tables and pages read it, too.

/** What a seller may choose among; without a choice everything is sent. */
export const webhookEvents = [
  'seller_order.placed',
  'seller_order.changed',
  'shipment.changed',
  'return.changed',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** An event that is sent on request, to try a receiver. */
export const webhookTestEvent = 'webhook.test'

export const sentWebhookEvents = [...webhookEvents, webhookTestEvent] as const
export type SentWebhookEvent = (typeof sentWebhookEvents)[number]

/** Pending until it is delivered or, after the last attempt, given up. */
export const webhookDeliveryStates = ['pending', 'delivered', 'failed'] as const

/** Why the last attempt failed; `address` is one that webhooks may not reach, `expired` one that waited too long. */
export const webhookFailures = [
  'timeout',
  'connection',
  'name',
  'address',
  'tls',
  'redirect',
  'status',
  'expired',
] as const
export type WebhookFailure = (typeof webhookFailures)[number]

/** Who or what paused a webhook. */
export const webhookPauses = ['seller', 'failures', 'password_reset'] as const
export type WebhookPause = (typeof webhookPauses)[number]
