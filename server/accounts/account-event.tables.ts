import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { accountEvents } from '#contract/account-status.ts'
import { accountStepLengths } from '#contract/limits.ts'
import { isOneOf, lengthChecks } from '../platform/checks.ts'
import { user } from './user.tables.ts'

/**
 * What operators did to an account, with what they wrote to its owner. Rows are only added, which a trigger of the
 * migration sees to.
 */
export const accountEvent = pgTable(
  'account_event',
  {
    no: integer().primaryKey().generatedAlwaysAsIdentity(),
    userNo: integer('user_no')
      .notNull()
      .references(() => user.no, { onDelete: 'cascade' }),
    event: text({ enum: accountEvents }).notNull(),
    operatorNo: integer('operator_no').references(() => user.no, { onDelete: 'set null' }),
    reason: text(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('account_event_user').on(table.userNo, table.no),
    index('account_event_operator')
      .on(table.operatorNo)
      .where(sql`operator_no is not null`),
    check('account_event_event', isOneOf('event', accountEvents)),
    check(
      'account_event_reason',
      sql`(reason is null) = (event in ('sign-out', 'revoke-key', 'export'))`,
    ),
    ...lengthChecks('account_event', accountStepLengths),
  ],
)
