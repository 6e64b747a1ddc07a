import { integer, pgEnum, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const userRole = pgEnum('user_role', ['BUYER', 'SELLER', 'OPERATOR'])

/**
 * Everybody who can sign in. `no` is for our own joins and never leaves the server. `email` is in
 * lower case, `phone` in E.164, `language` that of the user's messages. From `closingAt` on the account may
 * be deleted; until then it can be kept.
 */
export const user = pgTable('user', {
  no: integer().primaryKey().generatedAlwaysAsIdentity(),
  id: uuid().notNull().unique(),
  role: userRole().notNull(),
  email: text().notNull().unique(),
  phone: text().notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  name: text(),
  avatar: text(),
  location: text(),
  language: text().notNull().default('en'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  suspendedAt: timestamp('suspended_at', { withTimezone: true }),
  closingAt: timestamp('closing_at', { withTimezone: true }),
})
