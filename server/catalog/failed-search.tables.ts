import { check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { emirates } from '#contract/emirates.ts'
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
    index('failed_search_frequent').on(table.day, table.language, table.searches),
    check('failed_search_language', isOneOf('language', languages)),
  ],
)

/** How many of them came from which emirate, where that was known; nothing more of who searched. */
export const failedSearchEmirate = pgTable(
  'failed_search_emirate',
  {
    day: date().notNull(),
    emirate: text({ enum: emirates }).notNull(),
    text: text().notNull(),
    language: text({ enum: languages }).notNull(),
    searches: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.emirate, table.text, table.language] }),
    index('failed_search_emirate_frequent').on(
      table.day,
      table.emirate,
      table.language,
      table.searches,
    ),
    check('failed_search_emirate_language', isOneOf('language', languages)),
    check('failed_search_emirate_emirate', isOneOf('emirate', emirates)),
  ],
)

/** Searches by words, and those of them that found nothing, by the day of the UAE. */
export const searchCount = pgTable('search_count', {
  day: date().primaryKey(),
  searches: integer().notNull(),
  failed: integer().notNull(),
})
