import { pgTable, timestamp } from 'drizzle-orm/pg-core'

/** Has a row where the demonstration was loaded. What lacks one is a real marketplace. */
export const demonstration = pgTable('demonstration', {
  loadedAt: timestamp('loaded_at', { withTimezone: true }).primaryKey().defaultNow(),
})
