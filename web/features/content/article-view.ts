import type { NewsItem } from '#contract/content.ts'
import type { Language } from '#contract/language.ts'

/** An article as lists show it. */
export type ArticleView = Pick<
  NewsItem,
  'id' | 'imgSrc' | 'title' | 'summary' | 'date' | 'industry'
>

export function toArticleView(item: NewsItem): ArticleView {
  const { id, imgSrc, title, summary, date, industry } = item
  return { id, imgSrc, title, summary, date, industry }
}

export const articleHref = (id: string) => `/news-details/${encodeURIComponent(id)}`

const days = new Map<Language, Intl.DateTimeFormat>()

/** The day of an article with Latin digits: "9 Jun 2026", "9 يونيو 2026". */
export function dayText(date: string, language: Language): string {
  let format = days.get(language)
  if (!format) {
    const locale = { en: 'en-GB', ar: 'ar-AE', fr: 'fr', zh: 'zh-CN' }[language]
    format = new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: language === 'ar' ? 'long' : 'short',
      year: 'numeric',
      timeZone: 'UTC',
      numberingSystem: 'latn',
    })
    days.set(language, format)
  }
  return format.format(new Date(date))
}

/** Others to read after `id`: of the same trade first, then the newest. */
export function relatedTo(item: NewsItem, all: NewsItem[], count: number): ArticleView[] {
  const others = all.filter(({ id }) => id !== item.id)
  const same = others.filter(({ industry }) => industry === item.industry)
  const rest = others.filter(({ industry }) => industry !== item.industry)
  return [...same, ...rest].slice(0, count).map(toArticleView)
}
