import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export type AuditFacts = Record<string, string | number | boolean | null>

/**
 * What happened to accounts, for ever: rows are only added, and each carries the hash of the one
 * before. A trigger writes `no`, `at`, `previous` and `hash`; `no` has no gaps. No foreign keys: the
 * log outlives what it tells of.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    no: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    event: text().notNull(),
    actor: uuid(),
    /** An id, or the hash of an e-mail address or phone number; never the thing itself. */
    subject: text(),
    address: text(),
    agent: text(),
    facts: jsonb().$type<AuditFacts>().notNull().default({}),
    previous: text().notNull().default(''),
    hash: text().notNull().default(''),
  },
  (table) => [
    index('audit_log_actor').on(table.actor, table.no),
    index('audit_log_event').on(table.event, table.no),
  ],
)
