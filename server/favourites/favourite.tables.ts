import { index, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core'
import type { Fils } from '#contract/money.ts'
import { user } from '../accounts/user.tables.ts'
import { listing } from '../catalog/listing.tables.ts'

/**
 * A user's favourite listing. `priceFils` is the price when it was added, `toldFils` the lowest price
 * that the user was notified of: a price below that causes a notification.
 */
export const favourite = pgTable(
  'favourite',
  {
    userNo: integer('user_no')
      .notNull()
      .references(() => user.no, { onDelete: 'cascade' }),
    listingNo: integer('listing_no')
      .notNull()
      .references(() => listing.no, { onDelete: 'cascade' }),
    priceFils: integer('price_fils').$type<Fils>().notNull(),
    toldFils: integer('told_fils').$type<Fils>().notNull(),
    toldAt: timestamp('told_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userNo, table.listingNo] }),
    index('favourite_listing').on(table.listingNo),
  ],
)

/** Favourites removed a moment ago: one that is added again soon gets its former values back. */
export const favouriteTakenOff = pgTable(
  'favourite_taken_off',
  {
    userNo: integer('user_no')
      .notNull()
      .references(() => user.no, { onDelete: 'cascade' }),
    listingNo: integer('listing_no')
      .notNull()
      .references(() => listing.no, { onDelete: 'cascade' }),
    priceFils: integer('price_fils').$type<Fils>().notNull(),
    toldFils: integer('told_fils').$type<Fils>().notNull(),
    toldAt: timestamp('told_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    takenOffAt: timestamp('taken_off_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userNo, table.listingNo] }),
    index('favourite_taken_off_listing').on(table.listingNo),
  ],
)
