import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { exampleIds, linkToken } from './example-values.ts'
import { date, filledText, id, name, password } from './fields.ts'
import {
  longestCode,
  longestCredential,
  longestKeyName,
  longestToken,
  shortestToken,
} from './limits.ts'
import { factorMethods } from './operator-roles.ts'
import { done, signedIn } from './profile.ts'

const base64url = z
  .string()
  .regex(/^[\w-]+$/)
  .max(longestCredential)
const ticket = z.string().min(shortestToken).max(longestToken)
const code = filledText(longestCode).meta({
  description: 'Six digits of the authenticator app, or one of the recovery codes',
})

/** Beside `login.second_factor`: what completes the login within ten minutes. */
export const factorAsked = z.object({ ticket: z.string(), methods: z.array(z.enum(factorMethods)) })
export type FactorAsked = z.infer<typeof factorAsked>

const credential = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
}

/** As `navigator.credentials.get` answers, in JSON. */
const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
  }),
})

/** As `navigator.credentials.create` answers, in JSON. */
const attestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z
      .array(z.string().regex(/^[a-z-]{1,20}$/))
      .max(10)
      .optional(),
  }),
})

/** Options for the browser; it reads them, and sends nothing of them back. */
const options = z.record(z.string(), z.unknown())

const answer = { code: code.optional(), passkey: assertion.optional() }
const limited = ['server.limited', 'server.unavailable'] as const

export const enterFactor = endpoint('enterFactor', {
  summary: 'Complete a login with the second factor: a code, or a passkey',
  input: z.object({ ticket, ...answer }),
  example: { ticket: linkToken, code: '123456' },
  reply: signedIn,
  errors: ['factor.wrong', 'factor.expired', 'server.limited'],
})

export const getPasskeyOptions = endpoint('getPasskeyOptions', {
  summary: 'What the browser needs to complete a login with a passkey',
  input: z.object({ ticket }),
  example: { ticket: linkToken },
  reply: z.object({ options }),
  errors: ['factor.expired', 'passkey.unavailable', 'server.limited'],
})

export const getConfirmOptions = endpoint('getConfirmOptions', {
  summary: 'What the browser needs to confirm the session with a passkey',
  input: z.object({}),
  example: {},
  reply: z.object({ options }),
  access: 'account',
  errors: ['passkey.unavailable'],
})

export const confirmFactor = endpoint('confirmFactor', {
  summary: 'Enter the second factor again; for ten minutes the session may do what asks for it',
  input: z.object(answer),
  example: { code: '123456' },
  reply: done,
  access: 'account',
  errors: ['factor.wrong', 'server.limited'],
})

export const passkey = z.object({ _id: id, name: z.string(), date, used: date.nullable() })
export type Passkey = z.infer<typeof passkey>

export const factors = z.object({
  totp: date.nullable().meta({ description: 'Since when an authenticator app is set up' }),
  recovery: z.int().meta({ description: 'Recovery codes that are left' }),
  passkeys: z.array(passkey),
  hasPasskeys: z.boolean().meta({ description: 'Whether passkeys work at this address' }),
})
export type Factors = z.infer<typeof factors>

export const getFactors = endpoint('getFactors', {
  summary: 'The caller’s second factors',
  input: z.object({}),
  example: {},
  reply: factors,
  access: 'account',
})

export const totpSecret = z.object({
  secret: z.string().meta({ description: 'To be typed into an authenticator app' }),
  uri: z.string().meta({ description: 'The same, for its camera' }),
})

export const recoveryCodes = z
  .array(z.string())
  .meta({ description: 'Each works once; they are returned only now' })

const changes = ['factor.recent', 'account.closing', ...limited] as const

export const startTotp = endpoint('startTotp', {
  summary: 'Begin to set up an authenticator app; the former one works until the new one is saved',
  input: z.object({ password }),
  example: { password: 'a long sentence' },
  reply: totpSecret,
  access: 'account',
  errors: [...changes],
})

export const saveTotp = endpoint('saveTotp', {
  summary: 'Save the authenticator app by its first code; makes new recovery codes',
  input: z.object({ code: filledText(longestCode) }),
  example: { code: '123456' },
  reply: z.object({ recoveryCodes }),
  access: 'account',
  errors: ['factor.wrong', 'factor.expired', 'server.limited'],
})

export const makeRecoveryCodes = endpoint('makeRecoveryCodes', {
  summary: 'New recovery codes in the place of the former ones',
  input: z.object({ password }),
  example: { password: 'a long sentence' },
  reply: z.object({ recoveryCodes }),
  access: 'account',
  errors: ['factor.totp_first', ...changes],
})

export const startPasskey = endpoint('startPasskey', {
  summary: 'What the browser needs to make a passkey',
  input: z.object({ password }),
  example: { password: 'a long sentence' },
  reply: z.object({ options }),
  access: 'account',
  errors: ['factor.totp_first', 'passkey.too_many', 'passkey.unavailable', ...changes],
})

export const savePasskey = endpoint('savePasskey', {
  summary: 'Save a passkey that the browser has made',
  input: z.object({ name: name(longestKeyName), passkey: attestation }),
  example: {
    name: 'Office laptop',
    passkey: {
      ...{ id: 'AQ', rawId: 'AQ', type: 'public-key', clientExtensionResults: {} },
      response: { clientDataJSON: 'AQ', attestationObject: 'AQ' },
    },
  },
  reply: passkey,
  status: 201,
  access: 'account',
  errors: ['factor.wrong', 'factor.expired', 'passkey.too_many', 'passkey.unavailable'],
})

export const removePasskey = endpoint('removePasskey', {
  summary: 'Remove a passkey',
  input: z.object({ id, password }),
  example: { id: exampleIds.listing, password: 'a long sentence' },
  reply: done,
  access: 'account',
  errors: ['passkey.not_found', ...changes],
})

export const removeFactors = endpoint('removeFactors', {
  summary: 'Log in with the password alone again; operators can’t',
  input: z.object({ password }),
  example: { password: 'a long sentence' },
  reply: done,
  access: ['BUYER', 'SELLER'],
  errors: [...changes],
})
