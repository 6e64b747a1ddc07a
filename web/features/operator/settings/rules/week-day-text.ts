import type { Language } from '#contract/language.ts'

// 4 January 1970 was a Sunday.
const SUNDAY = 4

/** The name of a day of the week, 0 for Sunday. */
export const weekDayText = (day: number, language: Language): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(1970, 0, SUNDAY + day)),
  )
