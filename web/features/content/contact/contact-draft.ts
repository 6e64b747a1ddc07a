import { contactModes, contactReasons, longestContactMessage } from '#contract/contact-options.ts'
import type { ContactValues } from './contact-values.ts'

const key = 'contact-draft'
const longestLine = 300

type Kept = { user: string | null; values: Partial<ContactValues> }

/** What was typed in this tab; the draft of a signed-in user is restored for the same user only. */
export function readDraft(user: string | null): Partial<ContactValues> {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept | null
    if (kept && (kept.user ?? user) === user) return valuesIn(kept.values)
  } catch {
    // Invalid, or no storage: the form starts empty.
  }
  return {}
}

export function keepDraft(user: string | null, values: ContactValues): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ user, values } satisfies Kept))
  } catch {
    // The form itself still has it.
  }
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // There was no draft.
  }
}

/** Session storage can be edited by hand: only values that the form could hold are accepted. */
function valuesIn(values: Partial<ContactValues>): Partial<ContactValues> {
  const fits = {
    ...{ name: isText(longestLine), email: isText(longestLine), mobile: isText(longestLine) },
    message: isText(longestContactMessage),
    mode: isOneOf(contactModes),
    reason: isOneOf(contactReasons),
  }
  return Object.fromEntries(
    Object.entries(fits).flatMap(([name, check]) => {
      const value = values[name as keyof ContactValues]
      return check(value) ? [[name, value]] : []
    }),
  )
}

const isText = (longest: number) => (value: unknown) =>
  typeof value === 'string' && value.length <= longest
const isOneOf = (values: readonly string[]) => (value: unknown) => values.includes(value as string)
