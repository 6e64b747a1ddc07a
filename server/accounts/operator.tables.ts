import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { longestEmail } from '#contract/limits.ts'
import { operatorRoles } from '#contract/operator-roles.ts'
import { isOneOf, lengthChecks } from '../platform/checks.ts'
import { user } from './user.tables.ts'

/** What a user with the role OPERATOR may do. */
export const operator = pgTable(
  'operator',
  {
    userNo: integer('user_no')
      .primaryKey()
      .references(() => user.no, { onDelete: 'cascade' }),
    role: text({ enum: operatorRoles }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  () => [check('operator_role', isOneOf('role', operatorRoles))],
)

/**
 * A link by which somebody becomes an operator, or an operator who lost their factors sets new ones. Only
 * the hash of its token is kept. A person who starts gets a `secret`, here encrypted, for the authenticator app to be set
 * up, and a key without which it isn't accepted; who starts after them makes both void.
 */
export const operatorInvitation = pgTable(
  'operator_invitation',
  {
    id: uuid().primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    email: text().notNull().unique(),
    role: text({ enum: operatorRoles }).notNull(),
    secret: text(),
    startHash: text('start_hash'),
    /** When its link was first opened. */
    openedAt: timestamp('opened_at', { withTimezone: true }),
    /** Null where a command made it. */
    inviterNo: integer('inviter_no').references(() => user.no, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('operator_invitation_inviter').on(table.inviterNo),
    check('operator_invitation_role', isOneOf('role', operatorRoles)),
    check('operator_invitation_started', sql`(secret is null) = (start_hash is null)`),
    ...lengthChecks('operator_invitation', { email: longestEmail }),
  ],
)
