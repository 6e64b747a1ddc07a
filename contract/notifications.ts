import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { date, id, paging, text } from './fields.ts'
import { done } from './profile.ts'
import { callbackStatuses, mailKinds, notificationKinds } from './talking.ts'

/** Something that happened to the caller while he may have been elsewhere. */
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
  room: id.nullable().meta({ description: 'Of a message: the conversation' }),
  callback: id.nullable(),
  status: z
    .enum(callbackStatuses)
    .nullable()
    .meta({ description: 'Of a call-back, what it became' }),
  price: z.object({ was: z.number(), now: z.number() }).nullable(),
})
export type Notification = z.infer<typeof notification>

export const getNotifications = endpoint('getNotifications', {
  summary: 'What happened, latest first',
  input: z.object({ ...paging }),
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
  summary: 'Some were seen, or all of them',
  input: z.object({ ids: z.array(id).max(100).optional(), all: z.boolean().optional() }),
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
})
export type NotificationSettings = z.infer<typeof notificationSettings>

export const getNotificationSettings = endpoint('getNotificationSettings', {
  summary: 'What the caller is told by e-mail and SMS',
  input: z.object({}),
  reply: notificationSettings,
  access: 'account',
})

export const setNotificationSettings = endpoint('setNotificationSettings', {
  summary: 'Change some of what the caller is told by e-mail and SMS',
  input: notificationSettings.partial(),
  reply: notificationSettings,
  access: 'account',
})

export const unsubscribe = endpoint('unsubscribe', {
  summary: 'Stop e-mails of one kind, by the link that was in one of them',
  input: z.object({ token: text(100).pipe(z.string().min(20)), kind: z.enum(mailKinds) }),
  reply: done,
  errors: ['unsubscribe.unknown', 'server.limited'],
})
