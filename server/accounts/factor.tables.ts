import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { longestKeyName } from '#contract/limits.ts'
import { isOneOf, lengthChecks } from '../platform/checks.ts'
import { user } from './user.tables.ts'

const userNo = () =>
  integer('user_no')
    .notNull()
    .references(() => user.no, { onDelete: 'cascade' })
const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull().defaultNow()

/** An authenticator app. The secret is encrypted; codes up to `lastStep`, a time step, are used up. */
export const totpFactor = pgTable('totp_factor', {
  userNo: userNo().primaryKey(),
  secret: text().notNull(),
  lastStep: bigint('last_step', { mode: 'number' }).notNull(),
  createdAt: createdAt(),
})

/** Codes on paper that were not used yet, as hashes. */
export const recoveryCode = pgTable(
  'recovery_code',
  { userNo: userNo(), hash: text().notNull() },
  (table) => [primaryKey({ columns: [table.userNo, table.hash] })],
)

/** Public keys that devices of a user can sign for. `credential` is the device's own id of its key. */
export const passkey = pgTable(
  'passkey',
  {
    id: uuid().primaryKey(),
    userNo: userNo(),
    credential: text().notNull().unique(),
    publicKey: text('public_key').notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    name: text().notNull(),
    createdAt: createdAt(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [
    index('passkey_user').on(table.userNo),
    ...lengthChecks('passkey', { name: longestKeyName }),
  ],
)

export const factorPurposes = ['login', 'confirm', 'totp', 'passkey'] as const

/**
 * What was begun and waits for its proof: a login whose password was right, by the hash of its ticket; else
 * by session and purpose. `challenge` is what a passkey signs, `secret` an app's that isn't saved yet, and
 * `stamp` the hash of the password's hash: with another password it is void.
 */
export const pendingFactor = pgTable(
  'pending_factor',
  {
    key: text().primaryKey(),
    userNo: userNo(),
    purpose: text({ enum: factorPurposes }).notNull(),
    stamp: text().notNull(),
    challenge: text(),
    secret: text(),
    tries: integer().notNull().default(0),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('pending_factor_user').on(table.userNo),
    check('pending_factor_purpose', isOneOf('purpose', factorPurposes)),
  ],
)
