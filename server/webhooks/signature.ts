import { createHmac } from 'node:crypto'
import type { Signer } from '../platform/signing-key.ts'

// By the Standard Webhooks specification, whose libraries verify it: https://www.standardwebhooks.com

const PREFIX = 'whsec_'

/** A secret of a webhook. It is derived from that of this installation, so no table has it. */
export const secretOf = (signer: Pick<Signer, 'sign'>, id: string, secretNo: number): string =>
  PREFIX + Buffer.from(signer.sign('webhook', `${id} ${secretNo}`), 'base64url').toString('base64')

/** The headers that prove an event by each of these secrets, at a time in seconds since 1970. */
export function signedHeaders(
  { eventId, body }: { eventId: string; body: string },
  secrets: string[],
  seconds: number,
): Record<string, string> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
    const signed = `${eventId}.${seconds}.${body}`
    return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
  })
  return {
    'webhook-id': eventId,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatures.join(' '),
  }
}
