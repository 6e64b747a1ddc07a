import type { Language } from '#contract/language.ts'

// As in web/shell/format.ts: the Emirates' Arabic has Latin digits.
const locales: Record<Language, string> = { en: 'en-GB', ar: 'ar-AE', fr: 'fr', zh: 'zh-CN' }

/** The day in Dubai on which an account goes: "6 December 2026". */
export function closingDay(date: string, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Dubai',
  })
  return format.format(new Date(date))
}
