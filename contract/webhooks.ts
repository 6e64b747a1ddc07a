import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { exampleIds } from './example-values.ts'
import { date, id, name, paging, password } from './fields.ts'
import { longestWebhookUrl } from './limits.ts'
import { done } from './profile.ts'
import { eventActors, sellerOrderStates, shipmentStates, timelineEvents } from './order-status.ts'
import { returnStates, returnTimelineEvents } from './return-status.ts'
import {
  sentWebhookEvents,
  webhookDeliveryStates,
  webhookEvents,
  webhookFailures,
  webhookPauses,
} from './webhook-events.ts'

/** What is sent to a seller's system, by the Standard Webhooks specification: ids and states, no personal data. */
export const webhookEvent = z.object({
  id: id.meta({ description: 'Of the event, the same in every attempt; also `webhook-id`' }),
  type: z.enum(sentWebhookEvents),
  timestamp: date.meta({ description: 'When it happened' }),
  data: z
    .object({
      seller_order: id,
      number: z.string(),
      state: z.enum(sellerOrderStates),
      cancel_requested: z.boolean(),
      event: z
        .enum([...timelineEvents, ...returnTimelineEvents])
        .meta({ description: 'The step that caused it' }),
      by: z.enum(eventActors),
      shipment: z.object({ _id: id, state: z.enum(shipmentStates) }).optional(),
      return: z
        .object({ _id: id, number: z.string(), state: z.enum(returnStates) })
        .optional()
        .meta({ description: 'Of a return; `url` then reads the returns of the seller order' }),
      url: z.string().meta({ description: 'Where an access key reads the seller order' }),
    })
    .partial()
    .meta({ description: 'Empty in a test event' }),
})
export type WebhookPayload = z.infer<typeof webhookEvent>

/** An address of a seller's system to which events are sent. */
export const webhook = z.object({
  _id: id,
  url: z.string(),
  events: z
    .array(z.enum(webhookEvents))
    .meta({ description: 'The kinds of events that are sent; all where it is empty' }),
  date,
  paused: z
    .object({ since: date, by: z.enum(webhookPauses) })
    .nullable()
    .meta({ description: 'Events are not sent meanwhile, but afterwards' }),
  failing_since: date
    .nullable()
    .meta({ description: 'Since when every attempt has failed, where the last one did' }),
  old_secret_until: date
    .nullable()
    .meta({ description: 'After a rotation: how long events are signed by the old secret, too' }),
})
export type Webhook = z.infer<typeof webhook>

export const webhookDelivery = z.object({
  _id: id,
  event: id,
  type: z.enum(sentWebhookEvents),
  date,
  state: z.enum(webhookDeliveryStates),
  attempts: z.number().int(),
  attempted: date.nullable().meta({ description: 'When it was last attempted' }),
  status: z.number().int().nullable().meta({ description: 'The HTTP status of the last reply' }),
  failure: z.enum(webhookFailures).nullable(),
  next: date.nullable().meta({ description: 'While pending: when it is attempted next' }),
})
export type WebhookDelivery = z.infer<typeof webhookDelivery>

const events = z.array(z.enum(webhookEvents)).max(webhookEvents.length)
const withSecret = z.object({
  secret: z.string().meta({ description: 'Begins with whsec_; it is returned only here' }),
  webhook,
})

export const createWebhook = endpoint('createWebhook', {
  summary: 'Have order events sent to an https address',
  input: z.object({ url: name(longestWebhookUrl), events: events.default([]), password }),
  example: { url: 'https://stock.example.com/ghiyar', password: 'a long sentence' },
  reply: withSecret,
  status: 201,
  access: ['SELLER'],
  errors: ['webhook.too_many', 'account.closing', 'server.limited', 'server.unavailable'],
})

export const getWebhooks = endpoint('getWebhooks', {
  summary: 'The caller’s webhooks, oldest first',
  input: z.object({ ...paging }),
  example: {},
  reply: webhook,
  access: ['SELLER'],
})

export const updateWebhook = endpoint('updateWebhook', {
  summary: 'Pause or resume a webhook, or change which events it sends',
  input: z.object({ id, events: events.optional(), paused: z.boolean().optional() }),
  example: { id: exampleIds.listing, paused: true },
  reply: webhook,
  access: ['SELLER'],
  errors: ['webhook.not_found', 'server.limited'],
})

export const removeWebhook = endpoint('removeWebhook', {
  summary: 'Remove a webhook, with what it has not sent yet',
  input: z.object({ id }),
  example: { id: exampleIds.listing },
  reply: done,
  access: ['SELLER'],
  errors: ['webhook.not_found'],
})

export const rotateWebhookSecret = endpoint('rotateWebhookSecret', {
  summary: 'Get a new secret; for 24 hours events are signed by the old one as well',
  input: z.object({ id, password }),
  example: { id: exampleIds.listing, password: 'a long sentence' },
  reply: withSecret,
  access: ['SELLER'],
  errors: ['webhook.not_found', 'account.closing', 'server.limited', 'server.unavailable'],
})

export const testWebhook = endpoint('testWebhook', {
  summary: 'Send the event webhook.test',
  input: z.object({ id }),
  example: { id: exampleIds.listing },
  reply: done,
  access: ['SELLER'],
  errors: ['webhook.not_found', 'webhook.paused', 'server.limited'],
})

export const getWebhookDeliveries = endpoint('getWebhookDeliveries', {
  summary: 'What a webhook has sent in the last 14 days or is about to send, latest first',
  input: z.object({ id, ...paging }),
  example: { id: exampleIds.listing },
  reply: webhookDelivery,
  access: ['SELLER'],
  errors: ['webhook.not_found'],
})

export const retryWebhookDelivery = endpoint('retryWebhookDelivery', {
  summary: 'Attempt a delivery again now, also one that was delivered',
  input: z.object({ id }),
  example: { id: exampleIds.listing },
  reply: done,
  access: ['SELLER'],
  errors: ['webhook.not_found', 'webhook.paused', 'server.limited'],
})
