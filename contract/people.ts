import { z } from 'zod'
import { accessKey } from './access-keys.ts'
import { accountEvents, accountStates } from './account-status.ts'
import { reportReasons } from './chat-options.ts'
import { emirates } from './emirates.ts'
import { endpoint } from './endpoint.ts'
import { exampleIds, linkToken } from './example-values.ts'
import { date, day, email, filledText, id, name, phone } from './fields.ts'
import { garageTypes } from './garage-types.ts'
import { languages } from './language.ts'
import { accountStepLengths, longestExportToken, profileLengths } from './limits.ts'
import { done } from './profile.ts'
import { sellerStatuses } from './seller-status.ts'

// What operators see of an account, and do to it.

const garage = z.object({
  name: z.string(),
  type: z.enum(garageTypes),
  emirate: z.enum(emirates),
  address: z.string(),
  licence: z.string(),
  taxNumber: z.string().nullable(),
  manager: z.string(),
  receiver: z.string(),
})

const company = z.object({
  name: z.string(),
  nameAr: z.string().nullable(),
  legalName: z.string().nullable(),
  emirate: z.enum(emirates),
  address: z.string(),
  status: z.enum(sellerStatuses),
  licence: z.string(),
  licenceExpires: day.nullable(),
  taxNumber: z.string().nullable(),
  iban: z.string().nullable(),
})

const count = z.int().meta({ description: 'More than 2,400 aren’t counted' })

const orderOfAccount = z.object({
  _id: id.meta({ description: 'The whole order' }),
  number: z.string(),
  date,
  side: z.enum(['bought', 'sold']),
})

/** What support sees beside the rest. */
const activity = z.object({
  sessions: z.int(),
  seen: date.nullable().meta({ description: 'When a session was last used' }),
  keys: z.array(accessKey).meta({ description: 'Access keys, the latest first' }),
  tickets: z.array(z.object({ ticket: z.string(), date, closed: date.nullable() })),
  reports: z.array(
    z.object({
      _id: id,
      date,
      reason: z.enum(reportReasons),
      by: z.boolean().meta({ description: 'By this account; else about it' }),
      closed: date.nullable(),
    }),
  ),
  history: z.array(
    z.object({
      no: z.int(),
      event: z.enum(accountEvents),
      by: z.string().nullable().meta({ description: 'The operator’s name' }),
      reason: z.string().nullable(),
      date,
    }),
  ),
})

export const account = z.object({
  _id: id,
  role: z.enum(['BUYER', 'SELLER']),
  name: z.string().nullable(),
  email: z.string(),
  phone: z.string(),
  language: z.enum(languages),
  created: date,
  state: z.enum(accountStates),
  closing: date.nullable().meta({ description: 'When it will be deleted, as its owner asked' }),
  garage: garage.nullable(),
  company: company.nullable(),
  listings: count,
  bought: count,
  sold: count,
  orders: z.array(orderOfAccount).meta({ description: 'The latest' }),
  activity: activity.nullable().meta({ description: 'Null without the permission for people' }),
})
export type Account = z.infer<typeof account>

export const getAccount = endpoint('getAccount', {
  summary:
    'An account by its id: contact, garage or company, orders, tickets, reports, and what operators did',
  input: z.object({ id }),
  example: { id: exampleIds.listing },
  reply: account,
  access: ['OPERATOR'],
  permission: 'lookUp',
  errors: ['account.not_found'],
})

const onPeople = { reply: done, access: ['OPERATOR'], permission: 'people' } as const
const reason = filledText(accountStepLengths.reason).meta({ description: 'Its owner reads it' })

export const signOutAccount = endpoint('signOutAccount', {
  summary: 'End all sessions of an account',
  input: z.object({ id }),
  example: { id: exampleIds.listing },
  ...onPeople,
  errors: ['account.not_found', 'account.own', 'server.limited'],
})

export const revokeKeyOfAccount = endpoint('revokeKeyOfAccount', {
  summary: 'Revoke an access key of a company on request; its owner gets a mail',
  input: z.object({ id, key: id }),
  example: { id: exampleIds.listing, key: exampleIds.listing },
  ...onPeople,
  recent: true,
  errors: ['account.not_found', 'account.own', 'key.not_found', 'server.limited'],
})

export const suspendAccount = endpoint('suspendAccount', {
  summary:
    'Shut a garage out: its sessions end, orders that wait for an answer are cancelled, accepted ones go on',
  input: z.object({ id, reason }),
  example: { id: exampleIds.listing, reason: 'Orders that were never collected' },
  ...onPeople,
  recent: true,
  errors: [
    ...(['account.not_found', 'account.not_garage', 'account.own', 'account.step'] as const),
    'server.limited',
  ],
})

export const liftAccount = endpoint('liftAccount', {
  summary: 'Lift the suspension of a garage',
  input: z.object({ id, reason }),
  example: { id: exampleIds.listing, reason: 'Settled with the sellers' },
  ...onPeople,
  recent: true,
  errors: [
    ...(['account.not_found', 'account.not_garage', 'account.own', 'account.step'] as const),
    'server.limited',
  ],
})

const corrected = {
  name: name(profileLengths.name).optional(),
  email: email.optional(),
  phone: phone.optional(),
}

export const correctAccount = endpoint('correctAccount', {
  summary:
    'Correct the name, e-mail address or phone number of an account on request; the former and the new address are notified',
  input: z.object({ id, reason, ...corrected }),
  example: { id: exampleIds.listing, reason: 'A typing error at the sign-up', name: 'Salem' },
  ...onPeople,
  recent: true,
  errors: [
    ...(['account.not_found', 'account.own', 'account.unchanged', 'account.exists'] as const),
    'server.limited',
  ],
})

export const sendExport = endpoint('sendExport', {
  summary:
    'Mail the owner of an account a link to a copy of their data, which works for three days',
  input: z.object({ id }),
  example: { id: exampleIds.listing },
  ...onPeople,
  recent: true,
  errors: ['account.not_found', 'account.own', 'server.limited'],
})

export const closeOnRequest = endpoint('closeOnRequest', {
  summary:
    'Close an account whose owner asked for it; until its grace period is over it can be kept',
  input: z.object({ id, reason }),
  example: { id: exampleIds.listing, reason: 'Asked for by phone' },
  ...onPeople,
  recent: true,
  errors: ['account.not_found', 'account.own', 'account.step', 'server.limited'],
})

export const downloadExport = endpoint('downloadExport', {
  summary: 'A copy of somebody’s data, by the link that was mailed to them',
  input: z.object({ token: filledText(longestExportToken) }),
  example: { token: linkToken },
  reply: z.unknown(),
  errors: ['export.unknown', 'server.limited'],
})
