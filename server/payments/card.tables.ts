import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { orderLengths } from '#contract/limits.ts'
import { cardDifferences } from '#contract/money-kinds.ts'
import type { Fils } from '#contract/money.ts'
import { cardPaymentStates, refundReasons, refundStates } from '#contract/order-status.ts'
import { user } from '../accounts/user.tables.ts'
import { order, sellerOrder } from '../orders/order.tables.ts'
import { isOneOf, lengthChecks } from '../platform/checks.ts'

const fils = (name: string) => bigint(name, { mode: 'number' }).$type<Fils>()
const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

const lengths = { provider: 20, provider_id: 255 }

/** An attempt to pay an order by card. Its amount never changes, which a trigger sees to. */
export const cardPayment = pgTable(
  'card_payment',
  {
    no: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    id: uuid().notNull().unique(),
    orderNo: integer('order_no')
      .notNull()
      .references(() => order.no),
    provider: text().notNull(),
    /** What the provider calls it; null until it has made its page. */
    providerId: text('provider_id'),
    /** What refunds are taken from, once it is captured. */
    captureId: text('capture_id'),
    /** The page on which it is paid. */
    url: text(),
    amountFils: fils('amount_fils').notNull(),
    state: text({ enum: cardPaymentStates }).notNull().default('open'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    capturedAt: timestamp('captured_at', { withTimezone: true }),
  },
  (table) => [
    index('card_payment_order').on(table.orderNo, table.no),
    index('card_payment_reference').on(table.providerId),
    index('card_payment_capture').on(table.captureId),
    index('card_payment_created').on(table.createdAt),
    unique('card_payment_provider_id').on(table.provider, table.providerId),
    check('card_payment_state', isOneOf('state', cardPaymentStates)),
    check('card_payment_amount', sql`amount_fils > 0`),
    check('card_payment_captured', sql`(state = 'captured') = (captured_at is not null)`),
    ...lengthChecks('card_payment', { ...lengths, capture_id: 255, url: 4_000 }),
  ],
)

/** What of a payment is for which seller order. Rows are only added. */
export const cardPaymentPart = pgTable(
  'card_payment_part',
  {
    paymentNo: bigint('payment_no', { mode: 'number' })
      .notNull()
      .references(() => cardPayment.no),
    sellerOrderNo: integer('seller_order_no')
      .notNull()
      .references(() => sellerOrder.no),
    amountFils: fils('amount_fils').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.paymentNo, table.sellerOrderNo] }),
    index('card_payment_part_seller_order').on(table.sellerOrderNo),
    check('card_payment_part_amount', sql`amount_fils > 0`),
  ],
)

/** What goes back to the card of a payment. Its amount never changes, which a trigger sees to. */
export const cardRefund = pgTable(
  'card_refund',
  {
    no: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    id: uuid().notNull().unique(),
    paymentNo: bigint('payment_no', { mode: 'number' })
      .notNull()
      .references(() => cardPayment.no),
    sellerOrderNo: integer('seller_order_no')
      .notNull()
      .references(() => sellerOrder.no),
    amountFils: fils('amount_fils').notNull(),
    reason: text({ enum: refundReasons }).notNull(),
    state: text({ enum: refundStates }).notNull().default('requested'),
    providerId: text('provider_id'),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull().defaultNow(),
    doneAt: timestamp('done_at', { withTimezone: true }),
  },
  (table) => [
    index('card_refund_seller_order').on(table.sellerOrderNo, table.no),
    index('card_refund_payment').on(table.paymentNo),
    index('card_refund_reference').on(table.providerId),
    index('card_refund_requested')
      .on(table.requestedAt)
      .where(sql`state = 'requested'`),
    check('card_refund_state', isOneOf('state', refundStates)),
    check('card_refund_reason', isOneOf('reason', refundReasons)),
    check('card_refund_amount', sql`amount_fils > 0`),
    check('card_refund_done', sql`(state = 'done') = (done_at is not null)`),
    ...lengthChecks('card_refund', { provider_id: 255 }),
  ],
)

/** What a provider reported, once for each of its events. The body names the payer and is removed after a month. */
export const webhookReceipt = pgTable(
  'webhook_receipt',
  {
    no: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    provider: text().notNull(),
    eventId: text('event_id').notNull(),
    orderNo: integer('order_no').references(() => order.no),
    body: bytea(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
    handledAt: timestamp('handled_at', { withTimezone: true }),
  },
  (table) => [
    unique('webhook_receipt_event').on(table.provider, table.eventId),
    index('webhook_receipt_received')
      .on(table.receivedAt)
      .where(sql`body is not null`),
    index('webhook_receipt_order').on(table.orderNo),
    ...lengthChecks('webhook_receipt', { provider: lengths.provider, event_id: 255 }),
  ],
)

/**
 * Where a provider has something else than we have of a payment: a row for each kind, open until they agree again or an
 * operator has written why they don't.
 */
export const cardDifference = pgTable(
  'card_difference',
  {
    paymentNo: bigint('payment_no', { mode: 'number' })
      .notNull()
      .references(() => cardPayment.no),
    kind: text({ enum: cardDifferences }).notNull(),
    ours: text().notNull(),
    theirs: text().notNull(),
    foundAt: timestamp('found_at', { withTimezone: true }).notNull().defaultNow(),
    /** Null while it is open. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** It ended by a note, and still differs as it did then. */
    isExplained: boolean('is_explained').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.paymentNo, table.kind] }),
    index('card_difference_open')
      .on(table.foundAt, table.paymentNo)
      .where(sql`ended_at is null`),
    index('card_difference_ended')
      .on(table.endedAt, table.paymentNo)
      .where(sql`ended_at is not null`),
    check('card_difference_kind', isOneOf('kind', cardDifferences)),
    check('card_difference_explained', sql`not is_explained or ended_at is not null`),
    ...lengthChecks('card_difference', { ours: 40, theirs: 40 }),
  ],
)

/** What operators wrote about a difference, with the figures as they saw them. Rows are only added. */
export const cardDifferenceNote = pgTable(
  'card_difference_note',
  {
    no: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    paymentNo: bigint('payment_no', { mode: 'number' }).notNull(),
    kind: text({ enum: cardDifferences }).notNull(),
    ours: text().notNull(),
    theirs: text().notNull(),
    reason: text().notNull(),
    authorNo: integer('author_no').references(() => user.no, { onDelete: 'set null' }),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      name: 'card_difference_note_of',
      columns: [table.paymentNo, table.kind],
      foreignColumns: [cardDifference.paymentNo, cardDifference.kind],
    }),
    index('card_difference_note_difference').on(table.paymentNo, table.kind, table.no),
    index('card_difference_note_author').on(table.authorNo),
    check('card_difference_note_kind', isOneOf('kind', cardDifferences)),
    ...lengthChecks('card_difference_note', { ours: 40, theirs: 40, reason: orderLengths.reason }),
  ],
)
