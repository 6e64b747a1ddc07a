import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { accountStates } from '#contract/account-status.ts'
import { callbackStatuses } from '#contract/callback-status.ts'
import { creditNotices } from '#contract/credit-status.ts'
import type { Fils } from '#contract/money.ts'
import { notificationKinds, transferNewsKinds } from '#contract/notification-kinds.ts'
import { sellerOrderStates } from '#contract/order-status.ts'
import { payoutStates } from '#contract/payout-status.ts'
import { returnStates } from '#contract/return-status.ts'
import { sellerStatuses } from '#contract/seller-status.ts'
import { user } from '../accounts/user.tables.ts'
import { listing } from '../catalog/listing.tables.ts'
import { isOneOf } from '../platform/checks.ts'

const notificationStatuses = [
  ...callbackStatuses,
  ...sellerOrderStates,
  ...returnStates,
  ...payoutStates,
  ...creditNotices,
  ...sellerStatuses,
  ...transferNewsKinds,
  ...accountStates,
] as const

export const isUnreadOrMessage = sql`read_at is null or kind = 'message'`

/**
 * Something that happened to a user. `subject` is the room, call-back, listing, seller order or company that it is about; the
 * user who caused it is found through that, and not at all once that is deleted. There is at most one
 * unread notification per kind and subject, and one in all per conversation.
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
    status: text({ enum: notificationStatuses }),
    wasFils: integer('was_fils').$type<Fils>(),
    nowFils: integer('now_fils').$type<Fils>(),
    happenedAt: timestamp('happened_at', { withTimezone: true }).notNull().defaultNow(),
    readAt: timestamp('read_at', { withTimezone: true }),
  },
  (table) => [
    // The notification of a conversation is reused for new messages. Both cases share one index,
    // because `on conflict` covers only one.
    uniqueIndex('notification_one')
      .on(table.userNo, table.kind, table.subject)
      .where(isUnreadOrMessage),
    index('notification_latest').on(table.userNo, table.happenedAt.desc()),
    index('notification_listing').on(table.listingNo),
    check('notification_kind', isOneOf('kind', notificationKinds)),
    check('notification_status', isOneOf('status', notificationStatuses)),
  ],
)

/**
 * Which notifications a user gets by e-mail and SMS; the columns' defaults apply without a row.
 * `stopToken` is part of the unsubscribe links.
 */
export const notificationSetting = pgTable('notification_setting', {
  userNo: integer('user_no')
    .primaryKey()
    .references(() => user.no, { onDelete: 'cascade' }),
  messageEmail: boolean('message_email').notNull().default(true),
  callbackEmail: boolean('callback_email').notNull().default(true),
  callbackSms: boolean('callback_sms').notNull().default(false),
  priceEmail: boolean('price_email').notNull().default(true),
  orderEmail: boolean('order_email').notNull().default(true),
  stopToken: text('stop_token').notNull().unique(),
})
