import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { subjectReportLengths } from '#contract/limits.ts'
import { reportOutcomes, subjectReasons } from '#contract/report-options.ts'
import { seller } from '../accounts/seller.tables.ts'
import { user } from '../accounts/user.tables.ts'
import { listing } from '../catalog/listing.tables.ts'
import { isOneOf, lengthChecks } from '../platform/checks.ts'

/** Somebody's report of a listing or a company to the operator; without a reporter, that of somebody without an account. */
export const subjectReport = pgTable(
  'subject_report',
  {
    no: integer().primaryKey().generatedAlwaysAsIdentity(),
    listingNo: integer('listing_no').references(() => listing.no, { onDelete: 'cascade' }),
    sellerNo: integer('seller_no').references(() => seller.no, { onDelete: 'cascade' }),
    reporterNo: integer('reporter_no').references(() => user.no, { onDelete: 'cascade' }),
    reason: text({ enum: subjectReasons }).notNull(),
    note: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    closedAt: timestamp('closed_at', { withTimezone: true }),
    outcome: text({ enum: reportOutcomes }),
  },
  (table) => [
    index('subject_report_open')
      .on(table.createdAt)
      .where(sql`closed_at is null`),
    index('subject_report_closed')
      .on(table.closedAt)
      .where(sql`closed_at is not null`),
    index('subject_report_listing').on(table.listingNo),
    index('subject_report_seller').on(table.sellerNo),
    index('subject_report_by').on(table.reporterNo),
    uniqueIndex('subject_report_listing_once')
      .on(table.reporterNo, table.listingNo)
      .where(sql`closed_at is null`),
    uniqueIndex('subject_report_seller_once')
      .on(table.reporterNo, table.sellerNo)
      .where(sql`closed_at is null`),
    ...lengthChecks('subject_report', { note: subjectReportLengths.note }),
    check('subject_report_subject', sql`num_nonnulls(listing_no, seller_no) = 1`),
    check('subject_report_reason', isOneOf('reason', subjectReasons)),
    check('subject_report_outcome', isOneOf('outcome', reportOutcomes)),
    check('subject_report_ended', sql`(closed_at is null) = (outcome is null)`),
  ],
)
