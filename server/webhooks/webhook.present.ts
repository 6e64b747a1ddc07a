import type { Webhook, WebhookDelivery } from '#contract/webhooks.ts'
import type { DeliveryRow } from './delivery.store.ts'
import type { WebhookRow } from './webhook.store.ts'

const OLD_SECRET_MS = 24 * 3_600_000

export function presentWebhook(row: WebhookRow, now = new Date()): Webhook {
  const { id, url, events, createdAt, pausedAt, pausedBy, failingSince, rotatedAt } = row
  const oldSecretUntil = rotatedAt && new Date(rotatedAt.getTime() + OLD_SECRET_MS)
  return {
    ...{ _id: id, url, events },
    date: createdAt.toISOString(),
    paused: pausedAt && pausedBy && { since: pausedAt.toISOString(), by: pausedBy },
    failing_since: failingSince?.toISOString() ?? null,
    old_secret_until: oldSecretUntil && oldSecretUntil > now ? oldSecretUntil.toISOString() : null,
  }
}

export const presentDelivery = (row: DeliveryRow): WebhookDelivery => ({
  ...{ _id: row.id, event: row.eventId, type: row.type },
  date: row.createdAt.toISOString(),
  ...{ state: row.state, attempts: row.attempts },
  attempted: row.attemptedAt?.toISOString() ?? null,
  ...{ status: row.status, failure: row.failure },
  next: row.nextAt?.toISOString() ?? null,
})
