import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { isValidIBAN } from 'ibantools'
import { z } from 'zod'
import { quotasOf } from '#contract/quotas.ts'

const weekDays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

const variables = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'])
    .default('production')
    .describe('What the process is for; development serves the web through Vite.'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on; 0.0.0.0 in a container.'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe('Port to listen on.'),
  PUBLIC_URL: z
    .url()
    .optional()
    .describe(
      'Address that visitors use, for links in pages and sitemaps; default http://HOST:PORT.',
    ),
  // An address that goes through a socket has no host, and so is no URL to zod.
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/\S+$/, 'Expected an address like postgres://user@host/database')
    .optional()
    .describe('PostgreSQL 15 or newer of your own; without it an embedded one is started.'),
  DATA_DIR: z
    .string()
    .default('data')
    .transform((path) => resolve(path))
    .describe('Folder of the embedded database, of pictures, and of uploaded files.'),
  DEMO: z
    .stringbool()
    .prefault('true')
    .describe('Load the demonstration marketplace and say so on every page; off for real use.'),
  DEMO_LISTINGS: z.coerce
    .number()
    .int()
    .min(100)
    .max(10_000_000)
    .default(20_000)
    .describe(
      'How many listings the demonstration has; 100000 for measuring; more by `npm run seed`.',
    ),
  WORKERS: z.coerce
    .number()
    .int()
    .min(0)
    .max(64)
    .default(1)
    .transform((count) => count || availableParallelism())
    .describe('Processes behind the port; 0 is one per core.'),
  TRUST_PROXY: z.coerce
    .number()
    .int()
    .min(0)
    .max(10)
    .default(0)
    .describe(
      'How many reverse proxies stand in front; decides whose address counts as the visitor’s.',
    ),
  DATABASE_POOL: z.coerce
    .number()
    .int()
    .min(2)
    .max(200)
    .default(10)
    .describe('Database connections of one process.'),
  STATEMENT_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(100)
    .default(2_000)
    .describe('Longest time one database statement of a request may take.'),
  BUSY_AFTER_MS: z.coerce
    .number()
    .int()
    .min(100)
    .default(2_000)
    .describe('Requests answer 503 while the event loop is late by more than this.'),
  PAGE_CACHE_MB: z.coerce
    .number()
    .int()
    .min(0)
    .default(64)
    .describe('Memory for rendered public pages and replies, per process; 0 switches it off.'),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\/\S+$/, 'Expected an address like redis://host:6379')
    .optional()
    .describe(
      'Redis that counts for all processes how often one may ask; else each counts itself.',
    ),
  LIMIT_PER_ADDRESS: z.coerce
    .number()
    .min(0.1)
    .max(1_000)
    .optional()
    .describe(
      'How much more than usual one network address may ask; default 1, in a demonstration 20.',
    ),
  CHALLENGE_BITS: z.coerce
    .number()
    .int()
    .min(4)
    .max(22)
    .default(16)
    .describe(
      'How hard the proof of work is that unusually many codes or logins need; each one more doubles it.',
    ),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/\S+$/, 'Expected an address like smtps://user:password@host')
    .optional()
    .describe('Server that sends e-mail; a demonstration without it keeps them in its outbox.'),
  MAIL_FROM: z
    .string()
    .min(3)
    .optional()
    .describe('Sender of e-mails, such as Ghiyar <no-reply@ghiyar.example>.'),
  OPERATOR_NAME: z
    .string()
    .min(1)
    .max(120)
    .default('Ghiyar')
    .describe('Who runs the marketplace, as invoices for commission name it.'),
  OPERATOR_ADDRESS: z.string().max(240).default('').describe('The address on those invoices.'),
  OPERATOR_TRN: z
    .string()
    .regex(/^1\d{14}$/, 'Expected 15 digits, the first of them 1')
    .optional()
    .describe('Its tax registration number; without it no commission is invoiced.'),
  OPERATOR_IBAN: z
    .string()
    .transform((value) => value.replaceAll(' ', '').toUpperCase())
    .refine((value) => isValidIBAN(value), 'Expected an IBAN')
    .optional()
    .describe(
      'Its bank account, to which sellers transfer what they owe and buyers what they pay; without it sellers are asked to contact it, and buyers can’t pay by transfer.',
    ),
  OPERATOR_ACCOUNT: z
    .string()
    .min(1)
    .max(120)
    .optional()
    .describe('The name of that account, where it is not OPERATOR_NAME.'),
  OPERATOR_BANK: z.string().max(120).default('').describe('The bank of that account.'),
  CONTACT_TO: z
    .email()
    .optional()
    .describe('Who gets what people write by the contact form, as an e-mail address.'),
  SMS_GATEWAY_URL: z
    .url()
    .optional()
    .describe('Gateway that takes SMS as JSON by POST; or set the variables of Twilio.'),
  SMS_GATEWAY_AUTHORIZATION: z
    .string()
    .optional()
    .describe('Authorization header for the SMS gateway.'),
  SMS_FROM: z.string().optional().describe('Sender of SMS: a number, a name, or a Twilio service.'),
  TWILIO_ACCOUNT_SID: z.string().optional().describe('Account at Twilio, for sending SMS.'),
  TWILIO_AUTH_TOKEN: z.string().optional().describe('Secret of the account at Twilio.'),
  SMS_COUNTRIES: z
    .string()
    .default('AE,SA,OM,QA,BH,KW')
    .transform((list) => list.split(',').map((code) => code.trim().toUpperCase()))
    .describe('Countries to whose numbers codes are sent, as ISO 3166 codes.'),
  SMS_PER_DAY: z.coerce
    .number()
    .int()
    .min(1)
    .default(1_000)
    .describe('Most SMS with codes in 24 hours, all together.'),
  PHONE_CHECK_URL: z
    .url()
    .optional()
    .describe('Service that checks phone numbers; without it their form is checked here.'),
  PHONE_CHECK_KEY: z.string().optional().describe('Key for the phone check.'),
  GOOGLE_PLACES_KEY: z
    .string()
    .optional()
    .describe('Key for places by Google; without it a list of the Emirates is used.'),
  STRIPE_SECRET_KEY: z
    .string()
    .optional()
    .describe('Secret or restricted key of Stripe, for payment by card; without it cash only.'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .optional()
    .describe('Signing secret of the webhook /api/hooks/payments/stripe, as Stripe shows it.'),
  STRIPE_URL: z.url().optional().describe('Address of Stripe’s API, for trying it elsewhere.'),
  PAYOUT_DAYS: z
    .string()
    .default('mon')
    .transform((list, { addIssue }) => {
      const names = list
        .toLowerCase()
        .split(',')
        .map((name) => name.trim())
      if (names.join() === 'none') return []
      const days = names.map((name) => weekDays.indexOf(name))
      if (!days.includes(-1)) return days
      addIssue(`Expected days of the week, such as ${weekDays[1]},${weekDays[4]}, or none`)
      return z.NEVER
    })
    .describe(
      'Days of the week on which payouts to sellers are prepared unless operators set others, such as mon,thu; none for by hand alone.',
    ),
  PAYOUT_MINIMUM: z.coerce
    .number()
    .min(1)
    .max(100_000)
    .default(50)
    .describe(
      'In dirhams: a seller to whom less is due waits for a later payout, unless operators set another amount.',
    ),
  S3_BUCKET: z
    .string()
    .optional()
    .describe('Bucket for uploaded files; without it they lie in DATA_DIR.'),
  S3_REGION: z.string().default('us-east-1').describe('Region of the bucket.'),
  S3_ENDPOINT: z.url().optional().describe('Address of an S3 store other than that of Amazon.'),
  S3_ACCESS_KEY_ID: z.string().optional().describe('Key for the bucket.'),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('Secret for the bucket.'),
  CHAT_MESSAGES: z.coerce
    .number()
    .int()
    .min(1)
    .max(100_000)
    .default(20)
    .describe('Most chat messages that one account may write in ten seconds.'),
  IMPORT_ROWS: z.coerce
    .number()
    .int()
    .min(10)
    .max(1_000_000)
    .default(50_000)
    .describe('Most rows of one stock list.'),
  QUOTAS: z
    .string()
    .default('')
    .transform((text, { addIssue }) => {
      const quotas = quotasOf(text)
      if (typeof quotas !== 'string') return quotas
      addIssue(`Not a quota: ${quotas}`)
      return z.NEVER
    })
    .describe(
      'What one account may have and do at the most, such as listings=500000,importerSecondsPerDay=7200.',
    ),
  WEBHOOKS_TO_LOOPBACK: z
    .stringbool()
    .prefault('false')
    .describe(
      'Let webhooks of sellers reach this machine, by http too, for trying a receiver; a demonstration only.',
    ),
  METRICS_TOKEN: z
    .string()
    .min(20)
    .optional()
    .describe(
      'Secret that reads /metrics as a bearer token, 20 characters or more; without it only a demonstration answers, to its own machine.',
    ),
  STARTED_AT: z.coerce
    .number()
    .optional()
    .describe(
      'When starting began, in milliseconds since 1970; npm start sets it to tell how long it took.',
    ),
  WORKERS_KILLED: z.coerce
    .number()
    .int()
    .min(0)
    .default(0)
    .describe(
      'How many workers were killed because they were blocked; the first process sets it, for /metrics.',
    ),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
    .default('info')
    .describe('How much is logged, as JSON lines on standard output.'),
})

