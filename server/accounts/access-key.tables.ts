import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { longestKeyName } from '#contract/limits.ts'
import { lengthChecks } from '../platform/checks.ts'
import { seller } from './seller.tables.ts'

/**
 * A key by which a seller's stock system makes a few calls for the seller. Only its hash is kept, and
 * its last four characters, by which the seller recognises it.
 */
export const accessKey = pgTable(
  'access_key',
  {
    id: uuid().primaryKey(),
    sellerNo: integer('seller_no')
      .notNull()
      .references(() => seller.no, { onDelete: 'cascade' }),
    name: text().notNull(),
    keyHash: text('key_hash').notNull().unique(),
    ending: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [
    index('access_key_seller').on(table.sellerNo),
    ...lengthChecks('access_key', { name: longestKeyName }),
  ],
)
