import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { orderLengths } from '#contract/limits.ts'
import { user } from '../accounts/user.tables.ts'
import { lengthChecks } from '../platform/checks.ts'

/**
 * What operators set; the last row of a name holds, null is the preset again. Rows are only added; the migration has a
 * trigger that refuses anything else. Names aren't checked: a version before may run beside this one.
 */
export const ruleChange = pgTable(
  'rule_change',
  {
    no: integer().primaryKey().generatedAlwaysAsIdentity(),
    id: uuid().notNull().unique(),
    name: text().notNull(),
    value: jsonb(),
    authorNo: integer('author_no').references(() => user.no, { onDelete: 'set null' }),
    reason: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('rule_change_name').on(table.name, table.no),
    index('rule_change_author').on(table.authorNo),
    check('rule_change_value', sql`jsonb_typeof(value) in ('number', 'array')`),
    ...lengthChecks('rule_change', { name: 40, reason: orderLengths.reason }),
  ],
)
