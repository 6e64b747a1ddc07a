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
import { lineQuantityRange, orderLengths } from '#contract/limits.ts'
import type { Fils } from '#contract/money.ts'
import { substitutions } from '#contract/order-status.ts'
import { user } from '../accounts/user.tables.ts'
import { listing } from '../catalog/listing.tables.ts'
import { isOneOf, isWithin, lengthChecks } from '../platform/checks.ts'

/** What a buyer means to order; the default cart has the name "". */
export const cart = pgTable(
  'cart',
  {
    id: uuid().primaryKey(),
    userNo: integer('user_no')
      .notNull()
      .references(() => user.no, { onDelete: 'cascade' }),
    name: text().notNull().default(''),
    vehicle: text().notNull().default(''),
    /** Signed into the link that shows the cart to others; null where there is none. */
    shareKey: uuid('share_key'),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('cart_one_of_name').on(table.userNo, sql`lower(${table.name})`),
    ...lengthChecks('cart', { name: orderLengths.cartName, vehicle: orderLengths.vehicle }),
  ],
)

/** `priceFils` is the price that the buyer has seen. */
export const cartLine = pgTable(
  'cart_line',
  {
    id: uuid().primaryKey(),
    cartId: uuid('cart_id')
      .notNull()
      .references(() => cart.id, { onDelete: 'cascade' }),
    listingNo: integer('listing_no')
      .notNull()
      .references(() => listing.no, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    priceFils: integer('price_fils').$type<Fils>().notNull(),
    vehicle: text().notNull().default(''),
    substitution: text({ enum: substitutions }).notNull().default('only'),
    addedAt: timestamp('added_at', { withTimezone: true })
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [
    uniqueIndex('cart_line_once').on(table.cartId, table.listingNo),
    index('cart_line_listing').on(table.listingNo),
    ...lengthChecks('cart_line', { vehicle: orderLengths.vehicle }),
    check('cart_line_quantity_range', isWithin('quantity', lineQuantityRange)),
    check('cart_line_substitution', isOneOf('substitution', substitutions)),
  ],
)
