import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { callbackStatuses, notificationKinds } from '#contract/talking.ts'
import { user } from '../accounts/user.tables.ts'
import { listing } from '../catalog/listing.tables.ts'
import type { Fils } from '../platform/money.ts'

export const isTheOne = sql`read_at is null or kind = 'message'`

/**
 * Something that happened to somebody. `subject` is what it is about: the room of messages, the
 * call-back, the listing; who caused it is told by that, and by nothing once that is gone. Of a kind and
 * subject there is one that isn't read yet, and of a conversation one in all.
 */
export const notification = pgTable(
  'notification',
  {
    id: uuid().primaryKey(),
    userNo: integer('user_no')
      .notNull()
      .references(() => user.no, { onDelete: 'cascade' }),
    kind: text({ enum: notificationKinds }).notNull(),
    subject: uuid().notNull(),
    listingNo: integer('listing_no').references(() => listing.no, { onDelete: 'cascade' }),
    status: text({ enum: callbackStatuses }),
    wasFils: integer('was_fils').$type<Fils>(),
    nowFils: integer('now_fils').$type<Fils>(),
    happenedAt: timestamp('happened_at', { withTimezone: true }).notNull().defaultNow(),
    readAt: timestamp('read_at', { withTimezone: true }),
  },
  (table) => [
    // A conversation's comes up again with what is new in it. One index for both: whoever writes at
    // the same time as another is only spared a conflict with one.
    uniqueIndex('notification_one').on(table.userNo, table.kind, table.subject).where(isTheOne),
    index('notification_latest').on(table.userNo, table.happenedAt.desc()),
    index('notification_listing').on(table.listingNo),
  ],
)

/**
 * What somebody is told beside the bell; without a row, what the columns say. `stopToken` is in the
 * links by which mails are stopped.
 */
export const notificationSetting = pgTable('notification_setting', {
  userNo: integer('user_no')
    .primaryKey()
    .references(() => user.no, { onDelete: 'cascade' }),
  messageEmail: boolean('message_email').notNull().default(true),
  callbackEmail: boolean('callback_email').notNull().default(true),
  callbackSms: boolean('callback_sms').notNull().default(false),
  priceEmail: boolean('price_email').notNull().default(true),
  stopToken: text('stop_token').notNull().unique(),
})
