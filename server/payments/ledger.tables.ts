import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { bankReferenceLength } from '#contract/limits.ts'
import { entryKinds, ledgerAccounts, postingKinds, sellerAccounts } from '#contract/money-kinds.ts'
import type { Fils } from '#contract/money.ts'
import { sellerOrder } from '../orders/order.tables.ts'
import { isOneOf, lengthChecks } from '../platform/checks.ts'
import { transferRefund } from './buyer-transfers/buyer-transfer.tables.ts'
import { payout } from './payouts/payout.tables.ts'

/**
 * What happened, once: the entries of a posting sum to zero, which a deferred trigger of the migration checks. Rows
 * of both tables are only added; triggers refuse anything else.
 */
export const ledgerPosting = pgTable(
  'ledger_posting',
  {
    no: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: postingKinds }).notNull(),
    sellerOrderNo: integer('seller_order_no').references(() => sellerOrder.no),
    /**
     * The number of the payment, refund or return, of which a seller order may have several; of a reference, how often it was
     * taken back before; else 0.
     */
    causeNo: bigint('cause_no', { mode: 'number' }).notNull().default(0),
    payoutNo: integer('payout_no').references(() => payout.no),
    /** What was transferred back to a buyer. */
    transferRefundNo: integer('transfer_refund_no').references(() => transferRefund.no),
    /** Of a transfer of a seller or buyer, as the bank has it. */
    reference: text(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('ledger_posting_once').on(table.sellerOrderNo, table.kind, table.causeNo),
    unique('ledger_posting_payout').on(table.payoutNo, table.kind),
    unique('ledger_posting_transfer_refund').on(table.transferRefundNo),
    // A reference counts once at a time: what was taken back may be recorded again.
    uniqueIndex('ledger_posting_reference').on(
      table.reference,
      table.causeNo,
      sql`(kind = 'reversed')`,
    ),
    index('ledger_posting_settled')
      .on(table.no)
      .where(sql`kind = 'settled'`),
    check('ledger_posting_kind', isOneOf('kind', postingKinds)),
    check(
      'ledger_posting_cause',
      sql`num_nonnulls(seller_order_no, payout_no, transfer_refund_no, reference) = 1`,
    ),
    ...lengthChecks('ledger_posting', { reference: bankReferenceLength }),
  ],
)

/** An amount on one account: positive is what the marketplace owes its holder, or has earned. */
export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    no: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    postingNo: bigint('posting_no', { mode: 'number' })
      .notNull()
      .references(() => ledgerPosting.no),
    account: text({ enum: ledgerAccounts }).notNull(),
    /** Whose account; the number of a user, who may be gone. Null for accounts of the marketplace. */
    sellerNo: integer('seller_no'),
    kind: text({ enum: entryKinds }).notNull(),
    amountFils: bigint('amount_fils', { mode: 'number' }).$type<Fils>().notNull(),
    /**
     * Of a seller's accounts: what both hold with this entry, so that a balance is one row however many there are. Null, as
     * the place is, where a posting only moves between the two.
     */
    balanceFils: bigint('balance_fils', { mode: 'number' }).$type<Fils>(),
    /** Its place among the entries of a seller, from 1 without gaps: how many there are, and where a page begins. */
    place: integer(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('ledger_entry_of_posting').on(table.postingNo),
    uniqueIndex('ledger_entry_of_seller').on(table.sellerNo, table.place),
    index('ledger_entry_of_seller_at').on(table.sellerNo, table.at),
    index('ledger_entry_at').using('brin', table.at),
    check('ledger_entry_account', isOneOf('account', ledgerAccounts)),
    check('ledger_entry_kind', isOneOf('kind', entryKinds)),
    check(
      'ledger_entry_holder',
      sql`(${isOneOf('account', sellerAccounts)}) = (seller_no is not null)`,
    ),
    check('ledger_entry_balance', sql`(place is null) = (balance_fils is null)`),
    check('ledger_entry_place', sql`place is null or seller_no is not null`),
    check('ledger_entry_amount', sql`amount_fils <> 0`),
  ],
)
