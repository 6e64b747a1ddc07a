import type { Language } from '#contract/language.ts'

// Arabic in the Emirates uses Latin digits: part numbers and prices are compared across languages.
const locales: Record<Language, string> = { en: 'en', ar: 'ar-AE', fr: 'fr', zh: 'zh-CN' }

/** A format for each language, made when it is first used. */
export function cached<Format>(create: (locale: string) => Format): (language: Language) => Format {
  const formats = new Map<Language, Format>()
  return (language) => {
    const known = formats.get(language)
    if (known) return known
    const format = create(locales[language])
    formats.set(language, format)
    return format
  }
}

const amounts = new Intl.NumberFormat('en', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
})

/** Dirhams without the currency, always comma-grouped: "1,245", "99.50". */
export const amountText = (dirhams: number) => amounts.format(dirhams)

const counts = new Intl.NumberFormat('en')

/** A whole number, comma-grouped. */
export const countText = (count: number) => counts.format(count)

const ages = cached((locale) => new Intl.RelativeTimeFormat(locale))

const units = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const

/** How long ago, in the largest whole unit: "6 hours ago", "قبل 6 ساعات". Times in ms since 1970. */
export function ageText(since: number, now: number, language: Language): string {
  const seconds = Math.max(1, Math.floor((now - since) / 1000))
  const [unit, length] = units.find(([, length]) => seconds >= length)!
  return ages(language).format(-Math.floor(seconds / length), unit)
}

/** When to try again, rounded up: "in 3 minutes", "خلال 3 دقائق". */
export function waitText(seconds: number, language: Language): string {
  const [unit, length] = units.find(([, length]) => seconds >= length)!
  return ages(language).format(Math.ceil(seconds / length), unit)
}

const months = cached(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      month: 'short',
      year: 'numeric',
      timeZone: 'Asia/Dubai',
    }),
)

/** Month and year in Dubai: "Mar 2025". */
export const monthText = (date: string, language: Language) =>
  months(language).format(new Date(date))

const days = cached(
  (locale) =>
    new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
      day: 'numeric',
      month: locale === 'ar-AE' ? 'long' : 'short',
      year: 'numeric',
      timeZone: 'UTC',
    }),
)

/** The date of an article: "9 Jun 2026", "9 يونيو 2026". */
export const dayText = (date: string, language: Language) => days(language).format(new Date(date))

/** First and last model year: "2008–2021", "2008–", "–2012"; empty when every year fits. */
export function yearsText(from: number | undefined, to: number | undefined): string {
  if (from === undefined && to === undefined) return ''
  return from === to ? String(from) : `${from ?? ''}–${to ?? ''}`
}
