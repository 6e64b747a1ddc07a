import { type Message, type Sender, UndeliverableError } from './message.ts'
import { callOutside } from '../http/outside-call.ts'

type Options = {
  url: string
  /** The whole header, as `Bearer …`. */
  authorization?: string
  /** The sender that is shown, a number or a name. */
  from?: string
  timeoutMs?: number
}

/** Sends SMS by any gateway that takes `{ to, from, text }` as JSON. */
export function smsGateway({ url, authorization, from, timeoutMs = 5_000 }: Options): Sender {
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    ...(authorization && { authorization }),
  }
  return {
    async send({ to, text }: Message) {
      assertPhone(to)
      const body = JSON.stringify({ to, from, text })
      const { status } = await callOutside(url, { method: 'POST', headers, body, timeoutMs })
      if (status < 200 || status > 299)
        throw smsFailure(status, `The SMS gateway replied with ${status}`)
    },
  }
}

/** A gateway gets numbers in E.164 and nothing else. */
export function assertPhone(to: string): void {
  if (!/^\+[1-9]\d{6,14}$/.test(to)) throw new UndeliverableError('This is not a phone number')
}

/** The error for a failed reply: final when the number or message is invalid. */
export function smsFailure(status: number, message: string): Error {
  // A key that is refused is our trouble, and may be mended before the message is out of date.
  const final = status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status)
  return final ? new UndeliverableError(message) : new Error(message)
}
