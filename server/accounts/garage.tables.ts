import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { storedFile } from './stored-file.tables.ts'
import { user } from './user.tables.ts'

const document = (column: string) =>
  uuid(column).references(() => storedFile.id, { onDelete: 'set null' })

/** A buyer's garage. Documents are files in the store. */
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
  tradeLicenseUpload: document('trade_license_upload'),
  vatRegistrationNo: text('vat_registration_no'),
  vatCertificationUpload: document('vat_certification_upload'),
  ownerManagerName: text('owner_manager_name').notNull(),
  ownerManagerEmiratesId: document('owner_manager_emirates_id'),
  emiratesId: document('emirates_id'),
  goodsReceiverName: text('goods_receiver_name').notNull(),
})
