import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { user } from './user.tables.ts'

/**
 * A sign-in. Only the hash of its token is kept. `salt` and the token make the companion cookie,
 * which is asked for once the session is bound to a browser, from `boundAt` on. `factorAt` is when the
 * second factor was last entered.
 */
export const session = pgTable(
  'session',
  {
    id: uuid().primaryKey(),
    userNo: integer('user_no')
      .notNull()
      .references(() => user.no, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    salt: text().notNull(),
    device: text().notNull(),
    country: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    boundAt: timestamp('bound_at', { withTimezone: true }),
    factorAt: timestamp('factor_at', { withTimezone: true }),
  },
  (table) => [index('session_user').on(table.userNo)],
)
