import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import { contactModes, contactReasons } from '#contract/contact-options.ts'
import { languages } from '#contract/language.ts'
import { contactLengths, longestEmail, longestPhone } from '#contract/limits.ts'
import { user } from '../accounts/user.tables.ts'
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
    closedAt: timestamp('closed_at', { withTimezone: true }),
  },
  (ticket) => [
    index().on(ticket.email, ticket.createdAt),
    // The queue of open ones, and the pages of those that are closed.
    index('contact_ticket_open')
      .on(ticket.createdAt, ticket.ticket)
      .where(sql`closed_at is null`),
    index('contact_ticket_closed')
      .on(ticket.closedAt, ticket.ticket)
      .where(sql`closed_at is not null`),
    ...lengthChecks('contact_ticket', {
      name: contactLengths.name,
      email: longestEmail,
      mobile: longestPhone,
      message: contactLengths.message,
    }),
    check('contact_ticket_language', isOneOf('language', languages)),
  ],
)

/** What an operator answered by e-mail, numbered from 1; it stays when the operator leaves. */
export const ticketAnswer = pgTable(
  'contact_ticket_answer',
  {
    ticket: text()
      .notNull()
      .references(() => contactTicket.ticket, { onDelete: 'cascade' }),
    seq: integer().notNull(),
    authorNo: integer('author_no').references(() => user.no, { onDelete: 'set null' }),
    body: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (answer) => [
    unique('contact_ticket_answer_once').on(answer.ticket, answer.seq),
    index('contact_ticket_answer_author').on(answer.authorNo),
    ...lengthChecks('contact_ticket_answer', { body: contactLengths.answer }),
  ],
)
