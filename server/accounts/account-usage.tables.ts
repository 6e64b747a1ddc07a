import { date, doublePrecision, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { DailyQuota } from '#contract/quotas.ts'
import { user } from './user.tables.ts'

/** How much of a daily quota an account has used on a day of the UAE; swept after two days. */
export const accountUsage = pgTable(
  'account_usage',
  {
    accountNo: integer('account_no')
      .notNull()
      .references(() => user.no, { onDelete: 'cascade' }),
    day: date().notNull(),
    kind: text().$type<DailyQuota>().notNull(),
    used: doublePrecision().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountNo, table.day, table.kind] })],
)
