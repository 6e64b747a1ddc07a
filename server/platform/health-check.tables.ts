import { boolean, check, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { healthChecks } from '#contract/operator-roles.ts'
import { isOneOf } from './checks.ts'

/** When something was last done or checked, and how it went; `detail` is what the command printed. */
export const healthCheck = pgTable(
  'health_check',
  {
    name: text({ enum: healthChecks }).primaryKey(),
    at: timestamp({ withTimezone: true }).notNull(),
    ok: boolean().notNull(),
    detail: text().notNull(),
  },
  () => [check('health_check_name', isOneOf('name', healthChecks))],
)
