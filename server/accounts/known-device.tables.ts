import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { user } from './user.tables.ts'

/** The kinds of devices on which a user was signed in lately: only new ones are notified by mail. */
export const knownDevice = pgTable(
  'known_device',
  {
    userNo: integer('user_no')
      .notNull()
      .references(() => user.no, { onDelete: 'cascade' }),
    device: text().notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userNo, table.device] })],
)
