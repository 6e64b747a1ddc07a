import { sql } from 'drizzle-orm'
import { boolean, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { Generation, Names } from './reference/reference.types.ts'

// What the trade agrees on: loaded from `reference/` at every start, so that a corrected name needs
// no migration. `no` is given once per key and kept; listings point to it.

export const category = pgTable('category', {
  no: smallint().primaryKey(),
  id: uuid().notNull().unique(),
  key: text().notNull().unique(),
  name: text().notNull().unique(),
  names: jsonb().$type<Names>().notNull(),
})

export const subCategory = pgTable('sub_category', {
  no: smallint().primaryKey().generatedByDefaultAsIdentity(),
  id: uuid().notNull().unique(),
  key: text().notNull().unique(),
  categoryNo: smallint('category_no')
    .notNull()
    .references(() => category.no),
  names: jsonb().$type<Names>().notNull(),
})

export const partType = pgTable('part_type', {
  no: smallint().primaryKey().generatedByDefaultAsIdentity(),
  key: text().notNull().unique(),
  categoryNo: smallint('category_no')
    .notNull()
    .references(() => category.no),
  subCategoryNo: smallint('sub_category_no').references(() => subCategory.no),
  names: jsonb().$type<Names>().notNull(),
})

export const make = pgTable('make', {
  no: smallint().primaryKey().generatedByDefaultAsIdentity(),
  id: uuid().notNull().unique(),
  key: text().notNull().unique(),
  idCarMake: text('id_car_make').notNull(),
  names: jsonb().$type<Names>().notNull(),
})

export const model = pgTable('model', {
  no: smallint().primaryKey().generatedByDefaultAsIdentity(),
  id: uuid().notNull().unique(),
  key: text().notNull().unique(),
  makeNo: smallint('make_no')
    .notNull()
    .references(() => make.no),
  idCarModel: text('id_car_model').notNull(),
  names: jsonb().$type<Names>().notNull(),
  generations: jsonb().$type<Generation[]>().notNull(),
})

/** One model that a part fits; without years, every year the model was sold. */
export type FittedVehicle = { model: number; from?: number; to?: number }

/**
 * A set of fitted vehicles. Thousands of parts share one ("Land Cruiser 2008–2021 and LX 570"), so
 * it is stored once and found by the hash of its sorted content.
 */
export const fitment = pgTable('fitment', {
  no: integer().primaryKey().generatedAlwaysAsIdentity(),
  hash: text().notNull().unique(),
  vehicles: jsonb().$type<FittedVehicle[]>().notNull(),
  /** Whether a model of it is without years. */
  lacksYears: boolean('lacks_years')
    .notNull()
    .generatedAlwaysAs(sql`jsonb_path_exists(vehicles, '$[*] ? (!exists(@.from))')`),
})
