import type { List, ParsedInputOf, ReplyOf } from '#contract/api.ts'
import { mostWebhooks } from '#contract/limits.ts'
import type { Webhook } from '#contract/webhooks.ts'
import { sendLater } from '../accounts/messages.service.ts'
import type { Caller, Client } from '../platform/api/caller.ts'
import { recordAudit, type AuditEvent } from '../platform/audit.ts'
import type { Executor } from '../platform/db.ts'
import { newId } from '../platform/id.ts'
import { enqueue } from '../platform/jobs.ts'
import { offsetOf, type Page } from '../platform/paging.ts'
import { type Refusal, refuse } from '../platform/refusal.ts'
import { reopenFailed } from './delivery.store.ts'
import { SEND_WEBHOOKS } from './event-sender.ts'
import { webhookChanges } from './limits.ts'
import { webhookMade } from './messages/webhook-made.ts'
import { secretOf } from './signature.ts'
import { presentWebhook } from './webhook.present.ts'
import * as store from './webhook.store.ts'
import type { ManagedDeps } from './webhooks-deps.ts'
import { readWebhookUrl } from './webhook-url.ts'

// What a seller does with webhooks themselves; what they send is in `manage-deliveries.ts`.

type By = { caller: Caller; client: Client }

const audit = (tx: Executor, event: AuditEvent, { caller, client }: By, webhook: string) =>
  recordAudit(tx, {
    ...{ event, actor: caller.id, address: client.address, agent: client.agent },
    facts: { webhook },
  })

export async function createWebhook(
  deps: ManagedDeps,
  { url: text, events, password }: ParsedInputOf<'createWebhook'>,
  by: By,
): Promise<ReplyOf<'createWebhook'> | Refusal> {
  const { accounts, limits, loopback, origin, signer } = deps
  const { caller, client } = by
  const url = readWebhookUrl(text, { loopback })
  if (!url) return refuse('input.invalid', { url: 'field.webhook_url' })
  const limited = await limits.take(webhookChanges, caller.id)
  if (limited) return limited
  return accounts.withPassword(caller, password, client, async (tx, owner) => {
    const fields = { id: newId(), sellerNo: caller.no, url: url.href, events: distinct(events) }
    const made = await store.insert(tx, fields, mostWebhooks)
    if (!made) return refuse('webhook.too_many')
    const facts = { language: owner.language, origin, url: made.url, at: made.createdAt }
    await sendLater(tx, { ...webhookMade(facts), to: owner.email })
    await audit(tx, 'webhook.created', by, made.id)
    return { secret: secretOf(signer, made.id, made.secretNo), webhook: presentWebhook(made) }
  })
}

const distinct = <Item>(items: Item[]) => [...new Set(items)]

export async function getWebhooks(
  { db }: Pick<ManagedDeps, 'db'>,
  page: Page,
  { caller }: Pick<By, 'caller'>,
): Promise<List<Webhook>> {
  const { rows, total } = await store.ofSeller(db, caller.no, offsetOf(page))
  return { items: rows.map((row) => presentWebhook(row)), total }
}

export async function updateWebhook(
  { db, limits, notifications }: ManagedDeps,
  { id, events, paused }: ParsedInputOf<'updateWebhook'>,
  { caller }: By,
): Promise<ReplyOf<'updateWebhook'> | Refusal> {
  const limited = await limits.take(webhookChanges, caller.id)
  if (limited) return limited
  return db.transaction(async (tx) => {
    const fields = {
      ...(events && { events: distinct(events) }),
      ...(paused === true && store.pausedFields('seller')),
      ...(paused === false && store.resumedFields),
    }
    const found = await store.find(tx, caller.no, id)
    const row =
      found && Object.keys(fields).length > 0
        ? await store.change(tx, caller.no, id, fields)
        : found
    if (!row) return refuse('webhook.not_found')
    if (paused === false) {
      // Once for each time that it was paused, which takes days.
      if (found?.pausedBy === 'failures') await reopenFailed(tx, row.no)
      await notifications.readAbout(tx, caller.no, 'webhook', id)
      await enqueue(tx, SEND_WEBHOOKS, {})
    }
    return presentWebhook(row)
  })
}

export async function removeWebhook(
  { db, notifications }: ManagedDeps,
  { id }: ParsedInputOf<'removeWebhook'>,
  by: By,
): Promise<ReplyOf<'removeWebhook'> | Refusal> {
  const { caller } = by
  return db.transaction(async (tx) => {
    if (!(await store.remove(tx, caller.no, id))) return refuse('webhook.not_found')
    await notifications.readAbout(tx, caller.no, 'webhook', id)
    await audit(tx, 'webhook.removed', by, id)
    return { message: 'success' as const }
  })
}

export async function rotateWebhookSecret(
  deps: ManagedDeps,
  { id, password }: ParsedInputOf<'rotateWebhookSecret'>,
  by: By,
): Promise<ReplyOf<'rotateWebhookSecret'> | Refusal> {
  const { accounts, limits, signer } = deps
  const { caller, client } = by
  const limited = await limits.take(webhookChanges, caller.id)
  if (limited) return limited
  return accounts.withPassword(caller, password, client, async (tx) => {
    const row = await store.change(tx, caller.no, id, store.rotatedFields)
    if (!row) return refuse('webhook.not_found')
    await audit(tx, 'webhook.rotated', by, id)
    return { secret: secretOf(signer, id, row.secretNo), webhook: presentWebhook(row) }
  })
}
