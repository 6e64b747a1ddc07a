import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { applicationLengths, profileLengths } from '#contract/limits.ts'
import {
  licenceReminderDays,
  sellerActors,
  sellerHistoryEvents,
  sellerLifeCycle,
  sellerMatches,
  sellerStatuses,
} from '#contract/seller-status.ts'
import { seller } from '../accounts/seller.tables.ts'
import { storedFile } from '../accounts/stored-file.tables.ts'
import { user } from '../accounts/user.tables.ts'
import { isOneOf, lengthChecks } from '../platform/checks.ts'

/** Applying, and the transitions of the life cycle; nothing else can be written. */
const isTransition = sql.raw(
  [
    `event = 'apply' and coalesce(from_status, '') = '' and to_status = '${sellerLifeCycle.start}' and actor = 'seller'`,
    ...sellerLifeCycle.transitions.map(
      ({ event, from, to, by }) =>
        `event = '${event}' and coalesce(from_status, '') = '${from}' and to_status = '${to}' and actor = '${by}'`,
    ),
  ].join(' or '),
)

/**
 * What happened to a company's application, and to the company since. Rows are only added, and go with the company; the
 * migration has a trigger that refuses anything else.
 */
export const sellerEvent = pgTable(
  'seller_event',
  {
    no: integer().primaryKey().generatedAlwaysAsIdentity(),
    sellerNo: integer('seller_no')
      .notNull()
      .references(() => seller.no, { onDelete: 'cascade' }),
    event: text({ enum: sellerHistoryEvents }).notNull(),
    actor: text({ enum: sellerActors }).notNull(),
    /** Null once the operator’s account is gone. */
    operatorNo: integer('operator_no').references(() => user.no, { onDelete: 'set null' }),
    fromStatus: text('from_status', { enum: sellerStatuses }),
    toStatus: text('to_status', { enum: sellerStatuses }).notNull(),
    note: text(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('seller_event_seller').on(table.sellerNo, table.no),
    index('seller_event_operator')
      .on(table.operatorNo)
      .where(sql`operator_no is not null`),
    check('seller_event_event', isOneOf('event', sellerHistoryEvents)),
    check('seller_event_actor', isOneOf('actor', sellerActors)),
    check('seller_event_from_status', isOneOf('from_status', sellerStatuses)),
    check('seller_event_to_status', isOneOf('to_status', sellerStatuses)),
    check('seller_event_transition', isTransition),
    check('seller_event_operator_no', sql`operator_no is null or actor = 'operator'`),
    ...lengthChecks('seller_event', applicationLengths),
  ],
)

/** The trade licence that an operator saw last of a company which has changed it since, until one confirms the new one. */
export const formerLicence = pgTable(
  'former_licence',
  {
    sellerNo: integer('seller_no')
      .primaryKey()
      .references(() => seller.no, { onDelete: 'cascade' }),
    licence: text().notNull(),
    documentId: uuid('document_id').references(() => storedFile.id, { onDelete: 'set null' }),
    /** When it was changed first, by which it waits, and last. */
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
    lastChangedAt: timestamp('last_changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('former_licence_changed').on(table.changedAt),
    index('former_licence_document').on(table.documentId),
    ...lengthChecks('former_licence', { licence: profileLengths.licence }),
  ],
)

/** The reminders of trade licences that were sent: one for each day of expiry and distance from it. */
export const licenceReminder = pgTable(
  'licence_reminder',
  {
    sellerNo: integer('seller_no')
      .notNull()
      .references(() => seller.no, { onDelete: 'cascade' }),
    expiresOn: date('expires_on').notNull(),
    daysBefore: smallint('days_before').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sellerNo, table.expiresOn, table.daysBefore] }),
    check('licence_reminder_days', sql.raw(`days_before in (${licenceReminderDays.join(', ')})`)),
  ],
)

/**
 * By what a company whose account was closed is recognised when it applies again: keyed hashes, each with the status
 * that it had. Kept for two years.
 */
export const formerSeller = pgTable(
  'former_seller',
  {
    kind: text({ enum: sellerMatches }).notNull(),
    hash: text().notNull(),
    status: text({ enum: sellerStatuses }).notNull(),
    closedAt: timestamp('closed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.hash] }),
    index('former_seller_closed').on(table.closedAt),
    check('former_seller_kind', isOneOf('kind', sellerMatches)),
    check('former_seller_status', isOneOf('status', sellerStatuses)),
  ],
)
