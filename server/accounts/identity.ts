import { email } from '#contract/fields.ts'
import { parsePhone } from '../platform/phones/phone-number.ts'

/** What one proves to hold: an e-mail address in lower case, or a phone number in E.164. */
export type Identity = { channel: 'email' | 'sms'; value: string }

/** Reads an e-mail address or phone number as it was entered; undefined when it is neither. */
export function parseIdentity(text: string): Identity | undefined {
  if (text.includes('@')) {
    const parsed = email.safeParse(text)
    return parsed.success ? { channel: 'email', value: parsed.data } : undefined
  }
  const value = parsePhone(text)
  return value === undefined ? undefined : { channel: 'sms', value }
}
