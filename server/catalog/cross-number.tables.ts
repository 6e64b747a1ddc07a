import { index, integer, pgEnum, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { crossNumberKinds } from '#contract/cross-numbers.ts'
import { longestCrossNumber } from '#contract/limits.ts'
import { lengthChecks } from '../platform/checks.ts'
import { listing } from './listing.tables.ts'

export const crossNumberKind = pgEnum('cross_number_kind', crossNumberKinds)

/**
 * By which a listing is found under its other numbers. Written anew from `listing.cross_numbers`, which says
 * what its seller entered, whenever that changes.
 */
export const crossNumber = pgTable(
  'cross_number',
  {
    listingNo: integer('listing_no')
      .notNull()
      .references(() => listing.no, { onDelete: 'cascade' }),
    sellerNo: integer('seller_no').notNull(),
    key: text().notNull(),
    kind: crossNumberKind().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listingNo, table.key] }),
    // Seller by seller, so that one with thousands of listings under a number hides nobody else's.
    index('cross_number_by_key').on(table.key, table.sellerNo, table.listingNo),
    ...lengthChecks('cross_number', { key: longestCrossNumber }),
  ],
)
