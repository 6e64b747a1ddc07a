import { contactModes, contactReasons } from '#contract/contact-options.ts'
import { contactLengths } from '#contract/limits.ts'
import { parseStored, storedText } from '#web/ui/stored-text.ts'
import type { ContactValues } from './contact-values.ts'

// Without storage the form starts empty.
const stored = storedText('contact-draft', { area: 'session' })
const longestLine = 300

type Draft = { user: string | null; values: Partial<ContactValues> }

/** What was typed in this tab; the draft of a signed-in user is restored for the same user only. */
export function readDraft(user: string | null): Partial<ContactValues> {
  const draft = parseStored(stored.read()) as Partial<Draft> | null | undefined
  return draft?.values && (draft.user ?? user) === user ? valuesIn(draft.values) : {}
}

export function saveDraft(user: string | null, values: ContactValues): void {
  stored.write(JSON.stringify({ user, values } satisfies Draft))
}

export const clearDraft = () => void stored.write(null)

/** Session storage can be edited by hand: only values that the form could hold are accepted. */
function valuesIn(values: Partial<ContactValues>): Partial<ContactValues> {
  const fits = {
    ...{ name: isText(longestLine), email: isText(longestLine), mobile: isText(longestLine) },
    message: isText(contactLengths.message),
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
