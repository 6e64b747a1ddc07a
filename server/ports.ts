import { join } from 'node:path'
import type { Env } from './platform/env.ts'
import { diskStore } from './platform/files/disk-store.ts'
import type { FileStore } from './platform/files/file-store.ts'
import { s3Store } from './platform/files/s3-store.ts'
import type { Message, Sender } from './platform/messages/message.ts'
import { smsGateway } from './platform/messages/sms-gateway.ts'
import { smtpSender } from './platform/messages/smtp.ts'
import { twilio } from './platform/messages/twilio.ts'
import {
  localPhoneCheck,
  remotePhoneCheck,
  type PhoneCheck,
} from './platform/phones/phone-check.ts'
import { embeddedPlaces, googlePlaces, type Places } from './platform/places/places.ts'

/** Where received files lie until they are stored or read, in DATA_DIR. */
export const UPLOADS = 'uploads'

type Log = (message: string, error?: unknown) => void

/** What goes to the outside world, by whatever the environment names. */
export type Ports = {
  /** A kind of message without a sender has none set. */
  send: Partial<Record<Message['channel'], Sender>>
  store: FileStore
  phoneCheck: PhoneCheck
  places: Places
}

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
