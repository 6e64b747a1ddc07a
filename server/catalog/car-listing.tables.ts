import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { mileageRange } from '#contract/limits.ts'
import { priceFilsRange, type Fils } from '#contract/money.ts'
import { isWithin } from '../platform/checks.ts'
import { seller } from '../accounts/seller.tables.ts'
import type { ListingImage } from './listing.tables.ts'

/**
 * A whole car, as the older style of listing has it. Make and model are as its seller wrote them:
 * there are cars that no part is listed for. What wasn't said is null.
 */
export const carListing = pgTable(
  'car_listing',
  {
    no: integer().primaryKey().generatedAlwaysAsIdentity(),
    id: uuid().notNull().unique(),
    sellerNo: integer('seller_no')
      .notNull()
      .references(() => seller.no, { onDelete: 'cascade' }),
    /** What the end of its link says. */
    referenceCode: text('reference_code').notNull().unique(),
    photo: jsonb().$type<ListingImage>(),
    make: text().notNull(),
    model: text().notNull(),
    year: smallint(),
    version: text(),
    mileage: integer(),
    /** "Kilometers", or another. */
    unit: text().notNull().default('Kilometers'),
    priceFils: integer('price_fils').$type<Fils>().notNull(),
    transmission: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('car_listing_by_seller').on(
      table.sellerNo,
      table.createdAt.desc().nullsFirst(),
      table.no.desc().nullsFirst(),
    ),
    check('car_listing_reference_code', sql`reference_code ~ '^[A-Z0-9]{4,20}$'`),
    check('car_listing_price_range', isWithin('price_fils', priceFilsRange)),
    check('car_listing_mileage_range', isWithin('mileage', mileageRange)),
  ],
)
