import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { user } from './user.tables.ts'

/** On which kinds of devices somebody was signed in lately, so that only new ones are told by mail. */
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
