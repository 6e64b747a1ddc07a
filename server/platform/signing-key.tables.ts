import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** The secret of this installation, by which it knows what it signed; one row, made at the first start. */
export const signingKey = pgTable('signing_key', {
  name: text().primaryKey(),
  key: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
