import type { Language } from '#contract/language.ts'

// As in web/shell/format.ts: the Emirates' Arabic has Latin digits.
const locales: Record<Language, string> = { en: 'en-GB', ar: 'ar-AE', fr: 'fr', zh: 'zh-CN' }

const forms = {
  /** Below a bar of a month: "14 Nov". */
  short: { day: 'numeric', month: 'short' },
  /** Below a bar of a week: "Sat". */
  weekDay: { weekday: 'short' },
  /** Of a row or a bar by itself: "Sat 14 Nov". */
  full: { weekday: 'short', day: 'numeric', month: 'short' },
} as const

/** A day ("2026-11-14") in one of the forms. */
export function dayText(day: string, form: keyof typeof forms, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], { ...forms[form], timeZone: 'UTC' })
  return format.format(new Date(day))
}
