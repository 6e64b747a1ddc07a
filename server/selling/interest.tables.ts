import { check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { interestKinds } from '#contract/listing-status.ts'
import { isOneOf } from '../platform/checks.ts'
import { seller } from '../accounts/seller.tables.ts'
import { listing } from '../catalog/listing.tables.ts'

/**
 * How often, by day of the UAE; nothing in here says who. `sellerNo` is that of the listing, which
 * never changes, so that a seller's figures need no join.
 */
export const listingInterest = pgTable(
  'listing_interest',
  {
    listingNo: integer('listing_no')
      .notNull()
      .references(() => listing.no, { onDelete: 'cascade' }),
    sellerNo: integer('seller_no').notNull(),
    day: date().notNull(),
    kind: text({ enum: interestKinds }).notNull(),
    times: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listingNo, table.day, table.kind] }),
    index('listing_interest_seller').on(table.sellerNo, table.day),
    // By which the parts are found that are wanted now.
    index('listing_interest_day').on(table.day, table.listingNo),
    check('listing_interest_kind', isOneOf('kind', interestKinds)),
  ],
)

/**
 * The same of all listings of a seller together, written with it: adding them up would take half a
 * second for a large stock. It outlives the listings.
 */
export const sellerInterest = pgTable(
  'seller_interest',
  {
    sellerNo: integer('seller_no')
      .notNull()
      .references(() => seller.no, { onDelete: 'cascade' }),
    day: date().notNull(),
    kind: text({ enum: interestKinds }).notNull(),
    times: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sellerNo, table.day, table.kind] }),
    check('seller_interest_kind', isOneOf('kind', interestKinds)),
  ],
)
