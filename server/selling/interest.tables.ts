import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { seller } from '../accounts/seller.tables.ts'
import { listing } from '../catalog/listing.tables.ts'

/** What somebody did about a part: looked at it, called, or wrote. */
const interests = ['view', 'call', 'whatsapp'] as const

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
    kind: text({ enum: interests }).notNull(),
    times: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listingNo, table.day, table.kind] }),
    index('listing_interest_seller').on(table.sellerNo, table.day),
    check('listing_interest_kind', sql`kind in ('view', 'call', 'whatsapp')`),
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
    kind: text({ enum: interests }).notNull(),
    times: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sellerNo, table.day, table.kind] }),
    check('seller_interest_kind', sql`kind in ('view', 'call', 'whatsapp')`),
  ],
)
