import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { reportReasons } from '#contract/chat-options.ts'
import { longestMessage, longestReportNote } from '#contract/limits.ts'
import { storedFile } from '../accounts/stored-file.tables.ts'
import { user } from '../accounts/user.tables.ts'
import { listing } from '../catalog/listing.tables.ts'
import { isOneOf, lengthChecks } from '../platform/checks.ts'

const person = (name: string) =>
  integer(name)
    .notNull()
    .references(() => user.no, { onDelete: 'cascade' })

/**
 * A conversation about a listing between the user who asked (`buyerNo`, in any role) and its seller.
 * Messages are numbered from 1 to `lastSeq`. The numbers of the last message that each has read, and was
 * mailed about, never go back.
 */
export const room = pgTable(
  'room',
  {
    no: integer().primaryKey().generatedAlwaysAsIdentity(),
    id: uuid().notNull().unique(),
    buyerNo: person('buyer_no'),
    sellerNo: person('seller_no'),
    listingNo: integer('listing_no')
      .notNull()
      .references(() => listing.no, { onDelete: 'cascade' }),
    lastSeq: integer('last_seq').notNull().default(0),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull().defaultNow(),
    buyerRead: integer('buyer_read').notNull().default(0),
    sellerRead: integer('seller_read').notNull().default(0),
    buyerMailed: integer('buyer_mailed').notNull().default(0),
    sellerMailed: integer('seller_mailed').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('room_once').on(table.buyerNo, table.listingNo),
    index('room_of_buyer').on(table.buyerNo, table.lastAt.desc()),
    index('room_of_seller').on(table.sellerNo, table.lastAt.desc()),
    index('room_of_listing').on(table.listingNo),
    check('room_of_two', sql`buyer_no <> seller_no`),
  ],
)

/** `clientId` is chosen by the sender: a message sent again with it is the same message. */
export const message = pgTable(
  'message',
  {
    roomNo: integer('room_no')
      .notNull()
      .references(() => room.no, { onDelete: 'cascade' }),
    seq: integer().notNull(),
    id: uuid().notNull().unique(),
    senderNo: person('sender_no'),
    clientId: uuid('client_id').notNull(),
    body: text().notNull(),
    fileId: uuid('file_id').references(() => storedFile.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.roomNo, table.seq] }),
    unique('message_once').on(table.senderNo, table.clientId),
    index('message_file').on(table.fileId),
    ...lengthChecks('message', { body: longestMessage }),
  ],
)

/** Users who blocked others. */
export const block = pgTable(
  'chat_block',
  { blockerNo: person('blocker_no'), blockedNo: person('blocked_no') },
  (table) => [
    primaryKey({ columns: [table.blockerNo, table.blockedNo] }),
    index('chat_block_other').on(table.blockedNo),
  ],
)

/** A user's report of a conversation to the operator; `lastSeq` is its last message at that time. */
export const report = pgTable(
  'chat_report',
  {
    id: uuid().primaryKey(),
    roomNo: integer('room_no')
      .notNull()
      .references(() => room.no, { onDelete: 'cascade' }),
    reporterNo: person('reporter_no'),
    reason: text({ enum: reportReasons }).notNull(),
    note: text().notNull(),
    lastSeq: integer('last_seq').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    closedAt: timestamp('closed_at', { withTimezone: true }),
  },
  (table) => [
    index('chat_report_open')
      .on(table.createdAt, table.id)
      .where(sql`closed_at is null`),
    index('chat_report_closed')
      .on(table.closedAt, table.id)
      .where(sql`closed_at is not null`),
    index('chat_report_room').on(table.roomNo),
    index('chat_report_by').on(table.reporterNo),
    ...lengthChecks('chat_report', { note: longestReportNote }),
    check('chat_report_reason', isOneOf('reason', reportReasons)),
  ],
)

/** A seller's texts for frequent answers. */
export const quickReply = pgTable('quick_reply', {
  sellerNo: person('seller_no').primaryKey(),
  replies: jsonb().$type<string[]>().notNull(),
})

/** When a user was last connected, to the minute. */
export const chatSeen = pgTable('chat_seen', {
  userNo: person('user_no').primaryKey(),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
})
