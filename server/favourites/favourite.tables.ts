import { index, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core'
import { user } from '../accounts/user.tables.ts'
import { listing } from '../catalog/listing.tables.ts'
import type { Fils } from '../platform/money.ts'

/**
 * A part that somebody keeps. `priceFils` is what it cost then, `toldFils` the lowest price that he
 * knows of: he is told when it falls below that.
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

/** What was taken off the favourites a moment ago: kept again soon, it is what it was. */
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
