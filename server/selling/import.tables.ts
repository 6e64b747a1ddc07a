import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import {
  importKinds,
  importStates,
  type ImportColumn,
  type RowError,
  type RowWarning,
  type TableProblem,
} from '#contract/import-columns.ts'
import { seller } from '../accounts/seller.tables.ts'
import { storedFile } from '../accounts/stored-file.tables.ts'
import { isOneOf } from '../platform/checks.ts'
import type { ReadListing } from './import/reading/listing-of-row.ts'

export const importState = pgEnum('import_state', importStates)

/** A column as the file has it; `field` is what it holds, null when it is left alone. */
export type ImportedColumn = {
  index: number
  header: string
  samples: string[]
  field: ImportColumn | null
}

/**
 * A stock list that a seller gave. Checking reads the file into `import_row`; applying goes through
 * those in the order of their numbers and notes with each chunk, in the same transaction, how far it is.
 */
export const listingImport = pgTable(
  'listing_import',
  {
    no: integer().primaryKey().generatedAlwaysAsIdentity(),
    id: uuid().notNull().unique(),
    sellerNo: integer('seller_no')
      .notNull()
      .references(() => seller.no, { onDelete: 'cascade' }),
    kind: text({ enum: importKinds }).notNull(),
    state: importState().notNull().default('queued'),
    /** Whether to go on and apply once it is checked. */
    apply: boolean().notNull(),
    cancelled: boolean().notNull().default(false),
    fileId: uuid('file_id').references(() => storedFile.id, { onDelete: 'set null' }),
    fileName: text('file_name').notNull(),
    sheet: text(),
    sheets: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    mapping: jsonb().$type<Record<number, ImportColumn>>(),
    columns: jsonb().$type<ImportedColumn[]>().notNull().default([]),
    preview: jsonb().$type<Partial<Record<ImportColumn, string>>[]>().notNull().default([]),
    rows: integer().notNull().default(0),
    /** The number of the last row that was applied. */
    appliedTo: integer('applied_to').notNull().default(0),
    created: integer().notNull().default(0),
    updated: integer().notNull().default(0),
    unchanged: integer().notNull().default(0),
    failures: integer().notNull().default(0),
    warned: integer().notNull().default(0),
    /** How many of its turns were never ended, since it last got on. */
    attempts: integer().notNull().default(0),
    /** The time that the importer has worked on it, in milliseconds. */
    workedMs: integer('worked_ms').notNull().default(0),
    progress: integer().notNull().default(0),
    problem: text().$type<TableProblem>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    index('listing_import_by_seller').on(table.sellerNo, table.no.desc()),
    // One at a time for each seller; also what the importer looks for.
    uniqueIndex('listing_import_at_work')
      .on(table.sellerNo)
      .where(sql`state in ('queued', 'checking', 'applying')`),
    check('listing_import_kind', isOneOf('kind', importKinds)),
  ],
)

/** One row of an import: what it says, or, where it was left out, its cells as they are. */
export const importRow = pgTable(
  'import_row',
  {
    importNo: integer('import_no')
      .notNull()
      .references(() => listingImport.no, { onDelete: 'cascade' }),
    row: integer().notNull(),
    read: jsonb().$type<ReadListing>(),
    cells: text().array(),
  },
  (table) => [primaryKey({ columns: [table.importNo, table.row] })],
)

/** Something about a row; an error leaves the row out. */
export const importNote = pgTable(
  'import_note',
  {
    no: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    importNo: integer('import_no')
      .notNull()
      .references(() => listingImport.no, { onDelete: 'cascade' }),
    row: integer().notNull(),
    /** The part number of a row that is imported. */
    sku: text(),
    field: text().$type<ImportColumn>(),
    value: text(),
    code: text().$type<RowError | RowWarning>().notNull(),
    isError: boolean('is_error').notNull(),
  },
  (table) => [index('import_note_of_row').on(table.importNo, table.isError, table.row)],
)
