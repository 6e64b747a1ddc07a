import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { emirates } from '#contract/emirates.ts'
import { garageTypes } from '#contract/garage-types.ts'
import { profileLengths } from '#contract/limits.ts'
import { isOneOf, lengthChecks } from '../platform/checks.ts'
import { storedFile } from './stored-file.tables.ts'
import { licenceKey } from './seller.tables.ts'
import { user } from './user.tables.ts'

const document = (column: string) =>
  uuid(column).references(() => storedFile.id, { onDelete: 'set null' })

/** The words of a garage's name and of who runs it, as they are looked up. */
export const garageWords = sql`to_tsvector('simple', fold_text(garage_name || ' ' || owner_manager_name))`

/** A buyer's garage. Documents are files in the store. */
export const garage = pgTable(
  'garage',
  {
    userNo: integer('user_no')
      .primaryKey()
      .references(() => user.no, { onDelete: 'cascade' }),
    emirate: text({ enum: emirates }).notNull(),
    garageType: text('garage_type', { enum: garageTypes }).notNull(),
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
  },
  (table) => [
    index('garage_words').using('gin', garageWords),
    index('garage_by_license').on(licenceKey),
    index('garage_by_tax_number')
      .on(table.vatRegistrationNo)
      .where(sql`vat_registration_no is not null`),
    ...lengthChecks('garage', {
      garage_name: profileLengths.name,
      garage_address: profileLengths.address,
      opening_hours: profileLengths.hour,
      closing_hours: profileLengths.hour,
      trade_license_no: profileLengths.licence,
      vat_registration_no: profileLengths.vatNumber,
      owner_manager_name: profileLengths.name,
      goods_receiver_name: profileLengths.name,
    }),
    check('garage_emirate', isOneOf('emirate', emirates)),
    check('garage_garage_type', isOneOf('garage_type', garageTypes)),
  ],
)
