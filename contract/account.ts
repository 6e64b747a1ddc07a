import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { exampleIds } from './example-values.ts'
import { date, filledText, id, json, paging, password, plain, text } from './fields.ts'
import { done, user } from './profile.ts'
import { accountFiles } from './uploads.ts'
import { fileQuotaErrors } from './quotas.ts'
import { longestCode, longestEmail, profileLengths, shortestIdentity } from './limits.ts'

export const getMe = endpoint('getMe', {
  summary: 'The caller’s account',
  input: z.object({}),
  example: {},
  reply: user,
  access: 'account',
})

export const logout = endpoint('logout', {
  summary: 'End this session',
  input: z.object({}),
  example: {},
  reply: done,
  access: 'account',
})

export const logoutEverywhere = endpoint('logoutEverywhere', {
  summary: 'End all sessions, including this one',
  input: z.object({}),
  example: {},
  reply: done,
  access: 'account',
})

export const updateUser = endpoint('updateUser', {
  summary: 'Update the profile; e-mail, phone and role are not changed by this call',
  input: z.object({
    user_id: id.optional(),
    details: json(z.record(z.string(), z.unknown())).optional(),
    name: plain(profileLengths.name).optional(),
    location: plain(profileLengths.location).optional(),
    password: password
      .optional()
      .meta({ description: 'The current password; needed where `iban` in `details` changes' }),
  }),
  files: accountFiles,
  example: { location: 'Sharjah' },
  reply: z.object({ success: z.literal(true), user }),
  access: 'account',
  self: ['user_id'],
  errors: [
    'factor.recent',
    ...fileQuotaErrors,
    'file.unknown',
    'file.type',
    'file.too_large',
    'file.broken',
    'server.limited',
    'server.unavailable',
  ],
})

export const changePassword = endpoint('changePassword', {
  summary: 'Change the password; ends all other sessions and renews the current one',
  input: z.object({ current: password, password }),
  example: { current: 'the old sentence', password: 'a new long sentence' },
  reply: done.extend({ token: z.string() }),
  access: 'account',
  errors: ['factor.recent', 'server.limited', 'server.unavailable'],
})

export const changeContact = endpoint('changeContact', {
  summary: 'Change the e-mail address or phone number with a code sent to the new one',
  input: z.object({
    identify: text(longestEmail).pipe(z.string().min(shortestIdentity)),
    code: filledText(longestCode),
    password,
  }),
  example: { identify: '+971501234567', code: '123456', password: 'a long sentence' },
  reply: z.object({ success: z.literal(true), user }),
  access: 'account',
  errors: [
    ...(['code.wrong', 'factor.recent', 'account.exists'] as const),
    ...(['server.limited', 'server.unavailable'] as const),
  ],
})

export const session = z.object({
  _id: id,
  current: z.boolean(),
  device: z.string().meta({ description: 'For example "Chrome on Android"; empty when unknown' }),
  country: z
    .string()
    .nullable()
    .meta({ description: 'ISO 3166 code of the country of the IP address' }),
  since: date,
  seen: date,
})
export type Session = z.infer<typeof session>

export const getSessions = endpoint('getSessions', {
  summary: 'The caller’s active sessions, latest first',
  input: z.object({ ...paging }),
  example: {},
  reply: session,
  access: 'account',
})

export const endSession = endpoint('endSession', {
  summary: 'End one of the caller’s sessions',
  input: z.object({ id }),
  example: { id: exampleIds.seller },
  reply: done,
  access: 'account',
  errors: ['session.not_found'],
})

export const closeAccount = endpoint('closeAccount', {
  summary: 'Schedule the account for deletion in 14 days; until then the deletion can be cancelled',
  input: z.object({ password }),
  example: { password: 'a long sentence' },
  reply: done.extend({ closing: date }),
  access: ['BUYER', 'SELLER'],
  errors: ['server.limited', 'server.unavailable'],
})

export const cancelClosing = endpoint('cancelClosing', {
  summary: 'Cancel the scheduled deletion of the account',
  input: z.object({}),
  example: {},
  reply: z.object({ success: z.literal(true), user }),
  access: 'account',
})

export const outboxMessage = z.object({
  to: z.string(),
  channel: z.enum(['email', 'sms']),
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
  code: z.string().optional(),
  at: date,
})
export type OutboxMessage = z.infer<typeof outboxMessage>

export const getOutbox = endpoint('getOutbox', {
  summary: 'Messages that a demonstration stores instead of sending, newest first',
  input: z.object({ to: text(longestEmail).optional(), ...paging }),
  example: { limit: 4 },
  reply: outboxMessage,
  demo: true,
})
