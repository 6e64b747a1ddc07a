import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  creditActors,
  creditEvents,
  creditPaymentKinds,
  creditStates,
  creditDaysRange,
  creditNoteLength,
} from '#contract/credit-status.ts'
import type { Fils } from '#contract/money.ts'
import { seller } from '../../accounts/seller.tables.ts'
import { user } from '../../accounts/user.tables.ts'
import { sellerOrder } from '../../orders/order.tables.ts'
import { returnRequest } from '../../orders/returns/return.tables.ts'
import { isOneOf, isWithin, lengthChecks } from '../../platform/checks.ts'

/** What a seller grants a garage. It outlives both accounts, as the orders on it do. */
export const credit = pgTable(
  'credit',
  {
    no: integer().primaryKey().generatedAlwaysAsIdentity(),
    id: uuid().notNull().unique(),
    sellerNo: integer('seller_no').references(() => seller.no, { onDelete: 'set null' }),
    buyerNo: integer('buyer_no').references(() => user.no, { onDelete: 'set null' }),
    state: text({ enum: creditStates }).notNull().default('active'),
    limitFils: integer('limit_fils').$type<Fils>().notNull(),
    days: smallint().notNull(),
    grantedAt: timestamp('granted_at', { withTimezone: true }).notNull().defaultNow(),
    /** The day of the last weekly overview of its seller that counted it. */
    overviewOn: date('overview_on'),
  },
  (table) => [
    unique('credit_of').on(table.sellerNo, table.buyerNo),
    index('credit_buyer').on(table.buyerNo),
    check('credit_state', isOneOf('state', creditStates)),
    check('credit_limit', sql`limit_fils > 0`),
    check('credit_days', isWithin('days', creditDaysRange)),
  ],
)

/** How credit was changed. Rows are only added, which a trigger of the migration sees to. */
export const creditEvent = pgTable(
  'credit_event',
  {
    no: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    creditNo: integer('credit_no')
      .notNull()
      .references(() => credit.no),
    event: text({ enum: creditEvents }).notNull(),
    actor: text({ enum: creditActors }).notNull(),
    fromState: text('from_state', { enum: creditStates }),
    toState: text('to_state', { enum: creditStates }).notNull(),
    limitFils: integer('limit_fils').$type<Fils>().notNull(),
    days: smallint().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('credit_event_credit').on(table.creditNo, table.no),
    check('credit_event_event', isOneOf('event', creditEvents)),
    check('credit_event_actor', isOneOf('actor', creditActors)),
    check('credit_event_from_state', isOneOf('from_state', creditStates)),
    check('credit_event_to_state', isOneOf('to_state', creditStates)),
  ],
)

/** A seller order that is paid on credit. */
export const creditOrder = pgTable(
  'credit_order',
  {
    sellerOrderNo: integer('seller_order_no')
      .primaryKey()
      .references(() => sellerOrder.no),
    creditNo: integer('credit_no')
      .notNull()
      .references(() => credit.no),
    /** From the delivery on, as they were at placing. */
    days: smallint().notNull(),
    /** A day in the UAE; null until it is delivered. */
    dueOn: date('due_on'),
    /** What stands of it, less what was refunded and paid: read from the rows that say so whenever one changes. */
    openFils: bigint('open_fils', { mode: 'number' }).$type<Fils>().notNull(),
    /** How many reminders its garage was sent, by the stages of `reminders.store.ts`. */
    reminded: smallint().notNull().default(0),
  },
  (table) => [
    index('credit_order_credit').on(table.creditNo, table.sellerOrderNo),
    index('credit_order_open')
      .on(table.creditNo)
      .where(sql`open_fils > 0`),
    index('credit_order_due')
      .on(table.dueOn)
      .where(sql`open_fils > 0`),
    check('credit_order_open_fils', sql`open_fils >= 0`),
    check('credit_order_days', isWithin('days', creditDaysRange)),
  ],
)

/**
 * What a seller received of a garage or gave back. Rows of this and the next table are only added, which triggers of the
 * migration see to; a note may be erased.
 */
export const creditPayment = pgTable(
  'credit_payment',
  {
    no: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    id: uuid().notNull().unique(),
    creditNo: integer('credit_no')
      .notNull()
      .references(() => credit.no),
    kind: text({ enum: creditPaymentKinds }).notNull(),
    /** Positive is from the garage. */
    amountFils: bigint('amount_fils', { mode: 'number' }).$type<Fils>().notNull(),
    receivedOn: date('received_on').notNull(),
    note: text().notNull(),
    /** The payment that this one takes back. */
    reversesNo: bigint('reverses_no', { mode: 'number' }).unique(),
    /** The return for which what had been paid was given back. */
    returnNo: integer('return_no')
      .unique()
      .references(() => returnRequest.no),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('credit_payment_credit').on(table.creditNo, table.no),
    check('credit_payment_kind', isOneOf('kind', creditPaymentKinds)),
    check(
      'credit_payment_amount',
      sql`amount_fils <> 0 and (kind = 'received') = (amount_fils > 0)`,
    ),
    check('credit_payment_reverses', sql`(kind = 'reversed') = (reverses_no is not null)`),
    check('credit_payment_return', sql`(kind = 'repaid') = (return_no is not null)`),
    ...lengthChecks('credit_payment', { note: creditNoteLength }),
  ],
)

/** What of a payment is for which seller order. */
export const creditPaymentPart = pgTable(
  'credit_payment_part',
  {
    paymentNo: bigint('payment_no', { mode: 'number' })
      .notNull()
      .references(() => creditPayment.no),
    sellerOrderNo: integer('seller_order_no')
      .notNull()
      .references(() => creditOrder.sellerOrderNo),
    amountFils: bigint('amount_fils', { mode: 'number' }).$type<Fils>().notNull(),
  },
  (table) => [
    primaryKey({
      name: 'credit_payment_part_of',
      columns: [table.paymentNo, table.sellerOrderNo],
    }),
    index('credit_payment_part_order').on(table.sellerOrderNo),
    check('credit_payment_part_amount', sql`amount_fils <> 0`),
  ],
)
