import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { user } from './user.tables.ts'

/** A buyer's garage. Documents are references into the file store, null until uploaded. */
export const garage = pgTable('garage', {
  userNo: integer('user_no')
    .primaryKey()
    .references(() => user.no, { onDelete: 'cascade' }),
  emirate: text().notNull(),
  garageType: text('garage_type').notNull(),
  garageName: text('garage_name').notNull(),
  garageAddress: text('garage_address').notNull(),
  openingHours: text('opening_hours').notNull(),
  closingHours: text('closing_hours').notNull(),
  tradeLicenseNo: text('trade_license_no').notNull(),
  ownerManagerName: text('owner_manager_name').notNull(),
  goodsReceiverName: text('goods_receiver_name').notNull(),
})
