import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { listingLengths, quantityRange } from '#contract/limits.ts'
import type { CrossNumber } from '#contract/cross-numbers.ts'
import { listingChoices } from '#contract/listing-choices.ts'
import { listingStates } from '#contract/listing-status.ts'
import { priceFilsRange, type Fils } from '#contract/money.ts'
import { isWithin, lengthChecks } from '../platform/checks.ts'
import { seller } from '../accounts/seller.tables.ts'
import { category, fitment, partType, subCategory } from './reference.tables.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

export const listingStatus = pgEnum('listing_status', listingStates)
export const listingTier = pgEnum('listing_tier', listingChoices.tier)

/** A picture in the media store: `/media/<id>/<width>.<format>`; width and height of the largest. */
export type ListingImage = { id: string; width: number; height: number }

/** Another number with its key. */
export type StoredCrossNumber = CrossNumber & { key: string }

/**
 * One part on offer from one seller. `no` numbers listings densely: the listing index uses it as
 * its slot; it never leaves the server. `allWords` is the last resort of the search, for words that
 * only a description has.
 */
export const listing = pgTable(
  'listing',
  {
    no: integer().primaryKey().generatedAlwaysAsIdentity(),
    id: uuid().notNull().unique(),
    sellerNo: integer('seller_no')
      .notNull()
      .references(() => seller.no, { onDelete: 'cascade' }),
    status: listingStatus().notNull().default('active'),
    /** What a removed listing becomes when it is put back. */
    statusBefore: listingStatus('status_before'),
    sku: text().notNull(),
    skuKey: text('sku_key').notNull(),
    partName: text('part_name').notNull(),
    partNameAr: text('part_name_ar'),
    brand: text().notNull(),
    /** The other numbers that the seller names, each once; `cross_number` finds by them. */
    crossNumbers: jsonb('cross_numbers').$type<StoredCrossNumber[]>().notNull().default([]),
    tier: listingTier(),
    categoryNo: smallint('category_no')
      .notNull()
      .references(() => category.no),
    subCategoryNo: smallint('sub_category_no').references(() => subCategory.no),
    partTypeNo: smallint('part_type_no').references(() => partType.no),
    fitmentNo: integer('fitment_no').references(() => fitment.no),
    /** Made for no car in particular, so that none is missing. */
    universal: boolean().notNull().default(false),
    priceFils: integer('price_fils').$type<Fils>().notNull(),
    /** On hand, reserved pieces included; a stock list sets it. */
    quantity: integer().notNull(),
    /** What placed orders hold until it is shipped or released. */
    reserved: integer().notNull().default(0),
    /** What can be ordered. A stock list may say that fewer are on hand than are reserved. */
    available: integer()
      .notNull()
      .generatedAlwaysAs(sql`greatest(quantity - reserved, 0)`),
    images: jsonb().$type<ListingImage[]>().notNull().default([]),
    shortDescription: text('short_description').notNull(),
    description: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    /** When the seller last set price or quantity, or a stock list repeated them. */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }).notNull().defaultNow(),
    allWords: tsvector('all_words')
      .notNull()
      .generatedAlwaysAs(
        sql`to_tsvector('simple', fold_text(part_name || ' ' || coalesce(part_name_ar, '') || ' ' || brand || ' ' || short_description || ' ' || regexp_replace(description, '<[^>]*>', ' ', 'g')))`,
      ),
  },
  (table) => [
    uniqueIndex('listing_once_per_seller')
      .on(table.sellerNo, table.skuKey)
      .where(sql`status <> 'removed'`),
    index('listing_by_sku').on(table.skuKey.op('text_pattern_ops')),
    // Numbers read off an old part often lack their beginning.
    index('listing_by_sku_end').on(sql`reverse(${table.skuKey}) text_pattern_ops`),
    index('listing_by_seller').on(
      table.sellerNo,
      table.createdAt.desc().nullsFirst(),
      table.no.desc().nullsFirst(),
    ),
    index('listing_by_part_type').on(table.partTypeNo, table.createdAt.desc().nullsFirst()),
    // By which a fitment is deleted that no listing has.
    index('listing_by_fitment').on(table.fitmentNo),
    index('listing_all_words').using('gin', table.allWords),
    ...lengthChecks('listing', {
      sku: listingLengths.partSKU,
      part_name: listingLengths.partName,
      part_name_ar: listingLengths.partNameAr,
      brand: listingLengths.partBrand,
      short_description: listingLengths.shortDescription,
    }),
    check('listing_price_range', isWithin('price_fils', priceFilsRange)),
    check('listing_quantity_range', isWithin('quantity', quantityRange)),
    check('listing_reserved', sql`reserved >= 0`),
  ],
)
