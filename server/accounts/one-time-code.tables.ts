import { index, pgEnum, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const codeChannel = pgEnum('code_channel', ['email', 'sms'])

/**
 * A one-time code for an e-mail address or phone number. Whoever sends it makes it, so that it is
 * nowhere in the clear: until then it has no hash, and no end. It belongs to the client that asked for
 * it: that one's tries count apart from those of all others.
 */
export const oneTimeCode = pgTable(
  'one_time_code',
  {
    id: uuid().primaryKey(),
    identity: text().notNull(),
    channel: codeChannel().notNull(),
    hash: text(),
    /** Hashes of who asked: the draft's cookie, or the address where there is none; and the network. */
    requester: text().notNull().default(''),
    network: text().notNull().default(''),
    triesLeft: smallint('tries_left').notNull().default(0),
    otherTriesLeft: smallint('other_tries_left').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [
    index('one_time_code_identity').on(table.identity, table.createdAt),
    index('one_time_code_age').on(table.createdAt),
  ],
)

/**
 * That somebody holds an e-mail address or phone number, for one sign-up: by the ticket, or by the
 * cookie of the draft in whose browser the code was entered. Both are kept as hashes.
 */
export const identityProof = pgTable(
  'identity_proof',
  {
    ticketHash: text('ticket_hash').primaryKey(),
    draftHash: text('draft_hash'),
    identity: text().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index('identity_proof_identity').on(table.identity)],
)
