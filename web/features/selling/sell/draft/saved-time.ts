import type { Language } from '#contract/language.ts'

// As in web/shell/format.ts: the Emirates' Arabic has Latin digits.
const locales: Record<Language, string> = { en: 'en-GB', ar: 'ar-AE', fr: 'fr', zh: 'zh-CN' }

/** The time of day on the seller's own clock: "10:42", "10:42 ص". */
export function savedTime(ms: number, language: Language, timeZone?: string): string {
  const format = new Intl.DateTimeFormat(locales[language], { timeStyle: 'short', timeZone })
  return format.format(ms)
}
