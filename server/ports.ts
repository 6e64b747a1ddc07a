import { join } from 'node:path'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { CardProvider } from './platform/card-payments/card-provider.ts'
import { demoCards } from './platform/card-payments/demo-cards.ts'
import { stripe } from './platform/card-payments/stripe.ts'
import { originOf, type Env } from './platform/env.ts'
import type { Log, Ports } from './platform/feature.ts'
import { diskStore } from './platform/files/disk-store.ts'
import type { FileStore } from './platform/files/file-store.ts'
import { s3Store } from './platform/files/s3-store.ts'
import { smsGateway } from './platform/messages/sms-gateway.ts'
import { smtpSender } from './platform/messages/smtp.ts'
import { twilio } from './platform/messages/twilio.ts'
import { localPhoneCheck, remotePhoneCheck } from './platform/phones/phone-check.ts'
import { embeddedPlaces, googlePlaces } from './platform/places/places.ts'

/** Where received files lie until they are stored or read, in DATA_DIR. */
export const UPLOADS = 'uploads'

/** The adapters to external services, as the environment names them. */
export function portsOf(env: Env, log: Log): Ports {
  return {
    send: senders(env),
    store: fileStore(env),
    phoneCheck: env.PHONE_CHECK_URL
      ? remotePhoneCheck({
          url: env.PHONE_CHECK_URL,
          key: env.PHONE_CHECK_KEY,
          onDown: (error) => log('the phone check did not answer', error),
        })
      : localPhoneCheck(),
    places: env.GOOGLE_PLACES_KEY
      ? googlePlaces({
          key: env.GOOGLE_PLACES_KEY,
          onDown: (error) => log('the places service did not answer', error),
        })
      : embeddedPlaces(),
  }
}

function senders(env: Env): Ports['send'] {
  const send: Ports['send'] = {}
  if (env.SMTP_URL) send.email = smtpSender({ url: env.SMTP_URL, from: env.MAIL_FROM! })
  if (env.TWILIO_ACCOUNT_SID)
    send.sms = twilio({
      accountSid: env.TWILIO_ACCOUNT_SID,
      authToken: env.TWILIO_AUTH_TOKEN!,
      from: env.SMS_FROM!,
    })
  else if (env.SMS_GATEWAY_URL)
    send.sms = smsGateway({
      url: env.SMS_GATEWAY_URL,
      authorization: env.SMS_GATEWAY_AUTHORIZATION,
      from: env.SMS_FROM,
    })
  return send
}

function fileStore(env: Env): FileStore {
  if (!env.S3_BUCKET) return diskStore(join(env.DATA_DIR, 'files'))
  return s3Store({
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    bucket: env.S3_BUCKET,
    accessKeyId: env.S3_ACCESS_KEY_ID!,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY!,
    forcePathStyle: env.S3_ENDPOINT !== undefined,
  })
}

/** Stripe with its keys, else the demonstration's own provider, else none. */
export function cardsOf(env: Env, db: NodePgDatabase): CardProvider | undefined {
  if (env.STRIPE_SECRET_KEY)
    return stripe({
      secretKey: env.STRIPE_SECRET_KEY,
      webhookSecret: env.STRIPE_WEBHOOK_SECRET!,
      baseUrl: env.STRIPE_URL,
    })
  return env.DEMO ? demoCards({ db, origin: originOf(env) }) : undefined
}
