import { z } from 'zod'
import { callOutside, parsedJson } from '../http/outside-call.ts'
import { parsePhone } from './phone-number.ts'

/** Whether a phone number exists; `phone` is its E.164 form when it does. */
export type PhoneCheck = {
  check(phone: string): Promise<{ valid: boolean; phone?: string }>
}

/** Checks by the numbering plans alone. */
export function localPhoneCheck(): PhoneCheck {
  return {
    async check(text) {
      const phone = parsePhone(text)
      return phone ? { valid: true, phone } : { valid: false }
    },
  }
}

type Options = {
  url: string
  key?: string
  /** Told of every call that the service didn't answer; the numbering plans answered instead. */
  onDown: (error: unknown) => void
  timeoutMs?: number
}

const verdict = z.object({ valid: z.boolean() })

/**
 * Asks a validation service: GET with `number` (digits, with the country's) and `access_key`,
 * answered by JSON with `valid`. It is asked only about numbers that the numbering plans allow.
 */
export function remotePhoneCheck({ url, key, onDown, timeoutMs = 2_000 }: Options): PhoneCheck {
  const service = new URL(url)
  if (key) service.searchParams.set('access_key', key)

  async function askService(phone: string): Promise<boolean> {
    const address = new URL(service)
    address.searchParams.set('number', phone.slice(1))
    const headers = { accept: 'application/json' }
    const { status, text } = await callOutside(address, { headers, timeoutMs })
    const { data } = verdict.safeParse(parsedJson(text))
    if (status !== 200 || !data) throw new Error(`The phone check replied with ${status}`)
    return data.valid
  }

  return {
    async check(text) {
      const phone = parsePhone(text)
      if (!phone) return { valid: false }
      try {
        return (await askService(phone)) ? { valid: true, phone } : { valid: false }
      } catch (error) {
        onDown(error)
        return { valid: true, phone }
      }
    },
  }
}
