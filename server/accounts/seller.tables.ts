import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { WeekHours } from '#contract/week-hours.ts'
import { storedFile } from './stored-file.tables.ts'
import { user } from './user.tables.ts'

/**
 * A company that sells. `id` is its user's id. `listingCount` counts parts on offer and is kept by
 * a trigger on `listing`, so that directories never count.
 */
export const seller = pgTable(
  'seller',
  {
    no: integer()
      .primaryKey()
      .references(() => user.no, { onDelete: 'cascade' }),
    id: uuid()
      .notNull()
      .unique()
      .references(() => user.id, { onDelete: 'cascade' }),
    companyName: text('company_name').notNull(),
    companyAddress: text('company_address').notNull(),
    emirate: text().notNull(),
    tradeLicenseNo: text('trade_license_no').notNull(),
    tradeLicenseUpload: uuid('trade_license_upload').references(() => storedFile.id, {
      onDelete: 'set null',
    }),
    joinedAt: timestamp('joined_at', { withTimezone: true }).notNull().defaultNow(),
    listingCount: integer('listing_count').notNull().default(0),
    /** Cleaned HTML for the public page. */
    about: text(),
    hours: jsonb().$type<WeekHours>(),
  },
  (table) => [
    index('seller_by_name').on(table.companyName),
    index('seller_by_stock').on(table.listingCount.desc().nullsFirst()),
  ],
)
