import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { codeChannel } from './one-time-code.tables.ts'

/** What a demonstration would have sent; in real use this stays empty. */
export const outboxMessage = pgTable(
  'outbox_message',
  {
    no: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    recipient: text().notNull(),
    channel: codeChannel().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text(),
    code: text(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('outbox_message_recipient').on(table.recipient)],
)
