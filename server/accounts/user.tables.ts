import { sql } from 'drizzle-orm'
import { check, index, integer, pgEnum, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { languages } from '#contract/language.ts'
import { longestEmail, longestPhone, profileLengths } from '#contract/limits.ts'
import { roles } from '#contract/roles.ts'
import { isOneOf, lengthChecks } from '../platform/checks.ts'

export const userRole = pgEnum('user_role', roles)

/** The words of a person's name, as they are looked up. */
export const nameWords = sql`to_tsvector('simple', fold_text(coalesce(name, '')))`

/**
 * Everybody who can sign in. `no` is for our own joins and never leaves the server. `email` is in
 * lower case, `phone` in E.164, `language` that of the user's messages. From `closingAt` on the account may
 * be deleted; until then it can be kept.
 */
export const user = pgTable(
  'user',
  {
    no: integer().primaryKey().generatedAlwaysAsIdentity(),
    id: uuid().notNull().unique(),
    role: userRole().notNull(),
    email: text().notNull().unique(),
    phone: text().notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    name: text(),
    avatar: text(),
    location: text(),
    language: text({ enum: languages }).notNull().default('en'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    suspendedAt: timestamp('suspended_at', { withTimezone: true }),
    closingAt: timestamp('closing_at', { withTimezone: true }),
  },
  (table) => [
    index('user_created').on(table.createdAt),
    index('user_words').using('gin', nameWords),
    index('user_suspended')
      .on(table.no)
      .where(sql`suspended_at is not null`),
    ...lengthChecks('user', {
      email: longestEmail,
      phone: longestPhone,
      name: profileLengths.name,
      location: profileLengths.location,
    }),
    check('user_language', isOneOf('language', languages)),
  ],
)
