import type { ContactMode, ContactReason } from '#contract/contact-options.ts'
import type { LoginRecord } from '#web/shell/login-record.ts'
import { phoneStart } from '#web/ui/form/phone-number.ts'

/** What the form holds, as it is typed. */
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

/** What the form begins with: what was typed before, else what the account says, else nothing. */
export function firstValues(
  login: Pick<LoginRecord, 'name' | 'email' | 'phone'> | null,
  draft: Partial<ContactValues>,
): ContactValues {
  const known = login && { name: login.name, email: login.email, mobile: login.phone }
  const said = Object.entries(known ?? {}).filter(([, value]) => value)
  return { ...empty, ...Object.fromEntries(said), ...draft }
}

/** A first look at an address; the server has the last word. */
export const looksLikeEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text.trim())
