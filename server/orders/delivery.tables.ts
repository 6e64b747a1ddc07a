import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { DeliverySettings } from '#contract/delivery.ts'
import { emirates } from '#contract/emirates.ts'
import { longestPhone, orderLengths } from '#contract/limits.ts'
import { check } from 'drizzle-orm/pg-core'
import { seller } from '../accounts/seller.tables.ts'
import { user } from '../accounts/user.tables.ts'
import { isOneOf, lengthChecks } from '../platform/checks.ts'

/** How a seller delivers, as the contract has it; `defaultDelivery` holds without a row. */
export const deliverySetting = pgTable('delivery_setting', {
  sellerNo: integer('seller_no')
    .primaryKey()
    .references(() => seller.no, { onDelete: 'cascade' }),
  settings: jsonb().$type<DeliverySettings>().notNull(),
})

/** The address book of a buyer; `phone` in E.164. */
export const deliveryAddress = pgTable(
  'delivery_address',
  {
    id: uuid().primaryKey(),
    userNo: integer('user_no')
      .notNull()
      .references(() => user.no, { onDelete: 'cascade' }),
    name: text().notNull(),
    emirate: text({ enum: emirates }).notNull(),
    address: text().notNull(),
    phone: text().notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('delivery_address_user').on(table.userNo, table.usedAt.desc()),
    ...lengthChecks('delivery_address', {
      name: orderLengths.addressName,
      address: orderLengths.address,
      phone: longestPhone,
    }),
    check('delivery_address_emirate', isOneOf('emirate', emirates)),
  ],
)
