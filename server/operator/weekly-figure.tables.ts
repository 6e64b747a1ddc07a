import { bigint, date, integer, pgTable, timestamp } from 'drizzle-orm/pg-core'
import type { Fils } from '#contract/money.ts'

/**
 * What happened in a week of the UAE, from Monday on, as it was counted last: counting a week anew takes seconds where
 * there are many orders.
 */
export const weeklyFigure = pgTable('weekly_figure', {
  week: date().primaryKey(),
  orders: integer().notNull(),
  sellerOrders: integer('seller_orders').notNull(),
  placedFils: bigint('placed_fils', { mode: 'number' }).$type<Fils>().notNull(),
  /** What of it was not rejected, expired, cancelled or left unpaid. */
  standingFils: bigint('standing_fils', { mode: 'number' }).$type<Fils>().notNull(),
  answered: integer().notNull(),
  /** Without an answer, though the seller saw it. */
  expired: integer().notNull(),
  /** Null where nothing was answered. */
  medianMinutes: integer('median_minutes'),
  returns: integer().notNull(),
  garages: integer().notNull(),
  companies: integer().notNull(),
  searches: integer().notNull(),
  failedSearches: integer('failed_searches').notNull(),
  countedAt: timestamp('counted_at', { withTimezone: true }).notNull(),
})
