import type { SentWebhookEvent, WebhookEvent } from '#contract/webhook-events.ts'
import type { Webhook, WebhookDelivery } from '#contract/webhooks.ts'

const kinds = {
  'seller_order.placed': 'placed',
  'seller_order.changed': 'changed',
  'shipment.changed': 'shipment',
  'return.changed': 'return',
  'webhook.test': 'test',
} as const satisfies Record<SentWebhookEvent, string>

/** The name of an event among the texts. */
export const kindOf = <Event extends SentWebhookEvent>(event: Event): (typeof kinds)[Event] =>
  kinds[event]

export type WebhookStatus = 'active' | 'paused' | 'failing'

export const statusOf = ({ paused, failing_since }: Webhook): WebhookStatus =>
  paused ? 'paused' : failing_since ? 'failing' : 'active'

/** Whether a delivery that failed will be attempted again. */
export const isAwaited = (
  { state, attempts }: Pick<WebhookDelivery, 'state' | 'attempts'>,
  isPaused: boolean,
): boolean => state === 'pending' && attempts > 0 && !isPaused

/** The events that are ticked in a form; all of them are no choice. */
export const chosenEvents = (ticked: Record<WebhookEvent, boolean>): WebhookEvent[] => {
  const chosen = (Object.keys(ticked) as WebhookEvent[]).filter((event) => ticked[event])
  return chosen.length === Object.keys(ticked).length ? [] : chosen
}
