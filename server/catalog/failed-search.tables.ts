import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Searches that found nothing, counted by day; nothing in here says who searched. */
export const failedSearch = pgTable(
  'failed_search',
  {
    day: date().notNull(),
    text: text().notNull(),
    language: text().notNull(),
    searches: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.text, table.language] })],
)
