import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { callbackStatuses } from '#contract/callback-status.ts'
import { callbackLengths, longestPhone } from '#contract/limits.ts'
import { seller } from '../accounts/seller.tables.ts'
import { user } from '../accounts/user.tables.ts'
import { listing } from '../catalog/listing.tables.ts'
import { isOneOf, lengthChecks } from '../platform/checks.ts'

/** A buyer asks to be called about a listing; `phone` in E.164. */
export const callback = pgTable(
  'callback',
  {
    id: uuid().primaryKey(),
    listingNo: integer('listing_no')
      .notNull()
      .references(() => listing.no, { onDelete: 'cascade' }),
    sellerNo: integer('seller_no')
      .notNull()
      .references(() => seller.no, { onDelete: 'cascade' }),
    buyerNo: integer('buyer_no')
      .notNull()
      .references(() => user.no, { onDelete: 'cascade' }),
    name: text().notNull(),
    phone: text().notNull(),
    note: text().notNull(),
    preferred: text().notNull(),
    status: text({ enum: callbackStatuses }).notNull().default('new'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('callback_one_open')
      .on(table.buyerNo, table.listingNo)
      .where(sql`status <> 'closed'`),
    index('callback_seller').on(table.sellerNo, table.createdAt.desc()),
    index('callback_buyer').on(table.buyerNo, table.createdAt.desc()),
    index('callback_listing').on(table.listingNo),
    ...lengthChecks('callback', {
      name: callbackLengths.name,
      phone: longestPhone,
      note: callbackLengths.note,
      preferred: callbackLengths.preferred,
    }),
    check('callback_status', isOneOf('status', callbackStatuses)),
  ],
)
