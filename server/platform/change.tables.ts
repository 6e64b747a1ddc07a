import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })

/**
 * What services announced, for two hours: each process reads here what it has not followed yet, so
 * that a lost notification delays a change and loses none. Rows become visible in any order;
 * `transaction` tells which ones may still be missing. No foreign keys: rows outlive what they name.
 */
export const change = pgTable(
  'change',
  {
    no: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    transaction: xid8()
      .notNull()
      .default(sql`pg_current_xact_id()`),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Everything may have changed, as by a bulk load. */
    everything: boolean().notNull().default(false),
    tags: text().array().notNull().default([]),
    listings: integer().array().notNull().default([]),
    users: integer().array().notNull().default([]),
  },
  (table) => [index('change_transaction').on(table.transaction)],
)
