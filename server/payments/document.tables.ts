import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { documentKinds } from '#contract/money-kinds.ts'
import type { Fils } from '#contract/money.ts'
import { sellerOrder } from '../orders/order.tables.ts'
import { returnRequest } from '../orders/returns/return.tables.ts'
import { isOneOf } from '../platform/checks.ts'
import type { DocumentData } from './document-data.ts'

/** What stands on a document; issuers may have the same ones. */
export const documentNumber = sql<string>`(data ->> 'number')`

/**
 * An invoice or credit note. Rows are only added, which a trigger sees to. Issuers and recipients are numbers of users, who may be
 * gone; issuer 0 is the marketplace, and a recipient is null where the account was gone already.
 */
export const taxDocument = pgTable(
  'tax_document',
  {
    no: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    id: uuid().notNull().unique(),
    kind: text({ enum: documentKinds }).notNull(),
    issuerNo: integer('issuer_no').notNull(),
    recipientNo: integer('recipient_no'),
    /** From 1, without gaps, for each issuer and kind. */
    sequence: integer().notNull(),
    sellerOrderNo: integer('seller_order_no').references(() => sellerOrder.no),
    /** Of a credit note: what was given back. */
    returnNo: integer('return_no').references(() => returnRequest.no),
    /** Of a commission invoice: `2026-11`, in the UAE. */
    month: text(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
    totalFils: bigint('total_fils', { mode: 'number' }).$type<Fils>().notNull(),
    data: jsonb().$type<DocumentData>().notNull(),
  },
  (table) => [
    uniqueIndex('tax_document_sequence').on(table.issuerNo, table.kind, table.sequence),
    uniqueIndex('tax_document_invoice')
      .on(table.sellerOrderNo)
      .where(sql`return_no is null`),
    index('tax_document_seller_order').on(table.sellerOrderNo),
    unique('tax_document_return').on(table.returnNo),
    uniqueIndex('tax_document_month')
      .on(table.recipientNo, table.month, table.kind)
      .where(sql`month is not null`),
    index('tax_document_number').on(documentNumber, table.no.desc().nullsFirst()),
    index('tax_document_issued').on(table.issuerNo, table.issuedAt),
    index('tax_document_recipient').on(table.recipientNo, table.no.desc().nullsFirst()),
    check('tax_document_kind', isOneOf('kind', documentKinds)),
    check(
      'tax_document_of_return',
      sql`(kind in ('tax_credit_note', 'credit_note')) = (return_no is not null)`,
    ),
    check('tax_document_subject', sql`num_nonnulls(seller_order_no, month) = 1`),
    check('tax_document_sequence_range', sql`sequence > 0`),
  ],
)

/** The last number that an issuer has given to a document of a kind; locked until the document is there. */
export const documentCounter = pgTable(
  'document_counter',
  {
    issuerNo: integer('issuer_no').notNull(),
    kind: text({ enum: documentKinds }).notNull(),
    last: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuerNo, table.kind] }),
    check('document_counter_kind', isOneOf('kind', documentKinds)),
  ],
)
