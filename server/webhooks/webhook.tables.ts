import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { longestWebhookUrl } from '#contract/limits.ts'
import {
  sentWebhookEvents,
  webhookDeliveryStates,
  webhookFailures,
  webhookPauses,
  type WebhookEvent,
} from '#contract/webhook-events.ts'
import { seller } from '../accounts/seller.tables.ts'
import { isOneOf, lengthChecks } from '../platform/checks.ts'

/** An address of a seller's system to which events are sent. Its secrets are derived from `id` and `secretNo`. */
export const webhook = pgTable(
  'webhook',
  {
    no: integer().primaryKey().generatedAlwaysAsIdentity(),
    id: uuid().notNull().unique(),
    sellerNo: integer('seller_no')
      .notNull()
      .references(() => seller.no, { onDelete: 'cascade' }),
    url: text().notNull(),
    /** Empty for all. */
    events: text().array().$type<WebhookEvent[]>().notNull(),
    secretNo: integer('secret_no').notNull().default(1),
    rotatedAt: timestamp('rotated_at', { withTimezone: true }),
    pausedAt: timestamp('paused_at', { withTimezone: true }),
    pausedBy: text('paused_by', { enum: webhookPauses }),
    failingSince: timestamp('failing_since', { withTimezone: true }),
    /** How many attempts have failed since then. */
    failures: integer().notNull().default(0),
    /** Whether the last attempt failed or took long; so it is with a new one. */
    slow: boolean().notNull().default(true),
    attemptedAt: timestamp('attempted_at', { withTimezone: true }),
    /** While an attempt is under way: when it counts as lost. */
    busyUntil: timestamp('busy_until', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('webhook_seller').on(table.sellerNo),
    check('webhook_paused_by', isOneOf('paused_by', webhookPauses)),
    check('webhook_paused', sql`(paused_at is null) = (paused_by is null)`),
    ...lengthChecks('webhook', { url: longestWebhookUrl }),
  ],
)

/** An event for one webhook, written in the transaction that caused it, and what has become of it. */
export const webhookDelivery = pgTable(
  'webhook_delivery',
  {
    no: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    id: uuid().notNull().unique().defaultRandom(),
    webhookNo: integer('webhook_no')
      .notNull()
      .references(() => webhook.no, { onDelete: 'cascade' }),
    /** The same for all webhooks of the seller. */
    eventId: uuid('event_id').notNull(),
    type: text({ enum: sentWebhookEvents }).notNull(),
    /** JSON as it is signed and sent. */
    body: text().notNull(),
    state: text({ enum: webhookDeliveryStates }).notNull().default('pending'),
    attempts: integer().notNull().default(0),
    /** While pending: when it is due. */
    nextAt: timestamp('next_at', { withTimezone: true }).defaultNow(),
    attemptedAt: timestamp('attempted_at', { withTimezone: true }),
    status: smallint(),
    failure: text({ enum: webhookFailures }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('webhook_delivery_latest').on(table.webhookNo, table.no.desc().nullsFirst()),
    index('webhook_delivery_due')
      .on(table.webhookNo, table.nextAt)
      .where(sql`state = 'pending'`),
    index('webhook_delivery_created').on(table.createdAt),
    check('webhook_delivery_type', isOneOf('type', sentWebhookEvents)),
    check('webhook_delivery_state', isOneOf('state', webhookDeliveryStates)),
    check('webhook_delivery_failure', isOneOf('failure', webhookFailures)),
    check('webhook_delivery_pending', sql`(state = 'pending') = (next_at is not null)`),
  ],
)
