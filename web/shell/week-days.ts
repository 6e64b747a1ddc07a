import type { Language } from '#contract/language.ts'

/** The name of a weekday, counted from Monday as 0: "Saturday", "السبت". */
export function weekDayText(day: number, language: Language): string {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  // 1 January 2024 was a Monday.
  return format.format(Date.UTC(2024, 0, 1 + day))
}
