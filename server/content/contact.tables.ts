import { check, index, pgEnum, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { contactModes, contactReasons } from '#contract/contact-options.ts'
import { languages } from '#contract/language.ts'
import { contactLengths, longestEmail, longestPhone } from '#contract/limits.ts'
import { isOneOf, lengthChecks } from '../platform/checks.ts'

export const contactMode = pgEnum('contact_mode', contactModes)
export const contactReason = pgEnum('contact_reason', contactReasons)

/** Messages to the operator from the contact form. */
export const contactTicket = pgTable(
  'contact_ticket',
  {
    /** A number such as "GH-7K4Q-9XM2". */
    ticket: text().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    /** E.164. */
    mobile: text().notNull(),
    mode: contactMode().notNull(),
    reason: contactReason().notNull(),
    message: text().notNull(),
    language: text({ enum: languages }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (ticket) => [
    index().on(ticket.email, ticket.createdAt),
    ...lengthChecks('contact_ticket', {
      name: contactLengths.name,
      email: longestEmail,
      mobile: longestPhone,
      message: contactLengths.message,
    }),
    check('contact_ticket_language', isOneOf('language', languages)),
  ],
)
