import type { Language } from '#contract/language.ts'
import { dayInUae } from '#contract/uae-day.ts'
import { cached } from './format.ts'

const withYear = (year?: 'numeric') =>
  cached(
    (locale) =>
      new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
        day: 'numeric',
        month: locale === 'ar-AE' ? 'long' : 'short',
        ...(year && { year }),
        hour: locale === 'en' ? '2-digit' : 'numeric',
        minute: '2-digit',
        timeZone: 'Asia/Dubai',
      }),
  )
const moments = withYear()
const momentsOfOtherYears = withYear('numeric')

const yearOf = (time: string | number) => dayInUae(time).slice(0, 4)

/** Day and time in Dubai, with the year where it is another than that of `now`: "26 Nov, 14:05". */
export function momentText(date: string, language: Language, now = Date.now()): string {
  const format = yearOf(date) === yearOf(now) ? moments : momentsOfOtherYears
  return format(language).format(new Date(date))
}
