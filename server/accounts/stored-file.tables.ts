import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { user } from './user.tables.ts'

/**
 * A file in the store, under its id. Without an owner it is on its way in or out, and the sweep takes
 * it away when it has been so for long. `field` says what it is to its owner.
 */
export const storedFile = pgTable(
  'stored_file',
  {
    id: uuid().primaryKey(),
    ownerNo: integer('owner_no').references(() => user.no, { onDelete: 'set null' }),
    field: text().notNull(),
    name: text().notNull(),
    type: text().notNull(),
    bytes: integer().notNull(),
    public: boolean().notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('stored_file_owner').on(table.ownerNo)],
)
