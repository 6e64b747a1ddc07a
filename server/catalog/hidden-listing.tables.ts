import { sql, type SQLWrapper } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { subjectReportLengths } from '#contract/limits.ts'
import { seller } from '../accounts/seller.tables.ts'
import { user } from '../accounts/user.tables.ts'
import { lengthChecks } from '../platform/checks.ts'
import { listing } from './listing.tables.ts'

/**
 * Listings that an operator hides. The number counts, too: a seller who removes the listing and offers the number
 * again offers what was hidden. The trigger `withdraw_unshown` reads it.
 */
export const hiddenListing = pgTable(
  'hidden_listing',
  {
    no: integer().primaryKey().generatedAlwaysAsIdentity(),
    listingNo: integer('listing_no')
      .notNull()
      .references(() => listing.no, { onDelete: 'cascade' }),
    sellerNo: integer('seller_no')
      .notNull()
      .references(() => seller.no, { onDelete: 'cascade' }),
    skuKey: text('sku_key').notNull(),
    reason: text().notNull(),
    operatorNo: integer('operator_no').references(() => user.no, { onDelete: 'set null' }),
    hiddenAt: timestamp('hidden_at', { withTimezone: true }).notNull().defaultNow(),
    shownAt: timestamp('shown_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('hidden_listing_once')
      .on(table.listingNo)
      .where(sql`shown_at is null`),
    index('hidden_listing_seller')
      .on(table.sellerNo, table.skuKey)
      .where(sql`shown_at is null`),
    index('hidden_listing_listing').on(table.listingNo),
    index('hidden_listing_operator').on(table.operatorNo),
    ...lengthChecks('hidden_listing', { reason: subjectReportLengths.reason }),
  ],
)

type Listing = Record<'no' | 'sellerNo' | 'skuKey', SQLWrapper | number | string>

/** That a row hides a listing now. */
export const hides = ({ no, sellerNo, skuKey }: Listing) => sql`(${hiddenListing.shownAt} is null
  and ${hiddenListing.sellerNo} = ${sellerNo}
  and (${hiddenListing.listingNo} = ${no} or ${hiddenListing.skuKey} = ${skuKey}))`
