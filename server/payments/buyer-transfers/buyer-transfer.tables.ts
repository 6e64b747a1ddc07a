import { sql, type SQLWrapper } from 'drizzle-orm'
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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { bankReferenceLength, profileLengths } from '#contract/limits.ts'
import type { Fils } from '#contract/money.ts'
import { refundReasons } from '#contract/order-status.ts'
import { payoutReasons } from '#contract/payout-status.ts'
import {
  transferRefundOutcomes,
  transferRefundsBefore,
  transferRefundStates,
  transferReversalReasons,
} from '#contract/transfer-status.ts'
import { storedFile } from '../../accounts/stored-file.tables.ts'
import { order, sellerOrder } from '../../orders/order.tables.ts'
import { isOneOf, lengthChecks } from '../../platform/checks.ts'
import { batchChecks, batchColumns } from '../batches/batch.tables.ts'

const fils = () => bigint('amount_fils', { mode: 'number' }).$type<Fils>().notNull()

/** The number of a refund by transfer, as `transferRefundNumber` of the contract writes it. */
export const transferRefundNumberOf = (no: SQLWrapper) =>
  sql<string>`('T' || (${sql.raw(String(transferRefundsBefore))} + ${no}))`

/** What a buyer transferred for an order, as the bank has it. Rows are only added. */
export const buyerTransfer = pgTable(
  'buyer_transfer',
  {
    no: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderNo: integer('order_no')
      .notNull()
      .references(() => order.no),
    amountFils: fils(),
    /** Of the bank; the posting has it, too. */
    reference: text().notNull(),
    /** How often transfers with this reference were taken back before: it counts once at a time. */
    reuse: smallint().notNull().default(0),
    valueDate: date('value_date').notNull(),
    recordedAt: timestamp('recorded_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('buyer_transfer_reference').on(table.reference, table.reuse),
    index('buyer_transfer_order').on(table.orderNo, table.no),
    check('buyer_transfer_amount', sql`amount_fils > 0`),
    ...lengthChecks('buyer_transfer', { reference: bankReferenceLength }),
  ],
)

/** What was recorded wrongly, and counts no more. Rows are only added. */
export const buyerTransferReversal = pgTable(
  'buyer_transfer_reversal',
  {
    transferNo: integer('transfer_no')
      .primaryKey()
      .references(() => buyerTransfer.no),
    reason: text({ enum: transferReversalReasons }).notNull(),
    /** The number of the operator, who may be gone. */
    operatorNo: integer('operator_no').notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  () => [check('buyer_transfer_reversal_reason', isOneOf('reason', transferReversalReasons))],
)

/** What of the transfers for an order paid which seller order. Rows are only added. */
export const buyerTransferPart = pgTable(
  'buyer_transfer_part',
  {
    sellerOrderNo: integer('seller_order_no')
      .primaryKey()
      .references(() => sellerOrder.no),
    orderNo: integer('order_no')
      .notNull()
      .references(() => order.no),
    amountFils: fils(),
    paidAt: timestamp('paid_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('buyer_transfer_part_order').on(table.orderNo),
    check('buyer_transfer_part_amount', sql`amount_fils > 0`),
  ],
)

/** The last slip that a buyer sent for an order, and how many there were. */
export const transferSlip = pgTable(
  'transfer_slip',
  {
    orderNo: integer('order_no')
      .primaryKey()
      .references(() => order.no),
    fileId: uuid('file_id').references(() => storedFile.id, { onDelete: 'set null' }),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull().defaultNow(),
    sent: smallint().notNull().default(1),
  },
  (table) => [index('transfer_slip_file').on(table.fileId)],
)

/** What goes back by a transfer. Its amount never changes, and what was paid stays so, which a trigger sees to. */
export const transferRefund = pgTable(
  'transfer_refund',
  {
    no: integer().primaryKey().generatedAlwaysAsIdentity(),
    id: uuid().notNull().unique(),
    orderNo: integer('order_no')
      .notNull()
      .references(() => order.no),
    /** Null for what no seller order had taken. */
    sellerOrderNo: integer('seller_order_no').references(() => sellerOrder.no),
    amountFils: fils(),
    reason: text({ enum: refundReasons }).notNull(),
    state: text({ enum: transferRefundStates }).notNull().default('open'),
    /** Where it goes, once somebody has said so. */
    iban: text(),
    beneficiary: text(),
    /** Of the bank: all that one batch has may have the same, and nothing else has it. */
    reference: text(),
    failure: text({ enum: payoutReasons }),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull().defaultNow(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** How many reminders asked its buyer for an account. */
    reminded: smallint().notNull().default(0),
  },
  (table) => [
    index('transfer_refund_order').on(table.orderNo, table.no),
    index('transfer_refund_seller_order').on(table.sellerOrderNo, table.no),
    index('transfer_refund_state').on(table.state, table.no),
    index('transfer_refund_account').on(table.state, sql`(iban is null)`, table.no),
    index('transfer_refund_reference')
      .on(table.reference)
      .where(sql`reference is not null`),
    check('transfer_refund_state', isOneOf('state', transferRefundStates)),
    check('transfer_refund_reason', isOneOf('reason', refundReasons)),
    check('transfer_refund_failure', isOneOf('failure', payoutReasons)),
    check('transfer_refund_amount', sql`amount_fils > 0`),
    check('transfer_refund_account', sql`(iban is null) = (beneficiary is null)`),
    check('transfer_refund_sent', sql`state in ('open', 'withdrawn') or iban is not null`),
    check('transfer_refund_referenced', sql`(state = 'paid') = (reference is not null)`),
    check('transfer_refund_failed', sql`(state = 'failed') = (failure is not null)`),
    check('transfer_refund_ended', sql`(state in ('paid', 'failed')) = (ended_at is not null)`),
    ...lengthChecks('transfer_refund', {
      reference: bankReferenceLength,
      iban: profileLengths.iban,
      beneficiary: profileLengths.name,
    }),
  ],
)

/** Refunds that were sent to the bank together, in one file. */
export const transferRefundBatch = pgTable('transfer_refund_batch', batchColumns(), (table) => [
  unique('transfer_refund_batch_reference').on(table.reference),
  ...batchChecks('transfer_refund_batch'),
])

/**
 * A refund in a bank file, with the account as it was sent. Only the outcome is added later, which a trigger sees to; until
 * it has failed there, a refund can be in no other file, which an index sees to.
 */
export const transferRefundLine = pgTable(
  'transfer_refund_line',
  {
    batchNo: integer('batch_no')
      .notNull()
      .references(() => transferRefundBatch.no),
    refundNo: integer('refund_no')
      .notNull()
      .references(() => transferRefund.no),
    iban: text().notNull(),
    beneficiary: text().notNull(),
    outcome: text({ enum: transferRefundOutcomes }),
  },
  (table) => [
    primaryKey({ columns: [table.batchNo, table.refundNo] }),
    uniqueIndex('transfer_refund_line_live')
      .on(table.refundNo)
      .where(sql`outcome is distinct from 'failed'`),
    check('transfer_refund_line_outcome', isOneOf('outcome', transferRefundOutcomes)),
    ...lengthChecks('transfer_refund_line', {
      iban: profileLengths.iban,
      beneficiary: profileLengths.name,
    }),
  ],
)

/** Whether a transfer with this number counts: it was not taken back. */
export const counts = (transferNo: SQLWrapper) =>
  sql`not exists (select from ${buyerTransferReversal} v where v.transfer_no = ${transferNo})`

/** What came for an order, and neither paid a seller order nor goes back; in a query of the order. */
export const pendingFils = (orderNo: SQLWrapper | number) => sql<Fils>`(
  select coalesce(sum(fils), 0)::float8 from (
    select t.amount_fils fils from ${buyerTransfer} t
      where t.order_no = ${orderNo} and ${counts(sql`t.no`)}
    union all select -p.amount_fils from ${buyerTransferPart} p where p.order_no = ${orderNo}
    -- What a seller order had taken is free again where its refund was withdrawn.
    union all select case when r.seller_order_no is null then -r.amount_fils else r.amount_fils end
      from ${transferRefund} r
      where r.order_no = ${orderNo} and (r.seller_order_no is null) = (r.state <> 'withdrawn')) moved)`
