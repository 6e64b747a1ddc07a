import { sql } from 'drizzle-orm'
import { bigint, check, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bankReferenceLength } from '#contract/limits.ts'
import type { Fils } from '#contract/money.ts'
import { lengthChecks } from '../../platform/checks.ts'

/** The columns of batches: transfers that were sent to the bank together, in one file. Only the reference is added later. */
export const batchColumns = () => ({
  no: integer().primaryKey().generatedAlwaysAsIdentity(),
  id: uuid().notNull().unique(),
  count: integer().notNull(),
  amountFils: bigint('amount_fils', { mode: 'number' }).$type<Fils>().notNull(),
  /** The number of the operator, who may be gone. */
  approvedBy: integer('approved_by').notNull(),
  approvedAt: timestamp('approved_at', { withTimezone: true }).notNull().defaultNow(),
  /** Of the bank, where all that was left was recorded as paid at once. */
  reference: text(),
})

export const batchChecks = (table: string) => [
  check(`${table}_count`, sql`count > 0 and amount_fils > 0`),
  ...lengthChecks(table, { reference: bankReferenceLength }),
]
