import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { emirates } from '#contract/emirates.ts'
import { profileLengths } from '#contract/limits.ts'
import type { WeekHours } from '#contract/week-hours.ts'
import { isOneOf, lengthChecks } from '../platform/checks.ts'
import { storedFile } from './stored-file.tables.ts'
import { user } from './user.tables.ts'

/**
 * A company that sells. `id` is its user's id. `listingCount` counts parts on offer and is kept by
 * a trigger on `listing`, so that directories never count.
 */
export const seller = pgTable(
  'seller',
  {
    no: integer()
      .primaryKey()
      .references(() => user.no, { onDelete: 'cascade' }),
    id: uuid()
      .notNull()
      .unique()
      .references(() => user.id, { onDelete: 'cascade' }),
    companyName: text('company_name').notNull(),
    companyNameAr: text('company_name_ar'),
    companyAddress: text('company_address').notNull(),
    emirate: text({ enum: emirates }).notNull(),
    tradeLicenseNo: text('trade_license_no').notNull(),
    /** As on the licence, where it is not `companyName`; invoices are issued under it. */
    legalName: text('legal_name'),
    vatRegistrationNo: text('vat_registration_no'),
    /** Where the marketplace transfers to. */
    iban: text(),
    tradeLicenseUpload: uuid('trade_license_upload').references(() => storedFile.id, {
      onDelete: 'set null',
    }),
    joinedAt: timestamp('joined_at', { withTimezone: true }).notNull().defaultNow(),
    listingCount: integer('listing_count').notNull().default(0),
    /** Cleaned HTML for the public page. */
    about: text(),
    /** The same in Arabic, as the company wrote it; nothing is translated. */
    aboutAr: text('about_ar'),
    hours: jsonb().$type<WeekHours>(),
    /** The wide picture of the public page. */
    cover: uuid().references(() => storedFile.id, { onDelete: 'set null' }),
    /** Median minutes to the first reply in chats; null while there are too few to say. */
    answerMinutes: integer('answer_minutes'),
    /** Lets orders expire without an answer, so that its offers come after those of others. */
    unresponsive: boolean().notNull().default(false),
  },
  (table) => [
    index('seller_by_name').on(table.companyName),
    index('seller_by_stock').on(table.listingCount.desc().nullsFirst()),
    ...lengthChecks('seller', {
      company_name: profileLengths.name,
      company_name_ar: profileLengths.name,
      company_address: profileLengths.address,
      trade_license_no: profileLengths.licence,
      legal_name: profileLengths.name,
      vat_registration_no: profileLengths.vatNumber,
      iban: profileLengths.iban,
    }),
    check('seller_emirate', isOneOf('emirate', emirates)),
  ],
)