export type Env = z.output<typeof variables>

/** Where visitors reach us; pages, links and sitemaps use it. */
export const originOf = (env: Env) =>
  (env.PUBLIC_URL ?? `http://${env.HOST}:${env.PORT}`).replace(/\/$/, '')

/** What must be set together, and what real use can't do without. */
function objections(env: Env): string[] {
  const all = (names: (keyof Env)[]) => names.every((name) => env[name] !== undefined)
  const lines: string[] = []
  if (env.SMTP_URL && !env.MAIL_FROM) lines.push('MAIL_FROM: needed beside SMTP_URL')
  if (env.S3_BUCKET && !all(['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']))
    lines.push('S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: needed beside S3_BUCKET')
  const twilio = all(['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'SMS_FROM'])
  if (env.TWILIO_ACCOUNT_SID && !twilio)
    lines.push('TWILIO_AUTH_TOKEN, SMS_FROM: needed beside TWILIO_ACCOUNT_SID')
  if (env.STRIPE_SECRET_KEY && !env.STRIPE_WEBHOOK_SECRET)
    lines.push('STRIPE_WEBHOOK_SECRET: needed beside STRIPE_SECRET_KEY')
  if (env.DEMO) return lines
  if (env.WEBHOOKS_TO_LOOPBACK)
    lines.push('WEBHOOKS_TO_LOOPBACK: only a demonstration may let webhooks reach its own machine')
  if (!env.PUBLIC_URL?.startsWith('https:'))
    lines.push('PUBLIC_URL: messages and cookies need the https address that visitors use')
  if (!env.SMTP_URL) lines.push('SMTP_URL: people can only join when e-mails are sent')
  if (!env.CONTACT_TO) lines.push('CONTACT_TO: what people write to you has to reach somebody')
  if (!env.SMS_GATEWAY_URL && !twilio)
    lines.push('SMS_GATEWAY_URL, or TWILIO_ACCOUNT_SID: people can only join when SMS are sent')
  return lines
}

/** One entry per variable, for `.env.example`: its name, its sentence, its default as text. */
export const documentedVariables = Object.entries(variables.shape).map(([name, schema]) => ({
  name,
  sentence: schema.description ?? '',
  preset: z.toJSONSchema(schema, { io: 'input' }).default as string | number | boolean | undefined,
}))

/** Reads the environment once; throws with one line per wrong variable. Empty variables are unset. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const set = Object.entries(source).filter(([, value]) => value !== undefined && value !== '')
  const parsed = variables.safeParse(Object.fromEntries(set))
  const lines = parsed.success
    ? objections(parsed.data)
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  if (parsed.success && lines.length === 0) return parsed.data
  throw new Error(`These settings can't be used:\n${lines.map((line) => `  ${line}`).join('\n')}`)
}
