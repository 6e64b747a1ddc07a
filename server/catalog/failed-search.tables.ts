import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { languages } from '#contract/language.ts'
import { isOneOf } from '../platform/checks.ts'

/** Searches that found nothing, counted by day; nothing in here says who searched. */
export const failedSearch = pgTable(
  'failed_search',
  {
    day: date().notNull(),
    text: text().notNull(),
    language: text({ enum: languages }).notNull(),
    searches: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.text, table.language] }),
    check('failed_search_language', isOneOf('language', languages)),
  ],
)
