import { recordEvents } from './record-events.ts'

export type { NewWebhookEvent } from './record-events.ts'
export type WebhooksService = ReturnType<typeof webhooksService>

/** What other features ask of webhooks; `webhooks.routes.ts` binds the calls. */
export const webhooksService = () => ({ recordEvents })
