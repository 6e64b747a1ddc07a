import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { index } from 'drizzle-orm/pg-core'

/** Replies of calls that must not happen twice, by the caller's key. `input` is the hash of what was sent. */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    userNo: integer('user_no').notNull(),
    key: text().notNull(),
    call: text().notNull(),
    input: text().notNull(),
    reply: jsonb().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userNo, table.key] }),
    index('idempotency_key_at').on(table.at),
  ],
)
