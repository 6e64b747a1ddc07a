import type { ContactMode, ContactReason } from '#contract/contact-options.ts'
import type { LoginRecord } from '#web/shell/login-record.ts'
import { phoneStart } from '#web/ui/form/phone-number.ts'

/** The form's values, as typed. */
export type ContactValues = {
  name: string
  email: string
  mobile: string
  mode: ContactMode
  reason: ContactReason
  message: string
}

const empty: ContactValues = {
  ...{ name: '', email: '', mobile: phoneStart, message: '' },
  ...{ mode: 'mobile', reason: 'General Enquiry' },
}

/** The initial values: the draft, else the account's details, else empty. */
export function firstValues(
  login: Pick<LoginRecord, 'name' | 'email' | 'phone'> | null,
  draft: Partial<ContactValues>,
): ContactValues {
  const known = login && { name: login.name, email: login.email, mobile: login.phone }
  const filled = Object.entries(known ?? {}).filter(([, value]) => value)
  return { ...empty, ...Object.fromEntries(filled), ...draft }
}

/** A first check of an address; the server has the final say. */
export const looksLikeEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text.trim())
