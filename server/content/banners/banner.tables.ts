import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bannerAudiences, bannerKinds, longestBannerLink } from '#contract/banner-kinds.ts'
import type { Language } from '#contract/language.ts'
import { user } from '../../accounts/user.tables.ts'
import { isOneOf, lengthChecks } from '../../platform/checks.ts'

/**
 * What operators show below the header of every page. A banner never changes but for its end, which the migration
 * has a trigger for: its row is also the history of it.
 */
export const banner = pgTable(
  'banner',
  {
    no: integer().primaryKey().generatedAlwaysAsIdentity(),
    id: uuid().notNull().unique(),
    texts: jsonb().$type<Record<Language, string>>().notNull(),
    kind: text({ enum: bannerKinds }).notNull(),
    link: text(),
    audience: text({ enum: bannerAudiences }).notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull().defaultNow(),
    endsAt: timestamp('ends_at', { withTimezone: true }),
    authorNo: integer('author_no').references(() => user.no, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('banner_ends_at').on(table.endsAt),
    index('banner_author').on(table.authorNo),
    check('banner_kind', isOneOf('kind', bannerKinds)),
    check('banner_audience', isOneOf('audience', bannerAudiences)),
    check('banner_texts', sql`pg_column_size(texts) < 8000`),
    ...lengthChecks('banner', { link: longestBannerLink }),
  ],
)
