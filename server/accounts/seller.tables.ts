import { and, eq, isNull, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
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
import { sellerStatuses } from '#contract/seller-status.ts'
import type { WeekHours } from '#contract/week-hours.ts'
import { isOneOf, lengthChecks } from '../platform/checks.ts'
import { storedFile } from './stored-file.tables.ts'
import { user } from './user.tables.ts'

/** The number of a trade licence as it is compared with others: its letters and digits. */
export const licenceKey = sql<string>`replace(fold_text(trade_license_no), ' ', '')`

/** The words of a company's names, as they are looked up. */
export const companyWords = sql`to_tsvector('simple', fold_text(company_name || ' ' || coalesce(company_name_ar, '') || ' ' || coalesce(legal_name, '')))`

/**
 * A company that sells. `id` is its user's id. `listingCount` counts parts on offer and is kept by
 * a trigger on `listing`, so that directories never count. `status` changes by the steps of applications alone.
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
    status: text({ enum: sellerStatuses }).notNull().default('applied'),
    /** Since when it has that status. */
    statusAt: timestamp('status_at', { withTimezone: true }).notNull().defaultNow(),
    tradeLicenseNo: text('trade_license_no').notNull(),
    /** The last day on which the licence is valid. */
    tradeLicenseExpiry: date('trade_license_expiry'),
    /** As on the licence, where it is not `companyName`; invoices are issued under it. */
    legalName: text('legal_name'),
    vatRegistrationNo: text('vat_registration_no'),
    /** Where the marketplace transfers to. */
    iban: text(),
    /** When that was last changed; null where it was before this was recorded. */
    ibanChangedAt: timestamp('iban_changed_at', { withTimezone: true }),
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
    index('seller_by_status').on(table.status, table.statusAt, table.no),
    index('seller_by_license').on(licenceKey),
    index('seller_words').using('gin', companyWords),
    index('seller_by_tax_number')
      .on(table.vatRegistrationNo)
      .where(sql`vat_registration_no is not null`),
    index('seller_by_iban')
      .on(table.iban)
      .where(sql`iban is not null`),
    index('seller_by_license_expiry')
      .on(table.tradeLicenseExpiry, table.no)
      .where(sql`status = 'approved'`),
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
    check('seller_status', isOneOf('status', sellerStatuses)),
  ],
)

/**
 * Whether a company, joined with its user, is shown to others. The trigger on `listing` has the same condition: what
 * one that isn't shown puts on offer is withdrawn.
 */
export const isShownSeller = and(eq(seller.status, 'approved'), isNull(user.closingAt))
