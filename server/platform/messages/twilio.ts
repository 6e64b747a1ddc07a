import { z } from 'zod'
import type { Message, Sender } from './message.ts'
import { callOutside, parsedJson } from '../http/outside-call.ts'
import { assertPhone, smsFailure } from './sms-gateway.ts'

type Options = {
  accountSid: string
  authToken: string
  /** A number, a name, or the id of a messaging service, which begins with "MG". */
  from: string
  baseUrl?: string
  timeoutMs?: number
}

const accepted = z.object({ sid: z.string().min(1) })
const refused = z.object({ code: z.number(), message: z.string().default('') })

/** Sends SMS by Twilio's Programmable Messaging. */
export function twilio({
  accountSid,
  authToken,
  from,
  baseUrl = 'https://api.twilio.com',
  timeoutMs = 5_000,
}: Options): Sender {
  const path = `/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`
  const url = new URL(path, baseUrl)
  const login = Buffer.from(`${accountSid}:${authToken}`).toString('base64')
  const headers = { authorization: `Basic ${login}`, accept: 'application/json' }
  const sender: [string, string] = [from.startsWith('MG') ? 'MessagingServiceSid' : 'From', from]
  return {
    async send({ to, text }: Message) {
      assertPhone(to)
      const body = new URLSearchParams([['To', to], sender, ['Body', text]])
      const reply = await callOutside(url, { method: 'POST', headers, body, timeoutMs })
      const fields = parsedJson(reply.text)
      const success = reply.status >= 200 && reply.status < 300
      if (success && accepted.safeParse(fields).success) return
      throw smsFailure(reply.status, `Twilio replied with ${reply.status}${reasonOf(fields)}`)
    },
  }
}

/** Twilio's error code and message, without the phone number that the message may contain. */
function reasonOf(fields: unknown): string {
  const { data } = refused.safeParse(fields)
  return data ? `, ${data.code}: ${data.message.replace(/\+?\d{6,}/g, '…').slice(0, 300)}` : ''
}
