import { parseStored, storedText } from '#web/ui/stored-text.ts'

const stored = storedText('profile-draft', { area: 'session' })

type Draft = { user: string; texts: Record<string, string> }

/**
 * Keeps what was typed in a profile while its session has ended, for this tab alone: signing in loads
 * the page anew. Files can't be kept, and a password must not be.
 */
export function storeDraft(user: string, values: object) {
  const texts = Object.entries(values).filter(
    ([name, value]) => typeof value === 'string' && name !== 'password',
  )
  stored.write(JSON.stringify({ user, texts: Object.fromEntries(texts) }))
}

/** What was kept for this user, once; nobody else gets it. */
export function takeDraft(user: string): string | null {
  const text = stored.read()
  stored.write(null)
  return (parseStored(text) as Partial<Draft> | null)?.user === user ? text : null
}

/** The texts of a draft that differ from the values of a form; what the form lacks is left out. */
export function changesIn<Values extends object>(draft: string, values: Values): Partial<Values> {
  const { texts } = JSON.parse(draft) as Draft
  const changed = Object.entries(values).filter(
    ([name, value]) =>
      typeof value === 'string' && typeof texts[name] === 'string' && texts[name] !== value,
  )
  return Object.fromEntries(changed.map(([name]) => [name, texts[name]])) as Partial<Values>
}
