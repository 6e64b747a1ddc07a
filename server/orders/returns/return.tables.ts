import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { lineQuantityRange, orderLengths } from '#contract/limits.ts'
import type { Fils } from '#contract/money.ts'
import { eventActors } from '#contract/order-status.ts'
import {
  openReturnStates,
  returnReasons,
  returnStates,
  returnTimelineEvents,
} from '#contract/return-status.ts'
import { seller } from '../../accounts/seller.tables.ts'
import { storedFile } from '../../accounts/stored-file.tables.ts'
import { isOneOf, isWithin, lengthChecks } from '../../platform/checks.ts'
import { orderLine, sellerOrder } from '../order.tables.ts'

const isOpen = sql`${sql.raw(`state in (${openReturnStates.map((state) => `'${state}'`).join(', ')})`)}`

/** What a buyer gives back of a delivered seller order. It outlives the accounts, without its texts. */
export const returnRequest = pgTable(
  'return_request',
  {
    no: integer().primaryKey().generatedAlwaysAsIdentity(),
    id: uuid().notNull().unique(),
    sellerOrderNo: integer('seller_order_no')
      .notNull()
      .references(() => sellerOrder.no),
    /** As its seller order has it, so that one index has the returns of a seller. */
    sellerNo: integer('seller_no').references(() => seller.no, { onDelete: 'set null' }),
    /** From 1 within its seller order, in the number `R100234-1/2`. */
    place: smallint().notNull(),
    state: text({ enum: returnStates }).notNull().default('requested'),
    reason: text({ enum: returnReasons }).notNull(),
    note: text().notNull(),
    /** What of a refund is the fee of the delivery; the rest are the lines. */
    feeFils: integer('fee_fils').$type<Fils>().notNull(),
    /** When time takes the next step. */
    dueAt: timestamp('due_at', { withTimezone: true }),
    /** Since when it waits for the operator; null unless it is in dispute. */
    disputedAt: timestamp('disputed_at', { withTimezone: true }),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('return_request_seller').on(table.sellerNo, table.no.desc().nullsFirst()),
    uniqueIndex('return_request_place').on(table.sellerOrderNo, table.place),
    index('return_request_requested').on(table.requestedAt),
    index('return_request_open').on(table.sellerOrderNo).where(isOpen),
    index('return_request_due')
      .on(table.dueAt)
      .where(sql`due_at is not null`),
    index('return_request_disputed')
      .on(table.disputedAt, table.no)
      .where(sql`disputed_at is not null`),
    check('return_request_disputed_at', sql`(state = 'disputed') = (disputed_at is not null)`),
    check('return_request_state', isOneOf('state', returnStates)),
    check('return_request_reason', isOneOf('reason', returnReasons)),
    check('return_request_fee', sql`fee_fils >= 0`),
    ...lengthChecks('return_request', { note: orderLengths.note }),
  ],
)

/** How much of which line. */
export const returnLine = pgTable(
  'return_line',
  {
    returnNo: integer('return_no')
      .notNull()
      .references(() => returnRequest.no),
    lineNo: bigint('line_no', { mode: 'number' })
      .notNull()
      .references(() => orderLine.no),
    quantity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.returnNo, table.lineNo] }),
    index('return_line_line').on(table.lineNo),
    check('return_line_quantity', isWithin('quantity', lineQuantityRange)),
  ],
)

/** What the buyer shows of the parts. */
export const returnPicture = pgTable(
  'return_picture',
  {
    returnNo: integer('return_no')
      .notNull()
      .references(() => returnRequest.no),
    place: smallint().notNull(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => storedFile.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.returnNo, table.place] }),
    index('return_picture_file').on(table.fileId),
  ],
)

/** The timeline of returns. Rows are only added; the migration has a trigger that refuses anything else. */
export const returnEvent = pgTable(
  'return_event',
  {
    no: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    returnNo: integer('return_no')
      .notNull()
      .references(() => returnRequest.no),
    event: text({ enum: returnTimelineEvents }).notNull(),
    actor: text({ enum: eventActors }).notNull(),
    fromState: text('from_state', { enum: returnStates }),
    toState: text('to_state', { enum: returnStates }).notNull(),
    reason: text(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('return_event_return').on(table.returnNo, table.no),
    index('return_event_decided')
      .on(table.no)
      .where(sql`actor = 'operator'`),
    check('return_event_event', isOneOf('event', returnTimelineEvents)),
    check('return_event_actor', isOneOf('actor', eventActors)),
    check('return_event_from_state', isOneOf('from_state', returnStates)),
    check('return_event_to_state', isOneOf('to_state', returnStates)),
    ...lengthChecks('return_event', { reason: orderLengths.reason }),
  ],
)
