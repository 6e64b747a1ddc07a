import { index, pgEnum, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { contactModes, contactReasons } from '#contract/contact-options.ts'

export const contactMode = pgEnum('contact_mode', contactModes)
export const contactReason = pgEnum('contact_reason', contactReasons)

/** What people wrote to the operator. */
export const contactTicket = pgTable(
  'contact_ticket',
  {
    /** As people read it out: "GH-7K4Q-9XM2". */
    ticket: text().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    /** E.164. */
    mobile: text().notNull(),
    mode: contactMode().notNull(),
    reason: contactReason().notNull(),
    message: text().notNull(),
    language: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (ticket) => [index().on(ticket.email, ticket.createdAt)],
)
