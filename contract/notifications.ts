import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { linkToken } from './example-values.ts'
import { date, id, paging, text } from './fields.ts'
import { done } from './profile.ts'
import { accountStates } from './account-status.ts'
import { callbackStatuses } from './callback-status.ts'
import { creditNotices } from './credit-status.ts'
import { mailKinds, notificationKinds, transferNewsKinds } from './notification-kinds.ts'
import { sellerOrderStates } from './order-status.ts'
import { payoutStates } from './payout-status.ts'
import { returnStates } from './return-status.ts'
import { sellerStatuses } from './seller-status.ts'
import { longestToken, pageSizeRange, shortestToken } from './limits.ts'

/** Something that happened while the caller may have been away. */
export const notification = z.object({
  _id: id,
  kind: z.enum(notificationKinds),
  date,
  read: z.boolean(),
  from: z.string().nullable().meta({ description: 'The name of the other person or company' }),
  listing: z
    .object({
      _id: id,
      slug: z.string(),
      partName: z.string(),
      partNameAr: z.string().nullable(),
      partSKU: z.string(),
      pic: z.string().nullable(),
    })
    .nullable(),
  room: id.nullable().meta({ description: 'For a message: the conversation' }),
  callback: id.nullable(),
  credit: id.optional().meta({ description: 'That a seller granted the caller' }),
  status: z
    .enum([
      ...callbackStatuses,
      ...sellerOrderStates,
      ...returnStates,
      ...payoutStates,
      ...creditNotices,
      ...sellerStatuses,
      ...transferNewsKinds,
      ...accountStates,
    ])
    .nullable()
    .meta({
      description:
        'Of the call-back, seller order, return, payout, application or account; of a transfer or credit, what happened',
    }),
  order: z
    .object({ seller_order: id, order: id.nullable(), number: z.string() })
    .nullable()
    .meta({ description: 'For the buyer with the id of the whole order' }),
  price: z.object({ was: z.number(), now: z.number() }).nullable(),
})
export type Notification = z.infer<typeof notification>

export const getNotifications = endpoint('getNotifications', {
  summary: 'The caller’s notifications, latest first',
  input: z.object({ ...paging }),
  example: { limit: 10 },
  reply: z.object({
    notifications: z.array(notification),
    unread: z.number().int(),
    total: z.number().int(),
    page: z.number().int(),
    pages: z.number().int(),
  }),
  access: 'account',
})

export const readNotifications = endpoint('readNotifications', {
  summary: 'Mark some or all notifications as read',
  input: z.object({
    ids: z.array(id).max(pageSizeRange.max).optional(),
    all: z.boolean().optional(),
  }),
  example: { all: true },
  reply: z.object({ unread: z.number().int() }),
  access: 'account',
})

/** Which kinds go out beside the bell. */
export const notificationSettings = z.object({
  messageEmail: z
    .boolean()
    .meta({ description: 'A summary of unread messages, after 15 minutes away' }),
  callbackEmail: z.boolean(),
  callbackSms: z.boolean(),
  priceEmail: z.boolean(),
  orderEmail: z.boolean().meta({ description: 'Orders, and every step of them' }),
})
export type NotificationSettings = z.infer<typeof notificationSettings>

export const getNotificationSettings = endpoint('getNotificationSettings', {
  summary: 'The caller’s e-mail and SMS notification settings',
  input: z.object({}),
  example: {},
  reply: notificationSettings,
  access: 'account',
})

export const setNotificationSettings = endpoint('setNotificationSettings', {
  summary: 'Update the caller’s e-mail and SMS notification settings',
  input: notificationSettings.partial(),
  example: { callbackSms: true },
  reply: notificationSettings,
  access: 'account',
})

export const unsubscribe = endpoint('unsubscribe', {
  summary: 'Unsubscribe from one kind of e-mail with the token of its link',
  input: z.object({
    token: text(longestToken).pipe(z.string().min(shortestToken)),
    kind: z.enum(mailKinds),
  }),
  example: { token: linkToken, kind: 'message' },
  reply: done,
  errors: ['unsubscribe.unknown', 'server.limited'],
})
