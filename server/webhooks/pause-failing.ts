import { sendLater } from '../accounts/messages.service.ts'
import type { Executor } from '../platform/db.ts'
import { webhookPaused } from './messages/webhook-paused.ts'
import * as store from './webhook.store.ts'
import type { WebhooksDeps } from './webhooks-deps.ts'

const DAYS = 3
const FEWEST_FAILURES = 10
const DAY_MS = 24 * 3_600_000

/** Pauses a webhook of which every attempt has failed for days, and notifies its seller. */
export async function pauseFailing(
  { notifications, origin }: Pick<WebhooksDeps, 'notifications' | 'origin'>,
  tx: Executor,
  { id, sellerNo, url, pausedAt, failingSince, failures }: store.WebhookRow,
): Promise<void> {
  if (pausedAt || !failingSince || failures < FEWEST_FAILURES) return
  if (Date.now() - failingSince.getTime() < DAYS * DAY_MS) return
  await store.change(tx, sellerNo, id, store.pausedFields('failures'))
  await notifications.notify(tx, { userNo: sellerNo, kind: 'webhook', subject: id })
  const owner = await store.ownerOf(tx, sellerNo)
  if (!owner) return
  const facts = { language: owner.language, origin, url, since: failingSince }
  await sendLater(tx, { ...webhookPaused(facts), to: owner.email })
}
