import type { Session } from '#contract/account.ts'
import type { Language } from '#contract/language.ts'
import { ageText } from '#web/shell/format.ts'

type SessionView = {
  id: string
  current: boolean
  /** "Chrome" and "Android"; undefined where the device didn't say. */
  browser: string | undefined
  system: string | undefined
  country: string | undefined
  since: string
  seen: string
}

/** A session in words: where it is, since when, and when it was last used. `now` in ms since 1970. */
export function toSessionView(session: Session, now: number, language: Language): SessionView {
  const [browser, system] = session.device.split(' on ')
  return {
    id: session._id,
    current: session.current,
    browser: browser || undefined,
    system,
    country: session.country ? countryName(session.country, language) : undefined,
    since: ageText(Date.parse(session.since), now, language),
    seen: ageText(Date.parse(session.seen), now, language),
  }
}

/** A country in the language of the page; undefined for a code that stands for none. */
export function countryName(code: string, language: Language): string | undefined {
  if (!/^[A-Z]{2}$/.test(code)) return undefined
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
  return names.of(code)
}
