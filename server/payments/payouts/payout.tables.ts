import { sql, type SQLWrapper } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { bankReferenceLength, profileLengths } from '#contract/limits.ts'
import type { Fils } from '#contract/money.ts'
import {
  payoutReasons,
  payoutsBefore,
  payoutStates,
  payoutTimelineEvents,
  pendingPayoutStates,
  withheldReasons,
} from '#contract/payout-status.ts'
import { seller } from '../../accounts/seller.tables.ts'
import { isOneOf, lengthChecks } from '../../platform/checks.ts'
import { batchChecks, batchColumns } from '../batches/batch.tables.ts'

/** The number of a payout, as `payoutNumber` of the contract writes it. */
export const payoutNumberOf = (no: SQLWrapper) =>
  sql<string>`('P' || (${sql.raw(String(payoutsBefore))} + ${no}))`

/** Payouts that were approved together. */
export const payoutBatch = pgTable('payout_batch', batchColumns(), () =>
  batchChecks('payout_batch'),
)

/**
 * What the marketplace transfers to a seller. It outlives the account; a trigger lets nothing change but the state, and
 * what comes with it.
 */
export const payout = pgTable(
  'payout',
  {
    no: integer().primaryKey().generatedAlwaysAsIdentity(),
    id: uuid().notNull().unique(),
    /** The number of a user, who may be gone. */
    sellerNo: integer('seller_no').notNull(),
    amountFils: bigint('amount_fils', { mode: 'number' }).$type<Fils>().notNull(),
    /** As the profile had it, as the next one. */
    iban: text().notNull(),
    /** The legal name of the account's holder. */
    beneficiary: text().notNull(),
    /** The last entry of the seller's account that it takes into account. */
    place: integer().notNull(),
    state: text({ enum: payoutStates }).notNull().default('open'),
    batchNo: integer('batch_no').references(() => payoutBatch.no),
    /** Of the bank. */
    reference: text(),
    reason: text({ enum: payoutReasons }),
    preparedAt: timestamp('prepared_at', { withTimezone: true }).notNull().defaultNow(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('payout_pending').on(table.sellerNo).where(isOneOf('state', pendingPayoutStates)),
    index('payout_seller').on(table.sellerNo, table.no),
    index('payout_state').on(table.state, table.no),
    index('payout_approved')
      .on(table.batchNo, table.no)
      .where(sql`state = 'approved'`),
    index('payout_reference')
      .on(table.reference)
      .where(sql`reference is not null`),
    index('payout_batch_no').on(table.batchNo, table.no),
    check('payout_state', isOneOf('state', payoutStates)),
    check('payout_reason', isOneOf('reason', payoutReasons)),
    check('payout_amount', sql`amount_fils > 0`),
    check(
      'payout_batched',
      sql`(state in ('approved', 'paid', 'failed')) = (batch_no is not null)`,
    ),
    check('payout_referenced', sql`(state = 'paid') = (reference is not null)`),
    check('payout_reasoned', sql`(state in ('failed', 'cancelled')) = (reason is not null)`),
    check('payout_ended', sql`(state in ('open', 'approved')) = (ended_at is null)`),
    ...lengthChecks('payout', {
      iban: profileLengths.iban,
      beneficiary: profileLengths.name,
      reference: bankReferenceLength,
    }),
  ],
)

/** The timeline of payouts. Rows are only added, which a trigger of the migration sees to. */
export const payoutEvent = pgTable(
  'payout_event',
  {
    no: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    payoutNo: integer('payout_no')
      .notNull()
      .references(() => payout.no),
    event: text({ enum: payoutTimelineEvents }).notNull(),
    /** The number of the operator, who may be gone; null where a job did it. */
    operatorNo: integer('operator_no'),
    fromState: text('from_state', { enum: payoutStates }),
    toState: text('to_state', { enum: payoutStates }).notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('payout_event_payout').on(table.payoutNo, table.no),
    check('payout_event_event', isOneOf('event', payoutTimelineEvents)),
    check('payout_event_from_state', isOneOf('from_state', payoutStates)),
    check('payout_event_to_state', isOneOf('to_state', payoutStates)),
  ],
)

/** Sellers to whom enough was due when payouts were prepared last, and who got none. */
export const withheldPayout = pgTable(
  'withheld_payout',
  {
    sellerNo: integer('seller_no')
      .primaryKey()
      .references(() => seller.no, { onDelete: 'cascade' }),
    amountFils: bigint('amount_fils', { mode: 'number' }).$type<Fils>().notNull(),
    reason: text({ enum: withheldReasons }).notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  () => [check('withheld_payout_reason', isOneOf('reason', withheldReasons))],
)
