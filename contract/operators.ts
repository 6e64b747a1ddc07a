import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { exampleIds, linkToken } from './example-values.ts'
import { date, email, filledText, id, name, password, phone } from './fields.ts'
import { languages } from './language.ts'
import { longestCode, longestToken, profileLengths, shortestToken } from './limits.ts'
import { operatorRoles } from './operator-roles.ts'
import { done, signedIn } from './profile.ts'
import { recoveryCodes, totpSecret } from './second-factor.ts'

const token = z.string().min(shortestToken).max(longestToken)
const role = z.enum(operatorRoles)

export const openInvitation = endpoint('openInvitation', {
  summary: 'What the link of an invitation leads to; the inviter sees that it was opened',
  input: z.object({ token }),
  example: { token: linkToken },
  reply: z.object({
    email: z.string(),
    role,
    isRenewal: z.boolean().meta({ description: 'The account exists; its factors are set anew' }),
  }),
  errors: ['invitation.unknown', 'server.limited'],
})

export const startInvitation = endpoint('startInvitation', {
  summary:
    'Begin to accept an invitation: a new secret for an authenticator app. What others began is void',
  input: z.object({ token }),
  example: { token: linkToken },
  reply: totpSecret.extend({
    key: z.string().meta({ description: 'To accept with; only the browser that began has it' }),
  }),
  errors: ['invitation.unknown', 'server.limited'],
})

export const acceptInvitation = endpoint('acceptInvitation', {
  summary: 'Become an operator: set the password, and prove the authenticator app by its code',
  input: z.object({
    token,
    key: token.meta({ description: 'From starting' }),
    name: name(profileLengths.name).optional(),
    phone: phone.optional().meta({ description: 'Needed, as the name is, unless it is a renewal' }),
    password,
    code: filledText(longestCode),
    language: z.enum(languages).default('en'),
  }),
  example: {
    token: linkToken,
    key: linkToken,
    name: 'Mariam Al Suwaidi',
    phone: '+971501234567',
    password: 'a long sentence',
    code: '123456',
  },
  reply: signedIn.extend({ recoveryCodes }),
  status: 201,
  errors: [
    'invitation.unknown',
    'invitation.restarted',
    'factor.wrong',
    'account.exists',
    'phone.invalid',
    'server.limited',
    'server.unavailable',
  ],
})

export const operator = z.object({
  _id: id,
  name: z.string(),
  email: z.string(),
  role,
  date,
  seen: date.nullable().meta({ description: 'When a session was last used' }),
  self: z.boolean(),
})
export type Operator = z.infer<typeof operator>

export const invitation = z.object({
  ...{ _id: id, email: z.string(), role, expires: date },
  opened: date.nullable().meta({ description: 'When its link was first opened' }),
})
export type Invitation = z.infer<typeof invitation>

const access = { access: ['OPERATOR'], permission: 'operators' } as const

export const getOperators = endpoint('getOperators', {
  summary: 'All operators, and the invitations that were not accepted yet',
  input: z.object({}),
  example: {},
  reply: z.object({ operators: z.array(operator), invitations: z.array(invitation) }),
  ...access,
})

export const inviteOperator = endpoint('inviteOperator', {
  summary: 'Invite an operator by e-mail; the link works once, for 24 hours',
  input: z.object({ email, role }),
  example: { email: 'support@example.com', role: 'support' },
  reply: invitation.extend({
    link: z
      .string()
      .nullable()
      .meta({ description: 'In a demonstration, which sends no invitations by mail' }),
  }),
  status: 201,
  ...access,
  recent: true,
  errors: ['account.exists', 'operator.too_many', 'server.limited'],
})

export const withdrawInvitation = endpoint('withdrawInvitation', {
  summary: 'Withdraw an invitation',
  input: z.object({ id }),
  example: { id: exampleIds.listing },
  reply: done,
  ...access,
  errors: ['invitation.unknown'],
})

export const removeOperator = endpoint('removeOperator', {
  summary: 'End an operator’s account at once; the last owner stays',
  input: z.object({ id }),
  example: { id: exampleIds.listing },
  reply: done,
  ...access,
  recent: true,
  errors: ['operator.not_found', 'operator.last_owner'],
})
