import { integer, pgEnum, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const userRole = pgEnum('user_role', ['BUYER', 'SELLER', 'OPERATOR'])

/** Everybody who can sign in. `no` is for our own joins and never leaves the server. */
export const user = pgTable('user', {
  no: integer().primaryKey().generatedAlwaysAsIdentity(),
  id: uuid().notNull().unique(),
  role: userRole().notNull(),
  email: text().notNull().unique(),
  phone: text().notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  avatar: text(),
  location: text(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
