import { z } from 'zod'
import { solution } from './challenge.ts'
import { emirates } from './emirates.ts'
import { endpoint } from './endpoint.ts'
import { garageDetails } from './example-values.ts'
import { email, filledText, json, paging, password, phone, plain, text } from './fields.ts'
import { buyerFields, sellerFields, signedIn } from './profile.ts'
import { joiningFiles } from './uploads.ts'
import {
  longestCode,
  longestEmail,
  longestPhone,
  longestQuery,
  longestToken,
  profileLengths,
  shortestIdentity,
} from './limits.ts'

/** An e-mail address, or a phone number with its plus. */
const identify = text(longestEmail).pipe(z.string().min(shortestIdentity))
const code = filledText(longestCode)

const sent = z.object({ message: z.literal('sent') })

export const getOtpByEmail = endpoint('getOtpByEmail', {
  summary: 'Send a one-time code by e-mail; the reply is the same for every address',
  input: z.object({ email, solution }),
  example: { email: 'garage@example.com' },
  reply: sent,
  errors: ['challenge.required', 'server.limited'],
})

export const getOtpByPhone = endpoint('getOtpByPhone', {
  summary: 'Send a one-time code by SMS; the reply is the same for every number',
  input: z.object({ phone, solution }),
  example: { phone: '+971501234567' },
  reply: sent,
  errors: [
    'phone.invalid',
    'phone.country',
    'phone.not_mobile',
    'challenge.required',
    'code.no_sms',
    'server.limited',
  ],
})

export const verifyOtp = endpoint('verifyOtp', {
  summary: 'Verify an e-mail address or phone number with the code sent to it',
  input: z.object({ identify, code }),
  example: { identify: 'garage@example.com', code: '123456' },
  reply: z.object({
    message: z.literal('success'),
    ticket: z
      .string()
      .meta({ description: 'Proof of verification, for one registration; browsers get a cookie' }),
    registered: z
      .boolean()
      .meta({ description: 'Whether an account with this identity already exists' }),
  }),
  errors: ['code.wrong', 'server.limited', 'server.unavailable'],
})

const common = {
  email,
  phone,
  password,
  name: plain(profileLengths.name).optional(),
  location: plain(profileLengths.location).optional(),
  emailTicket: text(longestToken).optional(),
  phoneTicket: text(longestToken).optional(),
}

// The bank account comes later: a change of it is confirmed and recorded.
const joiningSeller = sellerFields.omit({ iban: true })

export const signUp = endpoint('signUp', {
  summary: 'Create an account with a verified e-mail address and phone number',
  input: z.discriminatedUnion('role', [
    z.object({ role: z.literal('BUYER'), details: json(buyerFields), ...common }),
    z.object({ role: z.literal('SELLER'), details: json(joiningSeller), ...common }),
  ]),
  files: joiningFiles,
  example: {
    role: 'BUYER',
    email: 'garage@example.com',
    phone: '+971501234567',
    password: 'a long sentence',
    details: JSON.stringify(garageDetails),
  },
  reply: signedIn,
  status: 201,
  errors: [
    'signup.email_first',
    'signup.phone_first',
    'account.exists',
    'file.type',
    'file.too_large',
    'file.broken',
    'server.limited',
    'server.unavailable',
  ],
})

export const validatePhone = endpoint('validatePhone', {
  summary: 'Check a phone number and return its international format',
  input: z.object({ phone: text(longestPhone) }),
  example: { phone: '050 123 4567' },
  reply: z.object({ valid: z.boolean(), phone: z.string().optional() }),
  errors: ['server.limited'],
})

export const place = z.object({
  name: z.string(),
  emirate: z.enum(emirates),
  label: z.string().meta({ description: 'In the caller’s language' }),
})
export type Place = z.infer<typeof place>

export const getPlaces = endpoint('getPlaces', {
  summary: 'Cities and areas of the Emirates that start with `q`',
  input: z.object({ q: text(longestQuery), ...paging }),
  example: { q: 'quoz' },
  reply: place,
  errors: ['server.limited'],
})

export const resetPassword = endpoint('resetPassword', {
  summary: 'Set a new password with a one-time code; ends all sessions',
  input: z.object({ identify, code, password }),
  example: { identify: 'garage@example.com', code: '123456', password: 'a long sentence' },
  reply: z.object({ message: z.literal('success') }),
  errors: ['code.wrong', 'server.limited', 'server.unavailable'],
})

/** What the other way of logging in needs; it may be sent along. */
const ignored = z
  .unknown()
  .transform(() => undefined)
  .optional()

const secret = { password, solution }

export const login = endpoint('login', {
  summary: 'Log in by e-mail or phone',
  input: z.discriminatedUnion('method', [
    z.object({ method: z.literal('email'), email, phone: ignored, ...secret }),
    z.object({ method: z.literal('phone'), phone, email: ignored, ...secret }),
  ]),
  example: { method: 'email', email: 'garage@ghiyar.example', password: 'ghiyar-demo' },
  reply: signedIn,
  errors: [
    'auth.credentials',
    'auth.suspended',
    'login.second_factor',
    'challenge.required',
    'server.limited',
    'server.unavailable',
  ],
})
